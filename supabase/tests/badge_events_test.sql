-- Badges, told by Ann, Bob, a signed-out visitor and the moderator.
begin;
\ir actors.psql
select plan(79);

select pg_temp.make_user(name) from unnest(array['ann', 'bob']) as name;
create function pg_temp.today() returns date
language sql stable as $$ select (now() at time zone 'utc')::date $$;
-- The second one's id is the greater: without a look at what has its badge already, the first would be taken again.
insert into public.habit_streaks (id, user_id, habit_name)
values (pg_temp.id_of('coin'), pg_temp.id_of('ann'), 'Save a coin'), (pg_temp.id_of('notebook'), pg_temp.id_of('ann'), 'Write a list');
-- The specified payload.
create function pg_temp.claim(
  p_name text, p_type text default 'streak_champ', p_level text default 'bronze', p_source text default 'habit_streak'
) returns text
language sql as $$
  select format(
    'insert into public.badge_events (user_id, badge_type, badge_level, source) values (%L, %L, %L, %L)',
    pg_temp.id_of(p_name), p_type, p_level, p_source
  )
$$;
-- The result of Ann's claim when the habit has a streak of p_days, logged p_ago days before today. Nothing is kept.
create function pg_temp.outcome(p_days integer, p_ago integer, p_type text, p_level text, p_source text default 'habit_streak')
returns text
language plpgsql as $$
begin
  perform pg_temp.be_owner();
  update public.habit_streaks
  set current_streak = p_days, best_streak = p_days, last_logged_date = pg_temp.today() - p_ago
  where id = pg_temp.id_of('coin');
  perform pg_temp.sign_in('ann');
  begin
    execute pg_temp.claim('ann', p_type, p_level, p_source);
    raise exception using errcode = 'OK000';
  exception
    when sqlstate 'OK000' then return 'accepted';
    when sqlstate 'PGRST' then return sqlerrm::json ->> 'code';
    when others then return sqlstate;
  end;
end $$;

-- Privileges.
select policies_are('public', 'badge_events', pg_temp.and_second_step(array[
  'A user reads their own active badges', 'A user claims badges for themselves'
]), 'there is a policy for reading and one for claiming');
select table_privs_are('public', 'badge_events', 'anon', '{}', 'a signed-out visitor holds no privilege on badges');
select table_privs_are('public', 'badge_events', 'authenticated', '{SELECT}', 'a user may read badges');
select set_eq(
  $$ select attname from pg_attribute where attrelid = 'public.badge_events'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, 'insert') $$,
  array['user_id', 'badge_type', 'badge_level', 'source']::name[], 'a user may send the specified payload and no other column'
);

-- Claims.
select is(pg_temp.outcome(days, ago, type, level, source), expected, name)
from (values
  ('a streak of 7 earns champ', 7, 0, 'streak_champ', 'bronze', 'habit_streak', 'accepted'),
  ('a streak of 30 earns master', 30, 0, 'streak_master', 'silver', 'habit_streak', 'accepted'),
  ('a streak of 90 earns legend', 90, 0, 'streak_legend', 'gold', 'habit_streak', 'accepted'),
  ('6 days are too few', 6, 0, 'streak_champ', 'bronze', 'habit_streak', 'badge_not_earned'),
  ('29 days are too few', 29, 0, 'streak_master', 'silver', 'habit_streak', 'badge_not_earned'),
  ('89 days are too few', 89, 0, 'streak_legend', 'gold', 'habit_streak', 'badge_not_earned'),
  ('where it is tomorrow already', 7, -1, 'streak_champ', 'bronze', 'habit_streak', 'accepted'),
  ('the day after, if the connection broke', 7, 1, 'streak_champ', 'bronze', 'habit_streak', 'accepted'),
  ('the day after, where it is still yesterday', 7, 2, 'streak_champ', 'bronze', 'habit_streak', 'accepted'),
  ('the day after, logged again', 8, 0, 'streak_champ', 'bronze', 'habit_streak', 'accepted'),
  ('later', 7, 3, 'streak_champ', 'bronze', 'habit_streak', 'badge_not_earned'),
  ('two days on', 9, 0, 'streak_champ', 'bronze', 'habit_streak', 'badge_not_earned'),
  ('long ago', 8, 300, 'streak_champ', 'bronze', 'habit_streak', 'badge_not_earned'),
  ('another level', 7, 0, 'streak_champ', 'gold', 'habit_streak', 'badge_not_earned'),
  ('a level that does not exist', 7, 0, 'streak_champ', 'platinum', 'habit_streak', 'badge_not_earned'),
  ('another source', 7, 0, 'streak_champ', 'bronze', 'savings', 'badge_not_earned'),
  ('a type that does not exist', 7, 0, 'streak_king', 'bronze', 'habit_streak', 'badge_not_earned')
) as claims (name, days, ago, type, level, source, expected);
select is(pg_temp.outcome(7, 0, type, level), 'badge_not_earned', format('a user does not give themselves %s %s', type, level))
from unnest(array[
  'super_saver', 'savings_bronze', 'savings_silver', 'savings_gold', 'kindness_hero', 'kindness_bronze',
  'kindness_silver', 'kindness_gold', 'gig_star', 'gig_innovator', 'gig_entrepreneur', 'mentor_badge', 'peer_moderator'
]) as type, unnest(array['bronze', 'legend']) as level;
select pg_temp.be_owner();
update public.habit_streaks set status = 'paused';
select is(pg_temp.outcome(7, 0, 'streak_champ', 'bronze'), 'badge_not_earned', 'a paused habit earns nothing');
select pg_temp.be_owner();
update public.habit_streaks set status = 'active', is_deleted = true;
select is(pg_temp.outcome(7, 0, 'streak_champ', 'bronze'), 'badge_not_earned', 'nor does one that was archived');
select pg_temp.be_owner();
update public.habit_streaks set is_deleted = false;

-- Once a run.
select pg_temp.be_owner();
update public.habit_streaks set current_streak = 7, best_streak = 7, last_logged_date = pg_temp.today() - 1 where id = pg_temp.id_of('coin');
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.claim('ann')), 1, 'a badge is claimed');
select results_eq(
  'select badge_type, badge_level, source, earned_at, is_active, habit_id, run_started_on from public.badge_events',
  $$ values ('streak_champ', 'bronze', 'habit_streak', now(), true, pg_temp.id_of('coin'), pg_temp.today() - 7) $$,
  'for the run that earned it'
);
select throws_ok(pg_temp.claim('ann'), '23505', null, 'claiming it again is refused as a duplicate');
update public.habit_streaks set current_streak = 8, best_streak = 8, last_logged_date = pg_temp.today() where id = pg_temp.id_of('coin');
select throws_ok(pg_temp.claim('ann'), '23505', null, 'also when the run has grown a day longer');
select pg_temp.be_owner();
update public.habit_streaks set current_streak = 7, best_streak = 7, last_logged_date = pg_temp.today() where id = pg_temp.id_of('notebook');
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.claim('ann')), 1, 'another habit earns it for itself');
select throws_ok(pg_temp.claim('ann'), '23505', null, 'once');
select pg_temp.be_owner();
update public.badge_events set run_started_on = run_started_on - 30, earned_at = now() - interval '30 days' where habit_id = pg_temp.id_of('notebook');
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.claim('ann')), 1, 'a new run of the same habit earns it again');
select throws_ok(pg_temp.claim('bob'), '42501', null, 'a user may not claim for somebody else');
select pg_temp.sign_in('bob');
select is((pg_temp.refusal_of(pg_temp.claim('bob'))).detail, '{"status" : 409, "headers" : {}}', 'another user''s streak earns a user nothing');
select is(pg_temp.touched('select from public.badge_events'), 0, 'another user sees none of the badges');
select throws_ok(pg_temp.claim('ann'), '42501', null, 'a badge is given to nobody else');

-- No user can change a badge.
select pg_temp.sign_in('ann');
select throws_ok(statement, '42501', null, 'a user is refused: ' || statement)
from unnest(array[
  $$update public.badge_events set badge_level = 'gold'$$, 'update public.badge_events set is_active = false',
  'delete from public.badge_events'
]) as statement;
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || name)
from (values ('reading', 'select from public.badge_events'), ('claiming', pg_temp.claim('ann'))) as requests (name, statement);

-- The moderator gives the others.
select pg_temp.be_moderator();
select is(pg_temp.touched(pg_temp.claim('bob', type, 'legend', 'moderator')), 1, 'the moderator gives ' || type)
from unnest(array['super_saver', 'mentor_badge', 'peer_moderator']) as type;
select throws_ok(pg_temp.claim('bob', type, level), '23514', null, format('there is no %s %s', type, level))
from (values ('streak_king', 'gold'), ('streak_champ', 'platinum')) as bad (type, level);
select throws_ok(pg_temp.claim('bob', 'mentor_badge', 'gold', source), '23514', null, 'a source is refused that is ' || name)
from (values ('blank', ' ')) as bad (name, source);
update public.badge_events set is_active = false where badge_type = 'super_saver';
select pg_temp.sign_in('bob');
select is(pg_temp.touched('select from public.badge_events'), 2, 'a badge that is not active is not seen');

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select is(pg_temp.outcome(7, 0, 'mentor_badge', 'legend'), 'badge_not_earned', 'all granted: a user gives themselves nothing');
select pg_temp.be_owner();
delete from public.badge_events where user_id = pg_temp.id_of('ann');
select pg_temp.sign_in('ann');
insert into public.badge_events (id, user_id, badge_type, badge_level, source, earned_at, is_active, habit_id, run_started_on)
values (pg_temp.id_of('forged'), pg_temp.id_of('ann'), 'streak_champ', 'bronze', 'habit_streak', '2000-01-01', false, null, '2000-01-01');
select results_eq(
  'select id = pg_temp.id_of(''forged''), earned_at, is_active, habit_id is null, run_started_on = ''2000-01-01'' from public.badge_events',
  $$ values (false, now(), true, false, false) $$, 'all granted: of a claim the database decides every other column'
);
select is(pg_temp.touched($$ update public.badge_events set badge_level = 'gold' $$), 0, 'all granted: a user changes none');
select is(pg_temp.touched('delete from public.badge_events'), 0, 'all granted: a user removes none');
select throws_ok(pg_temp.claim('bob'), '42501', null, 'all granted: a user claims none for somebody else');
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.badge_events'), 0, 'all granted: a signed-out visitor sees none');
select is((pg_temp.refusal_of(pg_temp.claim('ann'))).code, '42501', 'all granted: a signed-out visitor claims none');

select * from finish();
rollback;
