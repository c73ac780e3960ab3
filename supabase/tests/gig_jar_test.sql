-- The gig jar, told by Ann, Bob, Carl (who does a lot), a signed-out visitor and the moderator.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'carl', 'dan']) as name;
create function pg_temp.idea(
  p_name text, p_title text default 'Wash cars', p_description text default '£5 for 10 cars', p_image text default null
) returns text
language sql as $$
  select format(
    'insert into public.gig_jar_submissions (user_id, title, description, image_url) values (%L, %L, %L, %L)',
    pg_temp.id_of(p_name), p_title, p_description, p_image
  )
$$;
create function pg_temp.vote(p_name text, p_idea text) returns text
language sql as $$
  select format('insert into public.gig_jar_votes (user_id, gig_id) values (%L, %L)', pg_temp.id_of(p_name), pg_temp.id_of(p_idea))
$$;
create function pg_temp.votes_of(p_idea text) returns integer
language sql as $$ select votes from public.gig_jar_submissions where id = pg_temp.id_of(p_idea) $$;
create function pg_temp.report(p_idea text, p_reason text default null) returns text
language sql as $$ select format('select public.report_idea(%L, %L)', pg_temp.id_of(p_idea), p_reason) $$;
insert into public.gig_jar_submissions (id, user_id, title, description, status, is_deleted)
select pg_temp.id_of(name), pg_temp.id_of('ann'), name, 'An idea', status, is_deleted
from (values
  ('active', 'active', false), ('featured', 'featured', false), ('hidden', 'hidden', false), ('archived', 'active', true)
) as ideas (name, status, is_deleted);

-- Privileges.
select policies_are('public', 'gig_jar_submissions', pg_temp.and_withheld(array[
  'A user reads visible ideas and their own', 'A user submits ideas of their own', 'A user archives their own ideas'
]), 'there is one policy for each of reading, submitting and archiving');
select policies_are('public', 'gig_jar_votes', pg_temp.and_second_step(array[
  'A user reads their own votes', 'A user votes for visible ideas'
]), 'and for reading votes and voting');
select policies_are('public', 'gig_jar_reports', pg_temp.and_second_step(array['A user reads their own reports']), 'and for reading reports');
select table_privs_are('public', name::name, 'anon', '{}', 'a signed-out visitor holds no privilege on ' || name)
from unnest(array['gig_jar_submissions', 'gig_jar_votes', 'gig_jar_reports']) as name;
select table_privs_are('public', name::name, 'authenticated', '{SELECT}', 'a user may read ' || name)
from unnest(array['gig_jar_submissions', 'gig_jar_votes', 'gig_jar_reports']) as name;
select set_eq(
  format($$ select attname from pg_attribute where attrelid = %L::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, %L) $$, name, privilege), columns::name[],
  format('a user may %s these columns of %s and no other', privilege, name)
)
from (values
  ('public.gig_jar_submissions', 'insert', array['user_id', 'title', 'description', 'image_url']),
  ('public.gig_jar_submissions', 'update', array['is_deleted']),
  ('public.gig_jar_votes', 'insert', array['user_id', 'gig_id']),
  ('public.gig_jar_votes', 'update', array[]::text[]),
  ('public.gig_jar_reports', 'insert', array[]::text[]),
  ('public.gig_jar_reports', 'update', array[]::text[])
) as privileges (name, privilege, columns);

-- Ann submits.
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.idea('ann')), 1, 'a user submits an idea');
select results_eq(
  $$ select title, description, image_url, status, votes, created_at, is_deleted from public.gig_jar_submissions where title = 'Wash cars' $$,
  $$ values ('Wash cars', '£5 for 10 cars', null::text, 'active', 0, now(), false) $$, 'that is active, with no vote yet'
);
select is(pg_temp.touched(pg_temp.idea('ann', repeat('é', 100), repeat('é', 500))), 1, 'a title may have 100 characters, a description 500');
select throws_ok(pg_temp.idea('ann', title, description, image), '23514', null, 'an idea is refused with ' || name)
from (values
  ('no title', '', 'x', null), ('a blank title', ' ', 'x', null),
  ('no description', 'x', '', null), ('a blank description', 'x', E'\n', null),
  ('an overridden title', E'x\u202E', 'x', null), ('an overridden description', 'x', E'x\u202E', null)
) as bad (name, title, description, image);
select is(
  pg_temp.refusal_of(pg_temp.idea('ann', title, description))::text,
  row('PGRST', format('{"code" : "idea_contact%s", "message" : "An idea does not tell how or where somebody is to be found"}', field),
    '{"status" : 400, "headers" : {}}')::text, 'an idea is refused with ' || name
)
from (values
  ('an e-mail address in its title', '_title', 'ann@example.com', 'x'), ('a link in its description', '', 'x', 'www.example.com'),
  ('a phone number begun in the one and ended in the other', '', 'Ring 07700', '900 123'),
  ('a street', '', 'Cakes', 'Come to 12 Rose Lane'), ('a name in a game', '', 'Cakes', 'my roblox is xXcakeXx')
) as bad (name, field, title, description);
select throws_ok(pg_temp.idea('bob'), '42501', null, 'a user may not submit for somebody else');
select throws_ok(
  format($$ insert into public.gig_jar_submissions (user_id, title, description, %I)
    values (pg_temp.id_of('ann'), 'x', 'x', %L) $$, forged, value), '42501', null, 'a user may not give an idea its ' || forged
)
from (values ('status', 'featured'), ('votes', '99'), ('id', pg_temp.id_of('x')::text), ('created_at', '2000-01-01')) as columns (forged, value);
select throws_ok(format('update public.gig_jar_submissions set %s', forged), '42501', null, 'a user may not write ' || forged)
from unnest(array[
  $$status = 'featured'$$, 'votes = 99', $$title = 'x'$$, $$description = 'x'$$, $$user_id = pg_temp.id_of('bob')$$
]) as forged;
select throws_ok('delete from public.gig_jar_submissions', '42501', null, 'a user may not remove ideas');
select isnt_empty(
  format('select from public.gig_jar_submissions where id = %L', pg_temp.id_of(name)), 'a user sees their own idea that is ' || name
)
from unnest(array['hidden', 'archived']) as name;

-- A text with a finding is held: only its writer sees it.
select is(pg_temp.touched(pg_temp.idea('ann', title, 'An idea that is held')), 1, 'an idea is taken that has ' || name)
from (values ('a swear word', 'Shit cakes'), ('an offer that is not safe', 'Bottles of vodka for sale'), ('self-harm', 'i want to kill myself')) as held (name, title);
select bag_eq(
  $$ select title, status, needs_help, votes from public.gig_jar_submissions where description = 'An idea that is held' $$,
  $$ values ('Shit cakes', 'held', null, 0), ('Bottles of vodka for sale', 'held', null, 0), ('i want to kill myself', 'held', 'crisis', 0) $$,
  'and is held; who is in need is answered with help'
);
select throws_ok('select from public.text_judgements', '42501', null, 'nobody but the moderator reads what the rules heard');
select pg_temp.be_owner();
select bag_eq(
  $$ select title, heard from public.text_judgements join public.gig_jar_submissions on id = gig_id $$,
  $$ values ('Shit cakes', 'swearing'), ('Bottles of vodka for sale', 'unsafe'), ('i want to kill myself', 'crisis') $$,
  'which is written down'
);
create temporary table held as select id from public.gig_jar_submissions where status = 'held';
grant select on held to authenticated;

-- Bob looks and votes.
select pg_temp.sign_in('bob');
select bag_eq(
  $$ select title from public.gig_jar_submissions where char_length(title) < 100 $$,
  $$ values ('active'), ('featured'), ('Wash cars') $$, 'another user sees what is neither hidden nor archived'
);
select is(pg_temp.touched('update public.gig_jar_submissions set is_deleted = true'), 0, 'and archives none of it');
select throws_ok(
  format('insert into public.gig_jar_votes (user_id, gig_id) values (%L, %L)', pg_temp.id_of('bob'), id), '42501', null,
  'nobody votes for a held idea'
)
from held;
select is(
  (pg_temp.refusal_of(format('select public.report_idea(%L)', id))).detail, '{"status" : 404, "headers" : {}}', 'nor reports it'
)
from held limit 1;
select is(pg_temp.touched(pg_temp.vote('bob', 'active')), 1, 'a user votes for an idea');
select is(pg_temp.votes_of('active'), 1, 'and it counts');
select throws_ok(pg_temp.vote('bob', 'active'), '23505', null, 'a second vote is refused as a duplicate');
select is(pg_temp.votes_of('active'), 1, 'and does not count');
select throws_ok(pg_temp.vote('bob', idea), '42501', null, 'there is no voting for an idea that is ' || idea)
from unnest(array['hidden', 'archived', 'unknown']) as idea;
select throws_ok(pg_temp.vote('ann', 'featured'), '42501', null, 'a user may not vote in somebody else''s name');
select throws_ok(statement, '42501', null, 'a user is refused: ' || statement)
from unnest(array[
  'delete from public.gig_jar_votes', 'update public.gig_jar_votes set gig_id = gig_id',
  $$insert into public.gig_jar_votes (user_id, gig_id, created_at) values (pg_temp.id_of('bob'), pg_temp.id_of('featured'), now())$$,
  $$insert into public.gig_jar_reports (user_id, gig_id) values (pg_temp.id_of('bob'), pg_temp.id_of('active'))$$,
  'delete from public.gig_jar_reports', 'update public.gig_jar_reports set handled_at = now()'
]) as statement;
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.vote('ann', 'active')), 1, 'a user votes for an idea of their own, as for any other');
select results_eq('select user_id from public.gig_jar_votes', array[pg_temp.id_of('ann')], 'a user sees their own votes alone');
select is(pg_temp.votes_of('active'), 2, 'and everybody''s count');
select throws_ok(pg_temp.vote('ann', idea), '42501', null, 'there is no voting for an idea of one''s own that is ' || idea)
from unnest(array['hidden', 'archived']) as idea;

-- A signed-out visitor.
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || name)
from (values
  ('reading ideas', 'select from public.gig_jar_submissions'), ('reading votes', 'select from public.gig_jar_votes'),
  ('reading reports', 'select from public.gig_jar_reports'), ('submitting', pg_temp.idea('ann')),
  ('voting', pg_temp.vote('ann', 'featured')), ('reporting', pg_temp.report('active')),
  ('archiving', 'update public.gig_jar_submissions set is_deleted = true')
) as requests (name, statement);

-- Reports.
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.report('active', 'It is unkind')), 1, 'a user reports an idea');
select is(pg_temp.touched(pg_temp.report('active', 'Again')), 1, 'reporting again is harmless');
select results_eq(
  'select user_id, gig_id, reason, handled_at, upheld from public.gig_jar_reports',
  $$ values (pg_temp.id_of('bob'), pg_temp.id_of('active'), 'It is unkind', null::timestamptz, null::boolean) $$,
  'and the report stands there once'
);
select is(pg_temp.votes_of('active'), null, 'whoever reports an idea does not see it any more');
select is(pg_temp.touched(pg_temp.report('featured')), 1, 'a report needs no reason');
select throws_ok(pg_temp.vote('bob', 'featured'), '42501', null, 'nobody votes for an idea that they reported');
select is(
  (pg_temp.refusal_of(pg_temp.report(idea))).detail, '{"status" : 404, "headers" : {}}', 'there is no reporting an idea that is ' || idea
)
from unnest(array['hidden', 'archived', 'unknown']) as idea;
select pg_temp.sign_in('ann');
select is(pg_temp.votes_of('active'), 2, 'everybody else sees it');
select throws_ok(pg_temp.report('active', bad), '23514', null, 'a reason is refused that is ' || name)
from (values ('blank', ' ')) as reasons (name, bad);
select pg_temp.be_moderator();
select is((pg_temp.refusal_of(pg_temp.report('active'))).detail, '{"status" : 404, "headers" : {}}', 'nobody reports nothing');
select pg_temp.sign_in('ann');
select is(pg_temp.touched('select from public.gig_jar_reports'), 0, 'another user sees no report, not even of their own idea');
select throws_ok(
  $$ select private.report_idea_by_caller(null, null) $$, '42501', null, 'a user may not enter by the private door'
);

-- Archiving.
select is(pg_temp.touched($$ update public.gig_jar_submissions set is_deleted = true where title = 'Wash cars' $$), 1, 'a user archives an idea');
select is((select is_deleted from public.gig_jar_submissions where title = 'Wash cars'), true, 'and it stays away');
select is(pg_temp.touched('update public.gig_jar_submissions set is_deleted = false where is_deleted'), 0, 'and cannot revive it');

-- The caps of a day.
select pg_temp.be_owner();
insert into public.gig_jar_submissions (id, user_id, title, description)
select pg_temp.id_of('idea ' || n), pg_temp.id_of('dan'), 'Idea', 'An idea' from generate_series(1, 101) as n;
select pg_temp.sign_in('carl');
select is(
  pg_temp.touched(format(
    $$ insert into public.gig_jar_submissions (user_id, title, description) select %L, 'Idea', 'An idea' from generate_series(1, 10) $$,
    pg_temp.id_of('carl')
  )), 10, 'a user submits 10 ideas a day'
);
select is((pg_temp.refusal_of(pg_temp.idea('carl'))).detail, '{"status" : 429, "headers" : {}}', 'the 11th is answered with status 429');
select is(
  pg_temp.touched(format(
    $$ insert into public.gig_jar_votes (user_id, gig_id) select %L, pg_temp.id_of('idea ' || n) from generate_series(1, 100) as n $$,
    pg_temp.id_of('carl')
  )), 100, 'a user casts 100 votes a day, several at once'
);
select is(
  (pg_temp.refusal_of(pg_temp.vote('carl', 'idea 101'))).detail, '{"status" : 429, "headers" : {}}', 'the 101st is answered with status 429'
);
select is((select sum(votes) from public.gig_jar_submissions where title = 'Idea'), 100::bigint, 'each counts');
select is(
  (select sum(pg_temp.touched(pg_temp.report('idea ' || n))) from generate_series(1, 20) as n), 20::bigint,
  'a user reports 20 ideas a day'
);
select is(
  (pg_temp.refusal_of(pg_temp.report('idea 21'))).detail, '{"status" : 429, "headers" : {}}', 'the 21st report is answered with status 429'
);
select is(pg_temp.touched(pg_temp.report('idea 20')), 1, 'reporting one of them again is harmless still');

-- Accounts leave, with their votes and ideas, and with what others said of these.
select pg_temp.be_owner();
create temporary table idea_of_carl as select id from public.gig_jar_submissions where user_id = pg_temp.id_of('carl') limit 1;
insert into public.gig_jar_votes (user_id, gig_id) select pg_temp.id_of('ann'), id from idea_of_carl;
insert into public.gig_jar_reports (user_id, gig_id) select pg_temp.id_of('ann'), id from idea_of_carl;
select lives_ok(
  $$ delete from auth.users where id = pg_temp.id_of('carl') $$, 'an account leaves whose ideas others have voted for and reported'
);
select is((select sum(votes) from public.gig_jar_submissions where title = 'Idea'), 0::bigint, 'an account that is deleted takes its votes along');
delete from auth.users where id = pg_temp.id_of('bob');
select is(pg_temp.votes_of('active'), 1, 'and nobody else''s');
select is_empty($$ select from public.gig_jar_reports where user_id = pg_temp.id_of('bob') $$, 'and its reports');

-- Votes that come and go together.
insert into public.gig_jar_votes (user_id, gig_id) select pg_temp.id_of(name), pg_temp.id_of('featured') from unnest(array['ann', 'dan']) as name;
select is(pg_temp.votes_of('featured'), 2, 'two votes for one idea in one statement count two');
delete from public.gig_jar_votes where gig_id = pg_temp.id_of('featured');
select is(pg_temp.votes_of('featured'), 0, 'and are taken off as two');
insert into public.gig_jar_votes (user_id, gig_id) values (pg_temp.id_of('ann'), pg_temp.id_of('featured'));
update public.gig_jar_submissions set votes = 0 where id = pg_temp.id_of('featured');
select lives_ok(
  format('delete from public.gig_jar_votes where gig_id = %L', pg_temp.id_of('featured')),
  'a counter that was set by hand stands in the way of no vote that goes'
);

select pg_temp.be_moderator();
select throws_ok($$ update public.gig_jar_submissions set status = 'approved' $$, '23514', null, 'there is no such status');
select throws_ok($$ update public.gig_jar_submissions set votes = -1 $$, '23514', null, 'no idea has fewer votes than none');

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.make_user('eva');
select pg_temp.sign_in('eva');
insert into public.gig_jar_submissions (id, user_id, title, description, status, votes, created_at, is_deleted)
values (pg_temp.id_of('forged'), pg_temp.id_of('eva'), 'Forged', 'x', 'featured', 99, '2000-01-01', true);
select results_eq(
  $$ select id = pg_temp.id_of('forged'), status, votes, created_at, is_deleted from public.gig_jar_submissions where title = 'Forged' $$,
  $$ values (false, 'active', 0, now(), false) $$, 'all granted: a forged idea begins like every other'
);
create temporary table before as select * from public.gig_jar_submissions where title = 'Forged';
update public.gig_jar_submissions
set id = pg_temp.id_of('forged'), user_id = pg_temp.id_of('ann'), description = 'ann', status = 'featured', votes = 99,
  created_at = '2000-01-01' where title = 'Forged';
select results_eq(
  $$ select * from public.gig_jar_submissions where title = 'Forged' $$, 'select * from before', 'all granted: a forged change changes nothing'
);
select is(
  pg_temp.touched($$ update public.gig_jar_submissions set votes = 99 where user_id <> pg_temp.id_of('eva') $$), 0,
  'all granted: another user''s idea is left alone'
);
select is(pg_temp.touched($$ update public.gig_jar_submissions set is_deleted = true where title = 'Forged' $$), 1, 'all granted: a user archives their own');
select is(pg_temp.touched('update public.gig_jar_submissions set is_deleted = false where is_deleted'), 0, 'all granted: and revives nothing');
select is(pg_temp.touched('delete from public.gig_jar_submissions'), 0, 'all granted: a user removes no idea');
insert into public.gig_jar_votes (user_id, gig_id, created_at) values (pg_temp.id_of('eva'), pg_temp.id_of('active'), '2000-01-01');
select results_eq('select created_at from public.gig_jar_votes', 'select now()', 'all granted: the time of a vote is the database''s');
select throws_ok(pg_temp.vote('eva', 'hidden'), '42501', null, 'all granted: nobody votes for a hidden idea');
select throws_ok(pg_temp.vote('ann', 'featured'), '42501', null, 'all granted: nobody votes in somebody else''s name');
select is(pg_temp.touched('delete from public.gig_jar_votes'), 0, 'all granted: a vote is not taken back');
select is(pg_temp.touched('update public.gig_jar_votes set gig_id = gig_id'), 0, 'all granted: nor moved');
select throws_ok(
  $$ insert into public.gig_jar_reports (user_id, gig_id) values (pg_temp.id_of('eva'), pg_temp.id_of('active')) $$, '42501', null,
  'all granted: a report goes through its function'
);
select throws_ok(pg_temp.idea('ann'), '42501', null, 'all granted: a user submits none for somebody else');
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.' || name), 0, 'all granted: a signed-out visitor sees nothing of ' || name)
from unnest(array['gig_jar_submissions', 'gig_jar_votes', 'gig_jar_reports']) as name;
select is((pg_temp.refusal_of(statement)).code, '42501', 'all granted: a signed-out visitor is refused ' || name)
from (values ('submitting', pg_temp.idea('ann')), ('voting', pg_temp.vote('ann', 'active'))) as requests (name, statement);

select * from finish();
rollback;
