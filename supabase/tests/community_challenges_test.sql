-- Challenges of the community, told by Ann, Bob, Carl (who sets many), Dan (who took part), a visitor and the moderator.
begin;
\ir actors.psql
select plan(103);

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'carl', 'dan']) as name;
create function pg_temp.today() returns date
language sql stable as $$ select (now() at time zone 'utc')::date $$;
-- The specified payload; each argument may be something that the page would never send.
create function pg_temp.challenge(
  p_name text, p_type text default 'savings_goal', p_target text default '50', p_end text default (pg_temp.today() + 30)::text
) returns text
language sql as $$
  select format(
    'insert into public.community_challenges (user_id, challenge_type, target_value, end_date) values (%L, %L, %L, %L)',
    pg_temp.id_of(p_name), p_type, p_target, p_end
  )
$$;
create function pg_temp.progress(p_amount text, p_type text default 'savings_goal') returns text
language sql as $$
  select format(
    $update$ update public.community_challenges set current_progress = %L, updated_at = '2000-01-01'
      where challenge_type = %L and not is_deleted $update$, p_amount, p_type
  )
$$;

-- Privileges.
select policies_are('public', 'community_challenges', pg_temp.and_withheld(array[
  'A user reads their own challenges', 'A user sets challenges for themselves',
  'A user updates or archives their own challenges'
]), 'there is one policy for each of reading, setting and updating');
select table_privs_are('public', 'community_challenges', 'anon', '{}', 'a signed-out visitor holds no privilege');
select table_privs_are('public', 'community_challenges', 'authenticated', '{SELECT}', 'a user may read challenges');
select set_eq(
  format($$ select attname from pg_attribute where attrelid = 'public.community_challenges'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, %L) $$, privilege), columns::name[],
  'a user may give these columns and no other: ' || privilege
)
from (values
  ('insert', array['user_id', 'challenge_type', 'target_value', 'end_date']),
  ('update', array['current_progress', 'is_deleted', 'updated_at', 'title', 'picture'])
) as privileges (privilege, columns);

-- Ann sets goals.
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.challenge('ann')), 1, 'a user sets a savings goal');
select results_eq(
  'select target_value, current_progress, end_date, status, is_deleted from public.community_challenges',
  $$ values (50::numeric, 0::numeric, pg_temp.today() + 30, 'active', false) $$, 'that is active, with nothing saved yet'
);
select throws_ok(pg_temp.challenge('ann'), '23505', null, 'a second active savings goal is refused as a duplicate');
select is(pg_temp.touched(pg_temp.challenge('ann', type)), 1, 'beside it a user sets a ' || type)
from unnest(array['habit_streak', 'kindness_quest']) as type;
select throws_ok(pg_temp.challenge('ann', type, target), '23514', null, format('refused: %s of %s', type, target))
from (values
  ('habit_streak', '0'), ('habit_streak', '-1'), ('habit_streak', 'NaN'), ('habit_streak', 'Infinity'),
  ('habit_streak', '10000000'), ('habit_streak', '0.001'), ('lottery', '5')
) as bad (type, target);
select is(
  (pg_temp.refusal_of(pg_temp.challenge('ann', 'habit_streak', p_end => day)))::text,
  row('PGRST', '{"code" : "challenge_end_date", "message" : "A challenge ends between today and a year from now"}',
    '{"status" : 400, "headers" : {}}')::text, 'an end is refused: ' || day
)
from unnest(array[
  (pg_temp.today() - 2)::text, (pg_temp.today() + 367)::text, 'infinity', '-infinity'
]) as day;
select is(pg_temp.touched(pg_temp.challenge('ann', 'habit_streak', p_end => day)), 1, 'an end is accepted: ' || coalesce(day, 'none'))
from unnest(array[(pg_temp.today() - 1)::text, pg_temp.today()::text, (pg_temp.today() + 366)::text, null]) as day;
select is(
  pg_temp.touched(format('select from public.community_challenges where end_date = %L', pg_temp.today() + 30)), 4,
  'without an end a challenge runs for 30 days'
);
-- Ann names her goal.
create function pg_temp.name(p_title text, p_picture text default 'bike') returns text
language sql as $$
  select format(
    $update$ update public.community_challenges set title = %L, picture = %L where challenge_type = 'savings_goal' $update$,
    p_title, p_picture
  )
$$;
create function pg_temp.named() returns text
language sql as $$
  select concat_ws(' / ', title, picture, needs_help) from public.community_challenges where challenge_type = 'savings_goal'
$$;
select is(pg_temp.named(), '', 'a new goal has no name, picture or need');
select is(pg_temp.touched(pg_temp.name('A red bike 🚲')), 1, 'a user names their goal');
select is(pg_temp.named(), 'A red bike 🚲 / bike', 'and finds name and picture');
select is(
  (pg_temp.refusal_of(pg_temp.name('call me on 07700 900123')))::text,
  row('PGRST', '{"code" : "goal_contact", "message" : "A goal does not tell how or where somebody is to be found"}',
    '{"status" : 400, "headers" : {}}')::text, 'a name that tells how somebody is reached is refused'
);
select throws_ok(pg_temp.name(title, picture), '23514', null, 'refused as a name or picture: ' || what)
from (values
  ('only blanks', '   ', 'bike'), ('hidden characters', U&'a\202Eb', 'bike'), ('an unknown picture', 'Bike', 'gun')
) as bad (what, title, picture);
select is(pg_temp.touched(pg_temp.name('i want to die')), 1, 'a name of need is kept');
select is(pg_temp.named(), 'i want to die / bike / crisis', 'and answered with help');
select is(pg_temp.touched(pg_temp.name(null, null)), 1, 'a user takes the name away');
select is(pg_temp.named(), '', 'and name, picture and need are gone');
select throws_ok(pg_temp.challenge('bob'), '42501', null, 'a user may not set a challenge for somebody else');
select throws_ok(
  format('update public.community_challenges set %s', forged), '42501', null, 'a user may not write ' || forged
)
from unnest(array[
  $$status = 'completed'$$, 'target_value = 1', $$needs_help = 'worry'$$, $$end_date = '2030-01-01'$$, $$user_id = pg_temp.id_of('bob')$$,
  $$created_at = '2000-01-01'$$, $$challenge_type = 'habit_streak'$$
]) as forged;
select throws_ok('delete from public.community_challenges', '42501', null, 'a user may not remove challenges');

-- Progress.
select is(pg_temp.touched(pg_temp.progress('20.5')), 1, 'a user updates the progress');
select results_eq(
  $$ select current_progress, status, updated_at from public.community_challenges where challenge_type = 'savings_goal' $$,
  $$ values (20.5, 'active', now()) $$, 'the total is kept, with the database''s own time'
);
select is(pg_temp.touched(pg_temp.progress('10')), 1, 'a user corrects it downwards while it is active');
select throws_ok(pg_temp.progress(amount), '23514', null, 'progress is refused: ' || amount)
from unnest(array['-1', 'NaN', '10000000', '0.001']) as amount;
select pg_temp.touched(pg_temp.progress('49.99'));
select is(
  (select status from public.community_challenges where challenge_type = 'savings_goal'), 'active', 'a penny short is not there yet'
);
select is(pg_temp.touched(pg_temp.progress('50')), 1, 'progress reaches the target');
select is(
  (select status from public.community_challenges where challenge_type = 'savings_goal'), 'completed', 'and completes the challenge'
);
select is((pg_temp.refusal_of(pg_temp.progress('10'))).detail, '{"status" : 409, "headers" : {}}',
  'a completed challenge is not put back by lowering its progress');
select is(pg_temp.touched(pg_temp.progress('50')), 1, 'the same update sent again is harmless');
select is(pg_temp.touched(pg_temp.challenge('ann', p_target => '80')), 1, 'after a completed goal a user sets a new one');

-- Bob and a signed-out visitor.
select pg_temp.sign_in('bob');
select is(pg_temp.touched('select from public.community_challenges'), 0, 'another user sees none of it');
select is(pg_temp.touched('update public.community_challenges set current_progress = 1'), 0, 'another user updates none of it');
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || name)
from (values
  ('reading', 'select from public.community_challenges'), ('setting', pg_temp.challenge('ann')),
  ('updating', 'update public.community_challenges set current_progress = 1'),
  ('removing', 'delete from public.community_challenges'), ('settling', 'select public.settle_my_challenges()')
) as requests (name, statement);

-- Archiving.
select pg_temp.sign_in('bob');
select pg_temp.touched(pg_temp.challenge('bob'));
select is(pg_temp.touched('update public.community_challenges set is_deleted = true'), 1, 'a user archives a goal');
select is(pg_temp.touched('update public.community_challenges set is_deleted = false'), 0, 'and cannot revive it');
select is(pg_temp.touched('update public.community_challenges set current_progress = 5'), 0, 'nor save towards it');
select is(pg_temp.touched(pg_temp.challenge('bob')), 1, 'but can set a new one');

-- The end of a challenge. Its last day counts.
create function pg_temp.shift(p_name text, p_end date) returns void
language sql as $$
  update public.community_challenges set end_date = p_end where user_id = pg_temp.id_of(p_name) and not is_deleted
$$;
select pg_temp.be_owner();
select pg_temp.shift('bob', pg_temp.today() - 1);
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.progress('5')), 1, 'where it is still yesterday, a challenge that ends yesterday runs');
select is(public.settle_my_challenges(pg_temp.today() - 1), 0, 'and settling there ends nothing');
select is(public.settle_my_challenges(pg_temp.today() - 2), 1, 'a day that is nobody''s today is taken for the server''s: it ends');
select is((select status from public.community_challenges where not is_deleted), 'failed', 'unreached it has failed');
select is((pg_temp.refusal_of(pg_temp.progress('50'))).code, 'PGRST', 'progress after the end is refused');
select is(public.settle_my_challenges(), 0, 'settling again ends nothing more');
select pg_temp.touched(pg_temp.challenge('bob'));
select pg_temp.be_owner();
update public.community_challenges set end_date = pg_temp.today() - 2 where user_id = pg_temp.id_of('bob') and status = 'active';
select pg_temp.sign_in('bob');
select is(
  (pg_temp.refusal_of($$ update public.community_challenges set current_progress = 9 where status = 'active' $$)).message,
  '{"code" : "challenge_over", "message" : "Progress counts only while a challenge is active"}',
  'progress is refused after the end, settled or not'
);
select is(pg_temp.touched(pg_temp.challenge('bob')), 1, 'a goal whose time is up stands in the way of no new one');
select is(public.settle_my_challenges(pg_temp.today() + 1), 0, 'and was ended by it');
select pg_temp.be_owner();
select pg_temp.shift('bob', pg_temp.today());
select pg_temp.sign_in('bob');
select is(public.settle_my_challenges(pg_temp.today() + 2), 0, 'the day after tomorrow is nobody''s today');
select is(public.settle_my_challenges(pg_temp.today() + 1), 1, 'where it is tomorrow already, today''s challenges have ended');

-- Settling is for the caller; the job is for all.
select pg_temp.be_owner();
select pg_temp.shift('ann', pg_temp.today() - 5);
insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date)
select pg_temp.id_of(name), pg_temp.today() - 91, pg_temp.today() - 1 from unnest(array['bob', 'dan']) as name;
select pg_temp.sign_in('bob');
select public.settle_my_challenges();
select pg_temp.be_owner();
select results_eq(
  'select user_id, is_active from public.challenge_participants order by is_active',
  $$ values (pg_temp.id_of('bob'), false), (pg_temp.id_of('dan'), true) $$,
  'a participation that has ended is closed, the caller''s alone'
);
select isnt_empty(
  $$ select from public.community_challenges where user_id = pg_temp.id_of('ann') and status = 'active' $$,
  'another user''s challenges are left as they were'
);
select is(public.settle_my_challenges(), null, 'nobody is not everybody');
select cmp_ok(private.settle_all_challenges(), '>', 0, 'the scheduled job ends everybody''s');
select is_empty(
  $$ select from public.community_challenges where user_id = pg_temp.id_of('ann') and status = 'active' $$,
  'Ann''s too'
);
select is(
  (select is_active from public.challenge_participants where user_id = pg_temp.id_of('dan')), true,
  'but not what may still run somewhere on earth'
);
select pg_temp.sign_in('ann');
select throws_ok(call, '42501', null, 'a user may not call ' || call)
from unnest(array[
  'select private.settle_all_challenges()', 'select private.settle_challenges(null, current_date)',
  'select private.settle_challenges_of_caller(null)', $$select private.refuse('x', 500, 'x')$$
]) as call;

-- The cap of a day.
select pg_temp.sign_in('carl');
select is(
  pg_temp.touched(format(
    $$ insert into public.community_challenges (user_id, challenge_type, target_value)
       select %L, 'habit_streak', 7 from generate_series(1, 20) $$, pg_temp.id_of('carl')
  )), 20, 'a user sets 20 challenges a day'
);
select is((pg_temp.refusal_of(pg_temp.challenge('carl'))).detail, '{"status" : 429, "headers" : {}}', 'the 21st is answered with status 429');

-- The moderator is held to what a challenge is.
select pg_temp.be_moderator();
select throws_ok('update public.community_challenges set ' || bad, '23514', null, 'the moderator does not write either: ' || bad)
from unnest(array[$$end_date = '2019-12-31'$$, $$status = 'won'$$]) as bad;

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
delete from private.daily_usage;
select pg_temp.sign_in('dan');
insert into public.community_challenges
  (id, user_id, challenge_type, target_value, current_progress, end_date, status, is_deleted, created_at, updated_at)
values (
  pg_temp.id_of('forged'), pg_temp.id_of('dan'), 'savings_goal', 10, 10, pg_temp.today(), 'completed', true, '2000-01-01',
  '2000-01-01'
);
select results_eq(
  $$ select id = pg_temp.id_of('forged'), current_progress, status, is_deleted, created_at, updated_at
     from public.community_challenges $$,
  $$ values (false, 0::numeric, 'active', false, now(), now()) $$, 'all granted: a forged challenge begins like every other'
);
select pg_temp.be_owner();
update public.community_challenges set updated_at = '2020-01-01';
select pg_temp.sign_in('dan');
create temporary table before as select * from public.community_challenges;
update public.community_challenges
set id = pg_temp.id_of('forged'), user_id = pg_temp.id_of('bob'), challenge_type = 'habit_streak', target_value = 1,
  end_date = '2030-01-01', status = 'completed', created_at = '2000-01-01', updated_at = '2000-01-01', current_progress = 2;
select results_eq(
  $$ select id, user_id, challenge_type, target_value, current_progress, end_date, status, created_at, updated_at
     from public.community_challenges $$,
  $$ select id, user_id, challenge_type, target_value, 2::numeric, end_date, 'active', created_at, now() from before $$,
  'all granted: of a forged update the progress is kept alone'
);
select is(pg_temp.touched('update public.community_challenges set is_deleted = true'), 1, 'all granted: a user archives their own');
select is(pg_temp.touched('update public.community_challenges set is_deleted = false'), 0, 'all granted: and revives nothing');
select is(pg_temp.touched('delete from public.community_challenges'), 0, 'all granted: a user removes none');
select throws_ok(pg_temp.challenge('bob'), '42501', null, 'all granted: a user sets none for somebody else');
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.community_challenges'), 0, 'all granted: a signed-out visitor sees none');
select is((pg_temp.refusal_of(pg_temp.challenge('ann', 'habit_streak'))).code, '42501', 'all granted: a signed-out visitor sets none');

select * from finish();
rollback;
