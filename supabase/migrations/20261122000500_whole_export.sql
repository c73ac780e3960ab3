-- "Download my data" also has what the sign-in service keeps and the forms that were sent from the account's own mailbox.
-- "Delete my account" reads no more than what is the account's own.

-- A form's e-mail address, whatever the form calls it. The export below asks for exactly this expression.
create index form_submissions_email on public.form_submissions
  (lower(coalesce(payload ->> 'email', payload ->> 'parentEmail', payload ->> 'email_for_gift')));

-- Accounts whose e-mail address was changed, and nothing shows that the new one is their own. The sign-in service does not
-- keep this: without e-mail confirmation the link sent to the old address is enough for a change, and yet the service marks
-- the new one as verified.
create table private.unproven_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null default now()
);
alter table private.unproven_addresses enable row level security;
revoke all on private.unproven_addresses from public, anon, authenticated;

-- Changes before this migration left no trace, so every account that is older counts as unproven.
insert into private.unproven_addresses (user_id) select id from auth.users;

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
revoke all on function private.note_changed_address() from public;
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
revoke all on function private.mailbox_of(uuid) from public;

-- Everything about one user, as one document, whatever the API's limit of rows: every row of every table that knows them,
-- those they have put away and the counts of their day (private.daily_usage) too; the ways in and the signed-in devices;
-- the forms sent with their e-mail address. Left out is what opens the account, what only repeats whose it is (user_id)
-- and what serves the sending (client_id). An account that is gone has nothing.
create or replace function private.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_me constant uuid := (select private.caller());
  v_document jsonb;
  v_schema name;
  v_table name;
  v_rows jsonb;
begin
  select jsonb_build_object(
    'exported_at', now(),
    'account', jsonb_build_object(
      'id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at,
      'given_at_sign_up', coalesce(raw_user_meta_data, '{}')
    ),
    'identities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', provider, 'identity_data', identity_data, 'created_at', created_at,
        'last_sign_in_at', last_sign_in_at
      ) order by created_at), '[]')
      from auth.identities where user_id = v_me
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', created_at, 'refreshed_at', refreshed_at, 'not_after', not_after, 'user_agent', user_agent,
        'ip', ip
      ) order by created_at), '[]')
      from auth.sessions where user_id = v_me
    ),
    'form_submissions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'form_id', form_id, 'payload', payload, 'created_at', created_at
      ) order by created_at, id), '[]')
      from public.form_submissions
      where lower(coalesce(payload ->> 'email', payload ->> 'parentEmail', payload ->> 'email_for_gift'))
        = (select private.mailbox_of(v_me))
    )
  )
  into v_document
  from auth.users where id = v_me;
  if not found then
    return null;
  end if;

  -- The catalogue lists the tables, so that one from a later migration cannot be forgotten.
  for v_schema, v_table in
    select nspname, relname
    from pg_catalog.pg_class
    join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    join pg_catalog.pg_attribute on attrelid = pg_class.oid
    where nspname in ('public', 'private') and relkind in ('r', 'p') and attname = 'user_id' and not attisdropped
    order by relname
  loop
    execute format(
      $query$
        select coalesce(jsonb_agg(to_jsonb(mine) - array['user_id', 'client_id'] order by to_jsonb(mine) ->> 'id'), '[]')
        from %I.%I as mine where user_id = $1
      $query$, v_schema, v_table
    ) into v_rows using v_me;
    v_document := v_document || jsonb_build_object(v_table, v_rows);
  end loop;
  return v_document;
end $$;

-- As before, but the log of sign-ins is left to private.forget_old_sign_ins: it has no index by user. The e-mail and internet
-- addresses in it go with the next run of that job, which the embedded backend makes at its start and once a day. A hosted
-- project has to have pg_cron for it, or the promise of the privacy page ("within a day") is broken (README, scheduled jobs).
create or replace function private.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := (select private.caller());
begin
  -- Half-finished sign-ins refer to a user without a foreign key.
  if coalesce(has_table_privilege(to_regclass('auth.flow_state'), 'delete'), false) then
    delete from auth.flow_state where user_id = v_me;
  end if;
  delete from auth.users where id = v_me;
end $$;
