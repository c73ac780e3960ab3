-- The rules for texts as data: a database without them, a push of new ones, and a push that breaks off.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'bob']) as name;

-- The rules of this database, as `npm run rules` writes them.
create function pg_temp.rules_of_now() returns jsonb
language sql as $$
  select jsonb_build_object(
    'hash', (select hash from private.text_rules_version),
    'signs', (select jsonb_object_agg(stage, jsonb_build_array(signs, becomes)) from private.text_signs),
    'steps', (
      select jsonb_object_agg(stage, steps) from (
        select stage, jsonb_agg(jsonb_build_array(pattern, replacement) order by place) as steps
        from private.text_steps group by stage
      ) as stages
    ),
    'words', (
      select jsonb_agg(jsonb_build_array(word, rank, squeezed, joined, swearing, means)) from private.text_words
    ),
    'rules', (select jsonb_agg(jsonb_build_array(hears, reads, pattern) order by place) from private.text_rules),
    'weights', (select jsonb_object_agg(sign, to_jsonb(weights)) from private.taught_signs)
  )
$$;
create temp table rules as select pg_temp.rules_of_now() as rules;
create function pg_temp.pushed(p_change jsonb) returns boolean
language sql as $$ select private.replace_text_rules(rules || p_change) from rules $$;

select function_privs_are('private', 'replace_text_rules', array['jsonb'], role, '{}', 'no ' || role || ' replaces the rules')
from unnest(array['anon', 'authenticated', 'service_role']) as role;
select is(pg_temp.pushed('{}'), false, 'the same rules are not written again');

-- A push that changes one rule.
insert into public.gig_jar_submissions (id, user_id, title, description, status) values
  (pg_temp.id_of('jam'), pg_temp.id_of('ann'), 'Sell marmalade', 'From my own oranges', 'featured'),
  (pg_temp.id_of('decided'), pg_temp.id_of('ann'), 'Marmalade toast', 'Ten pence a slice', 'active'),
  (pg_temp.id_of('cakes'), pg_temp.id_of('ann'), 'Sell cakes', 'Ten pence a slice', 'active');
select pg_temp.sign_in('bob');
select lives_ok(
  $$ insert into public.gig_jar_submissions (user_id, title, description) values (pg_temp.id_of('bob'), 'Marmalade', 'I want to kill myself') $$,
  'a child in need is heard'
);
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('decided'), 'featured');
select pg_temp.be_owner();
select is(
  pg_temp.pushed(jsonb_build_object(
    'hash', 'next', 'rules', (select '[["hint", "words", "marmalade"]]' || (rules -> 'rules') from rules)
  )),
  true, 'one rule more is pushed'
);
select is((select hash from private.text_rules_version), 'next', 'its hash is known');
select is(private.heard_in('My marmalade is nice'), 'hint', 'it is heard from now on');
select bag_eq(
  'select title, status, held_from, needs_help from public.gig_jar_submissions',
  $$ values ('Sell marmalade', 'held', 'featured', null), ('Marmalade toast', 'featured', null, null),
    ('Sell cakes', 'active', null, null), ('Marmalade', 'held', null, 'crisis') $$,
  'what is stored is judged again, but for what a moderator has decided, and nobody loses help'
);
select is(
  (select heard from public.text_judgements where gig_id = (select id from public.gig_jar_submissions where title = 'Marmalade')),
  'crisis', 'a child in need stays first in the queue'
);
select is((select heard from public.text_judgements where gig_id = pg_temp.id_of('jam')), 'hint', 'the moderator sees why');

-- A push that breaks off.
select throws_ok(format('select pg_temp.pushed(%L)', change), null, null, 'refused: ' || what)
from (values
  ('{"hash": "broken", "rules": [["hint", "words", "(marmalade"]]}', 'a rule that is no pattern'),
  ('{"hash": "broken", "steps": {"squash": [["[a-", " "]]}}', 'a step that is no pattern'),
  ('{"hash": "broken", "weights": {}}', 'rules without weights'),
  ('{"hash": "broken", "rules": null}', 'no rules'),
  ('{"hash": "broken", "weights": {"jam": [1, 2]}}', 'weights of too few kinds'),
  ('{"hash": null}', 'rules without a hash')
) as broken(change, what);
select is((select hash from private.text_rules_version), 'next', 'the rules from before are kept');
select is(private.heard_in('My marmalade is nice'), 'hint', 'and judge');
select is((select count(*) from private.taught_signs), (select count(*) from rules, jsonb_object_keys(rules -> 'weights')), 'with every weight');

-- A database without rules, as between its migrations and the first push.
delete from private.text_signs;
delete from private.text_steps;
delete from private.text_words;
delete from private.text_rules;
delete from private.taught_signs;
delete from private.text_rules_version;
select pg_temp.sign_in('bob');
insert into public.gig_jar_submissions (user_id, title, description) values
  (pg_temp.id_of('bob'), 'Wash cars', 'With a sponge'),
  (pg_temp.id_of('bob'), 'Nothing', 'My dad hits me every night');
insert into public.kindness_quests (user_id, description) values (pg_temp.id_of('bob'), 'I read to my brother');
insert into public.community_challenges (user_id, challenge_type, target_value) values (pg_temp.id_of('bob'), 'savings_goal', 45);
update public.community_challenges set title = 'Skates';
select results_eq(
  $$ select title || ' ' || status || ' ' || needs_help from public.gig_jar_submissions
    where user_id = pg_temp.id_of('bob') and title <> 'Marmalade' order by id $$,
  $$ values ('Wash cars held worry'), ('Nothing held worry') $$,
  'every idea is held, and its writer is answered with the help lines'
);
select is((select needs_help from public.kindness_quests), 'worry', 'and of every quest');
select is((select needs_help from public.community_challenges), 'worry', 'and of every name of a goal');
select pg_temp.be_owner();
select is(pg_temp.pushed('{}'), true, 'the first rules are pushed');
select results_eq(
  $$ select title || ' ' || status || ' ' || needs_help from public.gig_jar_submissions
    where user_id = pg_temp.id_of('bob') and title <> 'Marmalade' order by id $$,
  $$ values ('Wash cars held worry'), ('Nothing held abuse') $$,
  'they hear who is in need; what was promised to stay private stays so until a moderator has looked'
);

select * from finish();
rollback;
