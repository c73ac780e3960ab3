-- challenge_participants.current_phase is the specified 1 of the enrolment and stays it. The owner's reports need the phase
-- that runs today: phase n is day 14(n-1) + 1 to 14n, and days 85 to 90 belong to none (calculate_phase_stats_ksp and
-- src/domain/challenge.ts say the same).

-- One row an enrolment: the day of the challenge (1 on the first day) and its phase, null where none runs. Today is the
-- server's day (UTC). For the service role only.
create view private.challenge_phases with (security_invoker = true) as
select id, user_id, challenge_start_date, challenge_end_date, is_active, day_number,
  case when is_active and day_number between 1 and 84 then (day_number + 13) / 14 end as running_phase
from (
  select *, (now() at time zone 'utc')::date - challenge_start_date + 1 as day_number
  from public.challenge_participants
) as numbered;
revoke all on private.challenge_phases from public, anon, authenticated;
grant select on private.challenge_phases to service_role;
