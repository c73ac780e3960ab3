-- "Download my data" and "delete my account": what the site holds about a user is that user's to take along and to end.

-- Everything about one user, as one document, whatever the API's limit of rows: every row of every table that knows them,
-- those they have put away and the counts of their day (private.daily_usage) too. Left out is what only repeats whose it is (user_id) or serves the sending (client_id).
-- An account that is gone has nothing.
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
revoke all on function private.export_own_data() from public;
grant execute on function private.export_own_data() to authenticated;

-- Ends the account of whoever asks. Every table lets go of its rows by itself (on delete cascade), and the counters of
-- votes follow. Asking again, or with a token that has outlived its account, does nothing.
create function private.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := (select private.caller());
begin
  -- Rows that refer to a user without a foreign key: half-finished sign-ins, and the log of sign-ins.
  if coalesce(has_table_privilege(to_regclass('auth.flow_state'), 'delete'), false) then
    delete from auth.flow_state where user_id = v_me;
  end if;
  if coalesce(has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete'), false) then
    delete from auth.audit_log_entries where payload ->> 'actor_id' = v_me::text;
  end if;
  delete from auth.users where id = v_me;
end $$;
revoke all on function private.delete_own_account() from public;
grant execute on function private.delete_own_account() to authenticated;

-- The doors to them: with the caller's rights. Their bodies are bound when they are made, so a user needs no way into
-- the private schema to go through.
create function public.export_my_data() returns jsonb
language sql stable security invoker set search_path = ''
return private.export_own_data();
revoke all on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated;

create function public.delete_my_account() returns void
language sql security invoker set search_path = ''
return private.delete_own_account();
revoke all on function public.delete_my_account() from public, anon;
grant execute on function public.delete_my_account() to authenticated;
