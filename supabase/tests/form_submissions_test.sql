-- Form submissions, told by Ann, a signed-out visitor and the service that takes it (tests/database/forms.test.ts has
-- the rates).
begin;
\ir actors.psql
select plan(27);

select pg_temp.make_user('ann');
select policies_are('public', 'form_submissions', '{}', 'there is no policy: nobody but the service role comes in');
select table_privs_are('public', 'form_submissions', role::name, '{}', role || ' holds no privilege on submissions')
from unnest(array['anon', 'authenticated']) as role;
select function_privs_are('public', function::name, arguments::name[], role::name, privileges, role || ' of ' || function)
from (values
  ('submit_form', array['text', 'jsonb', 'text']), ('delete_old_form_submissions', array['interval'])
) as functions (function, arguments)
cross join (values ('anon', '{}'::text[]), ('authenticated', '{}'), ('service_role', '{EXECUTE}')) as roles (role, privileges);

create function pg_temp.submit() returns text
language sql as $$ select $q$ select public.submit_form('contact', '{"message": "Hello"}', repeat('a', 64)) $q$ $$;
select pg_temp.be_moderator();
select is(pg_temp.touched(pg_temp.submit()), 1, 'the service takes a submission');
select is(pg_temp.touched('select from public.form_submissions'), 1, 'and reads it');
select is(pg_temp.touched(pg_temp.submit()), 1, 'the same once more is taken, too');
select is(pg_temp.touched('select from public.form_submissions'), 1, 'and is no second one');

select pg_temp.sign_in('ann');
select throws_ok(pg_temp.submit(), '42501', null, 'a user does not go past the edge function');
select throws_ok('select from public.form_submissions', '42501', null, 'a user reads no submission');
select pg_temp.sign_out();
select throws_ok(pg_temp.submit(), '42501', null, 'a signed-out visitor does not go past the edge function');
select throws_ok('select from public.form_submissions', '42501', null, 'a signed-out visitor reads no submission');

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
grant execute on all functions in schema public to anon, authenticated;
create function pg_temp.attack() returns setof text
language plpgsql as $$
begin
  return next is(pg_temp.touched('select from public.form_submissions'), 0, 'all granted: no submission is seen');
  return next is(pg_temp.touched('delete from public.form_submissions'), 0, 'all granted: none is deleted');
  return next is(
    pg_temp.touched($q$ update public.form_submissions set payload = '{}' $q$), 0, 'all granted: none is changed'
  );
  return next throws_ok(pg_temp.submit(), '42501', null, 'all granted: none is made');
end $$;
select pg_temp.sign_in('ann');
select * from pg_temp.attack();
select pg_temp.sign_out();
select * from pg_temp.attack();
select pg_temp.be_owner();
select is((select count(*) from public.form_submissions), 1::bigint, 'the submission is there all the time');

-- Only a server with pg_cron has the daily job; there it is the one that the privacy page promises.
create function pg_temp.scheduled() returns text
language plpgsql as $$
begin
  if to_regclass('cron.job') is null then return 'no pg_cron'; end if;
  return (select job.schedule || ' ' || job.command from cron.job where job.jobname = 'forget-old-forms');
end $$;
select ok(
  pg_temp.scheduled() in ('no pg_cron', '41 3 * * * select public.delete_old_form_submissions(''2 years'')'),
  'where there is pg_cron, what is older than two years is deleted daily'
);

select * from finish();
rollback;
