-- Challenges of the community area (specification part 2, sections 3, 4, 7 and 9): what a user has set out to do.

create table public.community_challenges (
  id uuid primary key default private.time_ordered_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('savings_goal', 'habit_streak', 'kindness_quest')),
  -- Money, days or quests. NaN and Infinity are not below ten million.
  target_value numeric not null
    check (target_value > 0 and target_value < 10000000 and scale(target_value) <= 2),
  -- The total so far; it may go past the target.
  current_progress numeric not null default 0
    check (current_progress >= 0 and current_progress < 10000000 and scale(current_progress) <= 2),
  -- The last day, which still counts.
  end_date date not null default (now() at time zone 'utc')::date + 30 check (end_date >= date '2020-01-01'),
  status text not null default 'active' check (status in ('active', 'completed', 'failed')),
  -- A name and a picture of the goal, for its user alone: given by an update of their own.
  title text check (char_length(title) <= 60 and private.is_visible_text(title)),
  picture text check (picture in (
    'bike', 'book', 'game', 'gift', 'headphones', 'music', 'pet', 'phone', 'shoes', 'skateboard', 'star', 'trip'
  )),
  -- The user is answered with help for what they named their goal.
  needs_help text check (needs_help in ('crisis', 'abuse', 'worry')),
  is_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.community_challenges is 'Goals that a user has set; completed or failed by the database alone.';

create index community_challenges_user on public.community_challenges (user_id, created_at);
-- Joining is idempotent: of two tabs that join at once, one is refused (23505).
create unique index community_challenges_one_savings_goal on public.community_challenges (user_id)
  where challenge_type = 'savings_goal' and status = 'active' and not is_deleted;
-- The challenges that the scheduled job looks for.
create index community_challenges_running on public.community_challenges (end_date) where status = 'active';

alter table public.community_challenges enable row level security;
create policy "A user reads their own challenges" on public.community_challenges
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user sets challenges for themselves" on public.community_challenges
  for insert to authenticated with check (user_id = (select auth.uid()));
-- An archived challenge stays archived.
create policy "A user updates or archives their own challenges" on public.community_challenges
  for update to authenticated
  using (user_id = (select auth.uid()) and not is_deleted) with check (user_id = (select auth.uid()));

revoke all on public.community_challenges from anon, authenticated;
grant select on public.community_challenges to authenticated;
grant insert (user_id, challenge_type, target_value, end_date) on public.community_challenges to authenticated;
-- The specified payload carries updated_at: accepted here, overwritten by the trigger.
grant update (current_progress, is_deleted, updated_at, title, picture) on public.community_challenges to authenticated;
grant all on public.community_challenges to service_role;

-- Ends what has ended before p_today: challenges, and participations in the 90 days. p_user_id null: everybody's.
-- Returns how many challenges it ended.
create function private.settle_challenges(p_user_id uuid, p_today date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_ended integer;
begin
  update public.challenge_participants
  set is_active = false
  where (p_user_id is null or user_id = p_user_id) and is_active and challenge_end_date < p_today;

  update public.community_challenges
  set status = case when current_progress >= target_value then 'completed' else 'failed' end, updated_at = now()
  where (p_user_id is null or user_id = p_user_id) and status = 'active'
    and (end_date < p_today or current_progress >= target_value);
  get diagnostics v_ended = row_count;
  return v_ended;
end $$;

-- The second guard beside the column grants, and what decides the status. The database does not know where on earth
-- a visitor is: their day is the server's or one beside it. A challenge is over for certain when its last day is over
-- everywhere; for the visitor's own calendar, the page calls settle_my_challenges first.
create function private.guard_challenge_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_earliest_today constant date := (now() at time zone 'utc')::date - 1;
  v_heard text;
begin
  if tg_op = 'INSERT' then
    new.id := private.time_ordered_uuid();
    new.title := null;
    new.picture := null;
    new.needs_help := null;
    new.current_progress := 0;
    new.status := 'active';
    new.is_deleted := false;
    new.created_at := now();
    new.updated_at := now();
    new.end_date := coalesce(new.end_date, v_earliest_today + 31);
    if new.end_date not between v_earliest_today and v_earliest_today + 367 then
      perform private.refuse('challenge_end_date', 400, 'A challenge ends between today and a year from now');
    end if;
    -- A goal whose time is up does not block a new one.
    perform private.settle_challenges(new.user_id, v_earliest_today);
    return new;
  end if;

  if new.current_progress is distinct from old.current_progress
    and (old.status <> 'active' or old.end_date < v_earliest_today) then
    perform private.refuse('challenge_over', 409, 'Progress counts only while a challenge is active');
  end if;
  -- A name is private, like a quest, so it is refused for one reason alone: it says how somebody is to be reached.
  if new.title is distinct from old.title then
    v_heard := private.heard_in(new.title);
    if v_heard = 'contact' then
      perform private.refuse('goal_contact', 400, 'A goal does not tell how or where somebody is to be found');
    end if;
    old.title := new.title;
    old.needs_help := private.help_for(v_heard);
  end if;
  old.picture := new.picture;
  old.current_progress := new.current_progress;
  old.is_deleted := new.is_deleted;
  old.updated_at := now();
  if old.status = 'active' and old.current_progress >= old.target_value then
    old.status := 'completed';
  end if;
  return old;
end $$;
create trigger guard_columns before insert or update on public.community_challenges
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_challenge_columns();

create trigger a_length before insert or update on public.community_challenges
  for each row execute function private.refuse_long_text('title', '60');

create trigger daily_cap before insert on public.community_challenges
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_against_daily_cap(20);

-- A day that is not the server's or one beside it is taken for the server's.
create function private.settle_challenges_of_caller(p_today date) returns integer
language sql security definer set search_path = ''
as $$
  select private.settle_challenges(
    caller.id,
    case when p_today between server.today - 1 and server.today + 1 then p_today else server.today end
  )
  from (select private.caller() as id) as caller, (select (now() at time zone 'utc')::date as today) as server
  -- Without a caller this must not mean everybody.
  where caller.id is not null
$$;
grant execute on function private.settle_challenges_of_caller(date) to authenticated, service_role;

-- Ends the caller's challenges and participations whose last day is before the visitor's today; called before the
-- list is read. Returns how many challenges it ended, or null when nobody is signed in. (Its body is bound when it is
-- made: a visitor needs no way into the private schema.)
create function public.settle_my_challenges(p_today date default null) returns integer
language sql security invoker set search_path = ''
return private.settle_challenges_of_caller(p_today);
grant execute on function public.settle_my_challenges(date) to authenticated, service_role;

-- The scheduled job: what is over everywhere on earth.
create function private.settle_all_challenges() returns integer
language sql security definer set search_path = ''
as $$ select private.settle_challenges(null, (now() at time zone 'utc')::date - 1) $$;
