-- The 90-day challenge (specification part 2, sections 3, 4 and 9): who takes part, since when.

create table public.challenge_participants (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  challenge_start_date date not null,
  challenge_end_date date not null check (challenge_end_date = challenge_start_date + 90),
  current_phase smallint not null default 1 check (current_phase between 1 and 6),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.challenge_participants is 'Enrolments in the 90-day challenge; at most one active a user.';

create index challenge_participants_user on public.challenge_participants (user_id);
-- Enrolment is idempotent: of two tabs that enrol at once, one is refused (23505).
create unique index challenge_participants_one_active on public.challenge_participants (user_id) where is_active;

alter table public.challenge_participants enable row level security;
create policy "A user reads their own enrolments" on public.challenge_participants
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user enrols themselves" on public.challenge_participants
  for insert to authenticated with check (user_id = (select auth.uid()));

revoke all on public.challenge_participants from anon, authenticated;
grant select on public.challenge_participants to authenticated;
-- The specified payload carries the dates, the phase and the flag: accepted here, decided by the trigger.
grant insert (user_id, challenge_start_date, challenge_end_date, current_phase, is_active)
  on public.challenge_participants to authenticated;
grant all on public.challenge_participants to service_role;

-- A challenge starts on the visitor's own calendar day, which is the server's day or one beside it; anything else
-- becomes the server's day. A participation whose end date has passed is closed on the way.
create function private.start_participation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_today constant date := (now() at time zone 'utc')::date;
begin
  new.id := gen_random_uuid();
  new.created_at := now();
  if new.challenge_start_date is null or new.challenge_start_date not between v_today - 1 and v_today + 1 then
    new.challenge_start_date := v_today;
  end if;
  new.challenge_end_date := new.challenge_start_date + 90;
  new.current_phase := 1;
  new.is_active := true;

  update public.challenge_participants
  set is_active = false
  where user_id = new.user_id and is_active and challenge_end_date < new.challenge_start_date;
  return new;
end $$;
create trigger start_participation before insert on public.challenge_participants
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.start_participation();

-- challenge_participants.current_phase is the specified 1 of the enrolment and stays it. The owner's reports need the phase
-- that runs today: phase n is day 14(n-1) + 1 to 14n, and days 85 to 90 belong to none (calculate_phase_stats_ksp and
-- src/domain/challenge/challenge.ts say the same).

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
