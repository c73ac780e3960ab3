-- Help comes before the limit also for the name of a goal that is sent beside many other texts.

drop function private.wait_in_turn(uuid);
drop function private.judge(uuid, text);

-- As before. Whoever may not wait has a turn if it is theirs already, or nobody's.
create function private.wait_in_turn(p_user_id uuid, p_may_wait boolean default true) returns boolean
language plpgsql volatile set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_turn constant text := 'judging ' || p_user_id;
  v_key constant bigint := hashtextextended(v_turn, 0);
begin
  -- Locks last until the request has been answered.
  if pg_try_advisory_xact_lock(v_key) then
    return true;
  end if;
  if p_may_wait and (
    pg_try_advisory_xact_lock(hashtextextended(v_turn, 1)) or pg_try_advisory_xact_lock(hashtextextended(v_turn, 2))
  ) then
    perform pg_advisory_xact_lock(v_key);
    return true;
  end if;
  return false;
exception when lock_not_available or deadlock_detected then
  return false;
end $$;

-- As before. p_may_wait: false while a row is locked, because whoever has the turn may be waiting for that row.
create function private.judge(p_user_id uuid, p_text text, p_may_wait boolean default true) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_has_tries_left constant boolean := private.has_tries_left(p_user_id);
  v_need text;
begin
  if v_has_tries_left and private.wait_in_turn(p_user_id, p_may_wait) then
    perform private.count_try(p_user_id);
    return private.heard_in(p_text);
  end if;
  v_need := private.plain_need_in(p_text);
  if v_need is not null then
    return v_need;
  end if;
  if v_has_tries_left then
    perform private.refuse_busy();
  end if;
  perform private.refuse('too_many_tries', 429, 'No more texts are judged today');
end $$;

create or replace function private.guard_challenge_columns() returns trigger
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
    v_heard := case when new.title is not null then private.judge(old.user_id, new.title, false) end;
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

-- An update locks its row before it is judged, and ten names for one goal would wait there with ten connections. So the turn is
-- waited for before any row is locked. The name cannot be seen yet: without a turn, the row's own trigger looks for a plain
-- need in it and refuses any other.
create or replace function private.name_goals_in_turn() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
begin
  if v_user is not null and private.has_tries_left(v_user) then
    perform private.wait_in_turn(v_user);
  end if;
  return null;
end $$;
