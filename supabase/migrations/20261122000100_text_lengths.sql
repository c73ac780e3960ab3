-- The length of a text is checked before any pattern reads it: one idea of a megabyte kept the patterns below busy for
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
revoke all on function private.refuse_long_text() from public;

create trigger a_length before insert or update on public.profiles
  for each row execute function private.refuse_long_text('first_name', '100', 'last_name', '100');
create trigger a_length before insert or update on public.habit_streaks
  for each row execute function private.refuse_long_text('habit_name', '100');
create trigger a_length before insert or update on public.badge_events
  for each row execute function private.refuse_long_text('source', '100');
create trigger a_length before insert or update on public.kindness_quests
  for each row execute function private.refuse_long_text('description', '500', 'image_url', '200');
create trigger a_length before insert or update on public.gig_jar_submissions
  for each row execute function private.refuse_long_text('title', '100', 'description', '500', 'image_url', '200');
create trigger a_length before insert or update on public.gig_jar_reports
  for each row execute function private.refuse_long_text('reason', '500');

-- As before, but the name is cut before a pattern reads it. What is taken out leaves at most a tenth of it.
create or replace function private.name_from_metadata(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_visible_text(cleaned) then cleaned end
  from (
    select btrim(left(regexp_replace(
      left(p_name, 1000), '[\u0001-\u001F\u007F-\u009F\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'
    ), 100)) as cleaned
  ) as name
$$;
