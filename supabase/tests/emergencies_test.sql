-- Emergencies, names that are judged for need alone, and what is told in parts or told again.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'bob']) as name;

-- An emergency is heard before other need, on every surface where a child writes.
select pg_temp.sign_in('ann');
insert into public.gig_jar_submissions (user_id, title, description)
values (pg_temp.id_of('ann'), 'Help', 'my mum took an overdose and she wont wake up');
insert into public.kindness_quests (user_id, description) values (pg_temp.id_of('ann'), 'theres a man in our house with a knife');
insert into public.habit_streaks (user_id, habit_name) values
  (pg_temp.id_of('ann'), 'my brother stopped breathing'), (pg_temp.id_of('ann'), 'I want to kill myself'),
  (pg_temp.id_of('ann'), 'Ring gran on 07700 900123'), (pg_temp.id_of('ann'), 'Eat fruit');
insert into public.community_challenges (user_id, challenge_type, target_value) values (pg_temp.id_of('ann'), 'savings_goal', 45);
update public.community_challenges set title = 'my dad collapsed and he isnt breathing';
select is((select status || ' ' || needs_help from public.gig_jar_submissions), 'held emergency', 'an idea');
select is((select status || ' ' || needs_help from public.kindness_quests), 'pending emergency', 'a quest');
select is((select needs_help from public.community_challenges), 'emergency', 'the name of a goal');
select results_eq(
  'select habit_name, needs_help from public.habit_streaks order by id',
  $$ values ('my brother stopped breathing', 'emergency'), ('I want to kill myself', 'crisis'),
    ('Ring gran on 07700 900123', null), ('Eat fruit', null) $$,
  'names of habits: nothing else is heard in them, and nothing is refused'
);
select throws_ok($$ update public.habit_streaks set needs_help = null $$, '42501', null, 'a user does not take it away');
select pg_temp.be_moderator();
select results_eq(
  'select kind, heard from public.moderation_queue() limit 2', $$ values ('idea', 'emergency'), ('quest', 'emergency') $$,
  'emergencies come first in the queue'
);
select results_eq(
  'select waiting, urgent, oldest_urgent is not null from public.moderation_waiting()', $$ values (1::bigint, 1::bigint, true) $$,
  'their writer is counted as urgent, with the age of the oldest'
);
select is(
  public.decide_idea((select id from public.gig_jar_submissions), null), false, 'none is published by mistake'
);
select pg_temp.be_owner();

-- A number in two ideas of one writer.
insert into public.gig_jar_submissions (user_id, title, description) values (pg_temp.id_of('bob'), 'Cakes', 'Ask for 07700 of them');
select pg_temp.sign_in('bob');
insert into public.gig_jar_submissions (user_id, title, description) values (pg_temp.id_of('bob'), 'Buns', 'and 900123 more');
select results_eq(
  'select title, status from public.gig_jar_submissions where user_id = pg_temp.id_of(''bob'') order by id',
  $$ values ('Cakes', 'active'), ('Buns', 'held') $$, 'the other half of a number is held'
);
select pg_temp.sign_in('ann');
insert into public.gig_jar_submissions (user_id, title, description) values (pg_temp.id_of('ann'), 'Scones', 'and 900123 more');
select is((select status from public.gig_jar_submissions where title = 'Scones'), 'active', 'of another writer it says nothing');

-- Words that a moderator took out come back from nobody.
select pg_temp.be_owner();
update public.gig_jar_submissions set status = 'hidden' where title = 'Cakes';
select pg_temp.sign_in('ann');
insert into public.gig_jar_submissions (user_id, title, description) values
  (pg_temp.id_of('ann'), '🍰 cakes!', 'Ask for: 07700 of them!!'), (pg_temp.id_of('ann'), 'Cakes', 'With jam');
select results_eq(
  $$ select description, status from public.gig_jar_submissions where user_id = pg_temp.id_of('ann') and lower(title) like '%cakes%' order by id $$,
  $$ values ('Ask for: 07700 of them!!', 'held'), ('With jam', 'active') $$, 'the same words from another account are held'
);

-- A picture from a visitor is overwritten.
insert into public.kindness_quests (user_id, description, image_url)
values (pg_temp.id_of('ann'), 'I baked', '/storage/v1/object/public/community/07700900-1230-4000-8000-000000000000.jpg');
insert into public.gig_jar_submissions (user_id, title, description, image_url)
values (pg_temp.id_of('ann'), 'Bread', 'Warm', repeat('https://example.com/', 100));
select is((select image_url from public.kindness_quests where description = 'I baked'), null, 'of a quest');
select is((select image_url from public.gig_jar_submissions where title = 'Bread'), null, 'of an idea, whatever was sent');

-- Contact data in disguise.
select throws_matching(
  format('insert into public.gig_jar_submissions (user_id, title, description) values (%L, %L, %L)', pg_temp.id_of('ann'), 'Idea', said),
  'contact', 'refused: ' || said
)
from unnest(array[
  'Cakes: 07700; biscuits: 900123', 'I sold 07700 cups on 900 days for 123 pounds', 'It costs £0770, £0900 and £123',
  'Look for AnnieBakes99 on the yellow ghost app', 'Send it to S W 1 A 1 A A', 'Write to moc.liamg@nna',
  'Pay bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
]) as said;

select * from finish();
rollback;
