-- Hiding, told by ten accounts that play with it (p1 to p10), Ann, who writes, others who report in earnest (Cleo, Dan, q1 to
-- q10), and the moderator.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'cleo', 'dan']) as name;
select pg_temp.make_user(kind || number) from unnest(array['p', 'q']) as kind, generate_series(1, 10) as number;
select pg_temp.trust(array['ann', 'cleo', 'dan']);
select pg_temp.trust(array_agg('q' || number)) from generate_series(1, 10) as number;
insert into public.gig_jar_submissions (id, user_id, title, description)
select pg_temp.id_of(kind || number), pg_temp.id_of('ann'), kind || number, 'An idea'
from unnest(array['early', 'idea']) as kind, generate_series(1, 30) as number;
insert into public.gig_jar_submissions (id, user_id, title, description)
select pg_temp.id_of(name), pg_temp.id_of('ann'), name, 'An idea'
from unnest(array['cars', 'dogs', 'cakes', 'songs', 'cards', 'notes', 'rude']) as name;

create function pg_temp.report_as(p_name text, p_idea text) returns void
language plpgsql as $$
begin
  perform pg_temp.sign_in(p_name);
  perform public.report_idea(pg_temp.id_of(p_idea), 'It is rude');
end $$;
create function pg_temp.status_of(p_idea text) returns text
language sql security definer as $$ select status from public.gig_jar_submissions where id = pg_temp.id_of(p_idea) $$;
create function pg_temp.held(p_kind text) returns bigint
language sql security definer as $$
  select count(*) from public.gig_jar_submissions where status = 'held' and title like p_kind || '%'
$$;
-- The moderator keeps everything that is held.
create function pg_temp.keep_all() returns void
language plpgsql as $$
begin
  perform pg_temp.be_moderator();
  perform public.decide_idea(id, null) from public.gig_jar_submissions where status = 'held';
end $$;
-- As many ideas hidden as the three reports of each player allow: each idea by those who have most of theirs left and have
-- not reported it before.
create function pg_temp.play(p_needed integer) returns void
language plpgsql security definer as $$
declare
  v_idea integer;
  v_players text[];
  v_player text;
begin
  for v_idea in
    select number from generate_series(1, 30) as number
    -- On later days, what was hidden and kept before.
    where p_needed = 2 or exists (select from public.gig_jar_reports where gig_id = pg_temp.id_of('idea' || number))
  loop
    select array_agg(name) into v_players
    from (
      select name
      from (
        select 'p' || number as name, number, (
          select count(*) from public.gig_jar_reports
          where user_id = pg_temp.id_of('p' || number) and created_at > now() - interval '12 hours'
        ) as used
        from generate_series(1, 10) as number
      ) as player
      where used < 3 and not exists (
        select from public.gig_jar_reports
        where user_id = pg_temp.id_of(name) and gig_id = pg_temp.id_of('idea' || v_idea)
      )
      order by used, number limit p_needed
    ) as willing;
    continue when coalesce(cardinality(v_players), 0) < p_needed;
    foreach v_player in array v_players loop
      perform set_config('request.jwt.claims', json_build_object('sub', pg_temp.id_of(v_player), 'role', 'authenticated')::text, true);
      perform public.report_idea(pg_temp.id_of('idea' || v_idea));
    end loop;
  end loop;
end $$;

-- Fresh accounts, without a proved mailbox.
select pg_temp.report_as('p' || player, 'early' || idea) from generate_series(1, 2) as player, generate_series(1, 20) as idea;
select is(pg_temp.held('early'), 0::bigint, 'two fresh accounts hide nothing');
select pg_temp.report_as('p' || player, 'early' || idea) from generate_series(3, 4) as player, generate_series(1, 20) as idea;
select is(pg_temp.held('early'), 0::bigint, 'nor do four');
select pg_temp.report_as('p' || player, 'early' || idea) from generate_series(5, 10) as player, generate_series(1, 20) as idea;
select is(pg_temp.held('early'), 0::bigint, 'nor do ten');
select pg_temp.sign_in('p1');
select is_empty($$ select from public.gig_jar_submissions where title = 'early1' $$, 'but from whoever reports it');
select pg_temp.be_moderator();
select is((select reports from public.moderation_queue() where title = 'early1'), 10::bigint, 'and the moderator reads of it');

-- A mailbox alone, or age alone.
select pg_temp.be_owner();
select pg_temp.trust(array['p1', 'p2'], '2 days 23 hours');
update auth.users set created_at = now() - interval '4 days' where id in (pg_temp.id_of('p3'), pg_temp.id_of('p4'));
select pg_temp.wait_a_day();
select pg_temp.report_as('p' || number, 'cars') from generate_series(1, 4) as number;
select is(pg_temp.status_of('cars'), 'active', 'neither hides who has only proved a mailbox, nor who has only been there for long');
select pg_temp.be_owner();
delete from auth.identities where user_id in (pg_temp.id_of('p1'), pg_temp.id_of('p2'));
select pg_temp.trust(array_agg('p' || number)) from generate_series(1, 10) as number;
select pg_temp.report_as('cleo', 'early1');
select pg_temp.report_as('cleo', 'cars');
select is(pg_temp.status_of('early1') || ' ' || pg_temp.status_of('cars'), 'active active', 'what fresh accounts reported never comes to count');

-- The same ten, confirmed and four days old.
select pg_temp.be_owner();
select pg_temp.wait_a_day();
select pg_temp.play(2);
select is(pg_temp.held('idea'), 15::bigint, 'on the first day ten accounts hide 15 ideas of 30');
select pg_temp.report_as('p' || player, 'idea' || idea)
from generate_series(1, 10) as player, generate_series(16, 30) as idea
where pg_temp.status_of('idea' || idea) = 'active' and player <= 2;
select is(pg_temp.held('idea'), 15::bigint, 'and no more, however often they report');
select pg_temp.be_owner();
select is(
  (select max(reports) from (select count(*) filter (where can_hide) as reports from public.gig_jar_reports where created_at = now() group by user_id) as of_user),
  3::bigint, 'for only the first three reports of each count'
);
select pg_temp.keep_all();
select is(pg_temp.held('idea'), 0::bigint, 'the moderator keeps them all');
select pg_temp.be_owner();
select is_empty(
  $$ select from generate_series(1, 10) as number where private.report_counts(pg_temp.id_of('p' || number)) $$,
  'whose three reports were not upheld hides nothing on the second day'
);

-- Unless they are right once: then four who are new to it are needed.
delete from public.gig_jar_reports where gig_id in (select pg_temp.id_of('idea' || number) from generate_series(16, 30) as number);
select pg_temp.wait_a_day();
select pg_temp.report_as('p' || number, 'rude') from generate_series(1, 10) as number;
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('rude'), 'hidden');
select pg_temp.be_owner();
select pg_temp.wait_a_day();
select pg_temp.play(4);
select is(pg_temp.held('idea'), 7::bigint, 'then they hide 7 of the 15');
select set_eq(
  $$ select count(*) from public.gig_jar_reports as report join public.gig_jar_submissions as idea on idea.id = gig_id
    where idea.status = 'held' and idea.title like 'idea%' and report.handled_at is null and can_hide group by idea.id $$,
  array[4::bigint], 'each by four reporters who are new to it'
);
create temp table hidden_twice on commit drop as select id from public.gig_jar_submissions where status = 'held' and title like 'idea%';
select pg_temp.keep_all();
select pg_temp.be_owner();
select set_eq(
  'select private.reporters_to_hide(id) from hidden_twice', array[6::bigint], 'kept again, each takes six, more than are left of the ten'
);

-- Reporters who leave.
select pg_temp.report_as(name, 'dogs') from unnest(array['q1', 'q2']) as name;
select is(pg_temp.status_of('dogs'), 'held', 'two hide an idea');
select pg_temp.be_owner();
delete from auth.users where id = pg_temp.id_of('q1');
select is(pg_temp.status_of('dogs'), 'held', 'it stays hidden when one of them leaves');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('dogs'), null);
select pg_temp.be_owner();
delete from auth.users where id = pg_temp.id_of('q2');
select is(private.reporters_to_hide(pg_temp.id_of('dogs')), 4::bigint, 'kept, it takes four, though both have left');
select pg_temp.report_as(name, 'dogs') from unnest(array['q3', 'q4', 'q5']) as name;
select is(pg_temp.status_of('dogs'), 'active', 'three are too few');
select pg_temp.report_as('q7', 'dogs');
select is(pg_temp.status_of('dogs'), 'held', 'the fourth hides it');
select pg_temp.be_owner();
delete from auth.users where id = pg_temp.id_of('q3');
select is(pg_temp.status_of('dogs'), 'held', 'and who leaves shows nothing again');

-- A decision that is taken back takes its number along.
select pg_temp.be_owner();
select pg_temp.wait_a_day();
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('dogs'), null);
select pg_temp.be_owner();
select is(private.reporters_to_hide(pg_temp.id_of('dogs')), 6::bigint, 'kept twice, it takes six');
select pg_temp.be_moderator();
select public.undo_decision(pg_temp.id_of('dogs'));
select pg_temp.be_owner();
select is(private.reporters_to_hide(pg_temp.id_of('dogs')), 4::bigint, 'taken back, it takes four');
select is(pg_temp.status_of('dogs'), 'held', 'and is held again');

-- One who reported and left, and a decision after it that is taken back.
select pg_temp.report_as('q6', 'cakes');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('cakes'), null);
select pg_temp.be_owner();
delete from auth.users where id = pg_temp.id_of('q6');
select pg_temp.be_moderator();
select is_empty($$ select from public.moderation_queue() where title = 'cakes' $$, 'a report that was settled waits no longer');
select public.undo_decision(pg_temp.id_of('cakes'));
select is((select reports from public.moderation_queue() where title = 'cakes'), 1::bigint, 'taken back, it waits again, though its reporter has left');
select public.decide_idea(pg_temp.id_of('cakes'), null);
select pg_temp.be_owner();
select is(private.reporters_to_hide(pg_temp.id_of('cakes')), 4::bigint, 'and what such a report said counts when the idea is kept');

-- An idea that nobody reported, or that was taken out for good, was not kept; one that is let in after all was.
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('songs'), 'featured');
select public.decide_idea(pg_temp.id_of('cards'), 'hidden');
select public.decide_idea(pg_temp.id_of('cards'), null);
select pg_temp.be_owner();
select is(
  private.reporters_to_hide(pg_temp.id_of('songs')) + private.reporters_to_hide(pg_temp.id_of('cards')), 4::bigint,
  'a decision about an idea that nobody reported says nothing of reports'
);
select pg_temp.report_as('cleo', 'notes');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('notes'), 'hidden');
select pg_temp.be_owner();
select is(private.reporters_to_hide(pg_temp.id_of('notes')), 2::bigint, 'what is taken out for a report is not kept');
delete from auth.users where id = pg_temp.id_of('cleo');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('notes'), null);
select pg_temp.be_owner();
select is(private.reporters_to_hide(pg_temp.id_of('notes')), 4::bigint, 'let in after all, it is, though its reporter has left');
select pg_temp.report_as('dan', 'songs');
select pg_temp.be_moderator();
select public.decide_idea(pg_temp.id_of('songs'), 'active');
select is((select reports from public.moderation_queue() where title = 'songs'), 1::bigint, 'no longer featured says nothing of its report');

-- A user decides none of it.
select pg_temp.sign_in('dan');
select throws_ok($$ update public.gig_jar_reports set can_hide = true $$, '42501', null, 'a user does not make a report count');
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('dan');
select is(pg_temp.touched($$ update public.gig_jar_reports set can_hide = true $$), 0, 'all granted: nor then');

select * from finish();
rollback;
