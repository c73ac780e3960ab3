-- The two functions of the KPI cards, told by Ann, Bob, a signed-out visitor and the moderator. What they add up is
-- held to src/domain/journal/stats.cases.ts (tests/database/statsCases.test.ts); here it is whose entries they may see.
begin;
\ir actors.psql
select plan(24);

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'cleo']) as name;
insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail)
values
  (pg_temp.id_of('ann'), '2026-11-16', 'E', 20, 'E-Chore', null, null),
  (pg_temp.id_of('ann'), '2026-11-17', 'S', 5, null, 'S-For Goal', null),
  (pg_temp.id_of('ann'), '2026-11-18', 'P', 4, null, null, 'P-KS Needs'),
  (pg_temp.id_of('ann'), '2026-11-22', 'P', 6, null, null, 'P-Wants'),
  (pg_temp.id_of('bob'), '2026-11-16', 'E', 1000, 'E-Others', null, null);
insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date, is_active)
values
  (pg_temp.id_of('ann'), '2026-11-09', '2027-02-07', true),
  (pg_temp.id_of('bob'), '2026-11-09', '2027-02-07', false),
  (pg_temp.id_of('cleo'), '2027-01-01', '2027-04-01', true);

create function pg_temp.week_of(p_name text) returns text
language sql as $$
  select 'select * from public.calculate_weekly_stats_ksp('
    || coalesce(quote_literal(pg_temp.id_of(p_name)), 'null') || $q$, '2026-11-16', '2026-11-22')$q$
$$;
create function pg_temp.phase_of(p_name text, p_phase integer default 1) returns text
language sql as $$
  select format('select * from public.calculate_phase_stats_ksp(%L, %L)', pg_temp.id_of(p_name), p_phase)
$$;

-- The figures themselves.
select isnt_definer('public', 'calculate_weekly_stats_ksp', 'the weekly figures are computed with the user''s own rights');
select isnt_definer('public', 'calculate_phase_stats_ksp', 'the phase figures are computed with the user''s own rights');
select volatility_is('public', 'calculate_weekly_stats_ksp', 'stable', 'the weekly figures change nothing');
select volatility_is('public', 'calculate_phase_stats_ksp', 'stable', 'the phase figures change nothing');
select function_privs_are(
  'public', function::name, arguments::name[], role::name, privileges, format('%s of %s: %s', function, role, privileges)
)
from (values
  ('calculate_weekly_stats_ksp', array['uuid', 'date', 'date']), ('calculate_phase_stats_ksp', array['uuid', 'integer'])
) as functions (function, arguments)
cross join (values ('anon', '{}'::text[]), ('authenticated', '{EXECUTE}'), ('service_role', '{EXECUTE}')) as roles (role, privileges);

-- Ann asks for her own.
select pg_temp.sign_in('ann');
select results_eq(
  pg_temp.week_of('ann'), $$ values (20::numeric, 5::numeric, 10::numeric, 4::numeric, 25.00, 40.00) $$,
  'a user gets their own week'
);
select results_eq(
  pg_temp.phase_of('ann'), $$ values (20::numeric, 5::numeric, 10::numeric, 4::numeric, 25.00, 40.00, 1) $$,
  'a user gets the phase of their own challenge'
);
select results_eq(
  'select * from public.calculate_weekly_stats_ksp(null, null, null)',
  $$ values (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric) $$,
  'asking for nobody is answered with one row of zeros'
);
select results_eq(
  'select * from public.calculate_phase_stats_ksp(null, null)',
  $$ values (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, null::integer) $$,
  'asking for no phase is answered with one row of zeros'
);

-- Ann asks for Bob's, and Bob for Ann's.
select results_eq(
  pg_temp.week_of('bob'), $$ values (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric) $$,
  'another user''s week is answered as if there were no entries'
);
select pg_temp.sign_in('bob');
select results_eq(
  pg_temp.phase_of('ann'), $$ values (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 1) $$,
  'another user''s phase is answered as if there were no entries'
);
select results_eq(
  pg_temp.phase_of('bob', 1), $$ values (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 1) $$,
  'a challenge that is closed has no phases'
);

-- Cleo has written nothing.
select pg_temp.sign_in('cleo');
select results_eq(
  pg_temp.week_of('cleo'), $$ values (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric) $$,
  'a user without entries gets one row of zeros'
);

-- A signed-out visitor, with and without every privilege on the tables.
select pg_temp.sign_out();
select throws_ok(pg_temp.week_of('ann'), '42501', null, 'a signed-out visitor gets no week');
select throws_ok(pg_temp.phase_of('ann'), '42501', null, 'a signed-out visitor gets no phase');
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('bob');
select results_eq(
  pg_temp.week_of('ann'), $$ values (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric) $$,
  'all granted: another user''s week is answered as if there were no entries'
);
select pg_temp.sign_out();
select throws_ok(pg_temp.week_of('ann'), '42501', null, 'all granted: a signed-out visitor gets no week');

-- The moderator.
select pg_temp.be_moderator();
select results_eq(
  pg_temp.week_of('bob'), $$ values (1000::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric) $$,
  'the moderator gets anybody''s week'
);
select results_eq(
  pg_temp.phase_of('ann'), $$ values (20::numeric, 5::numeric, 10::numeric, 4::numeric, 25.00, 40.00, 1) $$,
  'the moderator gets anybody''s phase'
);

select * from finish();
rollback;
