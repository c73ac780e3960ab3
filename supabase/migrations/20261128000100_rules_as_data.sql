-- The rules for texts are data: `npm run rules` writes supabase/text_rules.sql, which hands them to this function. Until it
-- has run, every text is held and its writer is answered with the help lines.

-- Which rules these are, for the doctor.
create table private.text_rules_version (
  is_only boolean primary key default true check (is_only),
  hash text not null,
  replaced_at timestamptz not null default now()
);
alter table private.text_rules_version enable row level security;
revoke all on private.text_rules_version from public, anon, authenticated;

-- Replaces every rule and judges what is stored again, all or nothing. p_rules: {hash, signs: {stage: [sign, becomes]},
-- steps: {stage: [[pattern, replacement]]}, words: [[word, rank, squeezed, joined, swearing, means]],
-- rules: [[hears, reads, pattern]], weights: {sign: [hundredths]}} (textRules.ts). Returns false if these are the rules
-- already.
create function private.replace_text_rules(p_rules jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_hash constant text := p_rules ->> 'hash';
begin
  -- The second of two at once finds the rules of the first.
  lock table private.text_rules_version in exclusive mode;
  if exists (select from private.text_rules_version where hash = v_hash) then
    return false;
  end if;

  -- Deleted and not truncated: texts that come meanwhile are judged by the old rules, and wait for nothing.
  delete from private.text_signs;
  insert into private.text_signs
  select stage, signs ->> 0, signs ->> 1 from jsonb_each(p_rules -> 'signs') as stages(stage, signs);
  delete from private.text_steps;
  insert into private.text_steps
  select stage, place - 1, step ->> 0, step ->> 1
  from jsonb_each(p_rules -> 'steps') as stages(stage, steps),
    jsonb_array_elements(steps) with ordinality as steps_in_order(step, place);
  delete from private.text_words;
  insert into private.text_words
  select word ->> 0, (word ->> 1)::integer, word ->> 2, (word ->> 3)::boolean, (word ->> 4)::boolean, word ->> 5
  from jsonb_array_elements(p_rules -> 'words') as words(word);
  delete from private.text_rules;
  insert into private.text_rules
  select place - 1, rule ->> 0, rule ->> 1, rule ->> 2
  from jsonb_array_elements(p_rules -> 'rules') with ordinality as rules_in_order(rule, place);
  delete from private.taught_signs;
  insert into private.taught_signs
  select sign, translate(weights::text, '[]', '{}')::integer[]
  from jsonb_each(p_rules -> 'weights') as signs(sign, weights);

  if v_hash is null
    or not exists (select from private.text_signs) or not exists (select from private.text_steps)
    or not exists (select from private.text_words) or not exists (select from private.text_rules)
    or not exists (select from private.taught_signs)
  then
    raise exception 'A part of the rules is missing' using errcode = '22023';
  end if;
  -- A pattern that cannot be read would refuse every text from now on.
  perform count(*) from private.text_rules where '' ~ pattern;
  perform count(*) from private.text_steps where '' ~ pattern;

  insert into private.text_rules_version (hash) values (v_hash)
  on conflict (is_only) do update set hash = excluded.hash, replaced_at = now();
  perform private.judge_stored_texts();
  return true;
end $$;

-- A text that nothing can judge may be one of need.
create or replace function private.heard_in(p_text text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_read private.text_readings;
  v_rule private.text_rules;
  v_ruled text;
begin
  if not exists (select from private.text_rules) then
    return 'worry';
  end if;
  v_read := private.readings_of(p_text);
  for v_rule in select * from private.text_rules order by place loop
    if private.rule_hears(v_rule.reads, v_rule.pattern, v_read) then
      v_ruled := v_rule.hears;
      exit;
    end if;
  end loop;
  return private.worst_heard(v_ruled, v_read);
end $$;

-- The stored texts about which nobody has decided, by the rules of now. None is refused any more, and none that waits is
-- let go: its writer was told that a grown-up looks at it. Rule by rule, since PostgreSQL remembers 32 patterns.
create or replace function private.judge_stored_texts() returns void
language plpgsql set search_path = ''
as $$
declare
  v_rule private.text_rules;
begin
  create temp table undecided on commit drop as
  select user_id, id as gig_id, null::uuid as quest_id, private.readings_of(title || ' ' || description) as read,
    null::text as heard, needs_help is not null as is_in_need
  from public.gig_jar_submissions as idea
  where status <> 'hidden' and not is_deleted and coalesce(needs_help, 'worry') = 'worry'
    and not exists (select from public.moderation_decisions where gig_id = idea.id)
  union all
  select user_id, null, id, private.readings_of(description), null, needs_help is not null
  from public.kindness_quests as quest
  where status = 'pending' and not is_deleted and coalesce(needs_help, 'worry') = 'worry'
    and not exists (select from public.moderation_decisions where quest_id = quest.id);
  for v_rule in select * from private.text_rules order by place loop
    update pg_temp.undecided set heard = v_rule.hears
    where heard is null and private.rule_hears(v_rule.reads, v_rule.pattern, read);
  end loop;
  update pg_temp.undecided set heard = private.worst_heard(heard, read);
  -- A child in need stays so.
  delete from pg_temp.undecided where heard is null or (is_in_need and private.help_for(heard) is null);

  insert into public.text_judgements (user_id, gig_id, heard)
  select user_id, gig_id, heard from pg_temp.undecided where gig_id is not null
  on conflict (gig_id) do update set heard = excluded.heard;
  insert into public.text_judgements (user_id, quest_id, heard)
  select user_id, quest_id, heard from pg_temp.undecided where quest_id is not null
  on conflict (quest_id) do update set heard = excluded.heard;
  update public.gig_jar_submissions as idea
  set status = 'held', held_from = case when status = 'held' then held_from else status end,
    needs_help = private.help_for(heard)
  from pg_temp.undecided as judged
  -- A moderator may have decided meanwhile.
  where judged.gig_id = idea.id and idea.status <> 'hidden'
    and not exists (select from public.moderation_decisions as decision where decision.gig_id = idea.id);
  update public.kindness_quests as quest
  set needs_help = private.help_for(heard)
  from pg_temp.undecided as judged where judged.quest_id = quest.id;
  drop table pg_temp.undecided;
end $$;
