-- Texts told in parts, or told again: a number in two ideas of one writer, and words that a moderator has taken out. A
-- visitor's picture is no way round either: there is no upload yet, so its address is overwritten and never refused.

-- The same for texts that differ in case, spaces and signs alone; null for a text of signs alone.
create function private.words_hash(p_text text) returns text
language sql immutable set search_path = ''
return md5(nullif(btrim(regexp_replace(lower(p_text), '[^[:alnum:]]+', ' ', 'g')), ''));
grant execute on function private.words_hash(text) to authenticated, service_role;
create index gig_jar_submissions_taken_out on public.gig_jar_submissions (private.words_hash(title || ' ' || description))
  where status = 'hidden';

-- True if one of the writer's last ideas with a number and this text tell together how somebody is to be reached, as a
-- number that is begun in the one and ended in the other. Texts without three digits in a row are not read again.
create function private.continues_contact(p_user_id uuid, p_text text) returns boolean
language sql stable set search_path = ''
return p_text ~ '[0-9]{3}' and exists (
  select from (
    select title || ' ' || description as said from public.gig_jar_submissions
    where user_id = p_user_id and created_at > now() - interval '30 days' and title || ' ' || description ~ '[0-9]{3}'
    order by created_at desc limit 3
  ) as before
  where private.heard_in(said || ' ' || p_text) = 'contact' or private.heard_in(p_text || ' ' || said) = 'contact'
);

create or replace function private.guard_quest_columns() returns trigger
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
  new.image_url := null;
  new.status := 'pending';
  new.needs_help := private.help_for(v_heard);
  new.submitted_at := now();
  new.is_deleted := false;
  if v_heard is not null then
    insert into public.text_judgements (user_id, quest_id, heard) values (new.user_id, new.id, v_heard);
  end if;
  return new;
end $$;

create or replace function private.guard_idea_columns() returns trigger
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
  if v_heard is null and private.continues_contact(new.user_id, new.title || ' ' || new.description) then
    v_heard := 'hint';
  end if;
  new.image_url := null;
  new.status := case
    when v_heard is not null or exists (
      -- A moderator has taken out the same words before, whoever sent them.
      select from public.gig_jar_submissions as before
      where before.status = 'hidden'
        and private.words_hash(before.title || ' ' || before.description) = private.words_hash(new.title || ' ' || new.description)
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

-- There is no upload yet, so there is no picture.
update public.kindness_quests set image_url = null where image_url is not null;
update public.gig_jar_submissions set image_url = null where image_url is not null;
alter table public.kindness_quests drop constraint kindness_quests_image_url_check,
  add constraint kindness_quests_image_url_check check (image_url is null);
alter table public.gig_jar_submissions drop constraint gig_jar_submissions_image_url_check,
  add constraint gig_jar_submissions_image_url_check check (image_url is null);
drop function private.is_own_image(text);

drop trigger a_length on public.kindness_quests;
create trigger a_length before insert or update on public.kindness_quests
  for each row execute function private.refuse_long_text('description', '500');
drop trigger a_length on public.gig_jar_submissions;
create trigger a_length before insert or update on public.gig_jar_submissions
  for each row execute function private.refuse_long_text('title', '100', 'description', '500');

-- As before, but a pattern is tried only on words that begin as it does: PostgreSQL remembers 32 patterns, and reading 131
-- for each word of a text keeps it busy for a second.
create or replace function private.misspelled(p_word text) returns text
language sql stable set search_path = ''
return case when char_length(p_word) >= 5 then (
  select replacement from private.text_steps
  where stage = 'slip' and case when left(pattern, 2) = '^' || left(p_word, 1) then p_word ~ pattern else false end
  order by place limit 1
) end;
