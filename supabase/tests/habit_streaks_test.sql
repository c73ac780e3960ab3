-- Habits, told by Ann, Bob, Carl (who takes up many), a signed-out visitor and the moderator.
begin;
\ir actors.psql
select plan(64);

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'carl']) as name;
create function pg_temp.today() returns date
language sql stable as $$ select (now() at time zone 'utc')::date $$;
create function pg_temp.habit(p_name text, p_habit text default 'Save a coin') returns text
language sql as $$
  select format('insert into public.habit_streaks (user_id, habit_name) values (%L, %L)', pg_temp.id_of(p_name), p_habit)
$$;
-- The specified payload.
create function pg_temp.log(p_current integer, p_best integer, p_day date default pg_temp.today()) returns text
language sql as $$
  select format(
    $update$ update public.habit_streaks set current_streak = %L, best_streak = %L, last_logged_date = %L,
      updated_at = '2000-01-01' where habit_name = 'Save a coin' $update$, p_current, p_best, p_day
  )
$$;
-- As the owner: Ann's habit as it would stand after p_current days that ended p_ago days before today.
create function pg_temp.stands(p_current integer, p_best integer, p_ago integer) returns void
language sql as $$
  update public.habit_streaks
  set current_streak = p_current, best_streak = p_best, last_logged_date = pg_temp.today() - p_ago, updated_at = '2020-01-01'
  where user_id = pg_temp.id_of('ann')
$$;

-- Privileges.
select policies_are('public', 'habit_streaks', pg_temp.and_withheld(array[
  'A user reads their own habits', 'A user takes up habits of their own', 'A user logs or archives their own habits'
]), 'there is one policy for each of reading, taking up and logging');
select table_privs_are('public', 'habit_streaks', 'anon', '{}', 'a signed-out visitor holds no privilege on habits');
select table_privs_are('public', 'habit_streaks', 'authenticated', '{SELECT}', 'a user may read habits');
select set_eq(
  format($$ select attname from pg_attribute where attrelid = 'public.habit_streaks'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, %L) $$, privilege), columns::name[],
  'a user may give these columns and no other: ' || privilege
)
from (values
  ('insert', array['user_id', 'habit_name']),
  ('update', array['current_streak', 'best_streak', 'last_logged_date', 'is_deleted', 'updated_at'])
) as privileges (privilege, columns);

-- Ann takes up a habit.
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.habit('ann')), 1, 'a user takes up a habit');
select results_eq(
  'select current_streak, best_streak, last_logged_date, status, is_deleted from public.habit_streaks',
  $$ values (0, 0, null::date, 'active', false) $$, 'that begins at nothing'
);
select throws_ok(pg_temp.habit('ann', bad), '23514', null, 'a name is refused that is ' || name)
from (values ('empty', ''), ('blank', '  '), ('overridden', E'Save\u202E')) as names (name, bad);
select is(pg_temp.touched(pg_temp.habit('ann', repeat('é', 100))), 1, 'a name may have 100 letters');
select throws_ok(pg_temp.habit('bob'), '42501', null, 'a user may not take up a habit for somebody else');

-- The first log, and the same again.
select is(pg_temp.touched(pg_temp.log(1, 1)), 1, 'a first log');
select is(
  (pg_temp.refusal_of(pg_temp.log(current, best)))::text,
  row('PGRST', '{"code" : "habit_streak", "message" : "The streak is not what the log makes it"}',
    '{"status" : 409, "headers" : {}}')::text, 'on the same day refused: ' || name
)
from (values ('counting twice', 2, 2), ('a better best', 1, 90), ('a reset', 0, 1)) as claims (name, current, best);
select pg_temp.be_owner();
select pg_temp.stands(1, 1, 0);
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.log(1, 1)), 1, 'the same log again is harmless');
select results_eq(
  $$ select current_streak, best_streak, last_logged_date, updated_at from public.habit_streaks where habit_name = 'Save a coin' $$,
  $$ values (1, 1, pg_temp.today(), timestamptz '2020-01-01') $$, 'and changes nothing'
);

-- Every transition: the streak stood at `was` with best `best`, logged `ago` days before today, now logged on today + day.
create function pg_temp.outcome(p_was integer, p_best integer, p_ago integer, p_day integer, p_claim integer, p_claim_best integer)
returns text
language plpgsql as $$
declare
  v_code text;
begin
  perform pg_temp.be_owner();
  perform pg_temp.stands(p_was, p_best, p_ago);
  perform pg_temp.sign_in('ann');
  v_code := (pg_temp.refusal_of(pg_temp.log(p_claim, p_claim_best, pg_temp.today() + p_day))).message::json ->> 'code';
  return coalesce(v_code, 'accepted');
end $$;
select is(pg_temp.outcome(was, best, ago, day, claim, claim_best), expected, name)
from (values
  ('a day after the last log the streak grows by one', 6, 9, 1, 0, 7, 9, 'accepted'),
  ('past its best the best grows along', 6, 6, 1, 0, 7, 7, 'accepted'),
  ('the best is not left behind', 6, 6, 1, 0, 7, 6, 'habit_streak'),
  ('the best is not raised alone', 6, 9, 1, 0, 7, 10, 'habit_streak'),
  ('the streak does not jump', 6, 6, 1, 0, 90, 90, 'habit_streak'),
  ('nor stand still', 6, 6, 1, 0, 6, 6, 'habit_streak'),
  ('nor fall without a gap', 6, 6, 1, 0, 1, 6, 'habit_streak'),
  ('after a gap it begins at one', 6, 9, 2, 0, 1, 9, 'accepted'),
  ('after a gap it does not go on', 6, 9, 2, 0, 7, 9, 'habit_streak'),
  ('a log for yesterday, where it is still yesterday', 6, 6, 2, -1, 7, 7, 'accepted'),
  ('a log for tomorrow, where it is tomorrow already', 6, 6, 0, 1, 7, 7, 'accepted'),
  ('a log for the day before yesterday', 6, 6, 3, -2, 7, 7, 'habit_day'),
  ('a log for the day after tomorrow', 6, 6, -1, 2, 7, 7, 'habit_day'),
  ('a log before the last one', 6, 6, 0, -1, 1, 6, 'habit_day'),
  ('no log at all, and a claim', 6, 6, 0, 0, 7, 7, 'habit_streak')
) as transitions (name, was, best, ago, day, claim, claim_best, expected);
select is(
  (pg_temp.refusal_of($$ update public.habit_streaks set last_logged_date = null, current_streak = 0 $$)).message::json ->> 'code',
  'habit_day', 'a log is not taken back'
);

-- A habit that is not active is not logged.
select pg_temp.be_moderator();
select throws_ok(
  format($$ update public.habit_streaks set %s where user_id = pg_temp.id_of('ann') and current_streak > 0 $$, bad), '23514', null,
  'the moderator does not write either: ' || bad
)
from unnest(array[
  'current_streak = -1', 'best_streak = current_streak - 1', 'last_logged_date = null', $$status = 'gone'$$
]) as bad;
update public.habit_streaks set status = 'paused' where user_id = pg_temp.id_of('ann');
select pg_temp.be_owner();
select is(pg_temp.outcome(6, 6, 1, 0, 7, 7), 'habit_not_active', 'a paused habit is not logged');
select pg_temp.be_owner();
update public.habit_streaks set status = 'active';

-- Values that a user may not set.
select pg_temp.sign_in('ann');
select throws_ok(format('update public.habit_streaks set %s', forged), '42501', null, 'a user may not write ' || forged)
from unnest(array[
  $$status = 'active'$$, $$habit_name = 'Other'$$, $$user_id = pg_temp.id_of('bob')$$, $$created_at = '2000-01-01'$$
]) as forged;
select throws_ok('delete from public.habit_streaks', '42501', null, 'a user may not remove habits');

-- Bob and a signed-out visitor.
select pg_temp.sign_in('bob');
select is(pg_temp.touched('select from public.habit_streaks'), 0, 'another user sees none of it');
select is(pg_temp.touched(pg_temp.log(7, 7)), 0, 'another user logs none of it');
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || name)
from (values
  ('reading', 'select from public.habit_streaks'), ('taking up', pg_temp.habit('ann')), ('logging', pg_temp.log(1, 1)),
  ('removing', 'delete from public.habit_streaks')
) as requests (name, statement);

-- Archiving.
select pg_temp.sign_in('ann');
select is(
  pg_temp.touched($$ update public.habit_streaks set is_deleted = true where habit_name = 'Save a coin' $$), 1, 'a user archives a habit'
);
select is(pg_temp.touched($$ update public.habit_streaks set is_deleted = false where is_deleted $$), 0, 'and cannot revive it');
select is(pg_temp.touched(pg_temp.log(7, 7)), 0, 'nor log it');

-- The cap of a day.
select pg_temp.sign_in('carl');
select is(
  pg_temp.touched(format(
    $$ insert into public.habit_streaks (user_id, habit_name) select %L, 'Habit ' || n from generate_series(1, 20) as n $$,
    pg_temp.id_of('carl')
  )), 20, 'a user takes up 20 habits a day'
);
select is((pg_temp.refusal_of(pg_temp.habit('carl'))).detail, '{"status" : 429, "headers" : {}}', 'the 21st is answered with status 429');

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('bob');
insert into public.habit_streaks
  (id, user_id, habit_name, current_streak, best_streak, last_logged_date, status, is_deleted, created_at, updated_at)
values (
  pg_temp.id_of('forged'), pg_temp.id_of('bob'), 'Save a coin', 89, 89, pg_temp.today() - 1, 'paused', true, '2000-01-01', '2000-01-01'
);
select results_eq(
  $$ select id = pg_temp.id_of('forged'), current_streak, best_streak, last_logged_date, status, is_deleted, created_at,
       updated_at from public.habit_streaks $$,
  $$ values (false, 0, 0, null::date, 'active', false, now(), now()) $$, 'all granted: a forged habit begins like every other'
);
select pg_temp.be_owner();
update public.habit_streaks set updated_at = '2020-01-01';
select pg_temp.sign_in('bob');
create temporary table before as select * from public.habit_streaks;
update public.habit_streaks
set id = pg_temp.id_of('forged'), user_id = pg_temp.id_of('ann'), habit_name = 'Other', status = 'paused',
  created_at = '2000-01-01', updated_at = '2000-01-01', current_streak = 1, best_streak = 1, last_logged_date = pg_temp.today();
select results_eq(
  'select id, user_id, habit_name, status, created_at, updated_at, current_streak from public.habit_streaks',
  $$ select id, user_id, habit_name, status, created_at, now(), 1 from before $$,
  'all granted: of a forged log the log is kept alone'
);
select is((pg_temp.refusal_of(pg_temp.log(90, 90))).code, 'PGRST', 'all granted: a streak does not jump');
select is(pg_temp.touched('update public.habit_streaks set is_deleted = true'), 1, 'all granted: a user archives their own');
select is(pg_temp.touched('update public.habit_streaks set is_deleted = false'), 0, 'all granted: and revives nothing');
select is(pg_temp.touched('delete from public.habit_streaks'), 0, 'all granted: a user removes none');
select throws_ok(pg_temp.habit('ann'), '42501', null, 'all granted: a user takes up none for somebody else');
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.habit_streaks'), 0, 'all granted: a signed-out visitor sees none');
select is((pg_temp.refusal_of(pg_temp.habit('ann'))).code, '42501', 'all granted: a signed-out visitor takes up none');

select * from finish();
rollback;
