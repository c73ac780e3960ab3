-- The scorecard's figures, told by Ann, Bob, Cleo (who has done nothing), a signed-out visitor and the moderator. What
-- they add up is held to src/domain/scorecard/scorecard.cases.ts (tests/database/kpi.test.ts); here it is who decides them.
begin;
\ir actors.psql
select plan(66);

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'cleo', 'dan', 'eva', 'fay', 'gus', 'hal']) as name;
create function pg_temp.today() returns date
language sql stable as $$ select (now() at time zone 'utc')::date $$;
create function pg_temp.chore(p_name text, p_amount numeric default 1, p_ago integer default 0) returns text
language sql as $$
  select format(
    $q$ insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
        values (%L, %L, 'E', %s, 'E-Chore') $q$, pg_temp.id_of(p_name), pg_temp.today() - p_ago, p_amount
  )
$$;
create function pg_temp.kpi_of(p_name text) returns text
language sql as $$ select format('select * from public.kpi_data where user_id = %L', pg_temp.id_of(p_name)) $$;
-- Everything but whose it is and when: the figures in the order of the specification.
create function pg_temp.figures_of(p_name text) returns text
language sql as $$
  select concat_ws(
    ' ', earning_score, spending_score, trim_scale(savings_rate), weekly_earnings, weekly_spending, streak_days, goals_completed,
    total_goals, knowledge_points
  )
  from public.kpi_data where user_id = pg_temp.id_of(p_name)
$$;

-- Privileges.
select policies_are(
  'public', 'kpi_data', pg_temp.and_second_step(array['A user reads their own figures', 'A user changes their own figures']),
  'there is a policy for reading and one for changing'
);
select policy_cmd_is('public', 'kpi_data', 'A user reads their own figures', 'select', 'the one is for reading');
select policy_cmd_is('public', 'kpi_data', 'A user changes their own figures', 'update', 'the other is for changing');
select table_privs_are('public', 'kpi_data', 'anon', '{}', 'a signed-out visitor holds no privilege on figures');
select table_privs_are('public', 'kpi_data', 'authenticated', '{SELECT}', 'a user may read figures');
select set_eq(
  $$ select attname from pg_attribute where attrelid = 'public.kpi_data'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, 'update') $$,
  array[
    'earning_score', 'spending_score', 'savings_rate', 'weekly_earnings', 'weekly_spending', 'streak_days',
    'goals_completed', 'total_goals', 'knowledge_points'
  ]::name[],
  'a user may send the specified update and no other column'
);
select isnt_definer('public', 'refresh_my_kpi', 'the function that the API exposes has the user''s own rights');
select function_privs_are('public', 'refresh_my_kpi', array['date'], role::name, privileges, role || ' of refresh_my_kpi')
from (values ('anon', '{}'::text[]), ('authenticated', '{EXECUTE}')) as roles (role, privileges);

-- The row comes with the first entry, challenge or assessment.
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.kpi_of('ann')), 0, 'a user who has done nothing has no row');
select lives_ok($$ select public.refresh_my_kpi(pg_temp.today()) $$, 'asking for fresh figures is no error then');
select is(pg_temp.touched(pg_temp.kpi_of('ann')), 0, 'and makes no row');
select is(pg_temp.touched(pg_temp.chore('ann', 4)), 1, 'the first entry');
select is(pg_temp.figures_of('ann'), '50 50 0 4 0 1 0 0 0', 'makes the row, with its figures');
select is(pg_temp.touched(pg_temp.chore('ann', 6, 1)), 1, 'a further entry');
select is((select streak_days from public.kpi_data), 2, 'counts at once');
select is(
  pg_temp.touched($$ update public.journal_entries set amount = 5 where amount = 4 $$), 1, 'a correction'
);
select ok((select weekly_earnings in (5, 11) from public.kpi_data), 'counts at once');
select is(pg_temp.touched($$ delete from public.journal_entries where amount = 6 $$), 1, 'a removal');
select is(pg_temp.figures_of('ann'), '50 50 0 5 0 1 0 0 0', 'counts at once');
select is(
  pg_temp.touched($$ update public.profiles set earning_score = 82, spending_score = 34 $$), 1, 'an assessment'
);
select is(pg_temp.figures_of('ann'), '82 34 0 5 0 1 0 0 0', 'counts at once');
select pg_temp.be_owner();
insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
select pg_temp.id_of(name), pg_temp.today(), 'E', 1, 'E-Chore' from unnest(array['bob', 'cleo', 'cleo']) as name;
select is(
  (select array_agg(weekly_earnings order by weekly_earnings) from public.kpi_data where user_id <> pg_temp.id_of('ann')),
  array[1, 2]::numeric[], 'entries of several users in one statement count for each of them'
);
delete from public.kpi_data where user_id <> pg_temp.id_of('ann');
delete from public.journal_entries where user_id <> pg_temp.id_of('ann');
insert into public.community_challenges (user_id, challenge_type, target_value, end_date)
values
  (pg_temp.id_of('ann'), 'savings_goal', 10, pg_temp.today() + 30),
  (pg_temp.id_of('dan'), 'savings_goal', 10, pg_temp.today() + 30);
select is(pg_temp.figures_of('ann'), '82 34 0 5 0 1 0 1 0', 'a challenge counts at once');
select is(pg_temp.figures_of('dan'), '50 50 0 0 0 0 0 1 0', 'a challenge alone makes a row');
update public.community_challenges set current_progress = 10, status = 'completed' where user_id = pg_temp.id_of('ann');
select is(pg_temp.figures_of('ann'), '82 34 0 5 0 1 1 1 0', 'a completed challenge counts at once');
update public.community_challenges set is_deleted = true;
select is(pg_temp.figures_of('ann'), '82 34 0 5 0 1 1 1 0', 'a completed challenge that is archived still counts');
select is(pg_temp.figures_of('dan'), '50 50 0 0 0 0 0 0 0', 'another one does not');
delete from public.community_challenges;
select is(pg_temp.figures_of('ann'), '82 34 0 5 0 1 0 0 0', 'one that is gone does not');
select pg_temp.sign_in('eva');
update public.profiles set earning_score = 10, spending_score = 90;
select is(pg_temp.figures_of('eva'), '10 90 0 0 0 0 0 0 0', 'an assessment alone makes a row');

-- Where the spans begin and end, with others' entries beside them.
select pg_temp.be_owner();
create function pg_temp.monday() returns date
language sql stable as $$ select pg_temp.today() - (extract(isodow from pg_temp.today())::integer - 1) $$;
insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail)
values
  (pg_temp.id_of('hal'), pg_temp.today() - 2, 'E', 1, 'E-Chore', null, null),
  (pg_temp.id_of('gus'), pg_temp.today() - 1, 'E', 1, 'E-Chore', null, null),
  (pg_temp.id_of('fay'), pg_temp.today(), 'S', 2, null, 'S-For Goal', null),
  (pg_temp.id_of('fay'), pg_temp.today() - 27, 'E', 10, 'E-Chore', null, null),
  (pg_temp.id_of('fay'), pg_temp.today() - 28, 'E', 30, 'E-Chore', null, null),
  (pg_temp.id_of('fay'), pg_temp.monday() + 6, 'P', 3, null, null, 'P-Wants'),
  (pg_temp.id_of('fay'), pg_temp.monday() + 7, 'P', 5, null, null, 'P-Wants');
select results_eq(
  $$ select savings_rate, weekly_spending from public.kpi_data where user_id = pg_temp.id_of('fay') $$,
  $$ values (20.00, 3::numeric) $$, 'the rate is of 28 days, the spending of a week that ends on Sunday'
);
select is((select streak_days from public.kpi_data where user_id = pg_temp.id_of(name)), days, name || ' has a streak of ' || days)
from (values ('gus', 1), ('hal', 0)) as streaks (name, days);
update public.kpi_data set earning_score = 1, goals_completed = 9 where user_id = pg_temp.id_of('gus');
select pg_temp.sign_in('gus');
select public.refresh_my_kpi(pg_temp.today() + 1);
select results_eq(
  'select earning_score, goals_completed, streak_days from public.kpi_data', $$ values (50::smallint, 0, 0) $$,
  'fresh figures are those of the day that was asked for, all of them'
);
select is(
  (pg_temp.refusal_of('select public.refresh_my_kpi(null)')).detail, '{"status" : 400, "headers" : {}}',
  'no day is answered with status 400'
);
select public.refresh_my_kpi(pg_temp.today());
select pg_temp.be_owner();
delete from public.journal_entries where user_id in (pg_temp.id_of('fay'), pg_temp.id_of('gus'));
select is(pg_temp.figures_of(name), '50 50 0 0 0 0 0 0 0', 'a removal of two users'' entries counts for ' || name)
from unnest(array['fay', 'gus']) as name;
insert into public.community_challenges (user_id, challenge_type, target_value) values (pg_temp.id_of('fay'), 'savings_goal', 10);
delete from public.kpi_data where user_id = pg_temp.id_of('fay');
select pg_temp.touched(pg_temp.chore('fay', 0));
select is(pg_temp.figures_of('fay'), '50 50 0 0 0 1 0 1 0', 'a row that is made again knows the challenges too');

-- The columns that a request claims.
select pg_temp.sign_in('ann');
select is(
  pg_temp.touched(
    $$ update public.kpi_data set earning_score = 1, spending_score = 1, savings_rate = 1, weekly_earnings = 60,
       weekly_spending = 1, streak_days = 1000, goals_completed = 9, total_goals = 9, knowledge_points = 20 $$
  ), 1, 'the specified update is accepted with every figure in it'
);
select is(pg_temp.figures_of('ann'), '82 34 0 5 0 1 0 0 20', 'and changes the knowledge points alone');
select throws_ok(
  format('update public.kpi_data set knowledge_points = %s', points), '23514', null, 'refused: knowledge points of ' || points
)
from unnest(array[-1, 100001]) as points;
select is(pg_temp.touched('update public.kpi_data set knowledge_points = 100000'), 1, 'they may be 100000');
select is(pg_temp.touched('update public.kpi_data set knowledge_points = 20'), 1, 'a lower figure is accepted');
select is(pg_temp.figures_of('ann'), '82 34 0 5 0 1 0 0 100000', 'and takes no knowledge points away');
select throws_ok(
  format('update public.kpi_data set %I = %L', forged, value), '42501', null, 'a user may not change ' || forged
)
from (values ('user_id', pg_temp.id_of('bob')::text), ('updated_at', '2000-01-01')) as columns (forged, value);
select throws_ok(
  format('insert into public.kpi_data (user_id) values (%L)', pg_temp.id_of('ann')), '42501', null, 'a user makes no row'
);
select throws_ok('delete from public.kpi_data', '42501', null, 'a user removes no row');

-- Which day.
select is(
  (pg_temp.refusal_of(format('select public.refresh_my_kpi(%L)', pg_temp.today() + days))).code, 'PGRST',
  format('%s days from the server''s day is refused', days)
)
from unnest(array[-2, 2, 3650]) as days;
select is((pg_temp.refusal_of('select public.refresh_my_kpi(null)')).code, 'PGRST', 'no day is refused');
select lives_ok(format('select public.refresh_my_kpi(%L)', pg_temp.today() + days), days || ' days from it is accepted')
from unnest(array[-1, 0, 1]) as days;
select throws_ok(
  $$ select private.count_journal(pg_temp.id_of('bob'), current_date) $$, '42501', null,
  'a user does not reach the functions behind it'
);

-- Bob, and nobody.
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.kpi_of('ann')), 0, 'another user sees none of it');
select is(pg_temp.touched('update public.kpi_data set knowledge_points = 1'), 0, 'another user changes none of it');
select pg_temp.sign_out();
select throws_ok(pg_temp.kpi_of('ann'), '42501', null, 'a signed-out visitor sees none of it');
select throws_ok(
  $$ select public.refresh_my_kpi(current_date) $$, '42501', null, 'a signed-out visitor asks for no figures'
);

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
update public.kpi_data set updated_at = '2020-01-01', knowledge_points = 20;
select pg_temp.grant_everything();
select pg_temp.sign_in('ann');
update public.kpi_data
set user_id = pg_temp.id_of('bob'), weekly_earnings = 60, streak_days = 1000, earning_score = 1, updated_at = '2000-01-01',
  knowledge_points = 30;
select is(
  (select concat_ws(' ', user_id = pg_temp.id_of('ann'), earning_score, weekly_earnings <> 60, updated_at = now(), knowledge_points)
   from public.kpi_data),
  't 82 t t 30', 'all granted: of a forged update the knowledge points are taken'
);
select is(pg_temp.touched('delete from public.kpi_data'), 0, 'all granted: a user removes no row');
select pg_temp.sign_in('cleo');
select throws_ok(
  format('insert into public.kpi_data (user_id, streak_days) values (%L, 90)', pg_temp.id_of('cleo')), '42501', null,
  'all granted: a user makes no row'
);
select is(pg_temp.touched(pg_temp.kpi_of('ann')), 0, 'all granted: another user sees none of it');
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.kpi_data'), 0, 'all granted: a signed-out visitor sees none of it');

select * from finish();
rollback;
