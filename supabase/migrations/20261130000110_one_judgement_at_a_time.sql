-- A text is judged for some hundredths of a second. The texts of one user are judged one at a time, so that whoever sends
-- many at once keeps neither the processors nor the connections from other users.

-- Waits until no other request of this user is judging, two seconds at most. Two requests may wait, because each holds a
-- connection. Returns false if there is no turn for this one.
create function private.wait_in_turn(p_user_id uuid) returns boolean
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
  if pg_try_advisory_xact_lock(hashtextextended(v_turn, 1)) or pg_try_advisory_xact_lock(hashtextextended(v_turn, 2)) then
    perform pg_advisory_xact_lock(v_key);
    return true;
  end if;
  return false;
exception when lock_not_available or deadlock_detected then
  return false;
end $$;
