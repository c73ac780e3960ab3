-- A savings goal whose time was up goes on until another day, which its owner chooses: children set a goal for too few days
-- more often than they give it up, and what they have saved is still there.

-- The end is one of those that a new goal may have. Sent twice, because the first answer was lost, it changes nothing more.
create function private.choose_new_end_of_caller(p_challenge_id uuid, p_end_date date) returns date
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.caller();
  v_earliest_today constant date := (now() at time zone 'utc')::date - 1;
begin
  -- Without a caller, settling would mean everybody's.
  if v_me is null then
    return null;
  end if;
  if p_end_date is null or p_end_date not between v_earliest_today and v_earliest_today + 367 then
    perform private.refuse('challenge_end_date', 400, 'A challenge ends between today and a year from now');
  end if;
  -- A newer goal whose time is up as well does not stand in the way. One that runs does: the index refuses a second (23505).
  perform private.settle_challenges(v_me, v_earliest_today);
  update public.community_challenges
  set status = 'active', end_date = p_end_date, updated_at = now()
  where id = p_challenge_id and user_id = v_me and challenge_type = 'savings_goal' and not is_deleted
    and (status = 'failed' or (status = 'active' and end_date = p_end_date));
  if not found then
    perform private.refuse('challenge_not_failed', 409, 'Only a savings goal whose time is up takes a new end');
  end if;
  return p_end_date;
end $$;
grant execute on function private.choose_new_end_of_caller(uuid, date) to authenticated;

-- Gives the caller's own savings goal a new end after one that was missed, and makes it active again. Returns the end, or null
-- when nobody is signed in.
create function public.choose_new_end(p_challenge_id uuid, p_end_date date) returns date
language sql volatile security invoker set search_path = ''
return private.choose_new_end_of_caller(p_challenge_id, p_end_date);
grant execute on function public.choose_new_end(uuid, date) to authenticated;
-- A moderator chooses no ends.
revoke execute on function public.choose_new_end(uuid, date) from service_role;
