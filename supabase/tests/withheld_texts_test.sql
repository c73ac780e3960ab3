-- Texts in which need was heard plainly, once their writer has archived them: their account asks for them in every way there
-- is, and a moderator reads and decides about them as before.
begin;
\ir actors.psql
select no_plan();

select pg_temp.make_user(name) from unnest(array['ann', 'bob']) as name;

-- The tables and views in which whoever asks now finds these words, of all that the catalogue lists.
create function pg_temp.readable(p_words text) returns text[]
language plpgsql as $$
declare
  v_name text;
  v_found boolean;
  v_all text[] := '{}';
begin
  for v_name in
    select format('%I.%I', nspname, relname)
    from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f') and nspname !~ '^(pg_|information_schema$)' order by 1
  loop
    begin
      execute format('select exists (select from %s as kept where to_jsonb(kept)::text ilike $1)', v_name)
      into v_found using '%' || p_words || '%';
      if v_found then
        v_all := v_all || v_name;
      end if;
    exception when insufficient_privilege then
    end;
  end loop;
  return v_all;
end $$;

-- The calls of every function that a user may call, with arguments. A later function has to be added here.
create table pg_temp.calls (function text, call text);
insert into pg_temp.calls values
  ('export_my_data', 'public.export_my_data()'), ('delete_my_account', null),
  ('report_idea', null), ('choose_new_end', null), ('refresh_my_kpi', 'public.refresh_my_kpi(current_date)'),
  ('settle_my_challenges', 'public.settle_my_challenges()'),
  ('calculate_weekly_stats_ksp', $$(select array_agg(stats) from public.calculate_weekly_stats_ksp(
    pg_temp.id_of('ann'), current_date - 7, current_date) as stats)$$),
  ('calculate_phase_stats_ksp', $$(select array_agg(stats) from public.calculate_phase_stats_ksp(
    pg_temp.id_of('ann'), 1) as stats)$$),
  ('calculate_week_trend_ksp', $$(select array_agg(stats) from public.calculate_week_trend_ksp(
    pg_temp.id_of('ann'), current_date - 7, 2) as stats)$$);
grant select on pg_temp.calls to authenticated;
create function pg_temp.answered(p_words text) returns text[]
language plpgsql as $$
declare
  v_call text;
  v_answer text;
  v_all text[] := '{}';
begin
  for v_call in select call from pg_temp.calls where call is not null loop
    execute 'select (' || v_call || ')::text' into v_answer;
    if v_answer ilike '%' || p_words || '%' then
      v_all := v_all || v_call;
    end if;
  end loop;
  return v_all;
end $$;

-- Ann tells in each place, beside texts that tell of nothing.
select pg_temp.sign_in('ann');
insert into public.gig_jar_submissions (user_id, title, description) values
  (pg_temp.id_of('ann'), 'my dad hits me', 'my dad hits me every night'), (pg_temp.id_of('ann'), 'Wash cars', 'With a sponge');
insert into public.kindness_quests (user_id, description) values
  (pg_temp.id_of('ann'), 'my dad hits me every night'), (pg_temp.id_of('ann'), 'I carried bags');
insert into public.habit_streaks (user_id, habit_name) values
  (pg_temp.id_of('ann'), 'my dad hits me every night'), (pg_temp.id_of('ann'), 'Eat fruit');
insert into public.community_challenges (user_id, challenge_type, target_value) values (pg_temp.id_of('ann'), 'savings_goal', 45);
update public.community_challenges set title = 'my dad hits me every night';
create function pg_temp.told() returns text[]
language sql as $$
  select array['gig_jar_submissions', 'kindness_quests', 'habit_streaks', 'community_challenges']
$$;
select set_eq(
  $$ select unnest(pg_temp.readable('my dad hits me')) $$, $$ select 'public.' || unnest(pg_temp.told()) $$,
  'before, Ann reads what she told'
);
select set_eq(
  $$ select jsonb_object_keys(public.export_my_data()) $$,
  $$ select 'exported_at' union all select unnest(array['account', 'identities', 'sessions', 'form_submissions'])
    union all
    select relname::text from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and attname = 'user_id'
      -- Judgements are for the moderator alone, and the counts of the day tell of a text that is gone.
      and relname not in ('text_judgements', 'daily_usage') $$,
  'the download has every table that knows a user but the judgements and the counts of the day'
);
select is(
  pg_temp.answered('my dad hits me'), array['public.export_my_data()'], 'before, the download has her words'
);
select is(pg_temp.answered(words), '{}', 'and no verdict: ' || words)
from unnest(array['abuse', 'needs_help', 'is_withheld', '"heard"']) as words;
select set_eq(
  $$ select proname from pg_catalog.pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege(oid, 'execute') $$,
  'select function from pg_temp.calls', 'this test knows every function that a user may call'
);

-- She archives them, and asks to have each back in the same request.
create function pg_temp.archive_all(p_table text) returns text
language plpgsql as $$
declare
  v_back text;
begin
  execute format(
    'with archived as (update public.%I set is_deleted = true where user_id = $1 returning *)
     select jsonb_agg(to_jsonb(archived))::text from archived', p_table
  ) into v_back using pg_temp.id_of('ann');
  return v_back;
end $$;
select unalike(
  coalesce(pg_temp.archive_all(name), ''), '%my dad hits me%', 'the archiving does not answer with it: ' || name
)
from unnest(pg_temp.told()) as name;
select is(pg_temp.readable('my dad hits me'), '{}', 'no table and no view has it');
select is(pg_temp.answered('my dad hits me'), '{}', 'no function has it');
select is(pg_temp.readable('abuse'), '{}', 'nor the verdict, which no table has');
select is(pg_temp.answered('abuse'), '{}', 'and no function');
select set_eq(
  $$ select title from public.gig_jar_submissions union all select description from public.kindness_quests
    union all select habit_name from public.habit_streaks $$,
  $$ values ('Wash cars'), ('I carried bags'), ('Eat fruit') $$, 'what told of nothing is hers, archived as it is'
);
select is(
  pg_temp.touched(format('update public.%I set is_deleted = false', name)), 0, 'nothing brings it back: ' || name
)
from unnest(pg_temp.told()) as name;

-- A moderator.
select pg_temp.be_moderator();
select set_eq(
  'select kind, description, heard from public.moderation_queue()',
  $$ values ('idea', 'my dad hits me every night', 'abuse'), ('quest', 'my dad hits me every night', 'abuse') $$,
  'the moderator reads both as before'
);
select is(
  (select count(*) from public.habit_streaks where is_deleted and habit_name = 'my dad hits me every night'), 1::bigint,
  'names stay where they were, for whoever has to look into it'
);
create function pg_temp.waits(p_kind text) returns uuid
language sql as $$ select id from public.moderation_queue() where kind = p_kind $$;
create table pg_temp.waiting as select pg_temp.waits('idea') as idea, pg_temp.waits('quest') as quest;
grant select on pg_temp.waiting to authenticated;
select is(public.settle_disclosure(id), true, 'the moderator settles it')
from pg_temp.waiting, unnest(array[idea, quest]) as id;
select is_empty('select from public.moderation_queue()', 'then it waits no longer');
select is(public.undo_decision(id), true, 'and takes that back') from pg_temp.waiting, unnest(array[idea, quest]) as id;
select is(public.decide_idea(idea, null, null, true), true, 'the moderator finds that it was misheard') from pg_temp.waiting;
select pg_temp.sign_in('ann');
select is(pg_temp.readable('my dad hits me'), '{}', 'published after it was archived, it is still not for the account');
select is(pg_temp.answered('my dad hits me'), '{}', 'nor in its download');
select pg_temp.be_moderator();
select is(public.undo_decision(idea), true, 'that is taken back too') from pg_temp.waiting;
select is(public.review_quest(quest, false), true, 'a quest is decided as before') from pg_temp.waiting;
select is(public.undo_decision(quest), true, 'and taken back') from pg_temp.waiting;
select is(public.decide_idea(idea, 'hidden'), true, 'and an idea taken out') from pg_temp.waiting;

-- Reports are kept once, although the archiving takes two updates.
select pg_temp.be_owner();
insert into public.gig_jar_submissions (id, user_id, title, description, status)
values (pg_temp.id_of('reported'), pg_temp.id_of('ann'), 'Cakes', 'Fifty pence', 'active');
insert into public.gig_jar_reports (user_id, gig_id) values (pg_temp.id_of('bob'), pg_temp.id_of('reported'));
insert into public.text_judgements (user_id, gig_id, heard) values (pg_temp.id_of('ann'), pg_temp.id_of('reported'), 'crisis');
select pg_temp.sign_in('ann');
select lives_ok(
  $$ update public.gig_jar_submissions set is_deleted = true where id = pg_temp.id_of('reported') $$,
  'an idea that was heard as need and published since is archived'
);
select is(pg_temp.readable('Fifty pence'), '{}', 'and leaves the account as well');
select pg_temp.be_owner();
select is((select reports from public.kept_reports where gig_id = pg_temp.id_of('reported')), 1, 'its report is kept once');

-- A text that only may tell of need is withheld as well: a child's own spelling is often heard as a worry.
select pg_temp.be_owner();
insert into public.kindness_quests (id, user_id, description, needs_help)
values (pg_temp.id_of('worry'), pg_temp.id_of('ann'), 'I hugged him', 'worry');
insert into public.habit_streaks (id, user_id, habit_name, needs_help)
values (pg_temp.id_of('worry'), pg_temp.id_of('ann'), 'I hugged him', 'worry');
insert into public.gig_jar_submissions (id, user_id, title, description, status)
values (pg_temp.id_of('worry'), pg_temp.id_of('ann'), 'Hugs', 'I hugged him', 'active');
insert into public.text_judgements (user_id, gig_id, heard) values (pg_temp.id_of('ann'), pg_temp.id_of('worry'), 'worry');
select pg_temp.sign_in('ann');
update public.kindness_quests set is_deleted = true where id = pg_temp.id_of('worry');
update public.habit_streaks set is_deleted = true where id = pg_temp.id_of('worry');
update public.gig_jar_submissions set is_deleted = true where id = pg_temp.id_of('worry');
select is(pg_temp.readable('I hugged him'), '{}', 'what was heard as a worry leaves the account too');
select is(pg_temp.answered('I hugged him'), '{}', 'and its download');

-- A goal whose name is withheld is counted by no figure that the account reads.
insert into public.community_challenges (user_id, challenge_type, target_value) values (pg_temp.id_of('ann'), 'savings_goal', 30);
update public.community_challenges set title = 'my dad hits me too', current_progress = 30 where status = 'active' and not is_deleted;
select is((select goals_completed from public.kpi_data), 1, 'a goal that is reached counts');
update public.community_challenges set is_deleted = true where title = 'my dad hits me too';
select results_eq(
  'select goals_completed, total_goals from public.kpi_data', 'values (0, 0)', 'but not once its name has been withheld'
);

-- The same with every privilege granted.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('ann');
insert into public.kindness_quests (user_id, description, is_withheld) values (pg_temp.id_of('ann'), 'my dad hits me again', true);
select isnt_empty(
  $$ select from public.kindness_quests where description = 'my dad hits me again' and not is_withheld $$,
  'all granted: nobody withholds their own text'
);
update public.kindness_quests set is_deleted = true, is_withheld = false where description = 'my dad hits me again';
select is(pg_temp.readable('my dad hits me'), '{}', 'all granted: nothing has it');
select pg_temp.sign_in('bob');
select is(pg_temp.readable('my dad hits me'), '{}', 'nor anybody else');
select pg_temp.sign_in('ann');
select lives_ok('select public.delete_my_account()', 'Ann leaves');
select pg_temp.be_owner();
select is(pg_temp.readable('my dad hits me'), '{}', 'and leaves nothing');

select * from finish();
rollback;
