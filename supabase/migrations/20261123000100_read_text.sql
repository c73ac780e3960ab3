-- Texts that others read are judged before anybody else sees them. This is the reading; the rules are the rows of the next
-- migration, which `npm run rules` makes from supabase/functions/_shared/text: the guide in its chat reads the same ones.

-- One sign for another, side by side.
create table private.text_signs (stage text primary key, signs text not null, becomes text not null);
-- Replacements one after another; a stage of one row may be a pattern alone.
create table private.text_steps (
  stage text not null,
  place integer not null,
  pattern text not null,
  replacement text not null,
  primary key (stage, place)
);
-- Words that are put back when they are disguised. rank: their order; null for slang, which only means something else.
create table private.text_words (
  word text primary key,
  rank integer unique,
  squeezed text not null,
  -- These are also found in a run of letters.
  joined boolean not null,
  -- Not to be read by others unseen.
  swearing boolean not null,
  means text
);
create index text_words_squeezed on private.text_words (squeezed, rank);
-- Rules, the worst first.
create table private.text_rules (
  place integer primary key,
  hears text not null,
  reads text not null,
  pattern text not null
);
-- Learnt from examples: how far a word, a pair or the beginning of a word speaks for each of worry, hint, sexual, unsafe
-- and unkind, and against a harmless text; in hundredths (classifier.ts).
create table private.taught_signs (
  sign text primary key,
  weights integer[] not null check (cardinality(weights) = 5)
);

do $$
declare
  v_table name;
begin
  foreach v_table in array array['text_signs', 'text_steps', 'text_words', 'text_rules', 'taught_signs'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('revoke all on private.%I from public, anon, authenticated', v_table);
  end loop;
end $$;

create function private.mapped(p_text text, p_stage text) returns text
language sql stable set search_path = ''
return (select translate(p_text, signs, becomes) from private.text_signs where stage = p_stage);

create function private.stepped(p_text text, p_stage text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_pattern text;
  v_replacement text;
begin
  for v_pattern, v_replacement in
    select pattern, replacement from private.text_steps where stage = p_stage order by place
  loop
    p_text := regexp_replace(p_text, v_pattern, v_replacement, 'g');
  end loop;
  return p_text;
end $$;

create function private.text_pattern(p_stage text) returns text
language sql stable set search_path = ''
return (select pattern from private.text_steps where stage = p_stage);

-- "killmyself" as "kill myself", when nothing is left over.
create function private.segmented(p_run text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_length constant integer := char_length(p_run);
  -- How the first n letters are read, from the second place on.
  v_readings text[] := array_fill(null::text, array[v_length + 1]);
  v_part text;
begin
  if v_length > 60 or p_run !~ private.text_pattern('joined') then
    return null;
  end if;
  v_readings[1] := '';
  for v_end in 1..v_length loop
    for v_start in greatest(0, v_end - 9)..v_end - 1 loop
      continue when v_readings[v_start + 1] is null;
      v_part := substr(p_run, v_start + 1, v_end - v_start);
      if exists (select from private.text_words where word = v_part and joined) then
        v_readings[v_end + 1] := ltrim(v_readings[v_start + 1] || ' ' || v_part);
        exit;
      end if;
    end loop;
  end loop;
  return v_readings[v_length + 1];
end $$;

create function private.known_word(p_word text) returns text
language sql stable set search_path = ''
return coalesce(
  (select case when rank is null then means else word end from private.text_words where word = p_word),
  case when char_length(p_word) >= 6 then private.segmented(p_word) end
);

-- "killlll" as "kill"; a word without three of a letter is not stretched.
create function private.unstretched(p_word text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_squeezed text;
begin
  if p_word !~ private.text_pattern('stretched') then
    return null;
  end if;
  v_squeezed := private.stepped(p_word, 'squeeze');
  return coalesce(
    (select word from private.text_words where squeezed = v_squeezed and rank is not null order by rank desc limit 1),
    (select means from private.text_words where word = v_squeezed),
    private.segmented(v_squeezed)
  );
end $$;

create function private.misspelled(p_word text) returns text
language sql stable set search_path = ''
return case when char_length(p_word) >= 5 then (
  select replacement from private.text_steps where stage = 'slip' and p_word ~ pattern order by place limit 1
) end;

-- A disguised word ("k1ll", "k*ll", "killlll") as the word of the vocabulary, or several, else as it was.
create function private.respelled(p_typed text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_word constant text := private.stepped(p_typed, 'edges');
  v_found text;
  v_plain text;
begin
  if v_word = '' then
    return p_typed;
  end if;
  select means into v_found from private.text_words where word = v_word;
  if v_found is not null then
    return v_found;
  end if;
  v_found := private.unstretched(v_word);
  if v_found is not null then
    return v_found;
  end if;
  if v_word !~ private.text_pattern('disguised') then
    return coalesce(private.known_word(v_word), private.misspelled(v_word), p_typed);
  end if;
  foreach v_plain in array array[private.mapped(v_word, 'leetI'), private.mapped(v_word, 'leetL')] loop
    v_plain := private.mapped(v_plain, 'leet');
    v_found := coalesce(private.known_word(v_plain), private.unstretched(v_plain));
    if v_found is not null then
      return v_found;
    end if;
  end loop;
  if v_word !~ private.text_pattern('broken') then
    return p_typed;
  end if;
  return coalesce(
    private.known_word(private.stepped(v_word, 'bare')),
    (
      select word from private.text_words
      where v_word ~ (select private.text_pattern('wildcard'))
        and rank is not null and word like (select private.stepped(v_word, 'anyLetter')) order by rank limit 1
    ),
    p_typed
  );
end $$;

-- Letters set apart ("k i l l", "a k i l l") put together, where they are a word.
create function private.unspaced(p_letters text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_run constant text := private.stepped(p_letters, 'letters');
  v_word constant text := private.respelled(v_run);
begin
  if v_word <> v_run or exists (select from private.text_words where word = v_run and rank is not null) then
    return v_word;
  end if;
  return case
    when p_letters ~ '^[ai] .' then left(p_letters, 2) || private.unspaced(substr(p_letters, 3))
    else p_letters
  end;
end $$;

-- The same in a whole sentence; and words that are torn ("my self").
create function private.mended(p_text text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_apart constant text := private.text_pattern('apart');
  v_pieces constant text[] := regexp_split_to_array(p_text, v_apart);
  v_joined text := v_pieces[1];
  v_piece integer := 1;
  v_letters text;
begin
  for v_letters in select hit[1] from regexp_matches(p_text, '(' || v_apart || ')', 'g') as hit loop
    v_piece := v_piece + 1;
    v_joined := v_joined || private.unspaced(v_letters) || v_pieces[v_piece];
  end loop;
  return private.stepped(v_joined, 'torn');
end $$;

create function private.in_english(p_sentence text) returns text
language sql stable set search_path = ''
return private.mended(private.stepped(
  (
    select string_agg(private.respelled(word), ' ' order by place)
    from regexp_split_to_table(private.mended(p_sentence), '\s+') with ordinality as words(word, place)
  ),
  'squash'
));

-- Ends of sentences as " | ", which no gap of a rule reaches across. A single word is no sentence.
create function private.sentences_joined(p_sentences text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_sentence text;
  v_joined text := '';
begin
  foreach v_sentence in array p_sentences loop
    continue when v_sentence = '';
    v_joined := v_joined || case
      when v_joined = '' then ''
      when strpos(v_sentence, ' ') = 0 then ' '
      else ' | '
    end || v_sentence;
  end loop;
  return v_joined;
end $$;

-- One text as the rules read it (normalise.ts tells of each reading). words, native_words and innocent are without turns
-- of speech that only sound alarming.
create type private.text_readings as (
  cased text, plain text, digits text, latin text, native text, words text, native_words text, innocent text
);

create function private.readings_of(p_text text) returns private.text_readings
language plpgsql stable set search_path = ''
as $$
declare
  v_read private.text_readings;
  v_seen text;
  v_folded text;
  v_words text;
  v_ends constant text := private.text_pattern('sentenceEnd');
begin
  v_seen := private.stepped(private.mapped(p_text, 'boxed'), 'picture');
  v_seen := private.mapped(private.stepped(normalize(v_seen, NFKC), 'unseen'), 'digit');
  v_read.cased := regexp_replace(v_seen, '\s+', ' ', 'g');
  v_folded := normalize(private.stepped(normalize(private.mapped(v_seen, 'capital'), NFD), 'mark'), NFC);
  v_folded := private.stepped(private.mapped(v_folded, 'arabic'), 'ligature');
  v_read.plain := private.mapped(regexp_replace(v_folded, '\s+', ' ', 'g'), 'lookalike');
  v_read.digits := private.stepped(v_read.plain, 'number');
  v_words := private.stepped(v_folded, 'apostrophe');
  v_read.latin := private.sentences_joined(array(
    select private.in_english(sentence)
    from regexp_split_to_table(private.mapped(v_words, 'lookalike'), v_ends) with ordinality as sentences(sentence, place)
    order by place
  ));
  v_read.native := private.sentences_joined(array(
    select private.stepped(sentence, 'squash')
    from regexp_split_to_table(v_words, v_ends) with ordinality as sentences(sentence, place)
    order by place
  ));
  v_read.words := private.stepped(v_read.latin, 'harmless');
  if v_read.native <> v_read.latin then
    v_read.native_words := private.stepped(v_read.native, 'harmless');
  end if;
  v_read.innocent := private.stepped(v_read.latin, 'innocent');
  return v_read;
end $$;

create function private.rule_hears(p_reads text, p_pattern text, p_read private.text_readings) returns boolean
language sql immutable set search_path = ''
return case p_reads
  when 'words' then p_read.words ~ p_pattern or coalesce(p_read.native_words ~ p_pattern, false)
  when 'plain' then p_read.plain ~ p_pattern
  when 'digits' then p_read.digits ~ p_pattern
  when 'cased' then p_read.cased ~ p_pattern
  when 'latin' then p_read.latin ~ p_pattern
end;

create function private.swearing_in(p_read private.text_readings) returns text
language sql stable set search_path = ''
return (
  select 'swearing' from regexp_split_to_table(p_read.innocent, ' ') as said
  join private.text_words as known
    on known.swearing and known.word in (said, regexp_replace(said, '(?<!s)[sz]$', ''))
  limit 1
);

-- Each once: the words of a text, the beginnings of the long ones, and pairs. Compiled to machine code it takes a hundred
-- times as long: PostgreSQL takes a sentence for a thousand rows.
create function private.signs_of(p_read text) returns setof text
language sql stable set search_path = '' set jit = off
as $$
  with said as (
    select sentence, place, regexp_replace(
      case when word ~ private.text_pattern('disguisedWord') then private.mapped(word, 'disguise') else word end,
      '[0-9]+', '#', 'g'
    ) as word
    from string_to_table(private.stepped(p_read, 'betweenLetters'), '|') with ordinality as sentences(said, sentence),
      string_to_table(said, ' ') with ordinality as words(word, place)
    where word <> ''
  ),
  beside as (
    select word, lead(word) over in_order as next, lead(word, 2) over in_order as after_next
    from said
    window in_order as (partition by sentence order by place)
  )
  select word from beside
  union select left(word, 5) || '*' from beside where char_length(word) > 5
  union select word || ' ' || next from beside where next is not null
  union select word || ' _ ' || after_next from beside where after_next is not null;
$$;

-- The kind that the signs of a text speak of most, if a grown-up should look at it: classifier.ts tells of the two limits.
create function private.taught_in(p_read private.text_readings) returns text
language sql stable set search_path = '' set jit = off
as $$
  with signs as (select sign from private.signs_of(p_read.innocent) as sign),
  weighed as (
    select kind, sum(weight) as weight, sum(greatest(weight, 0)) as heard
    from signs
    join private.taught_signs using (sign)
    cross join lateral unnest(weights) with ordinality as weights_by_kind(weight, kind)
    group by kind
    order by 2 desc, kind
    limit 1
  )
  select (array['worry', 'hint', 'sexual', 'unsafe', 'unkind'])[kind]
  from weighed
  where heard >= 200 and (weight >= 0 or weight * weight < 12 * 12 * (1 + (select count(*) from signs)));
$$;

-- The worst of what the rules and the signs of a text tell: crisis, abuse, worry, contact, hint, sexual, unsafe, unkind,
-- swearing or nothing. A child in need who names a way to be reached is in need first.
create function private.worst_heard(p_ruled text, p_read private.text_readings) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_ruled in ('crisis', 'abuse') then p_ruled
    when taught = 'worry' then taught
    else coalesce(p_ruled, taught, private.swearing_in(p_read))
  end
  from private.taught_in(p_read) as taught
$$;

create function private.heard_in(p_text text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_read constant private.text_readings := private.readings_of(p_text);
  v_rule private.text_rules;
  v_ruled text;
begin
  for v_rule in select * from private.text_rules order by place loop
    if private.rule_hears(v_rule.reads, v_rule.pattern, v_read) then
      v_ruled := v_rule.hears;
      exit;
    end if;
  end loop;
  return private.worst_heard(v_ruled, v_read);
end $$;

do $$
declare
  v_function regprocedure;
begin
  foreach v_function in array array[
    'private.mapped(text, text)', 'private.stepped(text, text)', 'private.text_pattern(text)', 'private.segmented(text)',
    'private.known_word(text)', 'private.unstretched(text)', 'private.misspelled(text)',
    'private.respelled(text)', 'private.unspaced(text)', 'private.mended(text)', 'private.in_english(text)',
    'private.sentences_joined(text[])', 'private.readings_of(text)', 'private.rule_hears(text, text, private.text_readings)',
    'private.swearing_in(private.text_readings)', 'private.signs_of(text)', 'private.taught_in(private.text_readings)',
    'private.worst_heard(text, private.text_readings)', 'private.heard_in(text)'
  ]::regprocedure[] loop
    execute format('revoke all on function %s from public', v_function);
  end loop;
end $$;
