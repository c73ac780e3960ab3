-- The data of an account: no more than the sign-up asked for, and no longer than the account is used.

-- Anybody can send anything along with a sign-up. The names that the form asks for stay, and what the sign-in service
-- writes there itself; the rest was never asked for.
create function private.is_of_sign_in(p_key text, p_value jsonb) returns boolean
language sql immutable set search_path = ''
return case p_key
  when 'sub' then p_value #>> '{}' ~ '^[0-9a-f-]{36}$'
  when 'email' then jsonb_typeof(p_value) = 'string' and char_length(p_value #>> '{}') <= 320
    and p_value #>> '{}' ~ '^[^\s@]+@[^\s@]+$'
  when 'email_verified' then jsonb_typeof(p_value) = 'boolean'
  when 'phone_verified' then jsonb_typeof(p_value) = 'boolean'
  else false
end;
create function private.cut_sign_up_metadata() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select coalesce(jsonb_object_agg(key, value), '{}') into new.raw_user_meta_data
  from (
    select key, value
    from jsonb_each(case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end)
    where private.is_of_sign_in(key, value)
    union all
    select key, to_jsonb(private.name_from_metadata(new.raw_user_meta_data ->> key))
    from unnest(array['first_name', 'last_name']) as key
    where private.name_from_metadata(new.raw_user_meta_data ->> key) is not null
  ) as kept;
  return new;
end $$;
create trigger cut_sign_up_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.cut_sign_up_metadata();

-- The sign-in service copies the same into the identity, where nothing of this site reads it.
create function private.cut_identity_data() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.provider = 'email' then
    new.identity_data := (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(case when jsonb_typeof(new.identity_data) = 'object' then new.identity_data else '{}' end)
      where private.is_of_sign_in(key, value)
    );
  end if;
  return new;
end $$;
create trigger cut_identity_data before insert or update of identity_data on auth.identities
  for each row execute function private.cut_identity_data();

-- Accounts that nobody has used for so many months: neither signed in to nor kept open by a device, and nothing sent.
create function private.inactive_accounts(p_months integer)
returns table (id uuid, created_at timestamptz, last_used_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select id, created_at, used.at
  from auth.users as account
  cross join lateral (
    select greatest(
      account.created_at, account.last_sign_in_at,
      (select max(greatest(created_at, refreshed_at at time zone 'utc')) from auth.sessions where user_id = account.id),
      (select max(day)::timestamptz from private.daily_usage where user_id = account.id)
    ) as at
  ) as used
  where p_months >= 12 and used.at < now() - make_interval(months => p_months)
  order by used.at
$$;
create function private.delete_inactive_accounts(p_months integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_deleted integer;
begin
  delete from auth.users where id in (select id from private.inactive_accounts(p_months));
  get diagnostics v_deleted = row_count;
  return v_deleted;
end $$;
grant execute on function private.inactive_accounts(integer) to service_role;
grant execute on function private.delete_inactive_accounts(integer) to service_role;

-- For the service role: who they are is told by id and times alone. Fewer than 12 months find nobody.
create function public.inactive_accounts(p_months integer default 24)
returns table (id uuid, created_at timestamptz, last_used_at timestamptz)
language sql stable security invoker set search_path = ''
as $$ select * from private.inactive_accounts(p_months) $$;
create function public.delete_inactive_accounts(p_months integer default 24) returns integer
language sql security invoker set search_path = ''
return private.delete_inactive_accounts(p_months);
grant execute on function public.inactive_accounts(integer) to service_role;
grant execute on function public.delete_inactive_accounts(integer) to service_role;
