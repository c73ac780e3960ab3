-- A token outlives its account for up to an hour. Rows of one's own are gone with the account; the ideas of others could
-- still be read with it.

-- True when the caller's session opens nothing: its account has ended, or its second step is missing.
create function private.session_is_barred() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.second_step_missing() or not exists (select from auth.users where id = (select auth.uid()))
$$;
revoke all on function private.session_is_barred() from public;
grant execute on function private.session_is_barred() to authenticated;

do $$
declare
  v_table name;
begin
  for v_table in
    select relname from pg_catalog.pg_policy join pg_catalog.pg_class on pg_class.oid = polrelid
    where relnamespace = 'public'::regnamespace and polname = 'A second step, where there is one, has been taken'
  loop
    execute format(
      'alter policy "A second step, where there is one, has been taken" on public.%I '
      'using (not (select private.session_is_barred()))',
      v_table
    );
  end loop;
end $$;
