-- Enrolment in the 90 days, told by Ann, Bob and others, a signed-out visitor and the moderator.
begin;
\ir actors.psql
select plan(49);

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'cleo', 'dan', 'eva', 'fay', 'gus', 'hal', 'ida', 'jo']) as name;

create function pg_temp.today() returns date
language sql stable as $$ select (now() at time zone 'utc')::date $$;
-- The specified payload; each argument may be something that the page would never send.
create function pg_temp.enrol(
  p_name text, p_start date default pg_temp.today(), p_end date default null, p_phase integer default 1,
  p_active boolean default true
) returns text
language sql as $$
  select format(
    'insert into public.challenge_participants
       (user_id, challenge_start_date, challenge_end_date, current_phase, is_active)
     values (%L, %L, %L, %L, %L)',
    pg_temp.id_of(p_name), p_start, coalesce(p_end, p_start + 90), p_phase, p_active
  )
$$;
create function pg_temp.enrolments_of(p_name text)
returns table (challenge_start_date date, challenge_end_date date, current_phase smallint, is_active boolean)
language sql as $$
  select challenge_start_date, challenge_end_date, current_phase, is_active
  from public.challenge_participants where user_id = pg_temp.id_of(p_name) order by challenge_start_date
$$;

-- Privileges.
select policies_are(
  'public', 'challenge_participants', pg_temp.and_second_step(array['A user reads their own enrolments', 'A user enrols themselves']),
  'there is a policy for reading and one for enrolling'
);
select policy_cmd_is(
  'public', 'challenge_participants', 'A user reads their own enrolments', 'select', 'the one is for reading'
);
select policy_cmd_is(
  'public', 'challenge_participants', 'A user enrols themselves', 'insert', 'the other is for enrolling'
);
select table_privs_are(
  'public', 'challenge_participants', 'anon', '{}', 'a signed-out visitor holds no privilege on enrolments'
);
select table_privs_are(
  'public', 'challenge_participants', 'authenticated', '{SELECT}', 'a user may read enrolments'
);
select set_eq(
  $$ select attname from pg_attribute where attrelid = 'public.challenge_participants'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, 'insert') $$,
  array['user_id', 'challenge_start_date', 'challenge_end_date', 'current_phase', 'is_active']::name[],
  'a user may send the specified payload and no other column'
);
select is_empty(
  $$ select attname from pg_attribute where attrelid = 'public.challenge_participants'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, 'update') $$,
  'a user may change no column'
);

-- Ann enrols today.
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.enrol('ann')), 1, 'a user enrols today');
select results_eq(
  $$ select * from pg_temp.enrolments_of('ann') $$,
  $$ values (pg_temp.today(), pg_temp.today() + 90, 1::smallint, true) $$,
  'and is in phase 1 of 90 days'
);
select throws_ok(pg_temp.enrol('ann'), '23505', null, 'a second tab that enrols at once is refused as a duplicate');
select throws_ok(
  pg_temp.enrol('ann', p_active => false), '23505', null, 'also when it says that the second is not active'
);
select is(pg_temp.touched('select from public.challenge_participants'), 1, 'one enrolment is left');

-- The columns that a request claims.
select pg_temp.sign_in('cleo');
select is(
  pg_temp.touched(pg_temp.enrol('cleo', '2020-01-01', '2030-01-01', 6, false)), 1,
  'forged dates, phase and flag are taken for an enrolment'
);
select results_eq(
  $$ select * from pg_temp.enrolments_of('cleo') $$,
  $$ values (pg_temp.today(), pg_temp.today() + 90, 1::smallint, true) $$,
  'that is active from today, in phase 1'
);
select pg_temp.sign_in('dan');
select is(pg_temp.touched(pg_temp.enrol('dan', pg_temp.today() - 1)), 1, 'a user enrols whose calendar says yesterday');
select results_eq(
  $$ select challenge_start_date, challenge_end_date from pg_temp.enrolments_of('dan') $$,
  $$ values (pg_temp.today() - 1, pg_temp.today() + 89) $$,
  'and starts on that day'
);
select pg_temp.sign_in('eva');
select is(pg_temp.touched(pg_temp.enrol('eva', pg_temp.today() + 1)), 1, 'a user enrols whose calendar says tomorrow');
select results_eq(
  $$ select challenge_start_date, challenge_end_date from pg_temp.enrolments_of('eva') $$,
  $$ values (pg_temp.today() + 1, pg_temp.today() + 91) $$,
  'and starts on that day'
);
select pg_temp.sign_in('fay');
select pg_temp.touched(pg_temp.enrol('fay', pg_temp.today() - 2));
select results_eq(
  $$ select challenge_start_date, challenge_end_date from pg_temp.enrolments_of('fay') $$,
  $$ values (pg_temp.today(), pg_temp.today() + 90) $$,
  'the day before yesterday becomes today'
);
select pg_temp.sign_in('gus');
select pg_temp.touched(pg_temp.enrol('gus', pg_temp.today() + 2));
select results_eq(
  $$ select challenge_start_date, challenge_end_date from pg_temp.enrolments_of('gus') $$,
  $$ values (pg_temp.today(), pg_temp.today() + 90) $$,
  'the day after tomorrow becomes today'
);
select pg_temp.sign_in('hal');
select pg_temp.touched(pg_temp.enrol('hal', null));
select results_eq(
  $$ select challenge_start_date, challenge_end_date from pg_temp.enrolments_of('hal') $$,
  $$ values (pg_temp.today(), pg_temp.today() + 90) $$,
  'no day at all becomes today'
);
select throws_ok(
  format(
    $$ insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date, %I)
       values (pg_temp.id_of('hal'), current_date, current_date + 90, %L) $$, forged, value
  ), '42501', null, 'a user may not give an enrolment its ' || forged
)
from (values ('id', pg_temp.id_of('forged')::text), ('created_at', '2000-01-01')) as columns (forged, value);

-- Bob and Jo took part before: their challenges ended yesterday and are still marked as active.
select pg_temp.be_owner();
insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date, current_phase)
select pg_temp.id_of(name), pg_temp.today() - 91, pg_temp.today() - 1, 6 from unnest(array['bob', 'jo']) as name;
select pg_temp.sign_in('ann');
select throws_ok(pg_temp.enrol('bob'), '42501', null, 'a user may not enrol somebody else');
select is(pg_temp.touched($$ select from pg_temp.enrolments_of('bob') $$), 0, 'another user sees none of it');
select pg_temp.be_owner();
select results_eq(
  $$ select * from pg_temp.enrolments_of('bob') $$,
  $$ values (pg_temp.today() - 91, pg_temp.today() - 1, 6::smallint, true) $$,
  'and the attempt closes nothing of theirs'
);
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.enrol('bob')), 1, 'a user whose challenge has ended enrols again');
select results_eq(
  $$ select challenge_start_date, is_active from pg_temp.enrolments_of('bob') $$,
  $$ values (pg_temp.today() - 91, false), (pg_temp.today(), true) $$,
  'the one that has ended is closed, and the new one is active'
);
select pg_temp.be_owner();
select results_eq(
  $$ select is_active from pg_temp.enrolments_of('jo') $$, array[true], 'another user''s is left as it was'
);
-- Jo's is on its last day, Ida's was yesterday.
delete from public.challenge_participants where user_id = pg_temp.id_of('jo');
insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date)
values
  (pg_temp.id_of('jo'), pg_temp.today() - 89, pg_temp.today() + 1),
  (pg_temp.id_of('ida'), pg_temp.today() - 90, pg_temp.today());
select pg_temp.sign_in('jo');
select throws_ok(pg_temp.enrol('jo'), '23505', null, 'a challenge runs to the end of day 90');
select pg_temp.sign_in('ida');
select is(pg_temp.touched(pg_temp.enrol('ida')), 1, 'a user enrols again on the end date');
select results_eq(
  $$ select challenge_start_date, is_active from pg_temp.enrolments_of('ida') $$,
  $$ values (pg_temp.today() - 90, false), (pg_temp.today(), true) $$,
  'because the day after day 90 belongs to the next challenge'
);

-- No user can change or remove an enrolment.
select throws_ok(statement, '42501', null, 'a user is refused: ' || statement)
from unnest(array[
  'update public.challenge_participants set is_active = false',
  'update public.challenge_participants set current_phase = 6',
  $$update public.challenge_participants set challenge_start_date = '2020-01-01'$$,
  'delete from public.challenge_participants'
]) as statement;
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || name)
from (values
  ('reading', 'select from public.challenge_participants'), ('enrolling', pg_temp.enrol('ann')),
  ('changing', 'update public.challenge_participants set is_active = false'),
  ('removing', 'delete from public.challenge_participants')
) as requests (name, statement);

-- The moderator decides freely, within what an enrolment is.
select pg_temp.be_moderator();
select throws_ok(
  pg_temp.enrol('hal', p_phase => phase, p_active => false), '23514', null, 'there is no phase ' || phase
)
from unnest(array[0, 7]) as phase;
select throws_ok(
  pg_temp.enrol('hal', pg_temp.today(), pg_temp.today() + 91, p_active => false), '23514', null,
  'an enrolment is for 90 days'
);

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
delete from public.challenge_participants where user_id in (pg_temp.id_of('fay'), pg_temp.id_of('gus'));
select pg_temp.sign_in('fay');
insert into public.challenge_participants
  (id, user_id, challenge_start_date, challenge_end_date, current_phase, is_active, created_at)
values (pg_temp.id_of('forged'), pg_temp.id_of('fay'), '2020-01-01', '2020-01-02', 9, false, '2000-01-01');
select results_eq(
  $$ select id = pg_temp.id_of('forged'), challenge_start_date, challenge_end_date, current_phase, is_active, created_at
     from public.challenge_participants $$,
  $$ values (false, pg_temp.today(), pg_temp.today() + 90, 1::smallint, true, now()) $$,
  'all granted: of a forged enrolment the database decides every column'
);
select is(
  pg_temp.touched('update public.challenge_participants set is_active = false'), 0, 'all granted: a user changes none'
);
select is(pg_temp.touched('delete from public.challenge_participants'), 0, 'all granted: a user removes none');
select throws_ok(pg_temp.enrol('gus'), '42501', null, 'all granted: a user does not enrol somebody else');
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.challenge_participants'), 0, 'all granted: a signed-out visitor sees none');
select is((pg_temp.refusal_of(pg_temp.enrol('gus'))).code, '42501', 'all granted: a signed-out visitor enrols nobody');

select * from finish();
rollback;
