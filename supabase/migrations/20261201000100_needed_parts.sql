-- A pattern is read only with texts that hold a part without which it cannot match. PostgreSQL remembers 32 patterns, so most
-- of the 810 were compiled for each text, which took five times as long as reading with them.

-- Patterns for like, one of which matches every text that the pattern does; null: no short list of such parts is known
-- (scripts/moderation/neededParts.ts).
alter table private.text_rules add column needs text[];
alter table private.text_steps add column needs text[];

-- A list of parts, as it comes with the rules.
create function private.as_needs(p_parts jsonb) returns text[]
language sql immutable set search_path = ''
return case when jsonb_typeof(p_parts) = 'array' then (
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%') from jsonb_array_elements_text(p_parts) as part
) end;

create or replace function private.stepped(p_text text, p_stage text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_step private.text_steps;
begin
  for v_step in select * from private.text_steps where stage = p_stage order by place loop
    if v_step.needs is null or p_text like any (v_step.needs) then
      p_text := regexp_replace(p_text, v_step.pattern, v_step.replacement, 'g');
    end if;
  end loop;
  return p_text;
end $$;

create or replace function private.misspelled(p_word text) returns text
language sql stable set search_path = ''
return case when char_length(p_word) >= 5 then (
  select replacement from private.text_steps
  where stage = 'slip' and case when needs is null or p_word like any (needs) then p_word ~ pattern else false end
  order by place limit 1
) end;

-- The texts that rules read, by the kind of reading; more than one of a kind where there are two.
create function private.readings_by_kind(p_read private.text_readings) returns table (reads text, said text)
language sql immutable set search_path = ''
as $$
  values ('words', p_read.words), ('words', p_read.native_words), ('plain', p_read.plain), ('digits', p_read.digits),
    ('cased', p_read.cased), ('latin', p_read.latin)
$$;

-- The worst kind that a rule hears, or null; p_only: by the rules of that kind alone.
create function private.ruled_in(p_read private.text_readings, p_only text default null) returns text
language sql stable set search_path = ''
return (
  select hears
  from private.readings_by_kind(p_read)
  join private.text_rules using (reads)
  -- The cheap tests come first, in whatever order the planner likes.
  where case
    when p_only <> hears then false
    when needs is null or said like any (needs) then said ~ pattern
    else false
  end
  order by place
  limit 1
);

create or replace function private.tells_contact(p_read private.text_readings) returns boolean
language sql stable set search_path = ''
return private.ruled_in(p_read, 'contact') is not null;

create or replace function private.heard_in(p_text text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_read private.text_readings;
begin
  if not exists (select from private.text_rules) then
    return 'worry';
  end if;
  v_read := private.readings_of(p_text);
  return private.worst_heard(private.ruled_in(v_read), v_read);
end $$;

-- As before; text by text, since a text compiles few patterns now.
create or replace function private.judge_stored_texts() returns void
language plpgsql set search_path = ''
as $$
begin
  create temp table undecided on commit drop as
  select user_id, id as gig_id, null::uuid as quest_id, private.heard_in(title || ' ' || description) as heard,
    needs_help is not null as is_in_need
  from public.gig_jar_submissions as idea
  where status <> 'hidden' and not is_deleted and coalesce(needs_help, 'worry') = 'worry'
    and not exists (select from public.moderation_decisions where gig_id = idea.id)
  union all
  select user_id, null, id, private.heard_in(description), needs_help is not null
  from public.kindness_quests as quest
  where status = 'pending' and not is_deleted and coalesce(needs_help, 'worry') = 'worry'
    and not exists (select from public.moderation_decisions where quest_id = quest.id);
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

-- As before, with the parts that a pattern needs. p_rules: {hash, signs: {stage: [sign, becomes]},
-- steps: {stage: [[pattern, replacement, parts]]}, words: [[word, rank, squeezed, joined, swearing, means]],
-- rules: [[hears, reads, pattern, parts]], weights: {sign: [hundredths]}} (textRules.ts). Returns false if these are the rules
-- already.
create or replace function private.replace_text_rules(p_rules jsonb) returns boolean
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
  select stage, place - 1, step ->> 0, step ->> 1, private.as_needs(step -> 2)
  from jsonb_each(p_rules -> 'steps') as stages(stage, steps),
    jsonb_array_elements(steps) with ordinality as steps_in_order(step, place);
  delete from private.text_words;
  insert into private.text_words
  select word ->> 0, (word ->> 1)::integer, word ->> 2, (word ->> 3)::boolean, (word ->> 4)::boolean, word ->> 5
  from jsonb_array_elements(p_rules -> 'words') as words(word);
  delete from private.text_rules;
  insert into private.text_rules
  select place - 1, rule ->> 0, rule ->> 1, rule ->> 2, private.as_needs(rule -> 3)
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

drop function private.rule_hears(text, text, private.text_readings);
