-- Every text is judged in its turn, and the try is counted.

create function private.refuse_busy() returns void
language sql set search_path = ''
as $$ select private.refuse('judging_busy', 429, 'Another text is being judged, send this one again') $$;

-- Returns the need or the harm that is heard in a text of a user. If they have had as many judged today as a day takes, or are sending others at
-- the same moment, it is not judged: a plain need is heard anyway, everything else is answered with HTTP 429.
create function private.judge(p_user_id uuid, p_text text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_has_tries_left constant boolean := private.has_tries_left(p_user_id);
  v_need text;
begin
  if v_has_tries_left and private.wait_in_turn(p_user_id) then
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

create or replace function private.guard_quest_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_heard text;
begin
  if tg_op = 'UPDATE' then
    old.is_deleted := new.is_deleted;
    return old;
  end if;
  -- A row in somebody else's name is left to the table's policy, which refuses it unread.
  if new.user_id is distinct from (select auth.uid()) then
    return new;
  end if;
  v_heard := private.judge(new.user_id, new.description);
  if v_heard = 'contact' then
    perform private.refuse('quest_contact', 400, 'A quest does not tell how or where somebody is to be found');
  end if;
  new.id := private.time_ordered_uuid();
  new.image_url := null;
  new.status := 'pending';
  new.needs_help := private.help_for(v_heard);
  new.submitted_at := now();
  new.is_deleted := false;
  if v_heard is not null then
    insert into public.text_judgements (user_id, quest_id, heard) values (new.user_id, new.id, v_heard);
  end if;
  return new;
end $$;

create or replace function private.guard_idea_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_heard text;
begin
  if tg_op = 'UPDATE' then
    old.is_deleted := new.is_deleted;
    return old;
  end if;
  -- A row in somebody else's name is left to the table's policy, which refuses it unread.
  if new.user_id is distinct from (select auth.uid()) then
    return new;
  end if;
  v_heard := private.judge(new.user_id, new.title || ' ' || new.description);
  if v_heard = 'contact' then
    perform private.refuse(
      case when private.tells_contact(private.readings_of(new.title)) then 'idea_contact_title' else 'idea_contact' end,
      400, 'An idea does not tell how or where somebody is to be found'
    );
  end if;
  new.id := private.time_ordered_uuid();
  if v_heard is null and private.continues_contact(new.user_id, new.title || ' ' || new.description) then
    v_heard := 'hint';
  end if;
  new.image_url := null;
  new.status := case
    when v_heard is not null or exists (
      -- A moderator has taken out the same words before, whoever sent them.
      select from public.gig_jar_submissions as before
      where before.status = 'hidden'
        and private.words_hash(before.title || ' ' || before.description) = private.words_hash(new.title || ' ' || new.description)
    ) then 'held'
    else 'active'
  end;
  new.needs_help := private.help_for(v_heard);
  new.held_from := null;
  new.votes := 0;
  new.created_at := now();
  new.is_deleted := false;
  if v_heard is not null then
    insert into public.text_judgements (user_id, gig_id, heard) values (new.user_id, new.id, v_heard);
  end if;
  return new;
end $$;

create or replace function private.guard_habit_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_today constant date := (now() at time zone 'utc')::date;
  v_streak integer := old.current_streak;
begin
  if tg_op = 'INSERT' then
    -- A row in somebody else's name is left to the table's policy, which refuses it unread.
    if new.user_id is distinct from (select auth.uid()) then
      return new;
    end if;
    new.id := private.time_ordered_uuid();
    new.current_streak := 0;
    new.best_streak := 0;
    new.last_logged_date := null;
    new.status := 'active';
    new.is_deleted := false;
    new.created_at := now();
    new.updated_at := now();
    new.needs_help := private.help_for(private.judge(new.user_id, new.habit_name));
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
    v_heard := case when new.title is not null then private.judge(old.user_id, new.title) end;
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
-- waited for before any row is locked. The name cannot be seen yet: it is sent again by the page until it is.
create function private.name_goals_in_turn() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
begin
  if v_user is not null and private.has_tries_left(v_user) and not private.wait_in_turn(v_user) then
    perform private.refuse_busy();
  end if;
  return null;
end $$;
create trigger names_in_turn before update of title on public.community_challenges
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.name_goals_in_turn();

-- As before; a text of need that is over its cap is answered with that need, so that the page offers help for it.
create or replace function private.count_against_daily_cap() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_cap constant integer := tg_argv[0]::integer;
  v_used integer;
begin
  -- A row in somebody else's name is left to the table's policy, which refuses it without revealing that person's count.
  if new.user_id is distinct from (select auth.uid()) then
    return new;
  end if;

  insert into private.daily_usage as usage (user_id, table_name, day, used)
  values (new.user_id, tg_table_name, (now() at time zone 'utc')::date, 1)
  on conflict (user_id, table_name) do update
    set used = case when usage.day = excluded.day then usage.used + 1 else 1 end,
        day = excluded.day
  returning used into v_used;

  if v_used > v_cap then
    perform private.refuse(
      'daily_cap', 429, format('No more than %s a day', v_cap), coalesce(to_jsonb(new) ->> 'needs_help', tg_table_name)
    );
  end if;
  return new;
end $$;
