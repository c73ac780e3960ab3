-- Votes for ideas (specification part 2, sections 3 and 7).

-- One vote a user and idea; on one's own idea too, because the specified call offers it on every idea of the list and
-- it can be cast only once.
create table public.gig_jar_votes (
  user_id uuid not null references auth.users (id) on delete cascade,
  gig_id uuid not null references public.gig_jar_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, gig_id)
);
comment on table public.gig_jar_votes is 'Who voted for which idea; a user sees their own votes alone.';
create index gig_jar_votes_gig on public.gig_jar_votes (gig_id);

alter table public.gig_jar_votes enable row level security;
create policy "A user reads their own votes" on public.gig_jar_votes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user votes for visible ideas" on public.gig_jar_votes
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.gig_jar_submissions as idea
      where idea.id = gig_id and idea.status in ('active', 'featured') and not idea.is_deleted
    )
  );

revoke all on public.gig_jar_votes from anon, authenticated;
grant select on public.gig_jar_votes to authenticated;
grant insert (user_id, gig_id) on public.gig_jar_votes to authenticated;
grant all on public.gig_jar_votes to service_role;

create function private.guard_vote_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end $$;
create trigger guard_columns before insert on public.gig_jar_votes
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_vote_columns();

create trigger daily_cap before insert on public.gig_jar_votes
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_against_daily_cap(100);

-- Keeps the counters: plus or minus what a statement added or removed (a recount would miss votes that are not
-- committed yet). The ideas are locked in the order of their ids and no harder than the votes' foreign key bears
-- (FOR NO KEY UPDATE), so that no two statements wait for each other. An account that is deleted takes its votes along.
create function private.count_votes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.gig_jar_submissions where id in (select gig_id from changed) order by id for no key update;
  update public.gig_jar_submissions as idea
  set votes = greatest(idea.votes + case when tg_op = 'INSERT' then counted.votes else -counted.votes end, 0)
  from (select gig_id, count(*)::integer as votes from changed group by gig_id) as counted
  where idea.id = counted.gig_id;
  return null;
end $$;
create trigger count_added after insert on public.gig_jar_votes
  referencing new table as changed for each statement execute function private.count_votes();
create trigger count_removed after delete on public.gig_jar_votes
  referencing old table as changed for each statement execute function private.count_votes();
