-- Reports and decisions that cross each other, told by those who report (Bob, Cleo), Ann, who writes, and the moderator.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'bob', 'cleo', 'dan']) as name;
select pg_temp.trust(array['bob', 'cleo', 'dan']);
insert into public.gig_jar_submissions (id, user_id, title, description)
select pg_temp.id_of(name), pg_temp.id_of('ann'), name, 'An idea'
from unnest(array['cars', 'dogs', 'cakes', 'songs', 'notes', 'cards']) as name;
insert into public.gig_jar_submissions (id, user_id, title, description, status, needs_help)
values (pg_temp.id_of('told'), pg_temp.id_of('ann'), 'told', 'My uncle hits me', 'held', 'abuse');
create function pg_temp.report_as(p_name text, p_idea text, p_reason text default null) returns void
language plpgsql as $$
begin
  perform pg_temp.sign_in(p_name);
  perform public.report_idea(pg_temp.id_of(p_idea), p_reason);
end $$;
create function pg_temp.status_of(p_idea text) returns text
language sql security definer as $$ select status from public.gig_jar_submissions where id = pg_temp.id_of(p_idea) $$;
create function pg_temp.put_away(p_idea text) returns void
language plpgsql as $$
begin
  perform pg_temp.sign_in('ann');
  update public.gig_jar_submissions set is_deleted = true where id = pg_temp.id_of(p_idea);
end $$;

-- Settled as a disclosure, let in after all, and reported then.
select pg_temp.be_moderator();
select is(public.settle_disclosure(pg_temp.id_of('told')), true, 'a disclosure is settled');
select is(public.decide_idea(pg_temp.id_of('told'), null, 'held', true), true, 'and let in, for it was misheard');
select pg_temp.report_as('bob', 'told');
select pg_temp.report_as('cleo', 'told');
select pg_temp.be_moderator();
select results_eq(
  'select title, status, reports from public.moderation_queue()', $$ values ('told', 'held', 2::bigint) $$,
  'reported by two, it waits again'
);
select public.decide_idea(pg_temp.id_of('told'), 'hidden');

-- The same text is sent again after a moderator has removed it.
select pg_temp.sign_in('ann');
insert into public.gig_jar_submissions (user_id, title, description) values
  (pg_temp.id_of('ann'), 'Sell buttons', 'Ten pence each'), (pg_temp.id_of('ann'), 'Sell beads', 'Ten pence each');
select pg_temp.be_moderator();
select public.decide_idea(id, 'hidden') from public.gig_jar_submissions where title = 'Sell buttons';
select pg_temp.sign_in('ann');
insert into public.gig_jar_submissions (user_id, title, description) values
  (pg_temp.id_of('ann'), 'sell Buttons', 'Ten pence each'), (pg_temp.id_of('ann'), 'Wash cars', 'Every Saturday for £2');
select bag_eq(
  $$ select title, status from public.gig_jar_submissions where title in ('sell Buttons', 'Wash cars') $$,
  $$ values ('sell Buttons', 'held'), ('Wash cars', 'active') $$, 'an idea that was taken out waits for a moderator when it is sent again'
);
select pg_temp.be_moderator();
select public.decide_idea(id, 'hidden') from public.gig_jar_submissions where title = 'sell Buttons';

-- Nothing changes, nothing is taken back.
select is(public.decide_idea(pg_temp.id_of('cars'), 'hidden'), true, 'an idea is taken out');
select is(public.decide_idea(pg_temp.id_of('cars'), 'hidden'), true, 'and taken out again');
select public.undo_decision(pg_temp.id_of('cars'));
select is(pg_temp.status_of('cars'), 'active', 'taken back, it is what it was');

-- A report is upheld as long as the idea is out.
select pg_temp.report_as('bob', 'cars');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('cars'), 'hidden');
-- Within this test all happens at once: else it is earlier.
select pg_temp.be_owner();
update public.gig_jar_reports set handled_at = now() - interval '1 day' where gig_id = pg_temp.id_of('cars');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('cars'), null);
select is((select upheld from public.gig_jar_reports where gig_id = pg_temp.id_of('cars')), false, 'let in again, its report was not upheld');
select public.undo_decision(pg_temp.id_of('cars'));
select is((select upheld from public.gig_jar_reports where gig_id = pg_temp.id_of('cars')), true, 'taken back, it was');

-- Archived between a decision and its undoing.
select pg_temp.report_as('bob', 'dogs');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('dogs'), null);
select pg_temp.put_away('dogs');
select pg_temp.be_moderator();
select is_empty($$ select from public.moderation_queue() where title = 'dogs' $$, 'a settled report waits no longer');
select public.undo_decision(pg_temp.id_of('dogs'));
select isnt_empty($$ select from public.moderation_queue() where title = 'dogs' and kind = 'kept' $$, 'taken back, it waits, though its idea is archived');

-- Reported without a reason, and counted anyway.
select pg_temp.report_as('bob', 'cakes');
select pg_temp.report_as('dan', 'cakes', 'It is unkind');
select pg_temp.put_away('cakes');
select pg_temp.be_moderator();
select results_eq(
  $$ select reports, reasons from public.moderation_queue() where title = 'cakes' $$,
  $$ values (2::bigint, array['It is unkind']) $$, 'each report is counted, with a reason or without'
);

-- The reporter's account goes first, then the decision, then the writer's account.
select pg_temp.report_as('dan', 'songs', 'It is rude');
select pg_temp.be_owner();
delete from auth.users where id = pg_temp.id_of('dan');
select pg_temp.be_moderator();
select is(public.decide_idea(pg_temp.id_of('songs'), null), true, 'the report of a deleted account is decided');

-- A child in need whose text was reported: whoever reported it was right.
select pg_temp.wait_a_day();
select pg_temp.be_owner();
update public.gig_jar_submissions set needs_help = 'abuse' where id = pg_temp.id_of('notes');
select pg_temp.report_as('bob', 'notes');
select pg_temp.report_as('cleo', 'notes');
select pg_temp.be_moderator();
select is(public.settle_disclosure(pg_temp.id_of('notes')), true, 'a reported disclosure is settled');
select set_eq(
  $$ select upheld from public.gig_jar_reports where gig_id = pg_temp.id_of('notes') $$, array[true], 'with its reports'
);

-- Archived long before the account goes.
select pg_temp.report_as('cleo', 'cards', 'It is unkind');
select pg_temp.put_away('cards');
select pg_temp.be_owner();
update public.kept_reports set kept_since = now() - interval '31 days' where title = 'cards';
select public.forget_kept_reports();
delete from auth.users where id = pg_temp.id_of('ann');
select pg_temp.be_moderator();
select isnt_empty($$ select from public.kept_reports where title = 'cards' $$, 'what was reported is kept for 30 days beyond the account');
select is_empty($$ select from public.moderation_queue() where title in ('songs', 'notes') $$, 'what was settled does not come back');

select * from finish();
rollback;
