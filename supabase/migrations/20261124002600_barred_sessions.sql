-- Two-step verification and the end of an account hold in the database: a barred session touches no row, whatever page or
-- tool it is used with. (Functions that row security does not hold back ask private.caller().)

-- The catalogue lists every table that users reach. supabase/tests/second_step_test.sql catches a later table.
do $$
declare
  v_table name;
begin
  for v_table in
    select relname from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (has_table_privilege('authenticated', oid, 'select, insert, update, delete')
        or has_any_column_privilege('authenticated', oid, 'select, insert, update'))
  loop
    execute format(
      'create policy "A second step, where there is one, has been taken" on public.%I '
      'as restrictive for all to authenticated using (not (select private.session_is_barred()))',
      v_table
    );
  end loop;
end $$;
