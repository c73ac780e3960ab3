-- An idea is judged before anybody else reads it: published as before; held, so that only its writer and a moderator see
-- it; or refused, where it tells how somebody is to be reached. A quest is private: it is refused for that reason alone.

alter table public.gig_jar_submissions
  drop constraint tells_no_way_to_meet,
  drop constraint gig_jar_submissions_status_check,
  -- held: a moderator looks at it first. hidden: a moderator took it out. Of both its owner alone knows.
  add constraint gig_jar_submissions_status_check check (status in ('active', 'featured', 'held', 'hidden')),
  -- Its writer is answered with help, in place of a thank you.
  add column needs_help text check (needs_help in ('crisis', 'abuse', 'worry')),
  -- The status of a held idea before users reported it.
  add column held_from text check (held_from in ('active', 'featured'));
alter table public.kindness_quests
  add column needs_help text check (needs_help in ('crisis', 'abuse', 'worry'));
drop function private.is_without_contact(text);

-- The findings of the rules, for the moderator. They are written before their idea or quest, hence deferred.
create table public.text_judgements (
  user_id uuid not null references auth.users (id) on delete cascade,
  gig_id uuid unique references public.gig_jar_submissions (id) on delete cascade deferrable initially deferred,
  quest_id uuid unique references public.kindness_quests (id) on delete cascade deferrable initially deferred,
  heard text not null check (heard in
    ('crisis', 'abuse', 'contact', 'worry', 'hint', 'sexual', 'unsafe', 'unkind', 'swearing')),
  check (num_nonnulls(gig_id, quest_id) = 1)
);
comment on table public.text_judgements is 'What the rules heard in an idea or a quest; its writer has it in their download.';
create index text_judgements_user on public.text_judgements (user_id);
alter table public.text_judgements enable row level security;
revoke all on public.text_judgements from anon, authenticated;
grant all on public.text_judgements to service_role;

create function private.help_for(p_heard text) returns text
language sql immutable set search_path = ''
return case when p_heard in ('crisis', 'abuse', 'worry') then p_heard end;
revoke all on function private.help_for(text) from public;

-- The second guard beside the column grants: status and votes are the database's, and nothing of an idea changes but
-- that it is put away. Title and description are read together, so that a number is not begun in the one and ended in the
-- other; the refusal names the field.
create or replace function private.keep_idea_honest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_heard text;
begin
  if tg_op = 'UPDATE' then
    old.is_deleted := new.is_deleted;
    return old;
  end if;
  v_heard := private.heard_in(new.title || ' ' || new.description);
  if v_heard = 'contact' then
    perform private.refuse(
      case when private.heard_in(new.title) = 'contact' then 'idea_contact_title' else 'idea_contact' end,
      400, 'An idea does not tell how or where somebody is to be found'
    );
  end if;
  new.id := private.time_ordered_uuid();
  new.status := case
    when v_heard is not null or exists (
      -- A moderator has removed the same text before.
      select from public.gig_jar_submissions as before
      where before.user_id = new.user_id and before.status = 'hidden'
        and lower(before.title || ' ' || before.description) = lower(new.title || ' ' || new.description)
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

-- A child in need gets an answer even on a busy day: their text is judged before it is counted.
drop trigger cap_a_day on public.gig_jar_submissions;
create trigger keep_within_a_day before insert on public.gig_jar_submissions
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is null)
  execute function private.count_against_daily_cap(10);
create trigger keep_within_a_day_in_need before insert on public.gig_jar_submissions
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is not null)
  execute function private.count_against_daily_cap(50);
drop trigger cap_a_day on public.kindness_quests;
create trigger keep_within_a_day before insert on public.kindness_quests
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is null)
  execute function private.count_against_daily_cap(10);
create trigger keep_within_a_day_in_need before insert on public.kindness_quests
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is not null)
  execute function private.count_against_daily_cap(50);

-- As before, and judged.
create or replace function private.keep_quest_honest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_heard text;
begin
  if tg_op = 'UPDATE' then
    old.is_deleted := new.is_deleted;
    return old;
  end if;
  v_heard := private.heard_in(new.description);
  if v_heard = 'contact' then
    perform private.refuse('quest_contact', 400, 'A quest does not tell how or where somebody is to be found');
  end if;
  new.id := private.time_ordered_uuid();
  new.status := 'pending';
  new.needs_help := private.help_for(v_heard);
  new.submitted_at := now();
  new.is_deleted := false;
  if v_heard is not null then
    insert into public.text_judgements (user_id, quest_id, heard) values (new.user_id, new.id, v_heard);
  end if;
  return new;
end $$;
