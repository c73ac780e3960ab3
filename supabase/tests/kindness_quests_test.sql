-- Kindness quests, told by Ann, Bob, Carl (who tells many), a signed-out visitor and the moderator.
begin;
\ir actors.psql
select plan(39);

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'carl']) as name;
create function pg_temp.quest(p_name text, p_text text default 'I read to my brother', p_image text default null) returns text
language sql as $$
  select format(
    'insert into public.kindness_quests (user_id, description, image_url) values (%L, %L, %L)',
    pg_temp.id_of(p_name), p_text, p_image
  )
$$;

-- Privileges.
select policies_are('public', 'kindness_quests', pg_temp.and_withheld(array[
  'A user reads their own quests', 'A user submits quests of their own', 'A user archives their own quests'
]), 'there is one policy for each of reading, submitting and archiving');
select table_privs_are('public', 'kindness_quests', 'anon', '{}', 'a signed-out visitor holds no privilege on quests');
select table_privs_are('public', 'kindness_quests', 'authenticated', '{SELECT}', 'a user may read quests');
select set_eq(
  format($$ select attname from pg_attribute where attrelid = 'public.kindness_quests'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, %L) $$, privilege), columns::name[],
  'a user may give these columns and no other: ' || privilege
)
from (values
  ('insert', array['user_id', 'description', 'image_url']), ('update', array['is_deleted'])
) as privileges (privilege, columns);

-- Ann submits.
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.quest('ann')), 1, 'a user submits a quest');
select results_eq(
  'select status, submitted_at, is_deleted, image_url from public.kindness_quests',
  $$ values ('pending', now(), false, null::text) $$, 'that waits for review'
);
select is(pg_temp.touched(pg_temp.quest('ann', repeat('😀', 500))), 1, 'a quest may have 500 characters');
select throws_ok(pg_temp.quest('ann', bad), '23514', null, 'a quest is refused that is ' || name)
from (values ('empty', ''), ('blank', E' \n '), ('overridden', E'Kind\u202E')) as texts (name, bad);
select throws_ok(pg_temp.quest('bob'), '42501', null, 'a user may not submit for somebody else');
select throws_ok(
  format($$ insert into public.kindness_quests (user_id, description, %I) values (pg_temp.id_of('ann'), 'x', %L) $$, forged, value),
  '42501', null, 'a user may not give a new quest its ' || forged
)
from (values ('status', 'approved'), ('submitted_at', '2000-01-01'), ('id', pg_temp.id_of('x')::text)) as columns (forged, value);
select throws_ok(format('update public.kindness_quests set %s', forged), '42501', null, 'a user may not write ' || forged)
from unnest(array[
  $$status = 'approved'$$, $$description = 'x'$$, $$submitted_at = '2000-01-01'$$, $$user_id = pg_temp.id_of('bob')$$
]) as forged;
select throws_ok('delete from public.kindness_quests', '42501', null, 'a user may not remove quests');

-- Bob and a signed-out visitor.
select pg_temp.sign_in('bob');
select is(pg_temp.touched('select from public.kindness_quests'), 0, 'another user sees none of it');
select is(pg_temp.touched('update public.kindness_quests set is_deleted = true'), 0, 'another user archives none of it');
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || name)
from (values
  ('reading', 'select from public.kindness_quests'), ('submitting', pg_temp.quest('ann')),
  ('archiving', 'update public.kindness_quests set is_deleted = true'), ('removing', 'delete from public.kindness_quests')
) as requests (name, statement);

-- Archiving.
select pg_temp.sign_in('ann');
select is(pg_temp.touched('update public.kindness_quests set is_deleted = true where char_length(description) = 500'), 1, 'a user archives a quest');
select is(pg_temp.touched('update public.kindness_quests set is_deleted = false where is_deleted'), 0, 'and cannot revive it');

-- The cap of a day.
select pg_temp.sign_in('carl');
select is(
  pg_temp.touched(format(
    $$ insert into public.kindness_quests (user_id, description) select %L, 'Deed ' || n from generate_series(1, 10) as n $$,
    pg_temp.id_of('carl')
  )), 10, 'a user submits 10 quests a day'
);
select is((pg_temp.refusal_of(pg_temp.quest('carl'))).detail, '{"status" : 429, "headers" : {}}', 'the 11th is answered with status 429');

-- The moderator is held to what a quest is.
select pg_temp.be_moderator();
select throws_ok($$ update public.kindness_quests set status = 'won' $$, '23514', null, 'there is no such status');

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('bob');
insert into public.kindness_quests (id, user_id, description, status, submitted_at, is_deleted)
values (pg_temp.id_of('forged'), pg_temp.id_of('bob'), 'I read to my brother', 'approved', '2000-01-01', true);
select results_eq(
  'select id = pg_temp.id_of(''forged''), status, submitted_at, is_deleted from public.kindness_quests',
  $$ values (false, 'pending', now(), false) $$, 'all granted: a forged quest waits like every other'
);
create temporary table before as select * from public.kindness_quests;
update public.kindness_quests
set id = pg_temp.id_of('forged'), user_id = pg_temp.id_of('ann'), description = 'Better', status = 'approved',
  submitted_at = '2000-01-01', image_url = null;
select results_eq('select * from public.kindness_quests', 'select * from before', 'all granted: a forged change changes nothing');
select is(pg_temp.touched('update public.kindness_quests set is_deleted = true'), 1, 'all granted: a user archives their own');
select is(pg_temp.touched('update public.kindness_quests set is_deleted = false'), 0, 'all granted: and revives nothing');
select is(pg_temp.touched('delete from public.kindness_quests'), 0, 'all granted: a user removes none');
select throws_ok(pg_temp.quest('ann'), '42501', null, 'all granted: a user submits none for somebody else');
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.kindness_quests'), 0, 'all granted: a signed-out visitor sees none');
select is((pg_temp.refusal_of(pg_temp.quest('ann'))).code, '42501', 'all granted: a signed-out visitor submits none');

select * from finish();
rollback;
