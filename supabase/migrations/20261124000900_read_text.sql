-- Texts that others read are judged before anybody else sees them. This is the reading; the rules are the rows of
-- …_text_rules.sql, which `npm run rules` makes from supabase/functions/_shared/text: the guide in its chat reads the same ones.

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
    v_joined := v_joined
      || case when v_joined = '' then '' when strpos(v_sentence, ' ') = 0 then ' ' else ' | ' end
      || v_sentence;
  end loop;
  return v_joined;
end $$;
