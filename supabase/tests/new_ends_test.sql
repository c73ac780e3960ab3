-- New ends of goals that were missed, told by Ann, whose goal it is, Bob, who is not asked, a visitor and the moderator.
begin;
\ir actors.psql
select plan(32);

select pg_temp.make_user(name) from unnest(array['ann', 'bob']) as name;
create function pg_temp.today() returns date
language sql stable as $$ select (now() at time zone 'utc')::date $$;
create function pg_temp.make_goal(
  p_name text, p_owner text, p_status text default 'failed', p_type text default 'savings_goal', p_is_deleted boolean default false
) returns void
language sql as $$
  insert into public.community_challenges
    (id, user_id, challenge_type, target_value, current_progress, end_date, status, is_deleted, updated_at)
  values (
    pg_temp.id_of(p_name), pg_temp.id_of(p_owner), p_type, 50, 20, pg_temp.today() - 9, p_status, p_is_deleted, '2020-01-01'
  )
$$;
create function pg_temp.choose(p_name text, p_end text default (pg_temp.today() + 60)::text) returns text
language sql as $$
  select format('select public.choose_new_end(%L, %L)', pg_temp.id_of(p_name), p_end)
$$;
create function pg_temp.told(p_name text) returns text
language sql as $$
  select concat_ws(' ', status, end_date - pg_temp.today(), current_progress)
  from public.community_challenges where id = pg_temp.id_of(p_name)
$$;
create function pg_temp.refused(p_code text, p_status integer, p_message text) returns text
language sql as $$
  select row(
    'PGRST', format('{"code" : "%s", "message" : "%s"}', p_code, p_message), format('{"status" : %s, "headers" : {}}', p_status)
  )::text
$$;
create function pg_temp.not_failed() returns text
language sql as $$
  select pg_temp.refused('challenge_not_failed', 409, 'Only a savings goal whose time is up takes a new end')
$$;

select pg_temp.make_goal('missed', 'ann');
select pg_temp.make_goal('older', 'ann');
select pg_temp.make_goal('done', 'ann', 'completed');
select pg_temp.make_goal('put away', 'ann', p_is_deleted => true);
select pg_temp.make_goal(kind, 'ann', p_type => kind) from unnest(array['habit_streak', 'kindness_quest']) as kind;
select pg_temp.make_goal('of bob', 'bob');

-- Privileges.
select function_privs_are('public', 'choose_new_end', array['uuid', 'date'], role::name, privileges, 'the call is open to ' || who)
from (values
  ('anon', '{}'::text[], 'no visitor'), ('authenticated', array['EXECUTE'], 'a user'), ('service_role', '{}', 'no moderator')
) as roles (role, privileges, who);
select function_privs_are(
  'private', 'choose_new_end_of_caller', array['uuid', 'date'], role::name, privileges, 'what it calls is open to ' || who
)
from (values
  ('anon', '{}'::text[], 'no visitor'), ('authenticated', array['EXECUTE'], 'a user'), ('service_role', '{}', 'no moderator')
) as roles (role, privileges, who);
select volatility_is('public', 'choose_new_end', array['uuid', 'date'], 'volatile', 'a link cannot call it');

-- A visitor.
select pg_temp.sign_out();
select throws_ok(pg_temp.choose('missed'), '42501', null, 'a signed-out visitor is refused');

-- Bob.
select pg_temp.sign_in('bob');
select is((pg_temp.refusal_of(pg_temp.choose('missed')))::text, pg_temp.not_failed(), 'nobody chooses for somebody else');
select is(
  (pg_temp.refusal_of(pg_temp.choose('of nobody')))::text, pg_temp.not_failed(),
  'and cannot tell somebody else''s goal from one that is not there'
);
select pg_temp.be_owner();
select is(pg_temp.told('missed'), 'failed -9 20', 'her goal is as it was');

-- Ann.
select pg_temp.sign_in('ann');
select is((pg_temp.refusal_of(pg_temp.choose(goal)))::text, pg_temp.not_failed(), 'no new end: ' || what)
from (values
  ('done', 'a goal that was reached'), ('put away', 'one that was put away'), ('habit_streak', 'a habit'),
  ('kindness_quest', 'a quest')
) as goals (goal, what);
select is(
  (pg_temp.refusal_of(pg_temp.choose('missed', day)))::text,
  pg_temp.refused('challenge_end_date', 400, 'A challenge ends between today and a year from now'), 'an end is refused: ' || day
)
from unnest(array[
  (pg_temp.today() - 2)::text, (pg_temp.today() + 367)::text, 'infinity', '-infinity'
]) as day;
select is(
  (pg_temp.refusal_of(format('select public.choose_new_end(%L, null)', pg_temp.id_of('missed')))).detail,
  '{"status" : 400, "headers" : {}}', 'no end is no end'
);
select is(pg_temp.told('missed'), 'failed -9 20', 'a refused end leaves the goal as it was');
select is(
  public.choose_new_end(pg_temp.id_of('missed'), pg_temp.today() + 366), pg_temp.today() + 366, 'a user chooses an end in a year'
);
select is(pg_temp.told('missed'), 'active 366 20', 'and the goal is active again, with what was saved');
select is(
  (select updated_at from public.community_challenges where id = pg_temp.id_of('missed')), now(), 'with the database''s own time'
);
select is(
  public.choose_new_end(pg_temp.id_of('missed'), pg_temp.today() + 366), pg_temp.today() + 366, 'the same call sent again is harmless'
);
select is(
  (pg_temp.refusal_of(pg_temp.choose('missed')))::text, pg_temp.not_failed(), 'the end of a goal that is running is not changed'
);
select throws_ok(pg_temp.choose('older'), '23505', null, 'beside a goal that is running no other is revived');
select is(
  pg_temp.touched(format(
    $$ update public.community_challenges set current_progress = 30 where id = %L $$, pg_temp.id_of('missed')
  )), 1, 'progress counts again'
);

-- A goal whose last day is over everywhere stands in the way of none.
select pg_temp.be_owner();
update public.community_challenges set end_date = pg_temp.today() - 2 where id = pg_temp.id_of('missed');
select pg_temp.sign_in('ann');
select is(
  public.choose_new_end(pg_temp.id_of('older'), pg_temp.today() - 1), pg_temp.today() - 1,
  'where it is still yesterday, an end of today is chosen'
);
select is(pg_temp.told('missed'), 'failed -2 30', 'the overdue one has ended');

-- Without a caller.
select pg_temp.be_owner();
select is(public.choose_new_end(pg_temp.id_of('of bob'), pg_temp.today()), null, 'nobody is not everybody');
select is(pg_temp.told('of bob'), 'failed -9 20', 'and changes nothing');

select * from finish();
rollback;
