-- Badges (specification part 2, sections 3, 4, 7 and 9): what a user has earned, once for each time it was earned.

create table public.badge_events (
  id uuid primary key default private.time_ordered_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  badge_type text not null check (badge_type in (
    'streak_champ', 'streak_master', 'streak_legend', 'super_saver', 'savings_bronze', 'savings_silver',
    'savings_gold', 'kindness_hero', 'kindness_bronze', 'kindness_silver', 'kindness_gold', 'gig_star',
    'gig_innovator', 'gig_entrepreneur', 'mentor_badge', 'peer_moderator'
  )),
  badge_level text not null check (badge_level in ('bronze', 'silver', 'gold', 'legend')),
  source text not null check (char_length(source) <= 100 and private.is_visible_text(source)),
  earned_at timestamptz not null default now(),
  is_active boolean not null default true,
  -- The run that earned a streak badge: consecutive days have one first day, so habit and first day name it.
  habit_id uuid references public.habit_streaks (id) on delete set null,
  run_started_on date,
  -- Once a run. (Badges that no run earned have no habit, and null equals nothing.)
  constraint once_a_run unique (habit_id, run_started_on, badge_type)
);
comment on table public.badge_events is 'Badges; a user claims those of a streak, all others are given by a moderator.';

create index badge_events_user on public.badge_events (user_id, earned_at desc);

alter table public.badge_events enable row level security;
create policy "A user reads their own active badges" on public.badge_events
  for select to authenticated using (user_id = (select auth.uid()) and is_active);
create policy "A user claims badges for themselves" on public.badge_events
  for insert to authenticated with check (user_id = (select auth.uid()));

revoke all on public.badge_events from anon, authenticated;
grant select on public.badge_events to authenticated;
grant insert (user_id, badge_type, badge_level, source) on public.badge_events to authenticated;
grant all on public.badge_events to service_role;

-- A claim is checked against the claimant's habits. It holds on the day on which the run reached its length and, in
-- case the connection broke, on the day after, when the run may be a day longer. That day after, in the visitor's
-- calendar, is at most two days later in the server's.
create function private.prove_badge() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_today constant date := (now() at time zone 'utc')::date;
  v_days integer;
begin
  -- In somebody else's name: the policy refuses it, and nothing is told about that person's habits.
  if new.user_id is distinct from (select auth.uid()) then
    return new;
  end if;
  new.id := private.time_ordered_uuid();
  new.earned_at := now();
  new.is_active := true;
  new.habit_id := null;
  select days into v_days
  from (values ('streak_champ', 'bronze', 7), ('streak_master', 'silver', 30), ('streak_legend', 'gold', 90))
    as earned (badge_type, badge_level, days)
  where earned.badge_type = new.badge_type and earned.badge_level = new.badge_level and new.source = 'habit_streak';

  -- One claim of a user at a time: of two habits that reach seven days together, each gets its badge.
  perform from public.habit_streaks where user_id = new.user_id order by id for no key update;
  select habit.id, habit.last_logged_date - habit.current_streak + 1
  into new.habit_id, new.run_started_on
  from public.habit_streaks as habit
  where habit.user_id = new.user_id and habit.status = 'active' and not habit.is_deleted
    and habit.current_streak between v_days and v_days + 1
    and habit.last_logged_date - (habit.current_streak - v_days) >= v_today - 2
  -- A run that has its badge already comes last: then the claim is a duplicate (23505).
  order by exists (
      select from public.badge_events as badge
      where badge.habit_id = habit.id and badge.badge_type = new.badge_type
        and badge.run_started_on = habit.last_logged_date - habit.current_streak + 1
    ), habit.id
  limit 1;
  if new.habit_id is null then
    perform private.refuse('badge_not_earned', 409, 'No streak of yours earns this badge today');
  end if;
  return new;
end $$;
create trigger prove before insert on public.badge_events
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.prove_badge();

create trigger a_length before insert or update on public.badge_events
  for each row execute function private.refuse_long_text('source', '100');
