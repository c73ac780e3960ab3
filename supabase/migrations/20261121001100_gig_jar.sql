-- The gig jar (specification part 2, sections 3, 4, 5 and 7): ideas for earning, which every user sees and votes on.

-- True if a text that children read and write does not reveal how to reach its writer: no e-mail address, no link,
-- no phone number, and none spelt so that only a machine would miss it. Prices, years and dates are no phone numbers,
-- and a missing blank after a full stop makes no link.
create function private.is_without_contact(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select not (
    -- E-mail: ann@example.com, ann @ example (dot) com, ann at example dot com, ann at gmail.
    plain ~ '[a-z0-9] ?@ ?[a-z0-9-]+ ?([.]|[(\[{<]? ?\ydot\y ?[)\]}>]?) ?[a-z]{2}'
    or plain ~ '[a-z0-9] ?[(\[{<] ?(at|@) ?[)\]}>] ?[a-z0-9]'
    or plain ~ '\yat [a-z0-9-]+ dot (com|net|org|info|uk|co|io|me|eu|ac|sch)\y'
    or plain ~ '(@|\yat) ?(gmail|googlemail|hotmail|yahoo|icloud|protonmail)\y'
    -- Links: an address with a scheme or www, a host of a common kind, a host with a path, mysite (dot) com.
    or plain ~ '(h(tt|xx)ps?|ftp) ?:|:[/]{2}|\ywww ?[.]|\ywww dot\y'
    or plain ~ '[a-z0-9][.](com|net|org|info|biz|io|gg|uk|eu|app|dev|xyz|tv|ly|ie|co|gov|edu)\y'
    or plain ~ '[a-z0-9]([.]com| [.] ?com|[.] com[/])\y'
    or cased ~ '[A-Za-z0-9][.](shop|store|site|online|club|link|live|website|blog|me|tech)\y'
    or plain ~ '[a-z0-9-][.][a-z]{2,}/[a-z0-9]'
    or plain ~ '[a-z0-9] ?[(\[{<] ?(dot|[.]) ?[)\]}>] ?[a-z]{2}'
    or plain ~ '[a-z0-9] dot (com|net|org|info|uk|co|io)\y'
    -- Phones: + or 0 and at least eight more digits, however set apart; nine digits in a row; the usual groups.
    or digits ~ '(^|[^0-9£$€.,])([+] ?[0-9]|0)([ ().\-/_*]*[0-9]){8}'
    or digits ~ '[0-9]{9}'
    or digits ~ '(^|[^0-9])([0-9]{3}[ .\-]+[0-9]{3}[ .\-]+[0-9]{4}|[0-9]{4,5}[ .\-]+[0-9]{3}[ .\-]+[0-9]{3}|[0-9]{4,5}[ .\-]+[0-9]{6})($|[^0-9])'
  )
  from (
    -- One look for each letter and digit, and nothing invisible between them.
    select regexp_replace(
      regexp_replace(
        translate(normalize(p_text, NFKC), '٠١٢٣٤٥٦٧٨٩–—‐‑‒−․。', '0123456789------..'),
        '[\u00AD\u034F\u200C\u200D\u20E3\uFE00-\uFE0F]', '', 'g'
      ),
      '\s+', ' ', 'g'
    ) as cased
  ) as seen
  cross join lateral (select lower(cased) as plain) as lowered
  cross join lateral (
    -- Number words are digits here (two of the same count as one), and so is a letter o beside one.
    select regexp_replace(regexp_replace(words, '(?<=[0-9])o|o(?=[0-9])', '0', 'g'), '(?<=[0-9])o', '0', 'g') as digits
    from (
      select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(plain, '\y(double|triple|treble)\y', '', 'g'),
        '\y(zero|oh|nought)\y', '0', 'g'), '\yone\y', '1', 'g'), '\ytwo\y', '2', 'g'), '\ythree\y', '3', 'g'),
        '\yfour\y', '4', 'g'), '\yfive\y', '5', 'g'), '\ysix\y', '6', 'g'), '\yseven\y', '7', 'g'),
        '\yeight\y', '8', 'g'), '\ynine\y', '9', 'g') as words
    ) as spelt
  ) as counted
$$;
revoke all on function private.is_without_contact(text) from public;
grant execute on function private.is_without_contact(text) to authenticated, service_role;

-- user_id can be read like every column, because the specified select reads all of them. It is a random number that
-- opens nothing: no other table answers to it but its owner's own rows, and the page shows no trace of it.
create table public.gig_jar_submissions (
  id uuid primary key default private.time_ordered_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(title) <= 100 and private.is_visible_text(title)),
  description text not null check (char_length(description) <= 500 and private.is_visible_text(description)),
  image_url text check (private.is_own_image(image_url)),
  -- hidden by a moderator: only its owner sees it still.
  status text not null default 'active' check (status in ('active', 'featured', 'hidden')),
  votes integer not null default 0 check (votes >= 0),
  created_at timestamptz not null default now(),
  is_deleted boolean not null default false,
  -- Both together, so that a number is not begun in the one and ended in the other.
  constraint tells_no_way_to_meet check (private.is_without_contact(title || ' ' || description))
);
comment on table public.gig_jar_submissions is 'Ideas for earning, seen by every user unless hidden or put away.';

create index gig_jar_submissions_user on public.gig_jar_submissions (user_id, created_at);
-- The list, and one group of it. Pages go by key, never by offset: after the idea with v votes and id i come those
-- with `votes = v and id > i`, then those with `votes < v`; either is one range of the index, at any depth.
create index gig_jar_submissions_list on public.gig_jar_submissions (votes desc, id)
  where status in ('active', 'featured') and not is_deleted;
create index gig_jar_submissions_group on public.gig_jar_submissions (status, votes desc, id) where not is_deleted;

alter table public.gig_jar_submissions enable row level security;
create policy "A user reads visible ideas and their own" on public.gig_jar_submissions
  for select to authenticated
  using ((status in ('active', 'featured') and not is_deleted) or user_id = (select auth.uid()));
create policy "A user submits ideas of their own" on public.gig_jar_submissions
  for insert to authenticated with check (user_id = (select auth.uid()));
-- An archived idea stays archived.
create policy "A user puts away their own ideas" on public.gig_jar_submissions
  for update to authenticated
  using (user_id = (select auth.uid()) and not is_deleted) with check (user_id = (select auth.uid()));

revoke all on public.gig_jar_submissions from anon, authenticated;
grant select on public.gig_jar_submissions to authenticated;
grant insert (user_id, title, description, image_url) on public.gig_jar_submissions to authenticated;
grant update (is_deleted) on public.gig_jar_submissions to authenticated;
grant all on public.gig_jar_submissions to service_role;

-- The second guard beside the column grants: status and votes are the database's, and nothing of an idea changes but
-- that it is put away. A way to reach the writer is refused by a name that the page can explain.
create function private.keep_idea_honest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    old.is_deleted := new.is_deleted;
    return old;
  end if;
  if not private.is_without_contact(new.title || ' ' || new.description) then
    perform private.refuse('idea_contact', 400, 'An idea names no e-mail address, link or phone number');
  end if;
  new.id := private.time_ordered_uuid();
  new.status := 'active';
  new.votes := 0;
  new.created_at := now();
  new.is_deleted := false;
  return new;
end $$;
revoke all on function private.keep_idea_honest() from public;
create trigger keep_honest before insert or update on public.gig_jar_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.keep_idea_honest();

create trigger cap_a_day before insert on public.gig_jar_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_against_daily_cap(10);

-- One vote a user and idea; on one's own idea too, because the specified call offers it on every idea of the list and
-- it can be cast only once.
create table public.gig_jar_votes (
  user_id uuid not null references auth.users (id) on delete cascade,
  gig_id uuid not null references public.gig_jar_submissions (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, gig_id)
);
comment on table public.gig_jar_votes is 'Who voted for which idea; a user sees their own votes alone.';
create index gig_jar_votes_gig on public.gig_jar_votes (gig_id);

alter table public.gig_jar_votes enable row level security;
create policy "A user reads their own votes" on public.gig_jar_votes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user votes for visible ideas" on public.gig_jar_votes
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.gig_jar_submissions as idea
      where idea.id = gig_id and idea.status in ('active', 'featured') and not idea.is_deleted
    )
  );

revoke all on public.gig_jar_votes from anon, authenticated;
grant select on public.gig_jar_votes to authenticated;
grant insert (user_id, gig_id) on public.gig_jar_votes to authenticated;
grant all on public.gig_jar_votes to service_role;

create function private.keep_vote_honest() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end $$;
revoke all on function private.keep_vote_honest() from public;
create trigger keep_honest before insert on public.gig_jar_votes
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.keep_vote_honest();

create trigger cap_a_day before insert on public.gig_jar_votes
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_against_daily_cap(100);

-- Keeps the counters: plus or minus what a statement added or removed (a recount would miss votes that are not
-- committed yet). The ideas are locked in the order of their ids and no harder than the votes' foreign key bears
-- (FOR NO KEY UPDATE), so that no two statements wait for each other. An account that is deleted takes its votes along.
create function private.count_votes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.gig_jar_submissions where id in (select gig_id from changed) order by id for no key update;
  update public.gig_jar_submissions as idea
  set votes = greatest(idea.votes + case when tg_op = 'INSERT' then counted.votes else -counted.votes end, 0)
  from (select gig_id, count(*)::integer as votes from changed group by gig_id) as counted
  where idea.id = counted.gig_id;
  return null;
end $$;
revoke all on function private.count_votes() from public;
create trigger count_added after insert on public.gig_jar_votes
  referencing new table as changed for each statement execute function private.count_votes();
create trigger count_removed after delete on public.gig_jar_votes
  referencing old table as changed for each statement execute function private.count_votes();

-- Reports by users. A report hides nothing by itself: it puts the idea in front of a moderator, once a user and idea.
create table public.gig_jar_reports (
  user_id uuid not null references auth.users (id) on delete cascade,
  gig_id uuid not null references public.gig_jar_submissions (id) on delete cascade,
  reason text check (char_length(reason) <= 500 and private.is_visible_text(reason)),
  created_at timestamptz not null default now(),
  -- When a moderator decided.
  handled_at timestamptz,
  primary key (user_id, gig_id)
);
comment on table public.gig_jar_reports is 'Ideas that users reported; written through report_idea alone.';
create index gig_jar_reports_gig on public.gig_jar_reports (gig_id);

alter table public.gig_jar_reports enable row level security;
create policy "A user reads their own reports" on public.gig_jar_reports
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.gig_jar_reports from anon, authenticated;
grant select on public.gig_jar_reports to authenticated;
grant all on public.gig_jar_reports to service_role;

-- Reports are inserted with the owner's rights, so the trigger runs for everybody; the cap counts only the caller's rows.
create trigger cap_a_day before insert on public.gig_jar_reports
  for each row execute function private.count_against_daily_cap(20);

create function private.report_idea_by_caller(p_gig_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller constant uuid := (select private.caller());
begin
  if v_caller is null or not exists (
    select from public.gig_jar_submissions
    where id = p_gig_id and status in ('active', 'featured') and not is_deleted
  ) then
    perform private.refuse('idea_not_found', 404, 'There is no such idea');
  end if;
  -- Reporting again is harmless, and is not counted against the day.
  if not exists (select from public.gig_jar_reports where user_id = v_caller and gig_id = p_gig_id) then
    insert into public.gig_jar_reports (user_id, gig_id, reason) values (v_caller, p_gig_id, p_reason)
    on conflict do nothing;
  end if;
end $$;
revoke all on function private.report_idea_by_caller(uuid, text) from public;
grant execute on function private.report_idea_by_caller(uuid, text) to authenticated, service_role;

-- Puts an idea in front of a moderator; a reason of up to 500 characters may be given. Unknown, hidden or put away
-- ideas are answered with 404 (idea_not_found), the 21st report of a day with 429.
create function public.report_idea(p_gig_id uuid, p_reason text default null) returns void
language sql security invoker set search_path = ''
return private.report_idea_by_caller(p_gig_id, p_reason);
revoke all on function public.report_idea(uuid, text) from public, anon;
grant execute on function public.report_idea(uuid, text) to authenticated, service_role;
