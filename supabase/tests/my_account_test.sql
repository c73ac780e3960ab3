-- Taking one's data along and leaving, told by Ann, Bob and a signed-out visitor (tests/database/account.test.ts has what
-- comes back over HTTP).
begin;
\ir actors.psql
select plan(26);

select pg_temp.make_user(name, jsonb_build_object('first_name', name)) from unnest(array['ann', 'bob']) as name;
insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
select pg_temp.id_of(name), current_date, 'E', 1, 'E-Chore' from unnest(array['ann', 'bob']) as name;
insert into private.daily_usage (user_id, table_name, day, used)
select pg_temp.id_of(name), 'journal_entries', current_date, 1 from unnest(array['ann', 'bob']) as name;
-- What refers to a user without a foreign key.
insert into auth.flow_state
  (id, user_id, auth_code, authentication_method, code_challenge_method, code_challenge, provider_type)
select gen_random_uuid(), pg_temp.id_of(name), name, 'recovery', 's256', name, 'email' from unnest(array['ann', 'bob']) as name;
insert into auth.audit_log_entries (id, payload)
select gen_random_uuid(), json_build_object('actor_id', pg_temp.id_of(name)) from unnest(array['ann', 'bob']) as name;

select isnt_definer('public', function::name, function || ' has the caller''s rights')
from unnest(array['export_my_data', 'delete_my_account']) as function;
select function_privs_are('public', function::name, '{}'::name[], role::name, privileges, role || ' of ' || function)
from unnest(array['export_my_data', 'delete_my_account']) as function
cross join (values ('anon', '{}'::text[]), ('authenticated', '{EXECUTE}')) as roles (role, privileges);

-- A signed-out visitor.
select pg_temp.sign_out();
select throws_ok('select public.export_my_data()', '42501', null, 'a signed-out visitor takes nothing along');
select throws_ok('select public.delete_my_account()', '42501', null, 'a signed-out visitor deletes no account');
-- With the functions granted there is still nobody whose data they are.
select pg_temp.be_owner();
grant execute on all functions in schema public to anon;
grant execute on all functions in schema private to anon;
select pg_temp.sign_out();
select is(public.export_my_data(), null, 'all granted: nobody has nothing');
select lives_ok('select public.delete_my_account()', 'all granted: nobody deletes nobody');
select pg_temp.be_owner();
select is(
  (select count(*) from auth.users where id in (pg_temp.id_of('ann'), pg_temp.id_of('bob'))), 2::bigint,
  'all granted: both accounts are there'
);

-- Ann.
select pg_temp.sign_in('ann');
select is(public.export_my_data() #>> '{account,id}', pg_temp.id_of('ann')::text, 'a user gets their own account');
select is(public.export_my_data() #>> '{profiles,0,first_name}', 'ann', 'a user gets their own profile');
select is(jsonb_array_length(public.export_my_data() -> 'journal_entries'), 1, 'a user gets their own entries alone');
select ok(
  not (public.export_my_data() #> '{journal_entries,0}') ?| array['client_id', 'user_id'], 'an entry has no internals'
);
select is(
  public.export_my_data() -> 'account' ->> 'given_at_sign_up', '{"first_name": "ann"}', 'what was given at sign-up is in it'
);
select is(
  public.export_my_data() #>> '{daily_usage,0,used}', '1', 'a user gets the counts of their day, which no page shows'
);
select ok(not (public.export_my_data() -> 'account') ? 'encrypted_password', 'the password is not');
select ok(not public.export_my_data() ? 'form_submissions', 'what is no user''s own is not in it');
select ok(
  strpos(public.export_my_data()::text, pg_temp.id_of('bob')::text) = 0, 'nothing of another user is in it'
);
select lives_ok('select public.delete_my_account()', 'a user leaves');
select is(public.export_my_data(), null, 'then there is nothing to take along');
select lives_ok('select public.delete_my_account()', 'and leaving again is harmless');
select pg_temp.be_owner();
select results_eq(
  'select user_id from public.journal_entries', array[pg_temp.id_of('bob')], 'the other user''s entries are there'
);
select results_eq(
  $$ select user_id from auth.flow_state where user_id in (pg_temp.id_of('ann'), pg_temp.id_of('bob')) $$,
  array[pg_temp.id_of('bob')], 'half-finished sign-ins leave with their user alone'
);
select results_eq(
  $$ select payload ->> 'actor_id' from auth.audit_log_entries
     where payload ->> 'actor_id' in (pg_temp.id_of('ann')::text, pg_temp.id_of('bob')::text) $$,
  array[pg_temp.id_of('bob')::text], 'and so does the log of sign-ins'
);

select * from finish();
rollback;
