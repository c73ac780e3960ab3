-- Habits (specification part 2, sections 3, 4 and 7): what a user wants to do every day, and for how long they have.

create table public.habit_streaks (
  id uuid primary key default private.time_ordered_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  habit_name text not null check (char_length(habit_name) <= 100 and private.is_visible_text(habit_name)),
  current_streak integer not null default 0 check (current_streak >= 0),
  best_streak integer not null default 0,
  -- The visitor's own calendar day.
  last_logged_date date,
  -- Only an active habit can be logged.
  status text not null default 'active' check (status in ('active', 'paused')),
  is_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint best_is_never_below_current check (best_streak >= current_streak),
  constraint a_streak_has_a_last_day check ((last_logged_date is null) = (current_streak = 0))
);
comment on table public.habit_streaks is 'Habits of a user; the streak is counted by the database, a day at a time.';

create index habit_streaks_user on public.habit_streaks (user_id, created_at);

alter table public.habit_streaks enable row level security;
create policy "A user reads their own habits" on public.habit_streaks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user takes up habits of their own" on public.habit_streaks
  for insert to authenticated with check (user_id = (select auth.uid()));
-- An archived habit stays archived.
create policy "A user logs or archives their own habits" on public.habit_streaks
  for update to authenticated
  using (user_id = (select auth.uid()) and not is_deleted) with check (user_id = (select auth.uid()));

revoke all on public.habit_streaks from anon, authenticated;
grant select on public.habit_streaks to authenticated;
grant insert (user_id, habit_name) on public.habit_streaks to authenticated;
-- The specified payload carries the streaks: accepted here, recomputed by the trigger.
grant update (current_streak, best_streak, last_logged_date, is_deleted, updated_at)
  on public.habit_streaks to authenticated;
grant all on public.habit_streaks to service_role;

-- The second guard beside the column grants, and the only way a streak grows: one log a day, exactly a day after the
-- last. The same log again (a second tab, a repeat after a lost answer) finds the figures it claims and changes nothing.
create function private.guard_habit_columns() returns trigger
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
create trigger guard_columns before insert or update on public.habit_streaks
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_habit_columns();

create trigger daily_cap before insert on public.habit_streaks
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_against_daily_cap(20);

create trigger a_length before insert or update on public.habit_streaks
  for each row execute function private.refuse_long_text('habit_name', '100');
