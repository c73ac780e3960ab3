-- "Download my data" and "delete my account": what the site holds about a user is that user's to take along and to end.

-- Everything about one user, as one document, whatever the API's limit of rows: every row of every table that knows them,
-- those they have archived and the counts of their day (private.daily_usage) too; the ways in and the signed-in devices;
-- the forms sent with their e-mail address. Left out is what opens the account, what only repeats whose it is (user_id)
-- and what serves the sending (client_id). An account that is gone has nothing.
create function private.export_own_data() returns jsonb
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
grant execute on function private.export_own_data() to authenticated;

-- Ends the account of whoever asks. Every table lets go of its rows by itself (on delete cascade), and the counters of
-- votes follow. Asking again, or with a token that has outlived its account, does nothing. The log of sign-ins is left to
-- private.forget_old_sign_ins, because it has no index by user: a hosted project needs pg_cron for it, or the promise of
-- the privacy page ("within a day") is broken (docs/deploying.md, scheduled jobs).
create function private.delete_own_account() returns void
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
grant execute on function private.delete_own_account() to authenticated;

-- The doors to them: with the caller's rights. Their bodies are bound when they are made, so a user needs no way into
-- the private schema to go through.
create function public.export_my_data() returns jsonb
language sql stable security invoker set search_path = ''
return private.export_own_data();
grant execute on function public.export_my_data() to authenticated;

create function public.delete_my_account() returns void
language sql security invoker set search_path = ''
return private.delete_own_account();
grant execute on function public.delete_my_account() to authenticated;
