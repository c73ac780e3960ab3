-- Profiles, told by Ann, Bob, a signed-out visitor and the moderator.
begin;
\ir actors.psql
select plan(64);

-- Signing up.
select pg_temp.make_user('ann', '{"first_name": "Ann", "last_name": "Lee", "is_admin": true}');
select pg_temp.make_user('bob', '{"first_name": "Bob"}');
select results_eq(
  $$ select first_name, last_name from public.profiles where user_id = pg_temp.id_of('ann') $$,
  $$ values ('Ann', 'Lee') $$,
  'signing up makes a profile with the names that were given'
);

select is_definer('private', 'make_profile', 'whoever writes to the accounts, the profile is made');

-- Metadata is whatever a stranger sends: no sign-up may fail over it, and no profile may hide anything.
create function pg_temp.first_name_from(p_metadata jsonb) returns text
language plpgsql as $$
declare
  v_name text := 'stranger ' || coalesce(p_metadata::text, 'without metadata');
begin
  perform pg_temp.make_user(v_name, p_metadata);
  return (
    select coalesce(first_name, '(none)') from public.profiles where user_id = pg_temp.id_of(v_name)
  );
end $$;
select is(pg_temp.first_name_from(metadata), first_name, 'a profile is made from ' || name)
from (values
  ('no metadata', null::jsonb, '(none)'),
  ('empty metadata', '{}', '(none)'),
  ('a name of null', '{"first_name": null}', '(none)'),
  ('a blank name', '{"first_name": "   "}', '(none)'),
  ('an empty name', '{"first_name": ""}', '(none)'),
  ('a name of joiners', '{"first_name": "\u200c\u200d"}', '(none)'),
  ('a name with blanks around it', '{"first_name": "  Cleo "}', 'Cleo'),
  ('a name of 100 letters', jsonb_build_object('first_name', repeat('é', 100)), repeat('é', 100)),
  ('a name of 300 letters', jsonb_build_object('first_name', repeat('x', 300)), repeat('x', 100)),
  ('a name with a bidirectional override', '{"first_name": "Dan\u202enimda"}', 'Dannimda'),
  ('a name of nothing but overrides', '{"first_name": "\u202e\u2066"}', '(none)'),
  ('a name with a zero-width space and a bell', '{"first_name": "E\u200bv\u0007a"}', 'Eva'),
  ('a name with marks of every kind', '{"first_name": "L\u0085i\u2060l\u2066y\ufeff"}', 'Lily'),
  ('a name with line breaks', '{"first_name": "Fay\r\nGus"}', 'FayGus'),
  ('a name with markup, which stays text', '{"first_name": "<b>Hal</b>"}', '<b>Hal</b>'),
  ('a name with SQL, which stays text', '{"first_name": "''); drop table profiles; --"}', '''); drop table profiles; --'),
  ('a number for a name', '{"first_name": 42}', '42'),
  ('true for a name', '{"first_name": true}', 'true'),
  ('an object for a name', '{"first_name": {"a": 1}}', '{"a": 1}'),
  ('a list for a name', '{"first_name": ["Ida"]}', '["Ida"]'),
  ('metadata that is a text', '"first_name"', '(none)'),
  ('metadata that is a list', '["first_name"]', '(none)'),
  ('metadata that is a number', '7', '(none)')
) as stranger (name, metadata, first_name);
select pg_temp.make_user('kit', jsonb_build_object('last_name', repeat('y', 300) || E'\u202E'));
select is(
  (select last_name from public.profiles where user_id = pg_temp.id_of('kit')), repeat('y', 100),
  'a last name is held to the same rules'
);

-- Privileges.
select policies_are(
  'public', 'profiles', pg_temp.and_second_step(array['A user reads their own profile', 'A user changes their own profile']),
  'there is a policy for reading and one for changing'
);
select policy_cmd_is('public', 'profiles', 'A user reads their own profile', 'select', 'the one is for reading');
select policy_cmd_is('public', 'profiles', 'A user changes their own profile', 'update', 'the other is for changing');
select table_privs_are('public', 'profiles', 'anon', '{}', 'a signed-out visitor holds no privilege on profiles');
select table_privs_are('public', 'profiles', 'authenticated', '{SELECT}', 'a user may read profiles');
select set_eq(
  $$ select attname from pg_attribute where attrelid = 'public.profiles'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, 'update') $$,
  array['first_name', 'last_name', 'earning_score', 'spending_score', 'current_quadrant']::name[],
  'a user may change the two names, send an assessment, and write no other column'
);

-- Ann.
update public.profiles set updated_at = '2020-01-01', created_at = '2020-01-01' where user_id = pg_temp.id_of('ann');
select pg_temp.sign_in('ann');
select results_eq('select user_id from public.profiles', array[pg_temp.id_of('ann')], 'a user sees their own profile alone');
select is(pg_temp.touched($$ update public.profiles set first_name = 'Anna', last_name = null $$), 1, 'a user changes their own names alone');
select results_eq(
  'select first_name, last_name, created_at, updated_at from public.profiles',
  $$ values ('Anna', null, '2020-01-01'::timestamptz, now()) $$,
  'the change is kept, with its time'
);
select is(
  pg_temp.touched($$ update public.profiles set first_name = 'Hacked' where user_id = pg_temp.id_of('bob') $$), 0,
  'another user''s guessed id changes nothing'
);
select throws_ok(format('update public.profiles set %s', forged), '42501', null, 'a user may not write ' || forged)
from unnest(array[
  $$user_id = pg_temp.id_of('bob')$$, $$created_at = '2000-01-01'$$, $$updated_at = '2000-01-01'$$
]) as forged;
select throws_ok(
  $$ insert into public.profiles (user_id, first_name) values (pg_temp.id_of('ann'), 'Ann') $$, '42501', null,
  'a user may not make profiles'
);
select throws_ok('delete from public.profiles', '42501', null, 'a user may not delete profiles');

-- The rules for a name.
select throws_ok(
  format('update public.profiles set first_name = %L', bad), '23514', null, 'a first name is refused that is ' || name
)
from (values
  ('empty', ''), ('blank', '  '), ('with a bidirectional override', E'Ann\u202E'),
  ('with a zero-width space', E'A\u200Bnn')
) as names (name, bad);
select throws_ok(
  format('update public.profiles set last_name = %L', bad), '23514', null, 'a last name is refused that is ' || name
)
from (values ('blank', '  '), ('with a bidirectional override', E'Lee\u202E')) as names (name, bad);
select is(
  pg_temp.touched(format('update public.profiles set first_name = %L, last_name = %1$L', repeat('é', 100))), 1,
  'a name may have 100 letters'
);

-- A signed-out visitor.
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || statement)
from unnest(array[
  'select user_id from public.profiles', $$update public.profiles set first_name = 'x'$$, 'delete from public.profiles',
  $$insert into public.profiles (user_id) values (pg_temp.id_of('ann'))$$
]) as statement;

-- The moderator.
select pg_temp.be_moderator();
select is(
  pg_temp.touched($$ select from public.profiles where user_id in (pg_temp.id_of('ann'), pg_temp.id_of('bob')) $$), 2,
  'the moderator reads every profile'
);

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('ann');
select results_eq('select user_id from public.profiles', array[pg_temp.id_of('ann')], 'all granted: a user sees their own profile alone');
select is(
  pg_temp.touched(
    $$ update public.profiles set first_name = 'Ann', user_id = pg_temp.id_of('nobody'),
       created_at = '2000-01-01', updated_at = '2000-01-01' $$
  ), 1,
  'all granted: a forged change is taken for its names'
);
select results_eq(
  'select user_id, first_name, created_at, updated_at from public.profiles',
  $$ values (pg_temp.id_of('ann'), 'Ann', '2020-01-01'::timestamptz, now()) $$,
  'all granted: and the owner and the times stay the database''s'
);
select is(
  pg_temp.touched($$ update public.profiles set first_name = 'Hacked' where user_id = pg_temp.id_of('bob') $$), 0,
  'all granted: another user''s guessed id changes nothing'
);
select is(pg_temp.touched('delete from public.profiles'), 0, 'all granted: a user deletes no profile');
select throws_ok(
  $$ insert into public.profiles (user_id) values (pg_temp.id_of('ann')) $$, '42501', null,
  'all granted: a user makes no profile'
);
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.profiles'), 0, 'all granted: a signed-out visitor sees no profile');
select is(
  pg_temp.touched($$ update public.profiles set first_name = 'x' $$), 0, 'all granted: a signed-out visitor changes no profile'
);
select is(pg_temp.touched('delete from public.profiles'), 0, 'all granted: a signed-out visitor deletes no profile');
select pg_temp.be_owner();
select is(
  (select first_name from public.profiles where user_id = pg_temp.id_of('bob')), 'Bob', 'Bob''s name is what it was'
);

-- Nothing rides along under a name that the sign-in service uses.
select pg_temp.make_user('rider', '{"first_name": "Rider", "school": "St Mary''s", "sub": "Year 6", "email": "ring me",
  "email_verified": "St Mary''s", "phone_verified": {"number": "07700"}}');
select is(
  (select raw_user_meta_data from auth.users where id = pg_temp.id_of('rider')), '{"first_name": "Rider"}',
  'of what comes with a sign-up the names stay, and nothing that only bears a known name'
);

select * from finish();
rollback;
