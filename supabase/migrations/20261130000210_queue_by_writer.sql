-- The queue is by writer: one person fills one card, however much they send. What was heard, how old it is and how often it
-- was reported order the cards, and children whom nobody has answered come first.

create index gig_jar_submissions_held on public.gig_jar_submissions (id) where status = 'held';
drop index public.kindness_quests_waiting;
create index kindness_quests_pending on public.kindness_quests (id) where status = 'pending';
create index gig_jar_reports_open on public.gig_jar_reports (gig_id) where handled_at is null;
create index kept_reports_waiting on public.kept_reports (gig_id) where waits;
create index moderation_decisions_in_need on public.moderation_decisions (decided_at) where replaced_needs_help is not null;

-- Everything that waits, in no order: ideas, quests, answers of the guide (each with all of its reports, under the id of the
-- newest) and reported texts that have been deleted. writer: whose it is, where that is known.
create function private.waiting_texts(p_guide_form text)
returns table (
  kind text, id uuid, writer uuid, title text, description text, heard text, reports bigint, reasons text[],
  since timestamptz, status text
)
language sql stable security invoker set search_path = ''
as $$
  with kept as (
    select * from public.kept_reports as kept
    where waits and not exists (select from public.moderation_decisions where kept_report_id = kept.gig_id)
  ),
  -- Includes reports by users whose account has gone.
  reported as (
    select gig_id, coalesce(open.reports, 0) + coalesce(kept.reports, 0) as reports, least(open.since, kept_since) as since,
      coalesce(open.reasons, '{}') || coalesce(kept.reasons, '{}') as reasons
    from (
      select gig_id, count(*) as reports, min(report.created_at) as since,
        array_agg(reason order by report.created_at) filter (where reason is not null) as reasons
      from public.gig_jar_reports as report
      join public.gig_jar_submissions as idea on idea.id = gig_id and not is_deleted
      where handled_at is null
      group by gig_id
    ) as open
    full join kept using (gig_id)
  ),
  ideas as (
    select id from public.gig_jar_submissions where status = 'held'
    union
    select gig_id from reported
  )
  select 'idea', idea.id, idea.user_id, idea.title, idea.description, judged.heard,
    coalesce(reported.reports, 0), coalesce(reported.reasons, '{}'), coalesce(reported.since, idea.created_at), idea.status
  from ideas
  join public.gig_jar_submissions as idea on idea.id = ideas.id
  left join public.text_judgements as judged on judged.gig_id = idea.id
  left join reported on reported.gig_id = idea.id
  -- A child in need who archives the text is in need still.
  where (not idea.is_deleted or idea.needs_help is not null) and idea.status <> 'hidden'
    and (
      idea.needs_help is null
      or not exists (select from public.moderation_decisions where gig_id = idea.id and stays_private)
    )
  union all
  select 'quest', quest.id, quest.user_id, null, quest.description, judged.heard, 0, '{}', quest.submitted_at, quest.status
  from public.kindness_quests as quest
  left join public.text_judgements as judged on judged.quest_id = quest.id
  where quest.status = 'pending' and (not quest.is_deleted or quest.needs_help is not null)
    and not exists (select from public.moderation_decisions where quest_id = quest.id and stays_private)
  union all
  select 'guide', (array_agg(report.id order by report.created_at desc, report.id desc))[1], null, null,
    report.payload ->> 'answer', null, count(*),
    coalesce(array_agg(report.payload ->> 'reason' order by report.created_at, report.id)
      filter (where report.payload ->> 'reason' is not null), '{}'),
    min(report.created_at), 'reported'
  from public.form_submissions as report
  where report.form_id = p_guide_form
    and not exists (select from public.moderation_decisions where guide_report_id = report.id)
  group by report.payload ->> 'answer'
  union all
  select 'kept', gig_id, idea.user_id, kept.title, kept.description, kept.heard, reported.reports, reported.reasons, since,
    'deleted'
  from kept
  join reported using (gig_id)
  left join public.gig_jar_submissions as idea on idea.id = gig_id
  where idea.id is null or (idea.is_deleted and idea.needs_help is null)
$$;
grant execute on function private.waiting_texts(text) to service_role;

-- The different ones among reasons, each with how often it was given, the earliest first. Ten are enough to decide.
create function private.counted_reasons(p_reasons text[], out reasons text[], out times bigint[])
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(reason order by first), '{}'), coalesce(array_agg(given order by first), '{}')
  from (
    select reason, count(*) as given, min(place) as first
    from unnest(p_reasons) with ordinality as said(reason, place) group by reason order by first limit 10
  ) as counted
$$;
grant execute on function private.counted_reasons(text[]) to service_role;

-- The cards after the first p_skip, a row for each text: of a writer the 50 worst, the worst first. With 20 cards that is
-- never more than the 1,000 rows which the API answers. card: its place in the queue; who the writer is, nobody is told.
-- texts: how many the writer has in the queue. times: how often each reason was given. is_answered: a moderator has answered
-- the writer's need within a day. let_in and taken_out: how often the writer's texts were decided so before. p_guide_form:
-- the id of the form by which the guide's answers are reported.
drop function public.moderation_queue(text);
create function public.moderation_queue(
  p_guide_form text default 'guide-report', p_skip bigint default 0, p_cards bigint default 20
)
returns table (
  card bigint, texts bigint, kind text, id uuid, title text, description text, heard text, reports bigint, reasons text[],
  times bigint[], since timestamptz, status text, is_answered boolean, let_in bigint, taken_out bigint
)
language sql stable security invoker set search_path = ''
as $$
  with waiting as (
    select *, coalesce(writer, id) as owner,
      case heard
        when 'emergency' then 0 when 'crisis' then 1 when 'abuse' then 2 when 'worry' then 3 when 'sexual' then 4
        when 'contact' then 5
        when 'hint' then 6 when 'unsafe' then 7 when 'unkind' then 8 when 'swearing' then 9
        -- Answers are reported without an account.
        else case when kind = 'guide' then 12 when reports > 1 then 10 when reports = 1 then 11 else 13 end
      end as rank
    from private.waiting_texts(p_guide_form)
  ),
  placed as (
    select *, row_number() over (partition by owner order by rank, since, id) as place,
      count(*) over (partition by owner) as texts
    from waiting
  ),
  answered as (
    select coalesce(idea.user_id, quest.user_id) as owner
    from public.moderation_decisions as decision
    left join public.gig_jar_submissions as idea on idea.id = decision.gig_id
    left join public.kindness_quests as quest on quest.id = decision.quest_id
    where replaced_needs_help is not null and decided_at > now() - interval '1 day'
  ),
  cards as (
    select owner, texts, is_answered, row_number() over (order by rank > 2 or is_answered, rank, since, id) as card
    from placed
    cross join lateral (
      select exists (select from answered where answered.owner = placed.owner) as is_answered
    ) as answer
    where place = 1
  ),
  chosen as (
    select *,
      (
        select count(*) from public.gig_jar_submissions as other
        where other.user_id = owner and other.status in ('active', 'featured')
          and exists (select from public.moderation_decisions where gig_id = other.id)
      ) + (select count(*) from public.kindness_quests as quest where quest.user_id = owner and quest.status = 'approved')
      as let_in,
      (select count(*) from public.gig_jar_submissions as other where other.user_id = owner and other.status = 'hidden')
        + (select count(*) from public.kindness_quests as quest where quest.user_id = owner and quest.status = 'rejected')
      as taken_out
    from cards
    where card > p_skip and card <= p_skip + p_cards
  )
  select card, chosen.texts, kind, id, title, description, heard, reports, said.reasons, said.times, since, status,
    is_answered, let_in, taken_out
  from chosen
  join placed using (owner)
  cross join lateral private.counted_reasons(placed.reasons) as said
  where place <= 50
  order by card, place
$$;

-- The queue as counts and ages, and nothing else, for the owner's webhook, the moderators' page and the doctor. waiting: its
-- cards. urgent: those with a child in need who was heard plainly.
create or replace function public.moderation_waiting(p_guide_form text default 'guide-report')
returns table (waiting bigint, urgent bigint, oldest timestamptz, oldest_urgent timestamptz)
language sql stable security invoker set search_path = ''
as $$
  select count(*), count(urgent_since), min(since), min(urgent_since)
  from (
    select min(since) as since, min(since) filter (where heard in ('emergency', 'crisis', 'abuse')) as urgent_since
    from private.waiting_texts(p_guide_form)
    group by coalesce(writer, id)
  ) as card
$$;
grant execute on function public.moderation_queue(text, bigint, bigint) to service_role;

-- A report about an answer of the guide has been read, with the earlier ones about the same answer, or one that outlived its
-- idea. Returns whether there is such a report that waits.
create or replace function public.settle_report(p_id uuid) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  insert into public.moderation_decisions (guide_report_id, kept_report_id, replaced)
  select guide_report_id, kept_report_id, 'reported'
  from (
    select other.id as guide_report_id, null::uuid as kept_report_id
    from public.form_submissions as report
    join public.form_submissions as other
      on other.form_id = report.form_id and other.payload ->> 'answer' = report.payload ->> 'answer'
      and (other.created_at, other.id) <= (report.created_at, report.id)
    where report.id = p_id
    union all
    select null, gig_id from public.kept_reports where gig_id = p_id and waits
  ) as report
  where not exists (
    select from public.moderation_decisions as decision
    where coalesce(report.guide_report_id, kept_report_id) in (decision.guide_report_id, decision.kept_report_id)
  );
  return found;
end $$;

-- As before; reports about one answer that were settled together wait again together, and so does what a reporter said whose
-- account has gone since.
create or replace function public.undo_decision(p_id uuid) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_last public.moderation_decisions;
begin
  select * into v_last from public.moderation_decisions
  where p_id in (gig_id, quest_id, guide_report_id, kept_report_id) order by id desc limit 1;
  if not found then
    return false;
  end if;
  delete from public.moderation_decisions where id = v_last.id;
  delete from public.moderation_decisions as decision
  using public.form_submissions as report, public.form_submissions as other
  where report.id = v_last.guide_report_id and other.payload ->> 'answer' = report.payload ->> 'answer'
    and decision.guide_report_id = other.id and decided_at = v_last.decided_at;
  update public.kindness_quests
  set status = v_last.replaced, needs_help = v_last.replaced_needs_help where id = v_last.quest_id;
  -- An idea with newer reports stays hidden until a moderator has looked.
  update public.gig_jar_submissions as idea
  set status = case when is_reported then 'held' else v_last.replaced end,
    held_from = case when is_reported then v_last.replaced else v_last.replaced_held_from end,
    needs_help = v_last.replaced_needs_help
  from (
    select id, held_from is not null and v_last.replaced in ('active', 'featured') as is_reported
    from public.gig_jar_submissions where id = v_last.gig_id
  ) as now
  where now.id = idea.id;
  update public.gig_jar_reports set handled_at = null, upheld = null
  where gig_id = v_last.gig_id and handled_at = v_last.decided_at;
  update public.gig_jar_reports set upheld = true
  where gig_id = v_last.gig_id and v_last.replaced = 'hidden' and not upheld;
  -- This includes an idea that its writer has archived since.
  update public.kept_reports set waits = true
  where gig_id = v_last.gig_id and (
    v_last.replaced_waits or (v_last.upheld is not null and v_last.replaced <> 'hidden')
    or exists (select from public.gig_jar_reports where gig_id = v_last.gig_id and handled_at is null)
  );
  return true;
end $$;

-- One decision about several texts of a card, all in one transaction: 'accept' approves quests and keeps reported ideas,
-- 'remove' rejects and hides, 'helped' and 'seen' settle, 'undo' takes back. p_seen_as: the status of each as the moderator
-- saw it. A text of a child in need is only helped, and what others cannot see is published one by one. Returns the ids about
-- which it was decided.
create function public.decide_together(p_verb text, p_ids uuid[], p_seen_as text[] default null) returns uuid[]
language plpgsql security invoker set search_path = ''
as $$
declare
  v_id uuid;
  v_seen_as text;
  v_done boolean;
  v_decided uuid[] := '{}';
begin
  if p_verb not in ('accept', 'remove', 'helped', 'seen', 'undo') then
    raise exception 'Texts are accepted, removed, helped, seen or undone together' using errcode = '22023';
  end if;
  -- In one order for all, so that no two moderators wait for each other.
  for v_id, v_seen_as in
    select distinct on (id) id, seen_as from unnest(p_ids, p_seen_as) as text(id, seen_as) where id is not null order by id
  loop
    v_done := case
      when p_verb = 'helped' then public.settle_disclosure(v_id)
      when p_verb = 'seen' then public.settle_report(v_id)
      when p_verb = 'undo' then public.undo_decision(v_id)
      when exists (
        select from public.kindness_quests where id = v_id and status = 'pending' and needs_help is null
      ) then public.review_quest(v_id, p_verb = 'accept')
      when exists (
        select from public.gig_jar_submissions
        where id = v_id and needs_help is null and (p_verb = 'remove' or status <> 'held')
      ) then public.decide_idea(v_id, case when p_verb = 'remove' then 'hidden' end, v_seen_as)
      else false
    end;
    if v_done then
      v_decided := v_decided || v_id;
    end if;
  end loop;
  return v_decided;
end $$;
grant execute on function public.decide_together(text, uuid[], text[]) to service_role;
