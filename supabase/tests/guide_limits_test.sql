-- The counts of the guide's edge function, told by Ann, a signed-out visitor and the service
-- (tests/database/guideLimits.test.ts has the figures).
begin;
\ir actors.psql
select plan(40);

select pg_temp.make_user('ann');
select policies_are('public', name::name, '{}', 'there is no policy on ' || name)
from unnest(array['guide_messages', 'guide_spending']) as name;
select table_privs_are('public', name::name, role::name, '{}', role || ' holds no privilege on ' || name)
from unnest(array['guide_messages', 'guide_spending']) as name, unnest(array['anon', 'authenticated']) as role;
select function_privs_are('public', function::name, arguments::name[], role::name, privileges, role || ' of ' || function)
from (values
  ('count_guide_message', array['text', 'text']), ('count_guide_call', array['integer']),
  ('add_guide_tokens', array['integer']), ('forget_guide_messages', '{}')
) as functions (function, arguments)
cross join (values ('anon', '{}'::text[]), ('authenticated', '{}'), ('service_role', '{EXECUTE}')) as roles (role, privileges);

create function pg_temp.count_message() returns text
language sql as $$ select $q$ select public.count_guide_message('model', repeat('a', 64)) $q$ $$;
create function pg_temp.count_call() returns text
language sql as $$ select 'select public.count_guide_call(1000)' $$;

select pg_temp.be_moderator();
select is(pg_temp.touched(pg_temp.count_message()), 1, 'the service counts a message');
select is(pg_temp.touched('select from public.guide_messages'), 1, 'and reads it');
select is(public.count_guide_call(1000), true, 'the service counts a call');
select is(pg_temp.touched('select from public.guide_spending'), 1, 'and reads it');

create function pg_temp.refused(p_who text) returns setof text
language plpgsql as $$
begin
  return next throws_ok(pg_temp.count_message(), '42501', null, p_who || ' counts no message');
  return next throws_ok(pg_temp.count_call(), '42501', null, p_who || ' counts no call');
  return next throws_ok('select from public.guide_messages', '42501', null, p_who || ' reads no message');
  return next throws_ok('select from public.guide_spending', '42501', null, p_who || ' reads no spending');
end $$;
select pg_temp.sign_in('ann');
select * from pg_temp.refused('a user');
select pg_temp.sign_out();
select * from pg_temp.refused('a signed-out visitor');

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
grant execute on all functions in schema public to anon, authenticated;
create function pg_temp.attack() returns setof text
language plpgsql as $$
begin
  return next is(pg_temp.touched('delete from public.guide_messages'), 0, 'all granted: no message is forgotten');
  return next is(pg_temp.touched('update public.guide_spending set calls = 1'), 0, 'all granted: no call is undone');
  return next throws_ok(pg_temp.count_message(), '42501', null, 'all granted: none is counted');
  return next throws_ok(pg_temp.count_call(), '42501', null, 'all granted: no call is counted');
end $$;
select pg_temp.sign_in('ann');
select * from pg_temp.attack();
select pg_temp.sign_out();
select * from pg_temp.attack();
select pg_temp.be_owner();
select is((select calls from public.guide_spending), 1, 'the call is counted all the time');

-- Only a server with pg_cron has the hourly job.
create function pg_temp.scheduled() returns text
language plpgsql as $$
begin
  if to_regclass('cron.job') is null then return 'no pg_cron'; end if;
  return (select job.schedule || ' ' || job.command from cron.job where job.jobname = 'forget-guide-messages');
end $$;
select ok(
  pg_temp.scheduled() in ('no pg_cron', '17 * * * * select public.forget_guide_messages()'),
  'where there is pg_cron, what is older than two days is forgotten hourly'
);

select * from finish();
rollback;
