-- One queue for the moderator, the worst first: texts that the rules held, reports by users, quests, and reports about the
-- guide's answers. With the service role's key and nobody else's.

-- heard: what the rules heard. let_in and taken_out: how often its writer's texts were decided so before; who that is,
-- nobody is told. p_guide_form: the id of the form by which the guide's answers are reported.
create function public.moderation_queue(p_guide_form text default 'guide-report')
returns table (
  kind text, id uuid, title text, description text, heard text, reports bigint, reasons text[],
  since timestamptz, status text, let_in bigint, taken_out bigint
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
  waiting as (
    select 'idea' as kind, idea.id, idea.user_id, idea.title, idea.description, judged.heard,
      coalesce(reported.reports, 0) as reports, coalesce(reported.reasons, '{}') as reasons,
      coalesce(reported.since, idea.created_at) as since, idea.status
    from public.gig_jar_submissions as idea
    left join public.text_judgements as judged on judged.gig_id = idea.id
    left join reported on reported.gig_id = idea.id
    -- A child in need who archives the text is in need still.
    where (not idea.is_deleted or idea.needs_help is not null)
      and (idea.status = 'held' or (idea.status <> 'hidden' and reported.reports > 0))
      and (
        idea.needs_help is null
        or not exists (select from public.moderation_decisions where gig_id = idea.id and stays_private)
      )
    union all
    select 'quest', quest.id, quest.user_id, null, quest.description, judged.heard, 0, '{}',
      quest.submitted_at, quest.status
    from public.kindness_quests as quest
    left join public.text_judgements as judged on judged.quest_id = quest.id
    where quest.status = 'pending' and (not quest.is_deleted or quest.needs_help is not null)
      and not exists (select from public.moderation_decisions where quest_id = quest.id and stays_private)
    union all
    select 'guide', report.id, null, null, report.payload ->> 'answer', null, 1,
      array_remove(array[report.payload ->> 'reason'], null), report.created_at, 'reported'
    from public.form_submissions as report
    where report.form_id = p_guide_form
      and not exists (select from public.moderation_decisions where guide_report_id = report.id)
    union all
    select 'kept', gig_id, null, kept.title, kept.description, kept.heard, reported.reports, reported.reasons, since,
      'deleted'
    from kept join reported using (gig_id)
    where not exists (
      select from public.gig_jar_submissions where id = kept.gig_id and (not is_deleted or needs_help is not null)
    )
  )
  select kind, id, title, description, heard, reports, reasons, since, status,
    (
      select count(*) from public.gig_jar_submissions as other
      where other.user_id = waiting.user_id and other.status in ('active', 'featured')
        and exists (select from public.moderation_decisions where gig_id = other.id)
    ) + (select count(*) from public.kindness_quests where user_id = waiting.user_id and status = 'approved'),
    (select count(*) from public.gig_jar_submissions where user_id = waiting.user_id and status = 'hidden')
      + (select count(*) from public.kindness_quests where user_id = waiting.user_id and status = 'rejected')
  from waiting
  order by
    case heard
      when 'crisis' then 1 when 'abuse' then 2 when 'worry' then 3 when 'sexual' then 4 when 'contact' then 5
      when 'hint' then 6 when 'unsafe' then 7 when 'unkind' then 8 when 'swearing' then 9
      else case when reports > 1 then 10 when reports = 1 then 11 else 12 end
    end,
    since, id
$$;

-- The queue as a count and an age, and nothing else, for the owner's webhook.
create function public.moderation_waiting(p_guide_form text default 'guide-report')
returns table (waiting bigint, urgent bigint, oldest timestamptz)
language sql stable security invoker set search_path = ''
as $$
  select count(*), count(*) filter (where heard in ('crisis', 'abuse')), min(since)
  from public.moderation_queue(p_guide_form)
$$;

grant execute on function public.moderation_queue(text), public.moderation_waiting(text) to service_role;

-- The stored texts that nobody has judged yet or decided about; after new rules it may be called again. None is refused any
-- more: what was heard waits for a moderator. Rule by rule, since PostgreSQL remembers 32 patterns.
create function private.judge_stored_texts() returns void
language plpgsql set search_path = ''
as $$
declare
  v_rule private.text_rules;
begin
  create temp table unjudged on commit drop as
  select user_id, id as gig_id, null::uuid as quest_id, private.readings_of(title || ' ' || description) as read,
    null::text as heard
  from public.gig_jar_submissions as idea
  where status in ('active', 'featured') and not is_deleted
    and not exists (select from public.moderation_decisions where gig_id = idea.id)
    and not exists (select from public.text_judgements where gig_id = idea.id)
  union all
  select user_id, null, id, private.readings_of(description), null
  from public.kindness_quests as quest
  where status = 'pending' and not is_deleted
    and not exists (select from public.moderation_decisions where quest_id = quest.id)
    and not exists (select from public.text_judgements where quest_id = quest.id);
  for v_rule in select * from private.text_rules order by place loop
    update pg_temp.unjudged set heard = v_rule.hears
    where heard is null and private.rule_hears(v_rule.reads, v_rule.pattern, read);
  end loop;
  update pg_temp.unjudged set heard = private.worst_heard(heard, read);
  insert into public.text_judgements (user_id, gig_id, quest_id, heard)
  select user_id, gig_id, quest_id, heard from pg_temp.unjudged where heard is not null;
  update public.gig_jar_submissions as idea
  set status = 'held', held_from = status, needs_help = private.help_for(heard)
  from pg_temp.unjudged as judged where judged.gig_id = idea.id and heard is not null;
  update public.kindness_quests as quest
  set needs_help = private.help_for(heard)
  from pg_temp.unjudged as judged where judged.quest_id = quest.id and heard is not null;
  drop table pg_temp.unjudged;
end $$;
