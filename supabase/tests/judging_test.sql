-- Judgements: how many a day, told by Ann (who is refused again and again), Bob (who wants the same), a child in need, and a
-- signed-out visitor. That one waits for the other is told by tests/database/judging.test.ts.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'cleo', 'dan']) as name;
create function pg_temp.idea(p_name text, p_text text) returns text
language sql as $$
  select format(
    'insert into public.gig_jar_submissions (user_id, title, description) values (%L, %L, %L)', pg_temp.id_of(p_name), 'Idea', p_text
  )
$$;
create function pg_temp.quest(p_name text, p_text text) returns text
language sql as $$
  select format('insert into public.kindness_quests (user_id, description) values (%L, %L)', pg_temp.id_of(p_name), p_text)
$$;
create function pg_temp.habit(p_name text, p_text text) returns text
language sql as $$
  select format('insert into public.habit_streaks (user_id, habit_name) values (%L, %L)', pg_temp.id_of(p_name), p_text)
$$;
create function pg_temp.tries_of(p_name text) returns integer
language sql security definer as $$ select used from private.tries_slot(pg_temp.id_of(p_name)) $$;
-- As if so many texts of the user had been judged today.
create function pg_temp.has_tried(p_name text, p_times integer) returns void
language sql security definer as $$ select setval(slot, start + p_times) from private.tries_slot(pg_temp.id_of(p_name)) $$;

-- Each way of having a text judged counts, refused or not.
select pg_temp.sign_in('ann');
select is(pg_temp.tries_of('ann'), 0, 'nobody begins with a try');
select is(pg_temp.touched(pg_temp.idea('ann', 'Wash cars')), 1, 'an idea is stored');
select is(pg_temp.tries_of('ann'), 1, 'an idea that is stored counts');
select is((pg_temp.refusal_of(pg_temp.idea('ann', 'Mail me at ann@example.com'))).message::json ->> 'code', 'idea_contact', 'an idea is refused');
select is(pg_temp.tries_of('ann'), 2, 'an idea that is refused counts, although its refusal rolls back what it wrote');
select is((pg_temp.refusal_of(pg_temp.quest('ann', 'I mailed bob@example.com'))).message::json ->> 'code', 'quest_contact', 'a quest is refused');
select is(pg_temp.tries_of('ann'), 3, 'a quest that is refused counts');
select is(pg_temp.touched(pg_temp.habit('ann', 'Eat fruit')), 1, 'a habit is stored');
select is(pg_temp.tries_of('ann'), 4, 'the name of a habit counts');
insert into public.community_challenges (user_id, challenge_type, target_value) values (pg_temp.id_of('ann'), 'savings_goal', 45);
select is(pg_temp.tries_of('ann'), 4, 'a goal without a name is not judged');
update public.community_challenges set title = 'A bike';
update public.community_challenges set title = 'A red bike';
select is(pg_temp.tries_of('ann'), 6, 'each name of a goal counts');
update public.community_challenges set current_progress = 5;
update public.community_challenges set title = null;
select is(pg_temp.tries_of('ann'), 6, 'its progress does not, and neither does taking its name away');
select pg_temp.touched(pg_temp.idea('ann', 'Idea ' || n)) from generate_series(1, 9) as n;
select is((pg_temp.refusal_of(pg_temp.idea('ann', 'The eleventh'))).message::json ->> 'code', 'daily_cap', 'the 11th idea is over the cap');
select is(pg_temp.tries_of('ann'), 16, 'an idea over the cap counts');
select is(
  (pg_temp.refusal_of(format('do $x$ begin %s; raise sqlstate ''PGRST''; end $x$', pg_temp.quest('ann', 'I helped')))).code, 'PGRST',
  'a client has a quest rolled back by the answer that it asks for'
);
select is(pg_temp.tries_of('ann'), 17, 'which counts as well');
select throws_ok(pg_temp.idea('bob', 'Wash cars'), '42501', null, 'nobody submits in the name of somebody else');
select is(pg_temp.tries_of('ann') + pg_temp.tries_of('bob'), 17, 'which is refused unread, and counts for neither');

-- Over the limit.
select pg_temp.has_tried('ann', 149);
select is((pg_temp.refusal_of(pg_temp.quest('ann', 'I mailed bob@example.com'))).message::json ->> 'code', 'quest_contact', 'the 150th is judged');
select is(
  (pg_temp.refusal_of(statement)).message::json ->> 'code', 'too_many_tries', 'the 151st is not: ' || name
)
from (values
  ('an idea', pg_temp.idea('ann', 'Mail me at ann@example.com')), ('a quest', pg_temp.quest('ann', 'I helped')),
  ('a habit', pg_temp.habit('ann', 'Run')), ('a goal', 'update public.community_challenges set title = ''A boat''')
) as ways (name, statement);
select is(
  (pg_temp.refusal_of(pg_temp.quest('ann', 'I helped'))).detail, '{"status" : 429, "headers" : {}}', 'it is answered with status 429'
);
select is(pg_temp.tries_of('ann'), 150, 'what is not judged does not count');
select is(pg_temp.touched('update public.community_challenges set current_progress = 6'), 1, 'everything else goes on');
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.quest('bob', 'I helped')), 1, 'another user is not held up');

-- Help comes before every limit.
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.quest('ann', 'I don’t want to be alive')), 1, 'a plain need is stored after the last try');
select is(pg_temp.touched(pg_temp.idea('ann', E'Nothing. My DAD\nhits me!')), 1, 'also in an idea over its cap');
select is(pg_temp.touched(pg_temp.habit('ann', 'Mum wont wake up')), 1, 'also in the name of a habit');
select is(pg_temp.touched($$ update public.community_challenges set title = 'I want to die' $$), 1, 'also in the name of a goal');
select results_eq(
  $$ select needs_help from public.kindness_quests where needs_help is not null
     union all select needs_help || ' ' || status from public.gig_jar_submissions where needs_help is not null
     union all select needs_help from public.habit_streaks where needs_help is not null
     union all select needs_help from public.community_challenges $$,
  $$ values ('crisis'), ('abuse held'), ('emergency'), ('crisis') $$, 'with the need that was heard, and held'
);
select pg_temp.be_moderator();
select results_eq(
  'select heard from public.moderation_queue() where heard is not null order by heard', $$ values ('abuse'), ('crisis') $$,
  'the moderator has them'
);

-- Over the cap of texts of need the answer has the need.
select pg_temp.be_owner();
insert into private.daily_usage (user_id, table_name, day, used)
values (pg_temp.id_of('cleo'), 'kindness_quests', (now() at time zone 'utc')::date, 50);
select pg_temp.sign_in('cleo');
select is(
  (pg_temp.refusal_of(pg_temp.quest('cleo', 'I want to die'))).message::jsonb - 'message', '{"code": "daily_cap", "details": "crisis"}',
  'for the page to offer help'
);
select is(
  (pg_temp.refusal_of(pg_temp.quest('cleo', 'I helped'))).message::jsonb ->> 'details', 'kindness_quests', 'of others it has the table'
);

-- The look hears what the rules hear.
select pg_temp.be_owner();
select is_empty(
  $$ select need, phrase, private.heard_in(said)
     from private.plain_needs, concat(case need when 'crisis' then 'I ' when 'abuse' then 'My dad ' else 'My mum ' end, phrase) as said
     where private.heard_in(said) is distinct from need or private.plain_need_in(said) is distinct from need $$,
  'each plain need is the need that the rules hear in it'
);
select isnt(private.plain_need_in(said), null, 'a need: ' || said)
from unnest(array['my uncle comes in my room at night', 'i have taken all mums pills', 'i wanna kms', 'i cut my arms']) as said;
select is(private.plain_need_in(said), null, 'no need: ' || said)
from unnest(array['I walked 10 kms', 'We beat mentors at chess', 'A self made card', '', '!!', 'Wash cars']) as said;
select is(private.plain_need_in('My dad hits me and I want to die, he has a knife'), 'emergency', 'the gravest need is heard');

-- A new day begins at nought, and slots are shared without harm.
select pg_temp.has_tried('dan', 150);
select is(private.has_tries_left(pg_temp.id_of('dan')), false, 'a user without tries today');
select setval(slot, start + 150 - (1::bigint << 44)) from private.tries_slot(pg_temp.id_of('dan'));
select is(pg_temp.tries_of('dan'), 0, 'tries of yesterday are over');
create temporary table slots as
select n, slot, start from generate_series(1, 2000) as n, private.tries_slot(md5('other ' || n)::uuid);
select ok((select count(distinct slot) from slots) > 200, 'users are spread over the slots');
select is((select count(distinct start)::integer from slots), 2000, 'each with a tag of their own');
select pg_temp.has_tried('dan', 150);
select setval(slot, start + 1) from generate_series(1, 2000) as n, lateral private.tries_slot(md5('other ' || n)::uuid);
select is(pg_temp.tries_of('dan'), 150, 'a crowd of users with few tries does not wash away the count of one with many');

-- The counts and the words behind it are open to no user.
select pg_temp.sign_in('ann');
select throws_ok(statement, '42501', null, 'a user may not ' || statement)
from unnest(array[
  'select * from private.tries_salt', 'select * from private.plain_needs', 'select nextval(''private.tries_7'')',
  'select last_value from private.tries_7', 'select private.wait_in_turn(gen_random_uuid())', 'select private.judge(gen_random_uuid(), ''x'')'
]) as statement;

select * from finish();
rollback;
