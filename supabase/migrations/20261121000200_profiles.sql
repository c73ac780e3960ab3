-- Profiles (specification part 2, section 3): one row a user, made at sign-up from the metadata that was sent along.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 100 and private.is_visible_text(first_name)),
  last_name text check (char_length(last_name) <= 100 and private.is_visible_text(last_name)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
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
grant update (first_name, last_name) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- The second guard beside the column grants: whatever a request says, only the names change.
create function private.keep_profile_to_its_names() returns trigger
language plpgsql set search_path = ''
as $$
begin
  old.first_name := new.first_name;
  old.last_name := new.last_name;
  old.updated_at := now();
  return old;
end $$;
revoke all on function private.keep_profile_to_its_names() from public;
create trigger keep_to_names before update on public.profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.keep_profile_to_its_names();

-- A name out of sign-up metadata, which is free text from a stranger: what cannot be shown is taken out, never refused.
create function private.name_from_metadata(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_visible_text(cleaned) then cleaned end
  from (
    select btrim(left(regexp_replace(
      p_name, '[\u0001-\u001F\u007F-\u009F\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'
    ), 100)) as cleaned
  ) as name
$$;
revoke all on function private.name_from_metadata(text) from public;

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
revoke all on function private.make_profile() from public;
create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();

-- Accounts that are older than this table.
insert into public.profiles (user_id, first_name, last_name)
select id,
  private.name_from_metadata(raw_user_meta_data ->> 'first_name'),
  private.name_from_metadata(raw_user_meta_data ->> 'last_name')
from auth.users;
