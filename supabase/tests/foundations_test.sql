-- Rules for every table and function, including those of later migrations.
begin;
\ir actors.psql
select plan(93);

select pg_temp.make_user('ann');

-- Tables.
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity $$,
  'every table has row security'
);
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
       and not coalesce(reloptions @> array['security_invoker=true'], false) $$,
  'no view looks past row security'
);
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p', 'v', 'm')
       and (has_table_privilege('anon', oid, 'select, insert, update, delete, truncate, references, trigger')
         or has_any_column_privilege('anon', oid, 'select, insert, update, references')) $$,
  'a signed-out visitor holds no privilege on any table or column'
);
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
       and (has_table_privilege('authenticated', oid, 'insert, update, truncate, references, trigger')
         or has_any_column_privilege('authenticated', oid, 'references')) $$,
  'a user writes only columns that were granted by name'
);
select is_empty(
  $$ select policyname from pg_policies where schemaname = 'public' and roles <> '{authenticated}' $$,
  'every policy is for signed-in users only'
);
select is_empty(
  $$ select policyname from pg_policies
     where schemaname = 'public'
       and regexp_replace(concat_ws(' ', qual, with_check), 'select auth\.', '', 'gi') ~ 'auth\.' $$,
  'every policy asks once a statement, not once a row, who the user is'
);
select is_empty(
  $$ select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'user_id'
       and not exists (select from pg_index where indrelid = attrelid and indkey[0] = attnum and indpred is null) $$,
  'every table with a user_id has an index that leads with it'
);
select is_empty(
  $$ select conrelid::regclass from pg_constraint
     where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype = 'f'
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null) $$,
  'every foreign key has an index'
);
create table public.of_a_later_migration (id integer);
select table_privs_are('public', 'of_a_later_migration', 'anon', '{}', 'a new table is closed to a signed-out visitor');
select table_privs_are('public', 'of_a_later_migration', 'authenticated', '{}', 'a new table is closed to a user');
drop table public.of_a_later_migration;
create sequence public.of_a_later_migration;
select sequence_privs_are('public', 'of_a_later_migration', role::name, '{}', 'a new sequence is closed to ' || role)
from unnest(array['anon', 'authenticated']) as role;
drop sequence public.of_a_later_migration;
select set_eq(
  $$ select format('%s.%s', relname, attname) from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and attnum > 0
       and not attnotnull and not attisdropped $$,
  array[
    'profiles.first_name', 'profiles.last_name', 'profiles.earning_score', 'profiles.spending_score',
    'profiles.current_quadrant', 'community_challenges.title', 'community_challenges.picture',
    'community_challenges.needs_help', 'journal_entries.earning_detail', 'journal_entries.saving_detail',
    'journal_entries.spending_detail', 'habit_streaks.last_logged_date', 'habit_streaks.needs_help', 'badge_events.habit_id',
    'badge_events.run_started_on', 'kindness_quests.image_url', 'gig_jar_submissions.image_url', 'gig_jar_reports.reason',
    'gig_jar_reports.handled_at', 'gig_jar_reports.upheld', 'gig_jar_submissions.needs_help',
    'gig_jar_submissions.held_from', 'kindness_quests.needs_help', 'text_judgements.gig_id', 'text_judgements.quest_id',
    'kept_reports.heard', 'moderation_decisions.gig_id', 'moderation_decisions.quest_id',
    'moderation_decisions.guide_report_id', 'moderation_decisions.kept_report_id',
    'moderation_decisions.replaced_held_from', 'moderation_decisions.replaced_needs_help', 'moderation_decisions.upheld', 'text_words.rank', 'text_rules.needs', 'text_steps.needs', 'text_words.means', 'form_submissions.visitor_hash', 'guide_messages.visitor_hash'
  ],
  'these columns may be left empty and no other'
);

-- Functions.
select is_empty(
  $$ select oid::regprocedure from pg_proc where prosecdef and pronamespace = 'public'::regnamespace $$,
  'no function that the API exposes runs with the owner''s rights'
);
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig @> array['search_path=""'], false)
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') $$,
  'every function has a fixed, empty search path'
);
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege('anon', oid, 'execute')
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') $$,
  'a signed-out visitor may call no function'
);
select set_eq(
  $$ select proname from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege('authenticated', oid, 'execute')
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') $$,
  array[
    'is_visible_text', 'shows_something', 'time_ordered_uuid', 'calculate_weekly_stats_ksp', 'calculate_phase_stats_ksp', 'calculate_week_trend_ksp',
    'settle_my_challenges', 'settle_challenges_of_caller', 'choose_new_end', 'choose_new_end_of_caller', 'report_idea', 'report_idea_by_caller',
    'words_hash', 'refresh_my_kpi', 'refresh_own_kpi', 'export_my_data', 'export_own_data',
    'delete_my_account', 'delete_own_account', 'second_step_missing', 'session_is_barred'
  ]::name[],
  'a user may call the figures, what acts for its caller alone, and what stands in the tables: the checks of texts, the '
    'second step and the default of ids'
);

create function public.of_a_later_migration() returns void language sql as '';
revoke all on function public.of_a_later_migration() from public;
select function_privs_are(
  'public', 'of_a_later_migration', '{}'::name[], role::name, '{}', 'a new function that is closed to all is closed to ' || role
)
from unnest(array['anon', 'authenticated']) as role;
drop function public.of_a_later_migration();

-- Ids in the order of their making.
select matches(
  private.time_ordered_uuid()::text, '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  'an id is a UUID of version 7'
);
select ok(
  ('x' || left(replace(private.time_ordered_uuid()::text, '-', ''), 12))::bit(48)::bigint
    between floor(extract(epoch from now()) * 1000)::bigint and ceil(extract(epoch from clock_timestamp()) * 1000)::bigint,
  'an id begins with the millisecond of its making'
);

-- The private schema.
select schema_privs_are('private', 'anon', '{}', 'a signed-out visitor has no way into the private schema');
select schema_privs_are('private', 'authenticated', '{}', 'a user has no way into the private schema');
select table_privs_are('private', 'daily_usage', 'authenticated', '{}', 'a user holds no privilege on the daily counts');
select pg_temp.sign_in('ann');
select throws_ok('select * from private.daily_usage', '42501', null, 'a user cannot read the daily counts');
select throws_ok('delete from private.daily_usage', '42501', null, 'a user cannot reset the daily counts');
select throws_ok($$ select private.name_from_metadata('Ann') $$, '42501', null, 'a user cannot call a private function');
select throws_ok('create table public.mine (id integer)', '42501', null, 'a user cannot create tables');
select pg_temp.sign_out();
select throws_ok('select * from private.daily_usage', '42501', null, 'a signed-out visitor cannot read the daily counts');
select pg_temp.be_owner();

-- Rights to read.
select is(private.is_visible_text(text), true, 'can be seen: ' || name)
from (values
  ('a word', 'Ann'),
  ('one letter', 'A'),
  ('an accent', 'Zoë'),
  ('Arabic', 'سلام'),
  ('Persian with its non-joiner', E'می\u200Cخواهم'),
  ('a family emoji with its joiners', E'👩\u200D👧'),
  ('several lines', E'one\ntwo\tthree'),
  ('the flag of England, which is written with tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'),
  ('a sign alone', '!')
) as visible (name, text);
select is(private.is_visible_text(text), false, 'is refused: ' || name)
from (values
  ('nothing', ''),
  ('blanks', '   '),
  ('a line break alone', E'\r\n'),
  ('a no-break space alone', E'\u00A0'),
  ('an ideographic space alone', E'\u3000'),
  ('joiners alone', E'\u200C\u200D'),
  ('a soft hyphen alone', E'\u00AD'),
  ('a blank Braille pattern alone', E'\u2800'),
  ('a Hangul filler alone', E'\u3164'),
  ('narrow and figure spaces alone', E'\u202F\u2007'),
  ('a variation selector alone', E'\uFE0F'),
  ('an Arabic letter mark alone', E'\u061C'),
  ('a tag alone', U&'\+0E0041'),
  ('a Khmer vowel that nobody sees', E'\u17B4'),
  ('an accent alone', E'\u0301'),
  ('a blank hieroglyph alone', U&'\+013441'),
  ('a zero-width space inside', E'An\u200Bn'),
  ('a word joiner inside', E'An\u2060n'),
  ('a byte order mark inside', E'\uFEFFAnn'),
  ('a bidirectional override', E'Ann \u202Eeman'),
  ('a bidirectional isolate', E'Ann \u2067eman'),
  ('a control character', E'Ann\u0007'),
  ('a C1 control character', E'Ann\u0085')
) as hidden (name, text);
select is(private.is_visible_text(mark), false, 'is refused alone: U+' || upper(lpad(to_hex(ascii(mark)), 4, '0')))
from unnest(array[
  E'\t', E'\u00A0', E'\u034F', E'\u115F', E'\u1160', E'\u1680', E'\u180E', E'\u2000', E'\u200F', E'\u205F', E'\u3000', E'\uFE00',
  E'\uFFA0'
]) as mark;
select is(
  private.is_visible_text('A' || mark || 'nn'), false, 'is refused inside: U+' || upper(lpad(to_hex(ascii(mark)), 4, '0'))
)
from unnest(array[
  E'\u0001', E'\u0008', E'\u000B', E'\u000C', E'\u000E', E'\u001F', E'\u007F', E'\u009F', E'\u200B', E'\u2060', E'\u2064',
  E'\u202A', E'\u202E', E'\u2066', E'\u2069', E'\uFEFF'
]) as mark;
select is(private.is_visible_text(null), null, 'no text at all is left to the column');

-- Leaving: in each table that knows users there is a row of Ann's, and then there is none.
insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
values (pg_temp.id_of('ann'), current_date, 'E', 1, 'E-Chore');
insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date)
values (pg_temp.id_of('ann'), current_date, current_date + 90);
insert into public.community_challenges (user_id, challenge_type, target_value)
values (pg_temp.id_of('ann'), 'savings_goal', 50);
insert into public.habit_streaks (id, user_id, habit_name)
values (pg_temp.id_of('habit'), pg_temp.id_of('ann'), 'Save a coin');
insert into public.badge_events (user_id, badge_type, badge_level, source, habit_id)
values (pg_temp.id_of('ann'), 'streak_champ', 'bronze', 'habit_streak', pg_temp.id_of('habit'));
insert into public.kindness_quests (user_id, description) values (pg_temp.id_of('ann'), 'A kind deed');
insert into public.gig_jar_submissions (id, user_id, title, description)
values (pg_temp.id_of('idea'), pg_temp.id_of('ann'), 'Wash cars', 'With a sponge');
insert into public.gig_jar_votes (user_id, gig_id) values (pg_temp.id_of('ann'), pg_temp.id_of('idea'));
insert into public.gig_jar_reports (user_id, gig_id) values (pg_temp.id_of('ann'), pg_temp.id_of('idea'));
insert into public.text_judgements (user_id, gig_id, heard)
values (pg_temp.id_of('ann'), pg_temp.id_of('idea'), 'swearing');
insert into private.daily_usage values (pg_temp.id_of('ann'), 'journal_entries', current_date, 1);
insert into private.unproven_addresses (user_id) values (pg_temp.id_of('ann'));

create function pg_temp.tables_that_know(p_name text, out known text, out unknown text)
language plpgsql as $$
declare
  v_table regclass;
begin
  for v_table in
    select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and relkind in ('r', 'p') and attname = 'user_id'
    order by 1::text
  loop
    if pg_temp.touched(format('select from %s where user_id = %L', v_table, pg_temp.id_of(p_name))) > 0 then
      known := concat_ws(', ', known, v_table);
    else
      unknown := concat_ws(', ', unknown, v_table);
    end if;
  end loop;
end $$;
select is((pg_temp.tables_that_know('ann')).unknown, null, 'this test has put a row of Ann''s into every table');
delete from auth.users where id = pg_temp.id_of('ann');
select is((pg_temp.tables_that_know('ann')).known, null, 'an account that is deleted leaves no row anywhere');

select * from finish();
rollback;
