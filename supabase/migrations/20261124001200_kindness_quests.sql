-- Kindness quests (specification part 2, sections 3, 4 and 5): a kind deed, told by the user and read by a moderator.

-- A picture is in the project's own storage, under a random name that tells nothing of its owner. It is a path
-- without a host, so that it cannot lead anywhere else.
create function private.is_own_image(p_url text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_url ~ '^/storage/v1/object/public/community/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$'
$$;
grant execute on function private.is_own_image(text) to authenticated, service_role;

create table public.kindness_quests (
  id uuid primary key default private.time_ordered_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  description text not null check (char_length(description) <= 500 and private.is_visible_text(description)),
  image_url text check (private.is_own_image(image_url)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  submitted_at timestamptz not null default now(),
  is_deleted boolean not null default false,
  -- The writer is answered with help in place of a thank you.
  needs_help text check (needs_help in ('crisis', 'abuse', 'worry'))
);
comment on table public.kindness_quests is 'Kind deeds; seen by their user and the moderator alone.';

create index kindness_quests_user on public.kindness_quests (user_id, submitted_at desc);
-- The quests in the moderator's queue, oldest first.
create index kindness_quests_waiting on public.kindness_quests (submitted_at) where status = 'pending' and not is_deleted;

alter table public.kindness_quests enable row level security;
create policy "A user reads their own quests" on public.kindness_quests
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user submits quests of their own" on public.kindness_quests
  for insert to authenticated with check (user_id = (select auth.uid()));
-- An archived quest stays archived.
create policy "A user archives their own quests" on public.kindness_quests
  for update to authenticated
  using (user_id = (select auth.uid()) and not is_deleted) with check (user_id = (select auth.uid()));

revoke all on public.kindness_quests from anon, authenticated;
grant select on public.kindness_quests to authenticated;
grant insert (user_id, description, image_url) on public.kindness_quests to authenticated;
grant update (is_deleted) on public.kindness_quests to authenticated;
grant all on public.kindness_quests to service_role;

-- The second guard beside the column grants: a new quest is pending, whatever is sent, and it can only be archived
-- afterwards. A quest is private, so it is refused for one reason alone: it says how somebody is to be reached.
create function private.guard_quest_columns() returns trigger
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
create trigger guard_columns before insert or update on public.kindness_quests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_quest_columns();

-- A child in need gets an answer even on a busy day: the text is judged before it is counted.
create trigger guard_daily_cap before insert on public.kindness_quests
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is null)
  execute function private.count_against_daily_cap(10);
create trigger guard_daily_cap_in_need before insert on public.kindness_quests
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is not null)
  execute function private.count_against_daily_cap(50);

create trigger a_length before insert or update on public.kindness_quests
  for each row execute function private.refuse_long_text('description', '500', 'image_url', '200');
