-- The phase that runs, for the owner's reports: told by enrolments of every day, Ann and the service role.
begin;
\ir actors.psql
select plan(10);

-- One user for each day that a challenge may have begun on, each with a pound earned today.
create function pg_temp.today() returns date language sql as $$ select (now() at time zone 'utc')::date $$;
create temporary table starts as
select n, pg_temp.id_of('day ' || n) as user_id, pg_temp.today() + 1 - n as start
from generate_series(-1, 92) as n;
select pg_temp.make_user('day ' || n) from starts;
insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date)
select user_id, start, start + 90 from starts;
insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
select user_id, pg_temp.today(), 'E', 1, 'E-Chore' from starts;
-- One that is over.
select pg_temp.make_user('ann');
insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date, is_active)
values (pg_temp.id_of('ann'), pg_temp.today(), pg_temp.today() + 90, false);

select table_privs_are('private', 'challenge_phases', role::name, privileges, role || ' of the running phases')
from (values ('anon', '{}'::text[]), ('authenticated', '{}'), ('service_role', '{SELECT}')) as roles (role, privileges);
select ok(
  reloptions @> array['security_invoker=true'], 'the view reads the enrolments with the rights of whoever asks'
) from pg_class where oid = 'private.challenge_phases'::regclass;

select pg_temp.be_moderator();
select is(
  (select count(*) from private.challenge_phases where running_phase is not null), 84::bigint, 'a phase runs on 84 days'
);
select results_eq(
  $$ select day_number, running_phase from private.challenge_phases
     where day_number in (0, 1, 14, 15, 70, 71, 84, 85) and is_active order by day_number $$,
  $$ values (0, null), (1, 1), (14, 1), (15, 2), (70, 5), (71, 6), (84, 6), (85, null) $$,
  'it changes every 14 days, and none runs before the first day or after the 84th'
);
select is(
  (select running_phase from private.challenge_phases where user_id = pg_temp.id_of('ann')), null,
  'none runs in a challenge that is over'
);
select is_empty('select from public.challenge_participants where current_phase <> 1', 'the column stays 1');

-- The figures of a phase count today's pound exactly when the phase runs.
select is_empty(
  $$ select day_number, phase from private.challenge_phases as participation
     cross join generate_series(1, 6) as phase
     cross join lateral public.calculate_phase_stats_ksp(user_id, phase) as stats
     where is_active and (stats.total_earning = 1) <> (running_phase is not distinct from phase) $$,
  'the figures of a phase are of the same days'
);
select pg_temp.sign_in('ann');
select throws_ok('select from private.challenge_phases', '42501', null, 'a user does not come to it');

select * from finish();
rollback;
