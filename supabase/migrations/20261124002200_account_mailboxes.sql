-- Which mailbox an account has proved to be its own.

-- Accounts whose e-mail address was changed, and nothing shows that the new one is their own. The sign-in service does not
-- keep this: without e-mail confirmation the link sent to the old address is enough for a change, and yet the service marks
-- the new one as verified.
create table private.unproven_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null default now()
);
alter table private.unproven_addresses enable row level security;
revoke all on private.unproven_addresses from public, anon, authenticated;

create function private.note_changed_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A change with a link to each address has the status 1 between the two links.
  if old.email_change_confirm_status = 1 and lower(new.email) = lower(old.email_change) then
    delete from private.unproven_addresses where user_id = new.id;
  else
    insert into private.unproven_addresses (user_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_changed_address after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.note_changed_address();

-- A user's e-mail address in lower case, if its owner has followed a link that was sent there, or if another company that
-- signs them in vouches for it. The column email_confirmed_at tells neither: a project without e-mail confirmation fills it
-- for everybody, and somebody who joins with another person's address, or changes to it, would get what that person has
-- sent. In an identity, a link marks the address as verified.
create function private.mailbox_of(p_user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select lower(email)
  from auth.users as account
  where id = p_user_id and email_confirmed_at is not null and exists (
    select from auth.identities
    where user_id = account.id and identity_data ->> 'email_verified' = 'true'
      and lower(identity_data ->> 'email') = lower(account.email)
      and (provider <> 'email' or not exists (
        select from private.unproven_addresses where user_id = account.id
      ))
  )
$$;
