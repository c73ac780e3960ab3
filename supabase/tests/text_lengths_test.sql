-- Texts that are too long, told by Ann, who sends a megabyte, and the service role.
begin;
\ir actors.psql
select plan(29);

select pg_temp.make_user('ann');
insert into public.gig_jar_submissions (id, user_id, title, description)
select pg_temp.id_of('idea'), pg_temp.id_of('ann'), 'Wash cars', 'With a sponge';

insert into public.community_challenges (id, user_id, challenge_type, target_value)
select pg_temp.id_of('goal'), pg_temp.id_of('ann'), 'savings_goal', 50;

-- From here on whoever reads a text with a pattern fails.
create or replace function private.is_visible_text(p_text text) returns boolean
language plpgsql as $$ begin raise exception 'a pattern has read the text'; end $$;
create or replace function private.heard_in(p_text text) returns text
language plpgsql as $$ begin raise exception 'a pattern has read the text'; end $$;

-- Each text that a user can write: %s is the text.
create temporary table texts (what text, most integer, statement text);
insert into texts
select what, most, format(statement, pg_temp.id_of('ann'))
from (values
  ('first_name', 100, 'update public.profiles set first_name = %%s where user_id = %L'),
  ('last_name', 100, 'update public.profiles set last_name = %%s where user_id = %L'),
  ('habit_name', 100, 'insert into public.habit_streaks (user_id, habit_name) values (%L, %%s)'),
  ('source', 100, 'insert into public.badge_events (user_id, badge_type, badge_level, source)
     values (%L, ''streak_champ'', ''bronze'', %%s)'),
  ('goal', 60, 'update public.community_challenges set title = %%s where user_id = %L'),
  ('quest', 500, 'insert into public.kindness_quests (user_id, description) values (%L, %%s)'),
  ('title', 100, 'insert into public.gig_jar_submissions (user_id, title, description) values (%L, %%s, ''x'')'),
  ('description', 500, 'insert into public.gig_jar_submissions (user_id, title, description) values (%L, ''x'', %%s)')
) as forms (what, most, statement);
insert into texts values
  ('reason', 500, format('select public.report_idea(%L, %%s)', pg_temp.id_of('idea')));
grant select on texts to authenticated, service_role;

create function pg_temp.statement_of(p_what text, p_length integer) returns text
language sql as $$
  select format(statement, format('repeat(%L, %s)', 'é', p_length)) from texts where what = p_what
$$;

select pg_temp.sign_in('ann');
select throws_like(
  pg_temp.statement_of(what, length), '%text_too_long%', format('%s of %s characters meets no pattern', what, length)
)
from texts cross join lateral unnest(array[most + 1, 1048576]) as length;
-- A badge that nothing has earned is refused before its source is read.
select throws_like(
  pg_temp.statement_of(what, most), '%a pattern has read the text%', format('%s of %s characters is read', what, most)
)
from texts where what <> 'source';

select pg_temp.be_moderator();
select throws_like(
  pg_temp.statement_of('title', 1048576), '%text_too_long%', 'the service role is refused as well'
);
select is(
  (select count(*)::integer from pg_catalog.pg_constraint
   where connamespace = 'public'::regnamespace and contype = 'c'
     and pg_get_constraintdef(oid) ~ 'is_visible_text'),
  9, 'these are the texts that patterns read: a new one gets its trigger here'
);
select is(
  (select count(*)::integer from pg_catalog.pg_trigger where tgname = 'a_length'),
  7, 'one trigger a table, before all others'
);

select * from finish();
rollback;
