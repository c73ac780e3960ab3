-- The moderator's queue by writer: Flo, who sends a hundred texts, Ben, who needs help, and Cleo, who does no harm.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['flo', 'ben', 'cleo', 'dan']) as name;
create function pg_temp.tell(p_name text, p_idea text, p_heard text, p_age interval default '1 hour') returns void
language sql security definer as $$
  insert into public.gig_jar_submissions (id, user_id, title, description, status, needs_help, created_at)
  values (pg_temp.id_of(p_idea), pg_temp.id_of(p_name), p_idea, 'x', case when p_heard is null then 'active' else 'held' end, private.help_for(p_heard), now() - p_age);
  insert into public.text_judgements (user_id, gig_id, heard)
  select pg_temp.id_of(p_name), pg_temp.id_of(p_idea), p_heard where p_heard is not null
$$;
select pg_temp.tell('flo', 'flood ' || number, 'crisis', make_interval(hours => 5, mins => -number)) from generate_series(1, 55) as number;
insert into public.kindness_quests (id, user_id, description, needs_help, submitted_at)
select pg_temp.id_of('quest ' || number), pg_temp.id_of('flo'), 'quest ' || number, 'abuse', now() - interval '6 hours'
from generate_series(1, 47) as number;
insert into public.text_judgements (user_id, quest_id, heard)
select user_id, id, 'abuse' from public.kindness_quests;
select pg_temp.tell('ben', 'real', 'crisis');
select pg_temp.tell('dan', 'rude', 'swearing', '9 hours');

-- One card a writer.
select pg_temp.be_moderator();
select results_eq(
  'select distinct on (card) card, texts, title, is_answered from public.moderation_queue() order by card',
  $$ values (1::bigint, 102::bigint, 'flood 1', false), (2, 1, 'real', false), (3, 1, 'rude', false) $$,
  'a writer of 102 urgent texts fills one card, and a child in need after it has the second'
);
select is((select count(*) from public.moderation_queue() where card = 1), 50::bigint, 'the 50 worst of a card are sent');
select set_eq($$ select heard from public.moderation_queue() where card = 1 $$, array['crisis'], 'the worst before the older ones');
select hasnt_column('public', 'moderation_queue', 'user_id', 'and nobody is told who the writer is');
select results_eq('select waiting, urgent from public.moderation_waiting()', $$ values (3::bigint, 2::bigint) $$, 'writers are counted, not texts');
select results_eq(
  'select distinct card from public.moderation_queue(p_skip => 1, p_cards => 1)', array[2::bigint], 'the queue is read in pages'
);

-- Answered once, the flood comes after whoever nobody has answered.
select is(public.settle_disclosure(pg_temp.id_of('flood 1')), true, 'the first text is answered');
select pg_temp.tell('flo', 'flood 56', 'emergency');
select results_eq(
  'select distinct on (card) texts, title, is_answered from public.moderation_queue() order by card',
  $$ values (1::bigint, 'real', false), (102, 'flood 56', true), (1, 'rude', false) $$,
  'then its writer comes after a child whom nobody has answered, and before what is not urgent'
);
select pg_temp.tell('flo', 'told since', 'emergency', '-1 minute');
select results_eq(
  'select distinct on (card) texts, title, is_answered from public.moderation_queue(p_cards => 2) order by card',
  $$ values (103::bigint, 'flood 56', false), (1, 'real', false) $$,
  'but a child who tells more after the answer is one whom nobody has answered'
);
select public.settle_disclosure(pg_temp.id_of('told since'));
select pg_temp.wait_a_day();
select is((select title from public.moderation_queue(p_cards => 1) limit 1), 'flood 56', 'a day later it needs an answer again');

-- Together, and back.
create temp table card on commit drop as select id, status from public.moderation_queue() where card = 1;
select is(
  cardinality(public.decide_together('helped', (select array_agg(id) from card))), 50, 'the texts of a card are settled together'
);
select is((select texts from public.moderation_queue() where title = 'flood 51'), 52::bigint, 'and the card has the others');
select is(
  cardinality(public.decide_together('undo', (select array_agg(id) from card))), 50, 'they are taken back together'
);
select is((select max(texts) from public.moderation_queue()), 102::bigint, 'and wait again');
select is(public.decide_together(verb, (select array_agg(id) from card)), '{}'::uuid[], 'a child in need is not decided about together: ' || verb)
from unnest(array['accept', 'remove', 'seen']) as verb;
select is(public.decide_together('accept', array[pg_temp.id_of('rude')]), '{}'::uuid[], 'nor is what is held published together');

insert into public.kindness_quests (id, user_id, description)
select pg_temp.id_of(name), pg_temp.id_of('cleo'), name from unnest(array['deed', 'other deed']) as name;
select pg_temp.tell('cleo', 'cars', null);
select pg_temp.tell('cleo', 'dogs', null);
insert into public.gig_jar_reports (user_id, gig_id) values
  (pg_temp.id_of('dan'), pg_temp.id_of('cars')), (pg_temp.id_of('dan'), pg_temp.id_of('dogs'));
select bag_eq(
  'select card, texts, kind from public.moderation_queue() where card = 4',
  $$ values (4::bigint, 4::bigint, 'idea'), (4, 4, 'idea'), (4, 4, 'quest'), (4, 4, 'quest') $$, 'ideas and quests of one writer share a card'
);
select bag_eq(
  $$ select unnest(public.decide_together(
    'accept', array[pg_temp.id_of('deed'), pg_temp.id_of('cars'), pg_temp.id_of('dogs'), pg_temp.id_of('unknown'), null], array['pending', 'active', 'held']
  )) $$,
  $$ values (pg_temp.id_of('deed')), (pg_temp.id_of('cars')) $$,
  'they are accepted together, but for what is no longer as the moderator saw it, or is not there'
);
select is((select status from public.kindness_quests where id = pg_temp.id_of('deed')), 'approved', 'the quest is approved');
select bag_eq(
  $$ select unnest(public.decide_together('remove', array[pg_temp.id_of('deed'), pg_temp.id_of('other deed'), pg_temp.id_of('dogs'), pg_temp.id_of('rude')])) $$,
  $$ values (pg_temp.id_of('other deed')), (pg_temp.id_of('dogs')), (pg_temp.id_of('rude')) $$,
  'they are removed together, but for what was decided before'
);
select throws_ok($$ select public.decide_together('publish', '{}') $$, '22023', null, 'there is no such decision');

-- Answers of the guide.
insert into public.form_submissions (id, form_id, payload, created_at)
select pg_temp.id_of('report ' || number), 'guide-report',
  jsonb_build_object('answer', 'Bet it all.', 'reason', case when number % 4 = 0 then 'unkind' else 'wrong' end),
  now() - make_interval(hours => 20 - number)
from generate_series(1, 12) as number;
insert into public.form_submissions (form_id, payload) values ('guide-report', '{"answer": "Save it.", "reason": "other"}');
insert into public.gig_jar_reports (user_id, gig_id) values (pg_temp.id_of('ben'), pg_temp.id_of('cars'));
select results_eq(
  $$ select kind, description, reports, reasons, times from public.moderation_queue() where card > 2 $$,
  $$ values ('idea', 'x', 1::bigint, array[]::text[], array[]::bigint[]),
    ('guide', 'Bet it all.', 12, array['wrong', 'unkind'], array[9, 3]), ('guide', 'Save it.', 1, array['other'], array[1]) $$,
  'reports of one answer are one card with their reasons counted, after what a user has reported'
);
select is(public.settle_report((select id from public.moderation_queue() where description = 'Bet it all.')), true, 'they are seen at once');
select is_empty($$ select from public.moderation_queue() where description = 'Bet it all.' $$, 'and wait no longer');
insert into public.form_submissions (form_id, payload) values ('guide-report', '{"answer": "Bet it all.", "reason": "wrong"}');
select is((select reports from public.moderation_queue() where description = 'Bet it all.'), 1::bigint, 'but for one that comes later');
select is(public.undo_decision(pg_temp.id_of('report 12')), true, 'taken back');
select is((select reports from public.moderation_queue() where description = 'Bet it all.'), 13::bigint, 'they all wait again');

-- Reports that hide nothing, and answers that anybody makes up.
select pg_temp.be_owner();
select pg_temp.make_user(name) from unnest(array['eve', 'fay', 'gus']) as name;
select pg_temp.tell('eve', 'good', null);
select pg_temp.tell('fay', 'bad', null);
insert into public.gig_jar_reports (user_id, gig_id, can_hide, created_at) values
  (pg_temp.id_of('cleo'), pg_temp.id_of('good'), false, now() - interval '2 hours'),
  (pg_temp.id_of('dan'), pg_temp.id_of('good'), false, now() - interval '2 hours'), (pg_temp.id_of('ben'), pg_temp.id_of('bad'), true, now());
insert into public.kindness_quests (user_id, description) values (pg_temp.id_of('gus'), 'A new deed');
select pg_temp.be_moderator();
select is(
  (select array_agg(coalesce(title, description) order by card) from public.moderation_queue()
    where title in ('good', 'bad') or description in ('A new deed', 'Bet it all.', 'Save it.')),
  array['bad', 'good', 'A new deed', 'Bet it all.', 'Save it.'],
  'the report of somebody who can hide ideas comes before many that cannot, and the guide after every deed'
);

select * from finish();
rollback;
