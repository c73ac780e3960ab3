-- The gig jar, told by Ann, Bob, Carl (who does a lot), a signed-out visitor and the moderator.
begin;
\ir actors.psql
select plan(306);

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
  ('active', 'active', false), ('featured', 'featured', false), ('hidden', 'hidden', false), ('put away', 'active', true)
) as ideas (name, status, is_deleted);

-- Privileges.
select policies_are('public', 'gig_jar_submissions', pg_temp.and_second_step(array[
  'A user reads visible ideas and their own', 'A user submits ideas of their own', 'A user puts away their own ideas'
]), 'there is one policy for each of reading, submitting and putting away');
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

-- What a text may say.
select is(private.is_without_contact(text), true, 'is no way to meet: ' || text)
from unnest(array[
  '£5 for 10 cars', 'Wash cars for £5.50 each, or £50 for 10', 'Since 2026 we sold 1,000 cakes for £1,250.00',
  'Monday 21/11/2026 to 28/11/2026', 'From 2025-11-21 until 2026-01-31', '10 20 30 40 50', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
  'Open 09:00-17:00', '0.5 l of lemonade', 'Lemonade @ £1 a cup', 'Meet at the polka dot stall',
  'I wash cars.Then I dry them.', 'We play games. Net profit: £5', 'Walk dogs and/or cats', 'Look at me', 'I am at home at ten. One more.',
  'Sell 3-4 toys.Live near you', 'One two three, ready', 'Cupcakes (at school)', 'My dot-to-dot book', 'e.g. cakes, i.e. sponge',
  '100 200 300', 'A 50/50 share', 'Zoë''s café', '1234567 points', 'In 2024, 2025, 2026 and 2027', 'Add 15% (or 20%)'
]) as text;
select is(private.is_without_contact(text), false, 'is a way to meet: ' || text)
from unnest(array[
  'ann@example.com', 'ANN@EXAMPLE.COM', 'ann @ example.com', 'ann@example .com', 'ann (at) example (dot) com',
  'ann [at] example', 'ann at example dot com', 'ann at gmail', 'ann@gmail', 'ann＠example．com', E'ann@exam\u200Cple.com',
  E'ann\u00AD@\u00ADexample.com', 'ann{at}example{dot}com', 'ann@example dot org',
  'http://example.com', 'https://evil.test', 'hxxp://evil.test', 'ftp://files', 'www.example.com', 'WWW . example', 'www dot example',
  'example.com', 'example.co.uk', 'Example.Org', 'mysite.shop', 'discord.gg/abc', 't.me/ann', 'youtu.be/xyz', 'bit.ly/3abc',
  'mysite (dot) com', 'mysite[.]com', 'mysite dot com', 'mysite . com', 'ｅｘａｍｐｌｅ．ｃｏｍ', 'example。com',
  '07700900123', '07700 900123', '07700 900 123', '07700-900-123', '(07700) 900123', '+44 7700 900123', '+447700900123',
  '0044 7700 900123', '020 7946 0018', '0 7 7 0 0 9 0 0 1 2 3', '07700.900.123', '07700/900/123', '7700 900 123', '7700900123',
  '555-123-4567', 'O77OO 9OO123', '０７７００９００１２３', '٠٧٧٠٠٩٠٠١٢٣', 'zero seven seven zero zero nine zero zero one two three',
  'oh seven 700 nine double-0 900123', E'07700\u200D900123', '07700–900–123', '0*7*7*0*0*9*0*0*1*2*3', 'ring 07700_900_123', '①②③④⑤⑥⑦⑧⑨⓪'
]) as text;
select is(private.is_without_contact(format(text, part)), false, 'is a way to meet: ' || format(text, part))
from (values
  ('mysite.%s', array[
    'com', 'net', 'org', 'info', 'biz', 'io', 'gg', 'uk', 'eu', 'app', 'dev', 'xyz', 'tv', 'ly', 'ie', 'co', 'gov', 'edu', 'shop', 'store',
    'site', 'online', 'club', 'link', 'live', 'website', 'blog', 'me', 'tech'
  ]),
  ('mysite dot %s', array['com', 'net', 'org', 'info', 'uk', 'co', 'io']),
  ('ann at mysite dot %s', array['com', 'me', 'eu', 'ac', 'sch']),
  ('ann at %s', array['gmail', 'googlemail', 'hotmail', 'yahoo', 'icloud', 'protonmail']),
  ('ann%smysite.cz', array['@', ' @ ', '(at)', '[@]']),
  ('%s:mysite', array['http', 'https', 'hxxp', 'ftp']), ('mysite%s', array['.cz/ann', '://ann', ' . com', '. com/ann', '<dot>cz', '{.}cz']),
  -- Each digit of another script is needed; so is each number word.
  ('Ring %s', array['٠١٢٣٤٥٦٧٨', '١٢٣٤٥٦٧٨٩', '+7700900123', '0770090012']),
  ('zero %s', array['one two three four five six seven eight', 'two three four five six seven eight nine']),
  ('%s seven seven 00 900123', array['zero', 'oh', 'nought']), ('oh seven %s 0 900123', array['double', 'triple', 'treble']),
  ('Ring 0770%s090012', array[
    '–', '—', '‐', '‑', '‒', '−', '․', '。', ' - ', '(', ')', '/', '_', '*',
    E'\u00AD', E'\u034F', E'\u200C', E'\u200D', E'\u20E3', E'\uFE00', E'\uFE0F'
  ]),
  ('Ring %s', array['555 123 4567', '55512 345 678', '5551-234-567', '55512 345678', '5551-234567'])
) as texts (text, parts), unnest(parts) as part;

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
  ('an overridden title', E'x\u202E', 'x', null), ('an overridden description', 'x', E'x\u202E', null),
  ('a picture from elsewhere', 'x', 'x', 'https://example.com/a.jpg')
) as bad (name, title, description, image);
select is(
  pg_temp.refusal_of(pg_temp.idea('ann', title, description))::text,
  row('PGRST', '{"code" : "idea_contact", "message" : "An idea names no e-mail address, link or phone number"}',
    '{"status" : 400, "headers" : {}}')::text, 'an idea is refused with ' || name
)
from (values
  ('an e-mail address in its title', 'ann@example.com', 'x'), ('a link in its description', 'x', 'www.example.com'),
  ('a phone number begun in the one and ended in the other', 'Ring 07700', '900 123')
) as bad (name, title, description);
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
from unnest(array['hidden', 'put away']) as name;

-- Bob looks and votes.
select pg_temp.sign_in('bob');
select bag_eq(
  $$ select title from public.gig_jar_submissions where char_length(title) < 100 $$,
  $$ values ('active'), ('featured'), ('Wash cars') $$, 'another user sees what is neither hidden nor put away'
);
select is(pg_temp.touched('update public.gig_jar_submissions set is_deleted = true'), 0, 'and puts none of it away');
select is(pg_temp.touched(pg_temp.vote('bob', 'active')), 1, 'a user votes for an idea');
select is(pg_temp.votes_of('active'), 1, 'and it counts');
select throws_ok(pg_temp.vote('bob', 'active'), '23505', null, 'a second vote is refused as a duplicate');
select is(pg_temp.votes_of('active'), 1, 'and does not count');
select throws_ok(pg_temp.vote('bob', idea), '42501', null, 'there is no voting for an idea that is ' || idea)
from unnest(array['hidden', 'put away', 'unknown']) as idea;
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
from unnest(array['hidden', 'put away']) as idea;

-- A signed-out visitor.
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || name)
from (values
  ('reading ideas', 'select from public.gig_jar_submissions'), ('reading votes', 'select from public.gig_jar_votes'),
  ('reading reports', 'select from public.gig_jar_reports'), ('submitting', pg_temp.idea('ann')),
  ('voting', pg_temp.vote('ann', 'featured')), ('reporting', pg_temp.report('active')),
  ('putting away', 'update public.gig_jar_submissions set is_deleted = true')
) as requests (name, statement);

-- Reports.
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.report('active', 'It is unkind')), 1, 'a user reports an idea');
select is(pg_temp.touched(pg_temp.report('active', 'Again')), 1, 'reporting again is harmless');
select results_eq(
  'select user_id, gig_id, reason, handled_at from public.gig_jar_reports',
  $$ values (pg_temp.id_of('bob'), pg_temp.id_of('active'), 'It is unkind', null::timestamptz) $$, 'and the report stands there once'
);
select is(pg_temp.votes_of('active'), 2, 'a reported idea is as visible as before');
select is(pg_temp.touched(pg_temp.report('featured')), 1, 'a report needs no reason');
select is(
  (pg_temp.refusal_of(pg_temp.report(idea))).detail, '{"status" : 404, "headers" : {}}', 'there is no reporting an idea that is ' || idea
)
from unnest(array['hidden', 'put away', 'unknown']) as idea;
select pg_temp.sign_in('ann');
select throws_ok(pg_temp.report('active', bad), '23514', null, 'a reason is refused that is ' || name)
from (values ('blank', ' ')) as reasons (name, bad);
select pg_temp.be_moderator();
select is((pg_temp.refusal_of(pg_temp.report('active'))).detail, '{"status" : 404, "headers" : {}}', 'nobody reports nothing');
select pg_temp.sign_in('ann');
select is(pg_temp.touched('select from public.gig_jar_reports'), 0, 'another user sees no report, not even of their own idea');
select throws_ok(
  $$ select private.report_idea_by_caller(null, null) $$, '42501', null, 'a user may not enter by the private door'
);

-- Putting away.
select is(pg_temp.touched($$ update public.gig_jar_submissions set is_deleted = true where title = 'Wash cars' $$), 1, 'a user puts an idea away');
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

-- The moderator is held to the same texts.
select pg_temp.be_moderator();
select throws_ok(pg_temp.idea('dan', p_description => 'ann@example.com'), '23514', null, 'the moderator publishes no e-mail address either');
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
select is(pg_temp.touched($$ update public.gig_jar_submissions set is_deleted = true where title = 'Forged' $$), 1, 'all granted: a user puts their own away');
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
