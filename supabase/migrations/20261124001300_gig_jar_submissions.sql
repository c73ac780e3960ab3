-- The gig jar (specification part 2, sections 3, 4, 5 and 7): ideas for earning, which every user sees and votes on.

-- user_id can be read like every column, because the specified select reads all of them. It is a random number that
-- opens nothing: no other table answers to it but its owner's own rows, and the page shows no trace of it.
create table public.gig_jar_submissions (
  id uuid primary key default private.time_ordered_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(title) <= 100 and private.is_visible_text(title)),
  description text not null check (char_length(description) <= 500 and private.is_visible_text(description)),
  image_url text check (private.is_own_image(image_url)),
  -- held: a moderator looks at it first. hidden: a moderator took it out. Both are seen by the owner alone.
  status text not null default 'active' check (status in ('active', 'featured', 'held', 'hidden')),
  votes integer not null default 0 check (votes >= 0),
  created_at timestamptz not null default now(),
  is_deleted boolean not null default false,
  -- The writer is answered with help in place of a thank you.
  needs_help text check (needs_help in ('crisis', 'abuse', 'worry')),
  -- The status of a held idea before users reported it.
  held_from text check (held_from in ('active', 'featured'))
);
comment on table public.gig_jar_submissions is 'Ideas for earning, seen by every user unless hidden or archived.';

create index gig_jar_submissions_user on public.gig_jar_submissions (user_id, created_at);
-- The list, and one group of it. Pages go by key, never by offset: after the idea with v votes and id i come those
-- with `votes = v and id > i`, then those with `votes < v`; either is one range of the index, at any depth.
create index gig_jar_submissions_list on public.gig_jar_submissions (votes desc, id)
  where status in ('active', 'featured') and not is_deleted;
create index gig_jar_submissions_group on public.gig_jar_submissions (status, votes desc, id) where not is_deleted;

alter table public.gig_jar_submissions enable row level security;
create policy "A user submits ideas of their own" on public.gig_jar_submissions
  for insert to authenticated with check (user_id = (select auth.uid()));
-- An archived idea stays archived.
create policy "A user archives their own ideas" on public.gig_jar_submissions
  for update to authenticated
  using (user_id = (select auth.uid()) and not is_deleted) with check (user_id = (select auth.uid()));

revoke all on public.gig_jar_submissions from anon, authenticated;
grant select on public.gig_jar_submissions to authenticated;
grant insert (user_id, title, description, image_url) on public.gig_jar_submissions to authenticated;
grant update (is_deleted) on public.gig_jar_submissions to authenticated;
grant all on public.gig_jar_submissions to service_role;

-- The second guard beside the column grants: status and votes are the database's, and nothing of an idea changes but
-- that it is archived. Title and description are read together, so that a number is not begun in the one and ended in the
-- other; the refusal names the field.
create function private.guard_idea_columns() returns trigger
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
create trigger guard_columns before insert or update on public.gig_jar_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_idea_columns();

-- A child in need gets an answer even on a busy day: the text is judged before it is counted.
create trigger guard_daily_cap before insert on public.gig_jar_submissions
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is null)
  execute function private.count_against_daily_cap(10);
create trigger guard_daily_cap_in_need before insert on public.gig_jar_submissions
  for each row when (current_user in ('anon', 'authenticated') and new.needs_help is not null)
  execute function private.count_against_daily_cap(50);

create trigger a_length before insert or update on public.gig_jar_submissions
  for each row execute function private.refuse_long_text('title', '100', 'description', '500', 'image_url', '200');

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
