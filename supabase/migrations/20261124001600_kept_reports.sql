-- A reported text outlives its idea, its writer's account and its reporter's by 30 days, for the person who investigates
-- it, without user id, name or e-mail of either.
create table public.kept_reports (
  gig_id uuid primary key,
  title text not null,
  description text not null,
  reports integer not null,
  -- The reasons of the reporters who gave one.
  reasons text[] not null,
  heard text,
  -- No moderator had looked at it by then.
  waits boolean not null,
  kept_since timestamptz not null default now()
);
comment on table public.kept_reports is 'What was reported and then deleted, for 30 days; read by the service role alone.';
create index kept_reports_since on public.kept_reports (kept_since);
alter table public.kept_reports enable row level security;
revoke all on public.kept_reports from anon, authenticated;
grant all on public.kept_reports to service_role;

create function private.keep_reports(p_gig_id uuid, p_reporter uuid default null) returns void
language sql security definer set search_path = ''
as $$
  insert into public.kept_reports (gig_id, title, description, reports, reasons, heard, waits)
  select idea.id, title, description, count(*),
    coalesce(array_agg(reason order by report.created_at) filter (where reason is not null), '{}'),
    (select heard from public.text_judgements where gig_id = idea.id), bool_or(handled_at is null)
  from public.gig_jar_submissions as idea
  join public.gig_jar_reports as report on report.gig_id = idea.id
  where idea.id = p_gig_id and (p_reporter is null or report.user_id = p_reporter)
  group by idea.id
  on conflict (gig_id) do update
  set reports = kept_reports.reports + excluded.reports, reasons = kept_reports.reasons || excluded.reasons,
    waits = kept_reports.waits or excluded.waits,
    kept_since = now()
$$;

create function private.keep_reported() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Ideas archived in the last 30 days are kept already.
  if not exists (select from public.kept_reports where gig_id = old.id) or not old.is_deleted then
    perform private.keep_reports(old.id);
  end if;
  if tg_op = 'UPDATE' then
    return new;
  end if;
  update public.kept_reports set kept_since = now() where gig_id = old.id;
  return old;
end $$;
create trigger keep_reported before delete on public.gig_jar_submissions
  for each row execute function private.keep_reported();
create trigger keep_reported_archived before update on public.gig_jar_submissions
  for each row when (new.is_deleted and not old.is_deleted)
  execute function private.keep_reported();

-- A report goes with its reporter's account: what it said of a remaining idea is kept.
create function private.keep_lone_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.gig_jar_submissions where id = old.gig_id and not is_deleted) then
    perform private.keep_reports(old.gig_id, old.user_id);
  end if;
  return old;
end $$;
create trigger keep_lone_report before delete on public.gig_jar_reports
  for each row execute function private.keep_lone_report();

create function public.forget_kept_reports() returns integer
language sql security invoker set search_path = ''
as $$
  with gone as (delete from public.kept_reports where kept_since < now() - interval '30 days' returning 1)
  select count(*)::integer from gone
$$;
grant execute on function public.forget_kept_reports() to service_role;
