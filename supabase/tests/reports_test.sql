-- Reports, told by those who report (Bob, Cleo, and Wolf, who cries it), Ann, who writes, and the moderator.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'cleo', 'wolf', 'eva']) as name;
select pg_temp.trust(array['ann', 'bob', 'cleo', 'wolf', 'eva']);
insert into public.gig_jar_submissions (id, user_id, title, description, status)
select pg_temp.id_of(name), pg_temp.id_of('ann'), name, 'An idea', case when name in ('star', 'six') then 'featured' else 'active' end
from unnest(array['cars', 'star', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) as name;
create function pg_temp.report_as(p_name text, p_idea text, p_reason text default null) returns void
language plpgsql as $$
begin
  perform pg_temp.sign_in(p_name);
  perform public.report_idea(pg_temp.id_of(p_idea), p_reason);
end $$;
create function pg_temp.status_of(p_idea text) returns text
language sql security definer as $$ select status from public.gig_jar_submissions where id = pg_temp.id_of(p_idea) $$;

-- One reporter, once and again; then another.
select pg_temp.report_as('bob', 'cars', 'It is unkind or hurtful');
select is_empty($$ select from public.gig_jar_submissions where title = 'cars' $$, 'it is hidden from whoever reports it');
select pg_temp.report_as('bob', 'cars');
select is(pg_temp.status_of('cars'), 'active', 'one user who reports twice hides it from nobody else');
select pg_temp.sign_in('eva');
select isnt_empty($$ select from public.gig_jar_submissions where title = 'cars' $$, 'who still see it');
select pg_temp.report_as('cleo', 'cars');
select is(pg_temp.status_of('cars'), 'held', 'a second user hides it from all');
select pg_temp.sign_in('eva');
select is_empty($$ select from public.gig_jar_submissions where title = 'cars' $$, 'and nobody sees it');
select pg_temp.sign_in('ann');
select isnt_empty($$ select from public.gig_jar_submissions where title = 'cars' $$, 'but its writer');

-- The moderator looks, and lets it in again.
select pg_temp.be_moderator();
select results_eq(
  $$ select kind, title, status, reports, reasons from public.moderation_queue() $$,
  $$ values ('idea', 'cars', 'held', 2::bigint, array['It is unkind or hurtful']) $$, 'the moderator reads it with its reports'
);
select is(public.decide_idea(pg_temp.id_of('cars'), null), true, 'and keeps it');
select is(pg_temp.status_of('cars'), 'active', 'so everybody sees it again');
select pg_temp.sign_in('bob');
select is_empty($$ select from public.gig_jar_submissions where title = 'cars' $$, 'but those who reported it');
select pg_temp.report_as('bob', 'star');
select pg_temp.report_as('cleo', 'star');
select pg_temp.be_moderator();
select is(public.decide_idea(pg_temp.id_of('star'), null), true, 'a featured idea is kept');
select is(pg_temp.status_of('star'), 'featured', 'and featured again');

-- Decisions are taken back.
select is(public.undo_decision(pg_temp.id_of('star')), true, 'a decision is taken back');
select is(pg_temp.status_of('star'), 'held', 'and the idea is held again');
select results_eq(
  $$ select title, reports from public.moderation_queue() $$, $$ values ('star', 2::bigint) $$, 'with its reports'
);
select is(public.undo_decision(pg_temp.id_of('unknown')), false, 'where there was none, nothing is taken back');
select public.decide_idea(pg_temp.id_of('star'), 'hidden');
select set_eq('select upheld from public.gig_jar_reports where gig_id = pg_temp.id_of(''star'')', array[true], 'reports of a hidden idea are upheld');

-- Three reports in a row that were not upheld.
select pg_temp.wait_a_day();
select pg_temp.report_as('wolf', idea) from unnest(array['one', 'two', 'three']) as idea;
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of(idea), null) from unnest(array['one', 'two', 'three']) as idea;
select pg_temp.report_as('wolf', 'four');
select is_empty($$ select from public.gig_jar_submissions where title = 'four' $$, 'who was wrong three times still does not see what they report');
select pg_temp.report_as('eva', 'four');
select is(pg_temp.status_of('four'), 'active', 'but does not count any more');
select pg_temp.report_as('cleo', 'four');
select is(pg_temp.status_of('four'), 'held', 'two others do');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('four'), 'hidden');
select pg_temp.wait_a_day();
select pg_temp.report_as('wolf', 'five');
select pg_temp.report_as('eva', 'five');
select is(pg_temp.status_of('five'), 'held', 'and who was right once counts again');

-- The writer's own report hides it from nobody; featured no longer, a report still waits.
select pg_temp.report_as('ann', 'six');
select pg_temp.report_as('bob', 'six');
select is(pg_temp.status_of('six'), 'featured', 'its writer is not one of the two');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('six'), 'active');
select results_eq(
  $$ select title, reports from public.moderation_queue() where title = 'six' $$, $$ values ('six', 2::bigint) $$,
  'an idea that is featured no longer waits for a decision about its reports'
);

-- Reported after it was featured, and that taken back: it is still out of sight.
select public.decide_idea(pg_temp.id_of('eight'), 'featured');
select pg_temp.wait_a_day();
select pg_temp.report_as('bob', 'eight');
select pg_temp.report_as('cleo', 'eight');
select pg_temp.be_moderator();
select public.undo_decision(pg_temp.id_of('eight'));
select is(pg_temp.status_of('eight'), 'held', 'what users have reported is not shown by taking back an older decision');
select public.decide_idea(pg_temp.id_of('eight'), null);
select is(pg_temp.status_of('eight'), 'active', 'let in, it is what it was then');

-- A reporter's account goes, and what it said waits for a moderator anyway.
select pg_temp.be_owner();
update public.moderation_decisions set decided_at = now() - interval '1 day';
delete from auth.users where id = pg_temp.id_of('bob');
select pg_temp.be_moderator();
select results_eq(
  $$ select title, reports, reasons from public.moderation_queue() where title in ('six', 'seven') order by title $$,
  $$ values ('six', 2::bigint, array[]::text[]) $$, 'a report outlives the account of its reporter'
);
select public.decide_idea(pg_temp.id_of('six'), null);
select is_empty($$ select from public.moderation_queue() where title = 'six' $$, 'until it is decided');

-- An idea that its writer archives while a report waits.
select pg_temp.report_as('eva', 'seven', 'It asks for a secret');
select pg_temp.sign_in('ann');
update public.gig_jar_submissions set is_deleted = true where title = 'seven';
select pg_temp.be_moderator();
-- Within this test all happens at once: else the decision is later.
select results_eq(
  $$ select kind, title, reports, reasons from public.moderation_queue() where title = 'seven' $$,
  $$ values ('kept', 'seven', 1::bigint, array['It asks for a secret']) $$,
  'what was reported and archived is read by the moderator'
);
select is(public.settle_report(pg_temp.id_of('seven')), true, 'who has seen it');
select is_empty($$ select from public.moderation_queue() where title = 'seven' $$, 'then it waits no longer');
select is(public.settle_report(pg_temp.id_of('seven')), false, 'and is not seen twice');
select is(public.undo_decision(pg_temp.id_of('seven')), true, 'unless that is taken back');
select isnt_empty($$ select from public.moderation_queue() where title = 'seven' $$, 'then it waits again');

-- A reported text is kept for 30 days after its deletion.
select pg_temp.sign_in('ann');
select throws_ok('select from public.kept_reports', '42501', null, 'a user does not read what is kept');
select lives_ok($$ update public.gig_jar_submissions set is_deleted = true where title = 'cars' $$, 'the writer archives it');
select pg_temp.be_owner();
delete from auth.users where id = pg_temp.id_of('ann');
select bag_eq(
  'select title, reasons from public.kept_reports',
  $$ values ('cars', array['It is unkind or hurtful']), ('star', '{}'), ('one', '{}'), ('two', '{}'), ('three', '{}'),
    ('four', '{}'), ('five', '{}'), ('six', '{}'), ('eight', '{}'), ('seven', array['It asks for a secret']) $$,
  'the words of what was reported stay'
);
select is_empty(
  $$ select from information_schema.columns where table_name = 'kept_reports' and column_name ~ 'user|name|mail' $$, 'and not whose they were'
);
select is(public.forget_kept_reports(), 0, 'for 30 days');
update public.kept_reports set kept_since = now() - interval '31 days' where title = 'cars';
select is(public.forget_kept_reports(), 1, 'and no longer');

select * from finish();
rollback;
