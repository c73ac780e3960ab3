-- The counts of the guide's edge function, told by Ann, a signed-out visitor and the service
-- (tests/database/guideLimits.test.ts has the figures).
begin;
\ir actors.psql
select plan(50);

select pg_temp.make_user('ann');
select policies_are('public', name::name, '{}', 'there is no policy on ' || name)
from unnest(array['guide_messages', 'guide_spending']) as name;
select table_privs_are('public', name::name, role::name, '{}', role || ' holds no privilege on ' || name)
from unnest(array['guide_messages', 'guide_spending']) as name, unnest(array['anon', 'authenticated']) as role;
select function_privs_are('public', function::name, arguments::name[], role::name, privileges, role || ' of ' || function)
from (values
  ('count_guide_message', array['text', 'text']), ('count_guide_call', array['integer', 'text', 'text']),
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

-- A small network has 2 of 8 calls a day, and the range around it 4.
create function pg_temp.network(p_name text) returns text
language sql as $$ select rpad(md5(p_name), 64, '0') $$;
create function pg_temp.calls_from(p_near text, p_far text, p_times integer) returns text
language sql as $$
  select string_agg(case when public.count_guide_call(8, pg_temp.network(p_near), pg_temp.network(p_far)) then 'y' else 'n' end, '')
  from generate_series(1, p_times)
$$;
select is(pg_temp.calls_from('school', 'company', 3), 'yyn', 'a small network has a quarter of the day');
select is(pg_temp.calls_from('home', 'company', 3), 'yyn', 'so has the next one of the same company');
select is(pg_temp.calls_from('library', 'company', 2), 'nn', 'and together they have half of it');
select is(pg_temp.calls_from('library', 'other', 2), 'yy', 'what was refused there is not counted');
select is(pg_temp.calls_from('farm', 'third', 2), 'yn', 'nobody has more than the whole site');
select is(
  (select calls from private.guide_network_calls where network_hash = pg_temp.network('farm')), 1,
  'a call that the whole site cannot make is not counted'
);
select ok(not public.count_guide_call(8, null, null), 'without an address the site''s limit holds');
update private.guide_network_calls set day = day - 2 where network_hash = pg_temp.network('school');
update private.guide_network_calls set day = day - 3 where network_hash = pg_temp.network('home');
select is(public.forget_guide_messages(), 2::bigint, 'after two days the networks'' codes are forgotten');
delete from private.guide_network_calls;
update public.guide_spending set calls = 1;

create function pg_temp.refused(p_who text) returns setof text
language plpgsql as $$
begin
  return next throws_ok(pg_temp.count_message(), '42501', null, p_who || ' counts no message');
  return next throws_ok(pg_temp.count_call(), '42501', null, p_who || ' counts no call');
  return next throws_ok('select from public.guide_messages', '42501', null, p_who || ' reads no message');
  return next throws_ok('select from public.guide_spending', '42501', null, p_who || ' reads no spending');
  return next throws_ok('select from private.guide_network_calls', '42501', null, p_who || ' reads no network');
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
