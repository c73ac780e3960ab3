-- Reports by users. A report hides: at once from whoever reports, and from all once two users have reported, until a
-- moderator has looked.

create table public.gig_jar_reports (
  user_id uuid not null references auth.users (id) on delete cascade,
  gig_id uuid not null references public.gig_jar_submissions (id) on delete cascade,
  reason text check (char_length(reason) <= 500 and private.is_visible_text(reason)),
  created_at timestamptz not null default now(),
  -- When a moderator decided.
  handled_at timestamptz,
  -- True if the moderator took the idea out, false if not, null until a decision.
  upheld boolean,
  primary key (user_id, gig_id),
  constraint handled_with_a_result check ((handled_at is null) = (upheld is null))
);
comment on table public.gig_jar_reports is 'Ideas that users reported; written through report_idea alone.';
create index gig_jar_reports_gig on public.gig_jar_reports (gig_id);
-- The last decisions about one user's reports.
create index gig_jar_reports_handled on public.gig_jar_reports (user_id, handled_at desc) where handled_at is not null;

alter table public.gig_jar_reports enable row level security;
create policy "A user reads their own reports" on public.gig_jar_reports
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.gig_jar_reports from anon, authenticated;
grant select on public.gig_jar_reports to authenticated;
grant all on public.gig_jar_reports to service_role;

-- Reports are inserted with the owner's rights, so the trigger runs for everybody; the cap counts only the caller's rows.
create trigger daily_cap before insert on public.gig_jar_reports
  for each row execute function private.count_against_daily_cap(20);

create policy "A user reads visible ideas and their own" on public.gig_jar_submissions
  for select to authenticated
  using (
    (
      status in ('active', 'featured') and not is_deleted
      and id not in (select gig_id from public.gig_jar_reports where user_id = (select auth.uid()))
    )
    or user_id = (select auth.uid())
  );

-- Three reports in a row that a moderator did not uphold: the next ones are looked at, and hide nothing for others.
create function private.report_counts(p_user_id uuid) returns boolean
language sql stable set search_path = ''
return (
  select count(*) < 3 or bool_or(upheld)
  from (
    select upheld from public.gig_jar_reports
    where user_id = p_user_id and handled_at is not null
    order by handled_at desc, gig_id limit 3
  ) as last_three
);

create function private.report_idea_by_caller(p_gig_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller constant uuid := (select private.caller());
begin
  -- Reporting again is harmless, also once it is hidden from all, and is not counted against the day.
  if exists (select from public.gig_jar_reports where user_id = v_caller and gig_id = p_gig_id) then
    return;
  end if;
  -- Two who report at the same moment wait for each other, so that the second one counts both.
  perform from public.gig_jar_submissions
  where id = p_gig_id and status in ('active', 'featured') and not is_deleted
  for no key update;
  if v_caller is null or not found then
    perform private.refuse('idea_not_found', 404, 'There is no such idea');
  end if;
  insert into public.gig_jar_reports (user_id, gig_id, reason) values (v_caller, p_gig_id, p_reason) on conflict do nothing;
  update public.gig_jar_submissions set status = 'held', held_from = status
  where id = p_gig_id and (
    select count(*) >= 2 from public.gig_jar_reports as report
    where gig_id = p_gig_id and handled_at is null
      and report.user_id <> gig_jar_submissions.user_id and private.report_counts(report.user_id)
  );
end $$;
grant execute on function private.report_idea_by_caller(uuid, text) to authenticated, service_role;

-- Puts an idea in front of a moderator; a reason of up to 500 characters may be given. Unknown, hidden or archived
-- ideas are answered with 404 (idea_not_found), the 21st report of a day with 429.
create function public.report_idea(p_gig_id uuid, p_reason text default null) returns void
language sql security invoker set search_path = ''
return private.report_idea_by_caller(p_gig_id, p_reason);
grant execute on function public.report_idea(uuid, text) to authenticated, service_role;

create trigger a_length before insert or update on public.gig_jar_reports
  for each row execute function private.refuse_long_text('reason', '500');
