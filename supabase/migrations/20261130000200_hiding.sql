-- Hiding is no game: an account hides ideas from others when it has proved its mailbox and is three days old, by its first
-- three reports of a day, and what a moderator has kept takes two reporters more each time.

-- True if the report helps to hide the idea from others; decided when it is made. Any other is for the moderator alone.
alter table public.gig_jar_reports add column can_hide boolean not null default false;

-- True if the next report of this user may help to hide an idea. A project without e-mail confirmation proves no mailbox, so
-- there no report does.
create function private.may_hide(p_user_id uuid) returns boolean
language sql stable set search_path = ''
return private.mailbox_of(p_user_id) is not null
  and exists (select from auth.users where id = p_user_id and created_at <= now() - interval '3 days')
  and (
    select count(*) < 3 from public.gig_jar_reports
    where user_id = p_user_id and created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'
  );

-- Reports that wait already hide what they may hide now.
update public.gig_jar_reports as report set can_hide = true
from (
  select user_id, gig_id,
    row_number() over (partition by user_id, (created_at at time zone 'utc')::date order by created_at, gig_id) as place
  from public.gig_jar_reports
) as of_day
where of_day.user_id = report.user_id and of_day.gig_id = report.gig_id and place <= 3 and handled_at is null
  and private.mailbox_of(report.user_id) is not null
  and exists (select from auth.users where id = report.user_id and created_at <= report.created_at - interval '3 days');

-- The outcome is kept with the idea, so that the deletion of a reporter's account changes nothing of it.
alter table public.moderation_decisions add column upheld boolean;
comment on column public.moderation_decisions.upheld is
  'Whether it upheld the reports of the idea: false if the idea was kept; null if there were none.';
update public.moderation_decisions as decision
set upheld = settled.upheld
from (
  select gig_id, handled_at, bool_or(upheld) as upheld from public.gig_jar_reports where handled_at is not null group by 1, 2
) as settled
where settled.gig_id = decision.gig_id and settled.handled_at = decision.decided_at;

-- How many reporters hide an idea from all: two, and two more for each time that a moderator has kept it. Those who
-- reported it before are not among them, because nobody reports an idea twice and their reports are settled.
create function private.reporters_to_hide(p_gig_id uuid) returns bigint
language sql stable set search_path = ''
return 2 + 2 * (select count(*) from public.moderation_decisions where gig_id = p_gig_id and not upheld);

create or replace function private.report_idea_by_caller(p_gig_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller constant uuid := (select private.caller());
begin
  -- Reporting again is harmless, also once it is hidden from all, and is not counted against the day.
  if exists (select from public.gig_jar_reports where user_id = v_caller and gig_id = p_gig_id) then
    return;
  end if;
  -- One user's reports side by side are counted one after another.
  perform pg_advisory_xact_lock(hashtextextended('gig_jar_reports ' || v_caller, 0));
  -- Two who report at the same moment wait for each other, so that the second one counts both.
  perform from public.gig_jar_submissions
  where id = p_gig_id and status in ('active', 'featured') and not is_deleted
  for no key update;
  if v_caller is null or not found then
    perform private.refuse('idea_not_found', 404, 'There is no such idea');
  end if;
  insert into public.gig_jar_reports (user_id, gig_id, reason, can_hide)
  values (v_caller, p_gig_id, p_reason, private.may_hide(v_caller)) on conflict do nothing;
  update public.gig_jar_submissions set status = 'held', held_from = status
  where id = p_gig_id and (
    select count(*) >= private.reporters_to_hide(p_gig_id) from public.gig_jar_reports as report
    where gig_id = p_gig_id and handled_at is null and can_hide
      and report.user_id <> gig_jar_submissions.user_id and private.report_counts(report.user_id)
  );
end $$;

-- As before, and it is kept whether reports were upheld. An idea that was taken out for its reports and is published again
-- was kept after all.
create or replace function public.decide_idea(
  p_gig_id uuid, p_status text, p_seen_as text default null, p_though_in_need boolean default false
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_before public.gig_jar_submissions;
  v_after text;
  v_settles boolean;
  v_waited boolean := false;
  v_upheld boolean;
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
  -- No longer featured says nothing of who reported it.
  v_settles := p_status is distinct from 'active' or v_before.status <> 'featured';
  if v_settles then
    update public.kept_reports set waits = false where gig_id = p_gig_id and waits;
    v_waited := found;
    v_upheld := case
      when v_waited or exists (select from public.gig_jar_reports where gig_id = p_gig_id and handled_at is null)
        then v_after = 'hidden'
      when v_after <> 'hidden' and (
        select upheld from public.moderation_decisions
        where gig_id = p_gig_id and upheld is not null order by id desc limit 1
      ) then false
    end;
  end if;
  if p_status = v_before.status and v_upheld is null then
    return true;
  end if;
  update public.gig_jar_submissions
  set status = v_after, held_from = null, needs_help = case when v_after = 'hidden' then needs_help end
  where id = p_gig_id;
  if v_settles then
    update public.gig_jar_reports set handled_at = now(), upheld = v_after = 'hidden'
    where gig_id = p_gig_id and handled_at is null;
  end if;
  -- An idea that was taken out and is published again had its removal reversed.
  update public.gig_jar_reports set upheld = false where gig_id = p_gig_id and upheld and v_after <> 'hidden';
  insert into public.moderation_decisions
    (gig_id, replaced, replaced_held_from, replaced_needs_help, replaced_waits, upheld)
  values (p_gig_id, v_before.status, v_before.held_from, v_before.needs_help, v_waited, v_upheld);
  return true;
end $$;

-- As before, and whoever reported it was right also if their account has gone since.
create or replace function public.settle_disclosure(p_id uuid) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  insert into public.moderation_decisions
    (gig_id, quest_id, stays_private, replaced, replaced_held_from, replaced_needs_help, replaced_waits, upheld)
  select gig_id, quest_id, true, status, held_from, needs_help, is_kept,
    case when is_kept or exists (
      select from public.gig_jar_reports where gig_jar_reports.gig_id = disclosure.gig_id and handled_at is null
    ) then true end
  from (
    select id as gig_id, null::uuid as quest_id, status, held_from, needs_help
    from public.gig_jar_submissions where status = 'held'
    union all
    select null, id, status, null, needs_help from public.kindness_quests where status = 'pending'
  ) as disclosure
  cross join lateral (
    select exists (select from public.kept_reports where kept_reports.gig_id = disclosure.gig_id and waits) as is_kept
  ) as kept
  where p_id in (gig_id, quest_id) and needs_help is not null
    and not exists (
      select from public.moderation_decisions as decision
      where p_id in (decision.gig_id, decision.quest_id) and decision.stays_private
    );
  if not found then
    return false;
  end if;
  update public.gig_jar_reports set handled_at = now(), upheld = true where gig_id = p_id and handled_at is null;
  update public.kept_reports set waits = false where gig_id = p_id and waits;
  return true;
end $$;
