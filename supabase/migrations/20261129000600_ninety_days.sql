-- The last of the 90 days is day 90. On the end date, 90 days after the start, the challenge is over: an enrolment on that
-- day begins a new one. (Before, the end date was a second day 90, on which nobody could enrol.)

create or replace function private.start_participation() returns trigger
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
  where user_id = new.user_id and is_active and challenge_end_date <= new.challenge_start_date;
  return new;
end $$;
