-- The figures of the KPI cards (specification part 2, sections 3, 5 and 7; the rules are also in src/domain/journal/stats.ts,
-- and src/domain/journal/stats.cases.ts tests both).

-- Totals and ratios of the days p_week_start to p_week_end, both included; always one row. Ratios in percent with
-- two decimals, 0 where there is nothing to divide by. Row security decides whose entries count: another user's id
-- is answered as if that user had none.
create function public.calculate_weekly_stats_ksp(p_user_id uuid, p_week_start date, p_week_end date)
returns table (
  total_earning numeric,
  total_saving numeric,
  total_spending numeric,
  total_ks_spending numeric,
  se_ratio numeric,
  ks_ratio numeric
)
-- plpgsql keeps its plan for the connection; a SQL function with a fixed search_path is planned at every call.
language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query select
    earning, saving, spending, ks_spending,
    case when earning = 0 then 0 else round(saving / earning * 100, 2) end,
    case when spending = 0 then 0 else round(ks_spending / spending * 100, 2) end
  from (
    select
      coalesce(sum(amount) filter (where entry_type = 'E'), 0) as earning,
      coalesce(sum(amount) filter (where entry_type = 'S'), 0) as saving,
      coalesce(sum(amount) filter (where entry_type = 'P'), 0) as spending,
      coalesce(sum(amount) filter (where spending_detail = 'P-KS Needs'), 0) as ks_spending
    from public.journal_entries
    where user_id = p_user_id and entry_date between p_week_start and p_week_end
  ) as totals;
end $$;

-- The same for phase 1 to 6 (14 days each) of the user's active participation; zeros for any other phase and for a
-- user without participation. Always one row.
create function public.calculate_phase_stats_ksp(p_user_id uuid, p_phase_number integer)
returns table (
  total_earning numeric,
  total_saving numeric,
  total_spending numeric,
  total_ks_spending numeric,
  se_ratio numeric,
  ks_ratio numeric,
  phase_number integer
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query select stats.*, p_phase_number
  from (
    -- No participation or no such phase: a null day, in whose span nothing lies.
    select max(challenge_start_date)
      + case when p_phase_number between 1 and 6 then 14 * (p_phase_number - 1) end as first_day
    from public.challenge_participants
    where user_id = p_user_id and is_active
  ) as phase
  cross join lateral public.calculate_weekly_stats_ksp(p_user_id, phase.first_day, phase.first_day + 13) as stats;
end $$;

-- The same for each of p_weeks weeks, at most a year, the first of which begins on p_first_day.
create function public.calculate_week_trend_ksp(p_user_id uuid, p_first_day date, p_weeks integer)
returns table (
  week_start date,
  total_earning numeric,
  total_saving numeric,
  total_spending numeric,
  total_ks_spending numeric,
  se_ratio numeric,
  ks_ratio numeric
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query select week.first_day, stats.*
  from (
    select p_first_day + 7 * number as first_day from generate_series(0, least(p_weeks, 53) - 1) as number
  ) as week
  cross join lateral public.calculate_weekly_stats_ksp(p_user_id, week.first_day, week.first_day + 6) as stats
  order by 1;
end $$;

grant execute on function public.calculate_weekly_stats_ksp(uuid, date, date) to authenticated, service_role;
grant execute on function public.calculate_phase_stats_ksp(uuid, integer) to authenticated, service_role;
grant execute on function public.calculate_week_trend_ksp(uuid, date, integer) to authenticated, service_role;
