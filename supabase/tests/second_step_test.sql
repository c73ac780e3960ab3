-- Two-step verification, told by Ann, who has set it up, and Bob, who has not. The table of the factors is GoTrue's; where
-- the engine has none, a small one stands in for it.
begin;
\ir actors.psql
select plan(23);

create table if not exists auth.mfa_factors (id uuid, user_id uuid, status text);
select pg_temp.make_user(name) from unnest(array['ann', 'bob']) as name;
insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
select pg_temp.id_of(name), current_date, 'E', 1, 'E-Chore' from unnest(array['ann', 'bob']) as name;
insert into auth.mfa_factors (id, user_id, status) values
  (gen_random_uuid(), pg_temp.id_of('ann'), 'verified'),
  (gen_random_uuid(), pg_temp.id_of('bob'), 'unverified');

-- Signs in with a password alone (aal1) or with the second step, too (aal2).
create function pg_temp.sign_in(p_name text, p_aal text) returns void
language plpgsql as $$
begin
  perform pg_temp.sign_in(p_name);
  perform set_config(
    'request.jwt.claims',
    json_build_object('sub', pg_temp.id_of(p_name), 'role', 'authenticated', 'aal', p_aal)::text,
    true
  );
end $$;

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and (has_table_privilege('authenticated', oid, 'select, insert, update, delete')
         or has_any_column_privilege('authenticated', oid, 'select, insert, update'))
       and not exists (
         select from pg_policy
         where polrelid = pg_class.oid and not polpermissive and polcmd = '*'
           and polname = 'A second step, where there is one, has been taken'
       ) $$,
  'every table that users reach asks for the second step'
);
select function_lang_is(
  'private', 'session_is_barred', '{}'::name[], 'plpgsql', 'what every statement asks keeps its plan'
);
select is_empty(
  $$ select proname from pg_proc
     where pronamespace = 'private'::regnamespace and prosecdef and prosrc ~ 'auth\.uid\(\)'
       and has_function_privilege('authenticated', oid, 'execute') and prorettype <> 'trigger'::regtype
       and proname not in ('second_step_missing', 'session_is_barred') $$,
  'no function that a user may call with the owner''s rights asks auth.uid() instead of private.caller()'
);

-- Ann with her password alone: perhaps it is not Ann.
select pg_temp.sign_in('ann', 'aal1');
select is_empty('select * from public.journal_entries', 'without the second step nothing is read');
select is_empty('select * from public.profiles', 'not even the name');
select throws_ok(
  format(
    $$ insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
       values (%L, current_date, 'E', 1, 'E-Chore') $$, pg_temp.id_of('ann')
  ), '42501', null, 'without the second step nothing is written'
);
select is(pg_temp.touched('update public.journal_entries set amount = 2'), 0, 'nothing is changed');
select is(pg_temp.touched('delete from public.journal_entries'), 0, 'nothing is removed');
select is(
  (select total_earning from public.calculate_weekly_stats_ksp(pg_temp.id_of('ann'), current_date, current_date)),
  0::numeric, 'no figure is told'
);
select is((pg_temp.refusal_of(call)).message::json ->> 'code', 'second_step_missing', call || ' is refused')
from unnest(array[
  'select public.export_my_data()', 'select public.delete_my_account()', 'select public.settle_my_challenges()',
  'select public.refresh_my_kpi(current_date)', 'select public.report_idea(gen_random_uuid())'
]) as call;
select is(
  (pg_temp.refusal_of('select public.export_my_data()')).detail::json ->> 'status', '403', 'the answer is HTTP 403'
);

-- A token that says nothing of its level is of the lower one.
select pg_temp.sign_in('ann');
select is_empty('select * from public.journal_entries', 'a token without a level reads nothing');

-- Ann with her code.
select pg_temp.sign_in('ann', 'aal2');
select is((select count(*) from public.journal_entries), 1::bigint, 'with the second step a user reads their own');
select is(pg_temp.touched('update public.journal_entries set amount = 2'), 1, 'and changes it');
select isnt(public.export_my_data(), null, 'and takes it along');

-- Bob began to set up a second step and never finished: he is not locked out.
select pg_temp.sign_in('bob', 'aal1');
select is((select count(*) from public.journal_entries), 1::bigint, 'a half-made second step asks for nothing');
select is(pg_temp.touched('update public.journal_entries set amount = 2'), 1, 'nor at writing');
select isnt(public.export_my_data(), null, 'nor at taking along');

-- Where the engine knows no second steps.
select pg_temp.be_owner();
drop table auth.mfa_factors;
select pg_temp.sign_in('ann', 'aal1');
select is((select count(*) from public.journal_entries), 1::bigint, 'an engine without second steps asks for none');

select * from finish();
rollback;
