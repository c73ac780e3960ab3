-- Taking one's data along and leaving, told by Ann, Bob and a signed-out visitor (tests/database/account.test.ts has what
-- comes back over HTTP).
begin;
\ir actors.psql
select plan(43);

select pg_temp.make_user(name, jsonb_build_object('first_name', name)) from unnest(array['ann', 'bob']) as name;
insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
select pg_temp.id_of(name), current_date, 'E', 1, 'E-Chore' from unnest(array['ann', 'bob']) as name;
insert into private.daily_usage (user_id, table_name, day, used)
select pg_temp.id_of(name), 'journal_entries', current_date, 1 from unnest(array['ann', 'bob']) as name;
-- Half-finished sign-ins, which refer to a user without a foreign key.
insert into auth.flow_state
  (id, user_id, auth_code, authentication_method, code_challenge_method, code_challenge, provider_type)
select gen_random_uuid(), pg_temp.id_of(name), name, 'recovery', 's256', name, 'email' from unnest(array['ann', 'bob']) as name;
insert into auth.audit_log_entries (id, payload, created_at)
select gen_random_uuid(), json_build_object('actor_id', pg_temp.id_of(name), 'action', action), now() - age
from unnest(array['ann', 'bob']) as name
cross join (values ('login', interval '89 days'), ('logout', interval '91 days')) as log (action, age);
-- The ways in, a signed-in device with its secret, and what was sent with forms, by either of them.
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select gen_random_uuid(), 'email', user_id::text, user_id,
  jsonb_build_object('sub', user_id, 'email', user_id || '@example.com', 'email_verified', false)
from (select pg_temp.id_of(name) from unnest(array['ann', 'bob']) as name) as users (user_id);
insert into auth.sessions (id, user_id, user_agent, ip, refresh_token_hmac_key)
select gen_random_uuid(), pg_temp.id_of(name), name || '''s phone', '192.0.2.1', 'opens the account'
from unnest(array['ann', 'bob']) as name;
insert into public.form_submissions (form_id, payload, created_at)
select form_id, jsonb_build_object(field, upper(pg_temp.id_of(name) || '@example.com')), now() - age
from unnest(array['ann', 'bob']) as name
cross join (values
  ('contact', 'email', interval '3 days'), ('challenge-application-uk', 'parentEmail', '2 days'),
  ('questionnaire', 'email_for_gift', '1 day')
) as forms (form_id, field, age);
create function pg_temp.forms() returns jsonb
language sql as $$ select jsonb_path_query_array(public.export_my_data(), '$.form_submissions[*].form_id') $$;

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
select ok(not public.export_my_data() ? 'daily_usage', 'the counts of the day tell of texts that were put away, so they are not');
select ok(not (public.export_my_data() -> 'account') ? 'encrypted_password', 'the password is not');
select is(
  jsonb_path_query_array(public.export_my_data(), '$.identities[*].provider'), '["email"]', 'a user gets their ways to sign in'
);
select is(
  (public.export_my_data() #> '{sessions,0}') - array['created_at', 'refreshed_at', 'not_after'],
  '{"user_agent": "ann''s phone", "ip": "192.0.2.1"}', 'a user gets their signed-in devices, without what opens the account'
);
select is(jsonb_array_length(public.export_my_data() -> 'sessions'), 1, 'and nobody else''s');
select is(pg_temp.forms(), '[]', 'an e-mail address that is not confirmed brings no form along');
select pg_temp.be_owner();
update auth.users set email_confirmed_at = now() where id = pg_temp.id_of('ann');
select pg_temp.sign_in('ann');
select is(pg_temp.forms(), '[]', 'nor does one that was taken as confirmed without a link being sent');
select pg_temp.be_owner();
update auth.users set confirmation_sent_at = now() where id = pg_temp.id_of('ann');
select pg_temp.sign_in('ann');
select is(pg_temp.forms(), '[]', 'nor one to which a link was sent that nobody has followed');
select pg_temp.be_owner();
-- The sign-in service does this when the link of a sign-up is followed.
create function pg_temp.verify_identity(p_verified boolean) returns void
language sql as $$
  update auth.identities
  set identity_data = identity_data || jsonb_build_object('email', account.email, 'email_verified', p_verified)
  from auth.users as account
  where account.id = user_id and user_id = pg_temp.id_of('ann') and provider = 'email'
$$;
select pg_temp.verify_identity(true);
select pg_temp.sign_in('ann');
select is(
  pg_temp.forms(), '["contact", "challenge-application-uk", "questionnaire"]',
  'a user who has followed the link gets what was sent with their address, whatever the form calls it'
);
select is(
  (public.export_my_data() #> '{form_submissions,0}') - 'created_at',
  jsonb_build_object('form_id', 'contact', 'payload', jsonb_build_object('email', upper(pg_temp.id_of('ann') || '@example.com'))),
  'as it was sent, and without the code of the visitor'
);

-- Ann changes her address to Carl's, as the sign-in service does it: `p_status` is 1 when the first of two links, one to
-- each address, has been followed. Without e-mail confirmation there is no second one.
select pg_temp.be_owner();
insert into public.form_submissions (form_id, payload)
values ('contact', jsonb_build_object('email', pg_temp.id_of('carl') || '@example.com'));
create function pg_temp.change_address(p_name text, p_status integer) returns void
language sql as $$
  update auth.users set email_change = pg_temp.id_of(p_name) || '@example.com', email_change_confirm_status = p_status
  where id = pg_temp.id_of('ann');
  update auth.users set email = email_change, email_change = '', email_change_confirm_status = 0
  where id = pg_temp.id_of('ann');
  select pg_temp.verify_identity(true);
$$;
select pg_temp.change_address('carl', 0);
select pg_temp.sign_in('ann');
select is(pg_temp.forms(), '[]', 'a changed address brings none along if the link to the old one was enough');
select pg_temp.be_owner();
select pg_temp.change_address('ann', 0);
select pg_temp.sign_in('ann');
select is(pg_temp.forms(), '[]', 'nor does one that was changed back in this way');
select pg_temp.be_owner();
select pg_temp.change_address('carl', 1);
select pg_temp.sign_in('ann');
select is(pg_temp.forms(), '["contact"]', 'a change with a link to each address brings along what was sent with the new one');
select pg_temp.be_owner();
update auth.users set email_change = 'dora@example.com', email_change_confirm_status = 1 where id = pg_temp.id_of('ann');
update auth.users set email = pg_temp.id_of('ann') || '@example.com' where id = pg_temp.id_of('ann');
select pg_temp.verify_identity(true);
select pg_temp.sign_in('ann');
select is(pg_temp.forms(), '[]', 'not if the address became another one than the links were for');
select is(
  jsonb_array_length(public.export_my_data() -> 'unproven_addresses'), 1, 'a user is told that their address is unproven'
);

select pg_temp.be_owner();
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select gen_random_uuid(), provider, provider, pg_temp.id_of('ann'),
  jsonb_build_object('email', pg_temp.id_of(name) || '@example.com', 'email_verified', verified)
from (values ('one that did not look', 'ann', false), ('one that vouches for bob', 'bob', true)) as companies (provider, name, verified);
select pg_temp.sign_in('ann');
select is(pg_temp.forms(), '[]', 'another company''s sign-in brings none along unless it vouches for this address');
select pg_temp.be_owner();
delete from auth.identities where provider like 'one that%';
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values (gen_random_uuid(), 'google', 'google', pg_temp.id_of('ann'),
  jsonb_build_object('email', pg_temp.id_of('ann') || '@example.com', 'email_verified', true));
select pg_temp.sign_in('ann');
select is(jsonb_array_length(pg_temp.forms()), 3, 'and then it does');
select pg_temp.be_owner();
delete from auth.identities where provider = 'google';
select pg_temp.sign_in('ann');
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
create function pg_temp.log_of(p_name text) returns text[]
language sql as $$
  select coalesce(array_agg(payload ->> 'action' order by created_at desc), '{}') from auth.audit_log_entries
  where payload ->> 'actor_id' = pg_temp.id_of(p_name)::text
$$;
select is(pg_temp.log_of('ann'), '{login,logout}', 'the log of sign-ins is not read while they leave');
select lives_ok('select private.forget_old_sign_ins()', 'once a day it is');
select is(pg_temp.log_of('ann'), '{}', 'then what it says about them goes');
select is(pg_temp.log_of('bob'), '{login}', 'and what is older than 90 days about anybody');

select * from finish();
rollback;
