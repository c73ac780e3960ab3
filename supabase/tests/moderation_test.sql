-- Moderation, told by the moderator, Ann (who writes), Bob (who reports) and a signed-out visitor.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'cleo', 'dan', 'eva', 'fay']) as name;
insert into public.kindness_quests (id, user_id, description, submitted_at, is_deleted)
values
  (pg_temp.id_of('deed'), pg_temp.id_of('ann'), 'I read to my brother', '2026-01-01', false),
  (pg_temp.id_of('archived'), pg_temp.id_of('ann'), 'Never mind', '2026-01-02', true);
insert into public.gig_jar_submissions (id, user_id, title, description, status, is_deleted)
values
  (pg_temp.id_of('cars'), pg_temp.id_of('ann'), 'Wash cars', 'With a sponge', 'active', false),
  (pg_temp.id_of('dogs'), pg_temp.id_of('ann'), 'Walk dogs', 'With a lead', 'active', false),
  (pg_temp.id_of('unseen'), pg_temp.id_of('ann'), 'Hidden', 'Already', 'hidden', false),
  (pg_temp.id_of('archived'), pg_temp.id_of('ann'), 'Archived', 'By its owner', 'active', true);
insert into public.gig_jar_reports (user_id, gig_id, reason, created_at)
values
  (pg_temp.id_of('dan'), pg_temp.id_of('cars'), 'It is rude', '2026-01-04'),
  (pg_temp.id_of('cleo'), pg_temp.id_of('cars'), 'It is silly', '2025-12-31'),
  (pg_temp.id_of('eva'), pg_temp.id_of('cars'), null, '2026-01-05'),
  (pg_temp.id_of('dan'), pg_temp.id_of('unseen'), 'It is rude', '2026-01-04'),
  (pg_temp.id_of('dan'), pg_temp.id_of('archived'), 'It is rude', '2026-01-04');

-- Only a moderator.
select function_privs_are('public', name::name, arguments, 'anon', '{}', 'a signed-out visitor may not call ' || name)
from (values
  ('moderation_queue', array['text', 'bigint', 'bigint']), ('decide_together', array['text', 'uuid[]', 'text[]']), ('review_quest', array['uuid', 'boolean']), ('decide_idea', array['uuid', 'text', 'text', 'boolean']), ('moderation_waiting', array['text']), ('settle_report', array['uuid']), ('settle_disclosure', array['uuid']),
  ('undo_decision', array['uuid'])
) as functions (name, arguments);
select function_privs_are('public', name::name, arguments, 'authenticated', '{}', 'a user may not call ' || name)
from (values
  ('moderation_queue', array['text', 'bigint', 'bigint']), ('decide_together', array['text', 'uuid[]', 'text[]']), ('review_quest', array['uuid', 'boolean']), ('decide_idea', array['uuid', 'text', 'text', 'boolean']), ('moderation_waiting', array['text']), ('settle_report', array['uuid']), ('settle_disclosure', array['uuid']),
  ('undo_decision', array['uuid'])
) as functions (name, arguments);
select pg_temp.sign_in('ann');
select throws_ok(statement, '42501', null, 'a user is refused: ' || statement)
from unnest(array[
  'select public.moderation_queue()', $$select public.review_quest(pg_temp.id_of('deed'), true)$$,
  $$select public.decide_idea(pg_temp.id_of('cars'), 'featured')$$, 'select public.moderation_waiting()',
  $$select public.settle_report(pg_temp.id_of('x'))$$,
  $$select public.settle_disclosure(pg_temp.id_of('x'))$$, $$select public.decide_together('undo', array[pg_temp.id_of('cars')])$$,
  $$select public.undo_decision(pg_temp.id_of('cars'))$$
]) as statement;

-- The queue.
select pg_temp.sign_in('bob');
select public.report_idea(pg_temp.id_of('cars'), 'It is unkind');
select pg_temp.be_moderator();
select results_eq(
  'select kind, id, title, description, reports, reasons, since from public.moderation_queue()',
  $$ values
    (
      'idea', pg_temp.id_of('cars'), 'Wash cars', 'With a sponge', 4::bigint,
      array['It is silly', 'It is rude', 'It is unkind'], timestamptz '2025-12-31'
    ),
    ('quest', pg_temp.id_of('deed'), null, 'I read to my brother', 0, '{}', '2026-01-01') $$,
  'the moderator reads the reported idea and the pending quest, the worst first, and nothing that nobody sees'
);

-- Quests.
select is(public.review_quest(pg_temp.id_of('deed'), true), true, 'the moderator approves a quest');
select is((select status from public.kindness_quests where id = pg_temp.id_of('deed')), 'approved', 'and it is approved');
select is(public.review_quest(pg_temp.id_of('deed'), false), true, 'the moderator takes it back');
select is((select status from public.kindness_quests where id = pg_temp.id_of('deed')), 'rejected', 'and it is rejected');
select is(public.review_quest(pg_temp.id_of(name), true), false, 'there is no reviewing a quest that is ' || name)
from unnest(array['archived', 'unknown']) as name;
select is(public.review_quest(pg_temp.id_of('deed'), null), false, 'no decision is none');

-- Ideas.
select is(public.decide_idea(pg_temp.id_of('cars'), 'hidden'), true, 'the moderator hides an idea');
select is_empty('select from public.moderation_queue()', 'nothing waits any more');
select is_empty(
  $$ select from public.gig_jar_reports where handled_at is not null and gig_id <> pg_temp.id_of('cars') $$,
  'the reports of other ideas are left as they are'
);
update public.gig_jar_reports set handled_at = '2026-02-01' where gig_id = pg_temp.id_of('cars') and handled_at is not null;
select pg_temp.sign_in('bob');
select results_eq('select title from public.gig_jar_submissions', array['Walk dogs'], 'and nobody else sees it');
select pg_temp.be_moderator();
select is(public.decide_idea(pg_temp.id_of('cars'), 'active'), false, 'no longer featured is decided of a featured idea alone');
select is(public.decide_idea(pg_temp.id_of('cars'), null, 'active'), false, 'nothing is decided of an idea that another has decided about');
select is(public.decide_idea(pg_temp.id_of('cars'), null, 'hidden'), true, 'the moderator shows it again');
select is_empty('select from public.moderation_queue()', 'its reports are settled');
select is_empty(
  $$ select from public.gig_jar_reports where gig_id = pg_temp.id_of('cars') and handled_at <> '2026-02-01' $$,
  'when they were settled first is kept'
);
select is(public.decide_idea(pg_temp.id_of('dogs'), 'featured'), true, 'the moderator features an idea');
select pg_temp.sign_in('fay');
select bag_eq(
  'select title, status from public.gig_jar_submissions', $$ values ('Wash cars', 'active'), ('Walk dogs', 'featured') $$,
  'and every user who has not reported them sees both'
);
select pg_temp.be_moderator();
insert into public.gig_jar_reports (user_id, gig_id) values
  (pg_temp.id_of('ann'), pg_temp.id_of('cars')), (pg_temp.id_of('ann'), pg_temp.id_of('dogs'));
select bag_eq(
  $$ select title, status from public.moderation_queue() where kind = 'idea' $$,
  $$ values ('Wash cars', 'active'), ('Walk dogs', 'featured') $$,
  'of what was reported the moderator reads whether it is featured'
);
update public.gig_jar_submissions set status = 'hidden' where id = pg_temp.id_of('cars');
select is(public.decide_idea(pg_temp.id_of(name), null), true, 'the moderator keeps an idea: ' || name)
from unnest(array['cars', 'dogs']) as name;
select bag_eq(
  $$ select title, status from public.gig_jar_submissions where id in (pg_temp.id_of('cars'), pg_temp.id_of('dogs')) $$,
  $$ values ('Wash cars', 'active'), ('Walk dogs', 'featured') $$,
  'what was hidden is back, and what was featured still is'
);
select is_empty($$ select from public.moderation_queue() where kind = 'idea' $$, 'and their reports are settled');
select throws_ok($$ select public.decide_idea(pg_temp.id_of('cars'), 'winner') $$, '22023', null, 'there is no such decision');
select is(public.decide_idea(pg_temp.id_of('unknown'), 'hidden'), false, 'there is no deciding an unknown idea');
select is(public.decide_idea(pg_temp.id_of('archived'), 'hidden'), false, 'nor one that its owner archived');

-- Children in need: neither let in nor taken out, and kept to themselves.
insert into public.gig_jar_submissions (id, user_id, title, description, status, needs_help)
values (pg_temp.id_of('told'), pg_temp.id_of('bob'), 'Told', 'Of being hurt', 'held', 'abuse');
insert into public.kindness_quests (id, user_id, description, submitted_at, needs_help)
values (pg_temp.id_of('quest told'), pg_temp.id_of('bob'), 'Told', '2026-01-01', 'crisis');
insert into public.text_judgements (user_id, gig_id, quest_id, heard) values
  (pg_temp.id_of('bob'), pg_temp.id_of('told'), null, 'abuse'), (pg_temp.id_of('bob'), null, pg_temp.id_of('quest told'), 'crisis');
select is(public.settle_disclosure(pg_temp.id_of(name)), true, 'a child in need is helped: ' || name)
from unnest(array['told', 'quest told']) as name;
select is_empty('select from public.moderation_queue()', 'what they wrote waits no longer');
select is(public.settle_disclosure(pg_temp.id_of(name)), false, 'there is nothing to settle: ' || name)
from unnest(array['told', 'cars', 'unknown']) as name;
select pg_temp.sign_in('fay');
select is_empty($$ select from public.gig_jar_submissions where title = 'Told' $$, 'and is seen by nobody else');
select pg_temp.sign_in('bob');
select isnt_empty($$ select from public.gig_jar_submissions where title = 'Told' and needs_help = 'abuse' $$, 'but its writer');
select pg_temp.be_moderator();
select is(public.undo_decision(pg_temp.id_of(name)), true, 'taken back: ' || name)
from unnest(array['told', 'quest told']) as name;
select results_eq(
  'select kind, heard, let_in, taken_out from public.moderation_queue()',
  $$ values ('quest', 'crisis', 0::bigint, 0::bigint), ('idea', 'abuse', 0::bigint, 0::bigint) $$,
  'they wait again, and nothing was counted against the child'
);
select is(public.decide_idea(pg_temp.id_of('told'), decision), false, 'nobody lets others read it by mistake: ' || coalesce(decision, 'kept'))
from unnest(array[null, 'active', 'featured']) as decision;
select is(public.decide_idea(pg_temp.id_of('told'), null, null, true), true, 'what was misheard is let in');
select is(public.undo_decision(pg_temp.id_of('told')), true, 'and taken back');
select is(
  (select status || ' ' || needs_help from public.gig_jar_submissions where id = pg_temp.id_of('told')), 'held abuse',
  'then it is kept to a child in need again'
);
select public.decide_idea(pg_temp.id_of('told'), 'hidden');
delete from public.kindness_quests where id = pg_temp.id_of('quest told');

-- Texts from before the rules.
insert into public.gig_jar_submissions (id, user_id, title, description, status) values
  (pg_temp.id_of('old'), pg_temp.id_of('cleo'), 'Shit cakes', 'Fifty pence each', 'featured'),
  (pg_temp.id_of('kept'), pg_temp.id_of('cleo'), 'Shit buns', 'Fifty pence each', 'active'),
  (pg_temp.id_of('clean'), pg_temp.id_of('cleo'), 'Cakes', 'Fifty pence each', 'active'),
  (pg_temp.id_of('in need'), pg_temp.id_of('cleo'), 'Nothing', 'I want to kill myself', 'active');
insert into public.kindness_quests (id, user_id, description)
values (pg_temp.id_of('quest in need'), pg_temp.id_of('cleo'), 'I want to kill myself');
select public.decide_idea(pg_temp.id_of('kept'), null);
select pg_temp.be_owner();
select private.judge_stored_texts();
select private.judge_stored_texts();
select bag_eq(
  $$ select title, status, held_from, needs_help from public.gig_jar_submissions where user_id = pg_temp.id_of('cleo') $$,
  $$ values ('Shit cakes', 'held', 'featured', null), ('Shit buns', 'active', null, null), ('Cakes', 'active', null, null),
    ('Nothing', 'held', 'active', 'crisis') $$,
  'stored texts are judged, once, but for those that a moderator has decided about'
);
select is((select needs_help from public.kindness_quests where user_id = pg_temp.id_of('cleo')), 'crisis', 'and quests');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('old'), null);
select is((select status from public.gig_jar_submissions where title = 'Shit cakes'), 'featured', 'let in, it is featured as before');

-- The same with every privilege on tables granted.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('ann');
select throws_ok(statement, '42501', null, 'all granted: a user is refused: ' || statement)
from unnest(array[
  'select public.moderation_queue()', $$select public.review_quest(pg_temp.id_of('deed'), true)$$,
  $$select public.decide_idea(pg_temp.id_of('cars'), 'featured')$$, 'select public.moderation_waiting()',
  $$select public.settle_report(pg_temp.id_of('x'))$$,
  $$select public.settle_disclosure(pg_temp.id_of('x'))$$, $$select public.decide_together('undo', array[pg_temp.id_of('cars')])$$,
  $$select public.undo_decision(pg_temp.id_of('cars'))$$
]) as statement;

select * from finish();
rollback;
