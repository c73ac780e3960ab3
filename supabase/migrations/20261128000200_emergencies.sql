-- Emergencies, which are answered with 999 first, and names of habits, which are judged for need alone.

alter table public.kindness_quests drop constraint kindness_quests_needs_help_check,
  add constraint kindness_quests_needs_help_check check (needs_help in ('emergency', 'crisis', 'abuse', 'worry'));
alter table public.gig_jar_submissions drop constraint gig_jar_submissions_needs_help_check,
  add constraint gig_jar_submissions_needs_help_check check (needs_help in ('emergency', 'crisis', 'abuse', 'worry'));
alter table public.community_challenges drop constraint community_challenges_needs_help_check,
  add constraint community_challenges_needs_help_check check (needs_help in ('emergency', 'crisis', 'abuse', 'worry'));
-- The user is answered with help for what they named their habit.
alter table public.habit_streaks
  add column needs_help text check (needs_help in ('emergency', 'crisis', 'abuse', 'worry'));
alter table public.text_judgements drop constraint text_judgements_heard_check,
  add constraint text_judgements_heard_check check (heard in
    ('emergency', 'crisis', 'abuse', 'contact', 'worry', 'hint', 'sexual', 'unsafe', 'unkind', 'swearing'));

create or replace function private.worst_heard(p_ruled text, p_read private.text_readings) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_ruled in ('emergency', 'crisis', 'abuse') then p_ruled
    when taught = 'worry' then taught
    else coalesce(p_ruled, taught, private.swearing_in(p_read))
  end
  from private.taught_in(p_read) as taught
$$;

create or replace function private.help_for(p_heard text) returns text
language sql immutable set search_path = ''
return case when p_heard in ('emergency', 'crisis', 'abuse', 'worry') then p_heard end;

create or replace function private.guard_habit_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_today constant date := (now() at time zone 'utc')::date;
  v_streak integer := old.current_streak;
begin
  if tg_op = 'INSERT' then
    new.id := private.time_ordered_uuid();
    new.current_streak := 0;
    new.best_streak := 0;
    new.last_logged_date := null;
    new.status := 'active';
    new.is_deleted := false;
    new.created_at := now();
    new.updated_at := now();
    new.needs_help := private.help_for(private.heard_in(new.habit_name));
    return new;
  end if;

  if new.last_logged_date is distinct from old.last_logged_date then
    if old.status <> 'active' then
      perform private.refuse('habit_not_active', 409, 'Only an active habit is logged');
    end if;
    -- A log is for the visitor's today, which is the server's day or one beside it, and never for an earlier day.
    if new.last_logged_date is null
      or new.last_logged_date not between v_today - 1 and v_today + 1
      or new.last_logged_date < old.last_logged_date then
      perform private.refuse('habit_day', 409, 'A habit is logged for today');
    end if;
    v_streak := case when new.last_logged_date = old.last_logged_date + 1 then old.current_streak + 1 else 1 end;
  end if;
  if new.current_streak is distinct from v_streak
    or new.best_streak is distinct from greatest(old.best_streak, v_streak) then
    perform private.refuse('habit_streak', 409, 'The streak is not what the log makes it');
  end if;

  if new.last_logged_date is distinct from old.last_logged_date or new.is_deleted then
    old.updated_at := now();
  end if;
  old.current_streak := new.current_streak;
  old.best_streak := new.best_streak;
  old.last_logged_date := new.last_logged_date;
  old.is_deleted := new.is_deleted;
  return old;
end $$;

-- A child in need gets an answer even on a busy day: the name is judged before it is counted.
drop trigger daily_cap on public.habit_streaks;
create trigger guard_daily_cap before insert on public.habit_streaks
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is null)
  execute function private.count_against_daily_cap(20);
create trigger guard_daily_cap_in_need before insert on public.habit_streaks
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is not null)
  execute function private.count_against_daily_cap(50);

-- As before, and an emergency is no more published by mistake than other need.
create or replace function public.decide_idea(
  p_gig_id uuid, p_status text, p_seen_as text default null, p_though_in_need boolean default false
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_before public.gig_jar_submissions;
  v_after text;
  v_waited boolean;
begin
  if p_status not in ('active', 'featured', 'hidden') then
    raise exception 'An idea is made active, featured or hidden' using errcode = '22023';
  end if;
  select * into v_before from public.gig_jar_submissions
  where id = p_gig_id and (not is_deleted or needs_help is not null) for no key update;
  if not found or p_seen_as <> v_before.status
    or (p_status = 'active' and coalesce(v_before.held_from, v_before.status) <> 'featured')
  then
    return false;
  end if;
  v_after := coalesce(
    p_status, v_before.held_from, case when v_before.status in ('held', 'hidden') then 'active' else v_before.status end
  );
  if v_after <> 'hidden' and v_before.needs_help in ('emergency', 'crisis', 'abuse') and not p_though_in_need then
    return false;
  end if;
  update public.kept_reports set waits = false where gig_id = p_gig_id and waits;
  v_waited := found;
  if not v_waited and p_status = v_before.status and not exists (
    select from public.gig_jar_reports where gig_id = p_gig_id and handled_at is null
  ) then
    return true;
  end if;
  update public.gig_jar_submissions
  set status = v_after, held_from = null, needs_help = case when v_after = 'hidden' then needs_help end
  where id = p_gig_id;
  -- No longer featured says nothing of who reported it.
  if p_status is distinct from 'active' or v_before.status <> 'featured' then
    update public.gig_jar_reports set handled_at = now(), upheld = v_after = 'hidden'
    where gig_id = p_gig_id and handled_at is null;
  end if;
  -- An idea that was taken out and is published again had its removal reversed.
  update public.gig_jar_reports set upheld = false where gig_id = p_gig_id and upheld and v_after <> 'hidden';
  insert into public.moderation_decisions (gig_id, replaced, replaced_held_from, replaced_needs_help, replaced_waits)
  values (p_gig_id, v_before.status, v_before.held_from, v_before.needs_help, v_waited);
  return true;
end $$;


-- As before, with emergencies first.
create or replace function public.moderation_queue(p_guide_form text default 'guide-report')
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
      when 'emergency' then 0 when 'crisis' then 1 when 'abuse' then 2 when 'worry' then 3 when 'sexual' then 4
      when 'contact' then 5
      when 'hint' then 6 when 'unsafe' then 7 when 'unkind' then 8 when 'swearing' then 9
      else case when reports > 1 then 10 when reports = 1 then 11 else 12 end
    end,
    since, id
$$;

-- The queue as counts and ages, and nothing else, for the owner's webhook, the moderators' page and the doctor. urgent: a
-- child in need who was heard plainly, and whom nobody has answered.
drop function public.moderation_waiting(text);
create function public.moderation_waiting(p_guide_form text default 'guide-report')
returns table (waiting bigint, urgent bigint, oldest timestamptz, oldest_urgent timestamptz)
language sql stable security invoker set search_path = ''
as $$
  select count(*), count(*) filter (where is_urgent), min(since), min(since) filter (where is_urgent)
  from public.moderation_queue(p_guide_form),
    lateral (select heard in ('emergency', 'crisis', 'abuse') as is_urgent) as judged
$$;
grant execute on function public.moderation_waiting(text) to service_role;
