-- Profiles (specification part 2, section 3): one row a user, made at sign-up from the metadata that was sent along.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 100 and private.is_visible_text(first_name)),
  last_name text check (char_length(last_name) <= 100 and private.is_visible_text(last_name)),
  -- Those of the quadrant assessment (section 9).
  earning_score smallint check (earning_score between 0 and 100),
  spending_score smallint check (spending_score between 0 and 100),
  current_quadrant text check (current_quadrant in ('QI', 'QII', 'QIII', 'QIV')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint both_scores_or_none check ((earning_score is null) = (spending_score is null))
);
comment on table public.profiles is 'Who a user is to the site. The last name is never shown.';

alter table public.profiles enable row level security;
create policy "A user reads their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A user changes their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
-- The specified update carries the quadrant: accepted here, decided by the trigger.
grant update (first_name, last_name, earning_score, spending_score, current_quadrant) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- The second guard beside the column grants: whatever a request says, only the names and the scores change.
create function private.guard_profile_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  old.first_name := new.first_name;
  old.last_name := new.last_name;
  old.earning_score := new.earning_score;
  old.spending_score := new.spending_score;
  old.updated_at := now();
  return old;
end $$;
create trigger guard_columns before update on public.profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_profile_columns();

-- The quadrant always follows from the scores, for every writer. Triggers fire in the order of their names, this one
-- after guard_columns. (The rule is also in src/domain/quadrant/quadrant.ts, for a visitor who is signed out.)
create function private.derive_quadrant() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.current_quadrant := case
    when new.earning_score >= 50 and new.spending_score >= 50 then 'QI'
    when new.earning_score >= 50 and new.spending_score < 50 then 'QII'
    when new.earning_score < 50 and new.spending_score < 50 then 'QIII'
    when new.earning_score < 50 and new.spending_score >= 50 then 'QIV'
  end;
  return new;
end $$;
create trigger quadrant_follows_scores before insert or update on public.profiles
  for each row execute function private.derive_quadrant();

create trigger a_length before insert or update on public.profiles
  for each row execute function private.refuse_long_text('first_name', '100', 'last_name', '100');

-- A name out of sign-up metadata, which is free text from a stranger: characters that cannot be shown are taken out, and
-- nothing is refused. The name is cut before a pattern reads it; the removal leaves at most a tenth of it.
create function private.name_from_metadata(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_visible_text(cleaned) then cleaned end
  from (
    select btrim(left(regexp_replace(
      left(p_name, 1000), '[\u0001-\u001F\u007F-\u009F\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'
    ), 100)) as cleaned
  ) as name
$$;

create function private.make_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (user_id, first_name, last_name)
  values (
    new.id,
    private.name_from_metadata(new.raw_user_meta_data ->> 'first_name'),
    private.name_from_metadata(new.raw_user_meta_data ->> 'last_name')
  );
  return new;
end $$;
create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();
