-- The queue is ordered by nobody whose reports hide no idea. A child who writes again after an answer has no answer yet.

-- Everything that waits, in no order: ideas, quests, answers of the guide (each with all of its reports, under the id of the
-- newest) and reported texts that have been deleted. writer: whose it is, where that is known. trusted: how many of the reports
-- can hide an idea.
drop function private.waiting_texts(text);
create function private.waiting_texts(p_guide_form text)
returns table (
  kind text, id uuid, writer uuid, title text, description text, heard text, reports bigint, trusted bigint,
  reasons text[], since timestamptz, status text
)
language sql stable security invoker set search_path = ''
as $$
  with kept as (
    select * from public.kept_reports as kept
    where waits and not exists (select from public.moderation_decisions where kept_report_id = kept.gig_id)
  ),
  -- Includes reports by users whose account has gone.
  reported as (
    select gig_id, coalesce(open.reports, 0) + coalesce(kept.reports, 0) as reports,
      coalesce(open.trusted, 0) as trusted, least(open.since, kept_since) as since,
      coalesce(open.reasons, '{}') || coalesce(kept.reasons, '{}') as reasons
    from (
      select gig_id, count(*) as reports, count(*) filter (where can_hide) as trusted, min(report.created_at) as since,
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
    coalesce(reported.reports, 0), coalesce(reported.trusted, 0), coalesce(reported.reasons, '{}'),
    coalesce(reported.since, idea.created_at), idea.status
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
  select 'quest', quest.id, quest.user_id, null, quest.description, judged.heard, 0, 0, '{}', quest.submitted_at, quest.status
  from public.kindness_quests as quest
  left join public.text_judgements as judged on judged.quest_id = quest.id
  where quest.status = 'pending' and (not quest.is_deleted or quest.needs_help is not null)
    and not exists (select from public.moderation_decisions where quest_id = quest.id and stays_private)
  union all
  select 'guide', (array_agg(report.id order by report.created_at desc, report.id desc))[1], null, null,
    report.payload ->> 'answer', null, count(*), 0,
    coalesce(array_agg(report.payload ->> 'reason' order by report.created_at, report.id)
      filter (where report.payload ->> 'reason' is not null), '{}'),
    min(report.created_at), 'reported'
  from public.form_submissions as report
  where report.form_id = p_guide_form
    and not exists (select from public.moderation_decisions where guide_report_id = report.id)
  group by report.payload ->> 'answer'
  union all
  select 'kept', gig_id, idea.user_id, kept.title, kept.description, kept.heard, reported.reports, reported.trusted,
    reported.reasons, since, 'deleted'
  from kept
  join reported using (gig_id)
  left join public.gig_jar_submissions as idea on idea.id = gig_id
  where idea.id is null or (idea.is_deleted and idea.needs_help is null)
$$;
grant execute on function private.waiting_texts(text) to service_role;

-- The cards after the first p_skip, a row for each text: of a writer the 50 worst, the worst first. With 20 cards that is
-- never more than the 1,000 rows which the API answers. card: its place in the queue; who the writer is, nobody is told.
-- texts: how many the writer has in the queue. times: how often each reason was given. is_answered: a moderator has answered
-- the writer within a day, after the newest text of need on the card. let_in and taken_out: how often the writer's texts were
-- decided so before. p_guide_form: the id of the form by which the guide's answers are reported.
create or replace function public.moderation_queue(
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
        -- Reports that hide nothing order nothing. Answers are reported without an account, each made-up one a card.
        else case when trusted > 1 then 10 when trusted = 1 then 11 when kind = 'guide' then 13 else 12 end
      end as rank
    from private.waiting_texts(p_guide_form)
  ),
  placed as (
    select *, row_number() over (partition by owner order by rank, since, id) as place,
      count(*) over (partition by owner) as texts,
      max(since) filter (where heard in ('emergency', 'crisis', 'abuse', 'worry')) over (partition by owner) as told_last
    from waiting
  ),
  answered as (
    select coalesce(idea.user_id, quest.user_id) as owner, max(decided_at) as answered_last
    from public.moderation_decisions as decision
    left join public.gig_jar_submissions as idea on idea.id = decision.gig_id
    left join public.kindness_quests as quest on quest.id = decision.quest_id
    where replaced_needs_help is not null and decided_at > now() - interval '1 day'
    group by 1
  ),
  cards as (
    select owner, texts, is_answered, row_number() over (order by rank > 2 or is_answered, rank, since, id) as card
    from placed
    cross join lateral (
      select exists (
        select from answered where answered.owner = placed.owner and answered_last > coalesce(told_last, '-infinity')
      ) as is_answered
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
