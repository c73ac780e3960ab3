-- Journal entries, told by Ann, Bob, Carl (who writes a lot), a signed-out visitor and the moderator.
begin;
\ir actors.psql
select plan(126);

select pg_temp.make_user('ann');
select pg_temp.make_user('bob');
select pg_temp.make_user('carl');

-- An insert as the page sends it; each argument may be something that it would never send.
create function pg_temp.entry(
  p_name text, p_date text default current_date::text, p_type text default 'E', p_amount text default '1',
  p_earning text default null, p_saving text default null, p_spending text default null, p_client uuid default null
) returns text
language sql as $$
  select format(
    'insert into public.journal_entries
       (user_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail, client_id)
     values (%L, %L, %L, %L, %L, %L, %L, %L)',
    pg_temp.id_of(p_name), p_date, p_type, p_amount, p_earning, p_saving, p_spending,
    coalesce(p_client, gen_random_uuid())
  )
$$;
create function pg_temp.chore(
  p_name text, p_date text default current_date::text, p_amount text default '1', p_client uuid default null
) returns text
language sql as $$ select pg_temp.entry(p_name, p_date, 'E', p_amount, 'E-Chore', p_client => p_client) $$;
-- p_count chores in one request.
create function pg_temp.chores(p_name text, p_count integer) returns text
language sql as $$
  select format(
    $insert$ insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
      select %L, current_date, 'E', 1, 'E-Chore' from generate_series(1, %s) $insert$,
    pg_temp.id_of(p_name), p_count
  )
$$;

-- Privileges.
select policies_are(
  'public', 'journal_entries',
  pg_temp.and_second_step(array[
    'A user reads their own entries', 'A user adds entries of their own', 'A user corrects their own entries',
    'A user removes their own entries'
  ]),
  'there is one policy for each of reading, adding, correcting and removing'
);
select policy_cmd_is('public', 'journal_entries', policy::name, command, format('"%s" is for %s', policy, command))
from (values
  ('A user reads their own entries', 'select'), ('A user adds entries of their own', 'insert'),
  ('A user corrects their own entries', 'update'), ('A user removes their own entries', 'delete')
) as policies (policy, command);
select table_privs_are('public', 'journal_entries', 'anon', '{}', 'a signed-out visitor holds no privilege on entries');
select table_privs_are(
  'public', 'journal_entries', 'authenticated', '{SELECT,DELETE}', 'a user may read and remove entries'
);
select set_eq(
  $$ select attname from pg_attribute where attrelid = 'public.journal_entries'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, 'insert') $$,
  array[
    'user_id', 'entry_date', 'entry_type', 'amount', 'earning_detail', 'saving_detail', 'spending_detail', 'client_id'
  ]::name[],
  'a user may give a new entry these columns and no other'
);
select set_eq(
  $$ select attname from pg_attribute where attrelid = 'public.journal_entries'::regclass and attnum > 0
     and has_column_privilege('authenticated', attrelid, attnum, 'update') $$,
  array['entry_date', 'entry_type', 'amount', 'earning_detail', 'saving_detail', 'spending_detail']::name[],
  'a user may correct these columns and no other'
);

-- Ann writes.
select pg_temp.sign_in('ann');
select is(pg_temp.touched(pg_temp.entry('ann', p_type => type, p_earning => e, p_saving => s, p_spending => p)), 1,
  'a user adds an entry of ' || coalesce(e, s, p))
from (values
  ('E', 'E-Chore', null, null), ('E', 'E-Allowance', null, null), ('E', 'E-Others', null, null),
  ('S', null, 'S-For Goal', null), ('S', null, 'S-Without Goal', null), ('S', null, 'S-Others', null),
  ('P', null, null, 'P-KS Needs'), ('P', null, null, 'P-Non-KS Needs'), ('P', null, null, 'P-Wants'),
  ('P', null, null, 'P-Others')
) as entries (type, e, s, p);
select is(pg_temp.touched('select from public.journal_entries'), 10, 'and sees them');
select is(
  pg_temp.touched(
    $$ insert into public.journal_entries (user_id, entry_date, entry_type, amount, saving_detail)
       values (pg_temp.id_of('ann'), current_date, 'S', 3, 'S-Others') $$
  ), 1,
  'a user adds an entry with the specified payload, without a client_id'
);

-- Details.
select throws_ok(
  pg_temp.entry('ann', p_type => type, p_earning => e, p_saving => s, p_spending => p), '23514', null,
  'an entry is refused: ' || name
)
from (values
  ('earning without a detail', 'E', null, null, null),
  ('saving without a detail', 'S', null, null, null),
  ('spending without a detail', 'P', null, null, null),
  ('earning with a saving detail', 'E', null, 'S-Others', null),
  ('earning with a spending detail', 'E', null, null, 'P-Others'),
  ('saving with an earning detail', 'S', 'E-Others', null, null),
  ('saving with a spending detail', 'S', null, null, 'P-Others'),
  ('spending with an earning detail', 'P', 'E-Others', null, null),
  ('spending with a saving detail', 'P', null, 'S-Others', null),
  ('earning with two details', 'E', 'E-Chore', 'S-Others', null),
  ('saving with two details', 'S', null, 'S-Others', 'P-Wants'),
  ('spending with all three details', 'P', 'E-Chore', 'S-Others', 'P-Wants'),
  ('a saving detail in the earning column', 'E', 'S-Others', null, null),
  ('an earning detail in the saving column', 'S', null, 'E-Others', null),
  ('an earning detail in the spending column', 'P', null, null, 'E-Others'),
  ('an unknown detail', 'E', 'E-Lottery', null, null),
  ('a detail in small letters', 'E', 'e-chore', null, null),
  ('an empty detail', 'E', '', null, null),
  ('an unknown type', 'X', 'E-Chore', null, null),
  ('a type in small letters', 'e', 'E-Chore', null, null),
  ('an empty type', '', 'E-Chore', null, null),
  ('an unknown type without a detail', 'X', null, null, null)
) as entries (name, type, e, s, p);
select throws_ok(pg_temp.entry('ann', p_type => null, p_earning => 'E-Chore'), '23502', null, 'an entry has a type');

-- Amounts.
select throws_ok(pg_temp.chore('ann', p_amount => amount), '23514', null, 'an amount is refused: ' || amount)
from unnest(array['NaN', 'Infinity', '-Infinity', '-0.01', '-1', '10000000', '1e300', '1.005', '0.001', '9999999.995']) as amount;
select is(pg_temp.touched(pg_temp.chore('ann', p_amount => amount)), 1, 'an amount is accepted: ' || amount)
from unnest(array['0', '0.01', '0.1', '4.50', '9999999.99']) as amount;
select throws_ok(pg_temp.chore('ann', p_amount => null), '23502', null, 'an entry has an amount');

-- Days.
select throws_ok(pg_temp.chore('ann', p_date => day::text), '23514', null, 'a day is refused: ' || name)
from (values
  ('31 December 2019', '2019-12-31'), ('before Christ', '0044-03-15 BC'), ('the beginning of time', '-infinity'),
  ('more than a year ahead', (current_date + 367)::text), ('the end of time', 'infinity')
) as days (name, day);
select is(pg_temp.touched(pg_temp.chore('ann', p_date => day::text)), 1, 'a day is accepted: ' || name)
from (values
  ('1 January 2020', '2020-01-01'), ('29 February 2024', '2024-02-29'), ('a year ahead', (current_date + 366)::text)
) as days (name, day);
select throws_ok(pg_temp.chore('ann', p_date => '2027-02-29'), '22008', null, 'a day is refused that does not exist');
select throws_ok(pg_temp.chore('ann', p_date => null), '23502', null, 'an entry has a day');

-- Sending again.
select is(
  pg_temp.touched(pg_temp.chore('ann', p_amount => '7', p_client => pg_temp.id_of('one send'))), 1, 'a first send is kept'
);
select throws_ok(
  pg_temp.chore('ann', p_amount => '7', p_client => pg_temp.id_of('one send')), '23505', null,
  'sending the same entry again is refused as a duplicate'
);
select is(
  pg_temp.touched('select from public.journal_entries where amount = 7'), 1, 'and the entry stands there once'
);

-- Values that Ann may not set, by grant.
select throws_ok(
  format(
    $$ insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail, %I)
       values (pg_temp.id_of('ann'), current_date, 'E', 1, 'E-Chore', %L) $$, forged, value
  ), '42501', null, 'a user may not give a new entry its ' || forged
)
from (values
  ('id', pg_temp.id_of('forged')::text), ('created_at', '2000-01-01'), ('updated_at', '2000-01-01')
) as columns (forged, value);
select throws_ok(
  format('update public.journal_entries set %I = %L', forged, value), '42501', null, 'a user may not change ' || forged
)
from (values
  ('id', pg_temp.id_of('forged')::text), ('user_id', pg_temp.id_of('bob')::text),
  ('client_id', pg_temp.id_of('forged')::text), ('created_at', '2000-01-01'), ('updated_at', '2000-01-01')
) as columns (forged, value);
select throws_ok(pg_temp.chore('bob'), '42501', null, 'a user may not write into another user''s journal');
select throws_ok(
  $$ insert into public.journal_entries (entry_date, entry_type, amount, earning_detail)
     values (current_date, 'E', 1, 'E-Chore') $$, '42501', null,
  'an entry belongs to somebody'
);

-- Ann corrects and removes.
select pg_temp.be_owner();
update public.journal_entries set created_at = '2020-01-01', updated_at = '2020-01-01';
select pg_temp.sign_in('ann');
select is(
  pg_temp.touched(
    $$ update public.journal_entries
       set entry_date = '2026-01-31', entry_type = 'P', amount = 8.5, earning_detail = null, spending_detail = 'P-Wants'
       where client_id = pg_temp.id_of('one send') $$
  ), 1,
  'a user corrects an entry of their own'
);
select results_eq(
  $$ select entry_date, entry_type, amount, earning_detail, spending_detail, user_id, created_at, updated_at
     from public.journal_entries where client_id = pg_temp.id_of('one send') $$,
  $$ values (
    date '2026-01-31', 'P', 8.5, null::text, 'P-Wants', pg_temp.id_of('ann'), timestamptz '2020-01-01', now()
  ) $$,
  'the correction is kept, with its time'
);
select throws_ok(
  format($$ update public.journal_entries set %s where client_id = pg_temp.id_of('one send') $$, change), '23514', null,
  'a correction is held to the same rules: ' || change
)
from unnest(array[
  'amount = -1', $$amount = 'NaN'$$, $$entry_date = '2019-12-31'$$, $$entry_type = 'E'$$, 'spending_detail = null',
  $$saving_detail = 'S-Others'$$
]) as change;

-- Bob.
select pg_temp.sign_in('bob');
select is(pg_temp.touched('select from public.journal_entries'), 0, 'another user sees none of it');
select is(pg_temp.touched('update public.journal_entries set amount = 0'), 0, 'another user corrects none of it');
select is(pg_temp.touched('delete from public.journal_entries'), 0, 'another user removes none of it');
select is(
  pg_temp.touched(pg_temp.chore('bob', p_client => pg_temp.id_of('one send'))), 1,
  'another user''s client_id stands in nobody''s way'
);

-- A signed-out visitor.
select pg_temp.sign_out();
select throws_ok(statement, '42501', null, 'a signed-out visitor is refused: ' || name)
from (values
  ('reading', 'select from public.journal_entries'), ('adding', pg_temp.chore('ann')),
  ('correcting', 'update public.journal_entries set amount = 0'), ('removing', 'delete from public.journal_entries')
) as requests (name, statement);

-- The cap of a day.
select pg_temp.sign_in('carl');
select is(pg_temp.touched(pg_temp.chores('carl', 199)), 199, 'a user adds 199 entries a day');
select is(pg_temp.touched(pg_temp.chore('carl')), 1, 'and the 200th');
select is(
  pg_temp.refusal_of(pg_temp.chore('carl'))::text,
  row(
    'PGRST',
    '{"code" : "daily_cap", "message" : "No more than 200 a day", "details" : "journal_entries"}',
    '{"status" : 429, "headers" : {}}'
  )::text,
  'the 201st is answered with status 429'
);
select is(pg_temp.touched('delete from public.journal_entries'), 200, 'a user removes all of the day''s entries');
select is(
  (pg_temp.refusal_of(pg_temp.chore('carl'))).code, 'PGRST', 'and gets nothing back for it'
);
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.chore('bob')), 1, 'another user is not held up');
select is(
  (pg_temp.refusal_of(pg_temp.chores('bob', 199))).code, 'PGRST',
  'a request that carries more than the day allows is refused'
);
select is(pg_temp.touched('select from public.journal_entries'), 2, 'as a whole');
select is(
  (pg_temp.refusal_of(pg_temp.chore('carl'))).code, '42501',
  'that somebody else''s day is used up is not told to a user who writes in their name'
);
select pg_temp.be_owner();
update private.daily_usage set day = day - 1 where user_id = pg_temp.id_of('carl');
select pg_temp.sign_in('carl');
select is(pg_temp.touched(pg_temp.chore('carl')), 1, 'the count starts again the next day');
select pg_temp.be_owner();
select results_eq(
  $$ select table_name, day, used from private.daily_usage where user_id = pg_temp.id_of('carl') $$,
  $$ values ('journal_entries', (now() at time zone 'utc')::date, 1) $$,
  'from one'
);
select is(pg_temp.touched(pg_temp.chores('carl', 201)), 201, 'the owner of the database is not capped');
select pg_temp.sign_in('carl');
reset role;
select is(
  pg_temp.touched(pg_temp.chores('carl', 201)), 201, 'nor is what the database itself writes in a user''s request'
);
select pg_temp.be_moderator();
select is(pg_temp.touched(pg_temp.chores('carl', 201)), 201, 'nor is the moderator');
select is(
  (select count(distinct user_id) from public.journal_entries), 3::bigint, 'the moderator reads everybody''s entries'
);

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('ann');
select is(
  pg_temp.touched(
    $$ insert into public.journal_entries
         (id, user_id, entry_date, entry_type, amount, earning_detail, client_id, created_at, updated_at)
       values (
         pg_temp.id_of('forged'), pg_temp.id_of('ann'), current_date, 'E', 1, 'E-Chore', pg_temp.id_of('two send'),
         '2000-01-01', '2000-01-01'
       ) $$
  ), 1,
  'all granted: a forged entry is taken for what a user may say'
);
select results_eq(
  $$ select id = pg_temp.id_of('forged'), created_at, updated_at
     from public.journal_entries where client_id = pg_temp.id_of('two send') $$,
  $$ values (false, now(), now()) $$,
  'all granted: its id and times are the database''s'
);
create temporary table before as
  select id, user_id, client_id, created_at from public.journal_entries where client_id = pg_temp.id_of('one send');
select is(
  pg_temp.touched(
    $$ update public.journal_entries
       set id = pg_temp.id_of('forged'), user_id = pg_temp.id_of('bob'), client_id = pg_temp.id_of('forged'),
         created_at = '2000-01-01', updated_at = '2000-01-01', amount = 9
       where client_id = pg_temp.id_of('one send') $$
  ), 1,
  'all granted: a forged correction is taken for what a user may say'
);
select results_eq(
  $$ select id, user_id, client_id, created_at, updated_at, amount
     from public.journal_entries where client_id = pg_temp.id_of('one send') $$,
  $$ select *, now(), 9::numeric from before $$,
  'all granted: the entry stays where it was, and the user''s own'
);
select throws_ok(pg_temp.chore('bob'), '42501', null, 'all granted: a user does not write into another user''s journal');
select pg_temp.sign_in('bob');
select is(
  pg_temp.touched($$ select from public.journal_entries where user_id <> pg_temp.id_of('bob') $$), 0,
  'all granted: another user sees none of it'
);
select is(
  pg_temp.touched($$ update public.journal_entries set amount = 0 where user_id <> pg_temp.id_of('bob') $$), 0,
  'all granted: another user corrects none of it'
);
select is(
  pg_temp.touched($$ delete from public.journal_entries where user_id <> pg_temp.id_of('bob') $$), 0,
  'all granted: another user removes none of it'
);
select pg_temp.sign_out();
select is(pg_temp.touched('select from public.journal_entries'), 0, 'all granted: a signed-out visitor sees none of it');
select is(pg_temp.touched('update public.journal_entries set amount = 0'), 0, 'all granted: nor corrects any of it');
select is(pg_temp.touched('delete from public.journal_entries'), 0, 'all granted: nor removes any of it');
select is((pg_temp.refusal_of(pg_temp.chore('ann'))).code, '42501', 'all granted: nor adds to it');

select * from finish();
rollback;
