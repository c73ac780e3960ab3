-- Journal entries (specification part 2, sections 3 and 5): what a user earned (E), saved (S) or spent (P) on a day.

create table public.journal_entries (
  id uuid primary key default private.time_ordered_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The visitor's own calendar day.
  entry_date date not null check (entry_date between date '2020-01-01' and current_date + 366),
  entry_type text not null check (entry_type in ('E', 'S', 'P')),
  -- Pounds and whole pence. NaN and Infinity are not below ten million.
  amount numeric not null check (amount >= 0 and amount < 10000000 and scale(amount) <= 2),
  earning_detail text check (earning_detail in ('E-Chore', 'E-Allowance', 'E-Others')),
  saving_detail text check (saving_detail in ('S-For Goal', 'S-Without Goal', 'S-Others')),
  spending_detail text check (spending_detail in ('P-KS Needs', 'P-Non-KS Needs', 'P-Wants', 'P-Others')),
  -- Chosen by the page, so that sending the same entry again is harmless.
  client_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, client_id),
  constraint exactly_one_detail_that_fits_the_type check (
    (earning_detail is not null) = (entry_type = 'E')
    and (saving_detail is not null) = (entry_type = 'S')
    and (spending_detail is not null) = (entry_type = 'P')
  )
);
comment on table public.journal_entries is 'Money that a user earned, saved or spent; seen by that user alone.';

-- The list (newest day first, pages never skip) and, without touching the table, the sums of a week or phase.
create index journal_entries_user_day on public.journal_entries (user_id, entry_date desc, id)
  include (entry_type, amount, spending_detail);

alter table public.journal_entries enable row level security;
create policy "A user reads their own entries" on public.journal_entries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user adds entries of their own" on public.journal_entries
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A user corrects their own entries" on public.journal_entries
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "A user removes their own entries" on public.journal_entries
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.journal_entries from anon, authenticated;
grant select, delete on public.journal_entries to authenticated;
grant insert (user_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail, client_id)
  on public.journal_entries to authenticated;
grant update (entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail)
  on public.journal_entries to authenticated;
grant all on public.journal_entries to service_role;

-- The second guard beside the column grants: ids, times and the owner are the database's, whatever a request says.
-- (With the owner's rights, for the id's sake: a visitor may not enter the private schema.)
create function private.guard_journal_entry_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.id := private.time_ordered_uuid();
    new.created_at := now();
  else
    new.id := old.id;
    new.user_id := old.user_id;
    new.client_id := old.client_id;
    new.created_at := old.created_at;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_columns before insert or update on public.journal_entries
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_journal_entry_columns();

create trigger daily_cap before insert on public.journal_entries
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_against_daily_cap(200);
