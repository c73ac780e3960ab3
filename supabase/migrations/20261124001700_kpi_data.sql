-- The KPI scorecard (specification part 2, sections 3, 7 and 9): one row a user, which the database keeps up to date from
-- the journal, the challenges and the saved assessment. A user who has none of the three has no row, and sees the sample.
-- (src/domain/scorecard/scorecard.cases.ts is tried against it.)

create table public.kpi_data (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Those of the saved assessment; 50 until there is one.
  earning_score smallint not null default 50 check (earning_score between 0 and 100),
  spending_score smallint not null default 50 check (spending_score between 0 and 100),
  -- Saving as a percentage of earning over the last 28 days, two decimals; 0 when nothing was earned.
  savings_rate numeric not null default 0,
  -- The current week, Monday to Sunday.
  weekly_earnings numeric not null default 0,
  weekly_spending numeric not null default 0,
  -- Consecutive days with an entry, ending today or yesterday.
  streak_days integer not null default 0,
  goals_completed integer not null default 0,
  total_goals integer not null default 0,
  -- The page's own figure, 10 for each completed quiz; quizzes are kept in the browser.
  knowledge_points integer not null default 0 check (knowledge_points between 0 and 100000),
  updated_at timestamptz not null default now()
);
comment on table public.kpi_data is 'The figures of the KPI scorecard; all but knowledge_points are the database''s.';

alter table public.kpi_data enable row level security;
create policy "A user reads their own figures" on public.kpi_data
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user changes their own figures" on public.kpi_data
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.kpi_data from anon, authenticated;
grant select on public.kpi_data to authenticated;
-- The specified update carries any part of the figures: accepted here, decided by the trigger.
grant update (
  earning_score, spending_score, savings_rate, weekly_earnings, weekly_spending, streak_days, goals_completed,
  total_goals, knowledge_points
) on public.kpi_data to authenticated;
grant all on public.kpi_data to service_role;

-- Whatever a request says, only the knowledge points change, and they only grow: a browser that knows fewer quizzes than
-- another one takes nothing away. A lower figure is accepted, as the specified update is, and changes nothing; one that is
-- out of bounds still reaches the column's check.
create function private.guard_kpi_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  old.knowledge_points := case
    when new.knowledge_points between 0 and old.knowledge_points then old.knowledge_points
    else new.knowledge_points
  end;
  old.updated_at := now();
  return old;
end $$;
create trigger guard_columns before update on public.kpi_data
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_kpi_columns();

-- The server's day: what the triggers count by until the page asks with the visitor's own. (plpgsql, because a SQL
-- function with a fixed search_path is planned at every call, and this one is called with every entry.)
create function private.today() returns date
language plpgsql stable set search_path = ''
as $$ begin return (now() at time zone 'utc')::date; end $$;

-- Makes sure that there is a row, and holds it until the transaction ends: figures that are computed side by side would
-- each miss what the other one adds.
create function private.lock_kpi(p_user_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.kpi_data where user_id = p_user_id for no key update;
  if not found then
    insert into public.kpi_data (user_id) values (p_user_id) on conflict (user_id) do nothing;
    perform from public.kpi_data where user_id = p_user_id for no key update;
  end if;
end $$;

-- The figures from the journal, as on the day p_today. Nothing happens for a user without a row. It runs with every
-- entry, so it reads the last 28 days once, and more only for a streak that is longer.
create function private.count_journal(p_user_id uuid, p_today date) returns void
language plpgsql set search_path = ''
as $$
declare
  v_monday constant date := p_today - (extract(isodow from p_today)::integer - 1);
begin
  update public.kpi_data
  set (savings_rate, weekly_earnings, weekly_spending, streak_days, updated_at) = (
    select
      case when earned_lately = 0 then 0 else round(saved_lately / earned_lately * 100, 2) end,
      earned_this_week,
      spent_this_week,
      case when streak < 28 - days_off then streak else p_today - days_off + 1 - (
        -- It is older than what was read: it began on the newest day that has no entry on the day before.
        select entry_date
        from public.journal_entries as entry
        where entry.user_id = p_user_id and entry_date <= p_today - 27
          and not exists (
            select from public.journal_entries as before
            where before.user_id = p_user_id and before.entry_date = entry.entry_date - 1
          )
        order by entry_date desc limit 1
      ) end,
      now()
    from (
      -- Two spans that overlap, in one pass over the index: the last 28 days, and the rest of the week.
      select
        coalesce(sum(amount) filter (where entry_date <= p_today and entry_type = 'E'), 0) as earned_lately,
        coalesce(sum(amount) filter (where entry_date <= p_today and entry_type = 'S'), 0) as saved_lately,
        coalesce(sum(amount) filter (where entry_date >= v_monday and entry_type = 'E'), 0) as earned_this_week,
        coalesce(sum(amount) filter (where entry_date >= v_monday and entry_type = 'P'), 0) as spent_this_week,
        -- Which of the 28 days have an entry, a bit each: today's is the lowest.
        coalesce(bit_or(1 << (p_today - entry_date)) filter (where entry_date <= p_today), 0) as days
      from public.journal_entries as entry
      where entry.user_id = p_user_id and entry_date between p_today - 27 and v_monday + 6
    ) as sums
    -- A streak that ended yesterday still counts: a day off at its end is left out.
    cross join lateral (select 1 - (days & 1) as days_off) as ended
    -- Its length is the number of ones at the low end; a 29th bit ends them.
    cross join lateral (
      select strpos(reverse((days >> days_off)::bit(29)::text), '0') - 1 as streak
    ) as counted
  )
  where user_id = p_user_id;
end $$;

-- The figures from the challenges. A completed challenge counts for good; any other counts until it is archived.
create function private.count_goals(p_user_id uuid) returns void
language sql set search_path = ''
as $$
  update public.kpi_data
  set (goals_completed, total_goals, updated_at) = (
    select count(*) filter (where status = 'completed'), count(*), now()
    from public.community_challenges
    where community_challenges.user_id = p_user_id and (status = 'completed' or not is_deleted)
  )
  where user_id = p_user_id
$$;

-- The figures from the assessment.
create function private.copy_scores(p_user_id uuid) returns void
language sql set search_path = ''
as $$
  update public.kpi_data
  set earning_score = coalesce(profiles.earning_score, 50),
      spending_score = coalesce(profiles.spending_score, 50),
      updated_at = now()
  from public.profiles
  where kpi_data.user_id = p_user_id and profiles.user_id = p_user_id
$$;

-- Counted at the end of the statement, when all of its rows can be seen: once for each user whose rows it changed.
-- Removing makes no row: the account itself may be leaving.
create function private.count_changed_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id uuid;
begin
  for v_user_id in select distinct user_id from changed loop
    if tg_op = 'DELETE' then
      perform from public.kpi_data where user_id = v_user_id for no key update;
    else
      perform private.lock_kpi(v_user_id);
    end if;
    if tg_table_name = 'journal_entries' then
      perform private.count_journal(v_user_id, private.today());
    else
      perform private.count_goals(v_user_id);
    end if;
  end loop;
  return null;
end $$;
create trigger kpi_after_insert after insert on public.journal_entries
  referencing new table as changed for each statement execute function private.count_changed_rows();
create trigger kpi_after_update after update on public.journal_entries
  referencing new table as changed for each statement execute function private.count_changed_rows();
create trigger kpi_after_delete after delete on public.journal_entries
  referencing old table as changed for each statement execute function private.count_changed_rows();

create trigger kpi_after_insert after insert on public.community_challenges
  referencing new table as changed for each statement execute function private.count_changed_rows();
create trigger kpi_after_update after update on public.community_challenges
  referencing new table as changed for each statement execute function private.count_changed_rows();
create trigger kpi_after_delete after delete on public.community_challenges
  referencing old table as changed for each statement execute function private.count_changed_rows();

create function private.assessment_saved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_kpi(new.user_id);
  perform private.copy_scores(new.user_id);
  return null;
end $$;
create trigger kpi_after_assessment after update on public.profiles
  for each row when (
    (old.earning_score, old.spending_score) is distinct from (new.earning_score, new.spending_score)
  )
  execute function private.assessment_saved();

-- A row that is made starts with what all three know.
create function private.start_kpi() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_journal(new.user_id, private.today());
  perform private.count_goals(new.user_id);
  perform private.copy_scores(new.user_id);
  return null;
end $$;
create trigger start_kpi after insert on public.kpi_data
  for each row execute function private.start_kpi();

-- Weeks and days move on without an insert: the page asks for the figures of the visitor's own day before it reads them.
-- That is the server's day or one beside it; any other is refused. A user without a row is not given one.
create function private.refresh_own_kpi(p_today date) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := (select private.caller());
begin
  if p_today is null or p_today not between private.today() - 1 and private.today() + 1 then
    perform private.refuse('not_today', 400, 'The day is not today, yesterday or tomorrow');
  end if;
  perform from public.kpi_data where user_id = v_me for no key update;
  if found then
    perform private.count_journal(v_me, p_today);
    perform private.count_goals(v_me);
    perform private.copy_scores(v_me);
  end if;
end $$;
grant execute on function private.refresh_own_kpi(date) to authenticated;

-- The door to it: with the caller's rights. Its body is bound when it is made, so a user needs no way into the private
-- schema to go through it.
create function public.refresh_my_kpi(p_today date) returns void
language sql security invoker set search_path = ''
return private.refresh_own_kpi(p_today);
grant execute on function public.refresh_my_kpi(date) to authenticated;
