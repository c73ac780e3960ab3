-- Foundations: the private schema, refusals, what a text may contain, the daily caps, and sessions.

-- Nothing in public is open by default, whatever the project was created with.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
-- A new function may be called by no role until a migration grants it; PostgreSQL's own default grants it to all.
alter default privileges revoke execute on functions from public;

-- Helpers that the API does not expose. Functions that run with the owner's rights live here and nowhere else.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- A refusal with a name of its own, which the page knows as the code of the error, and with its HTTP status.
create function private.refuse(p_code text, p_status integer, p_message text, p_details text default null) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = case
      when p_details is null then json_build_object('code', p_code, 'message', p_message)
      else json_build_object('code', p_code, 'message', p_message, 'details', p_details)
    end::text,
    detail = json_build_object('status', p_status, 'headers', json_build_object())::text;
end $$;
grant execute on function private.refuse(text, integer, text, text) to service_role;

-- Text that a person can see: something is left when white space is taken away, and nothing in it hides or turns
-- other text around (zero-width space, word joiner, byte order mark, bidirectional embeddings, overrides, isolates).
-- The joiners inside emoji and Persian (U+200C, U+200D) are ordinary text. What counts as white space is written out:
-- \s depends on the server's locale and leaves out the no-break spaces, and fillers and marks show nothing either.
create function private.is_visible_text(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ '[^\s\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u180E\u2000-\u200F\u202F\u205F\u2800\u3000\u3164\uFE00-\uFE0F\uFFA0]'
    and p_text !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]'
$$;
grant execute on function private.is_visible_text(text) to authenticated, service_role;

-- A random id that begins with the millisecond it was made (UUID version 7): rows of one day read in the order in
-- which they were written, and new ones lie together in the index.
create function private.time_ordered_uuid() returns uuid
language sql volatile set search_path = ''
as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;
grant execute on function private.time_ordered_uuid() to authenticated, service_role;

-- How many rows of a table a user has added today (the server's UTC day). One row a user and table, counted by
-- "plus one" under its lock, so that requests side by side cannot slip over a cap; deleting gives nothing back.
create table private.daily_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null,
  day date not null,
  used integer not null,
  primary key (user_id, table_name)
);
alter table private.daily_usage enable row level security;
revoke all on private.daily_usage from public, anon, authenticated;

-- before insert, for visitors only: trigger argument 0 is the cap. Over it the request is answered with HTTP 429.
create function private.count_against_daily_cap() returns trigger
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
    perform private.refuse('daily_cap', 429, format('No more than %s a day', v_cap), tg_table_name);
  end if;
  return new;
end $$;

-- The length of a text is checked before any pattern reads it: one idea of a megabyte kept the patterns busy for
-- 10 to 18 seconds before it was refused, as often as one user liked.
-- before insert or update, for everybody: the arguments are pairs of a column and the most characters that it takes. Its
-- trigger's name comes first in the alphabet, since triggers run in the order of their names and checks after all of them.
create function private.refuse_long_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_length integer;
begin
  for v_pair in 0 .. tg_nargs / 2 - 1 loop
    execute format('select char_length(($1).%I)', tg_argv[2 * v_pair]) into v_length using new;
    if v_length > tg_argv[2 * v_pair + 1]::integer then
      perform private.refuse(
        'text_too_long', 400, format('%s takes %s characters at most', tg_argv[2 * v_pair], tg_argv[2 * v_pair + 1])
      );
    end if;
  end loop;
  return new;
end $$;

-- True if the caller's account has a second step (two-step verification) that this session has not taken. The session
-- then proves no more than a password, and a password may be a sibling's. Always false where the engine has no second
-- steps at all.
create function private.second_step_missing() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.jwt() ->> 'aal' = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified');
end $$;
grant execute on function private.second_step_missing() to authenticated;

-- True if the caller's session opens nothing: its account has ended, or its second step is missing. (A token outlives its
-- account for up to an hour.) Every statement of a user asks this once. plpgsql keeps its plan for the connection: 20 µs,
-- where a SQL function with a fixed search_path is planned each time and takes 105 µs.
create function private.session_is_barred() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.second_step_missing() or not exists (select from auth.users where id = (select auth.uid()));
end $$;
grant execute on function private.session_is_barred() to authenticated;

-- The caller's id, for functions that row security does not restrict: they call this and not auth.uid(). Without the
-- second step of the account the request is answered with HTTP 403 (second_step_missing).
create function private.caller() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.second_step_missing() then
    perform private.refuse('second_step_missing', 403, 'The second step of signing in is missing');
  end if;
  return auth.uid();
end $$;
