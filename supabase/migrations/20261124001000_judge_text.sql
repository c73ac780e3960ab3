-- The judgement of a text, made from the readings of it (the migration before).

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

-- The need in which the writer gets help in place of a thank you.
create function private.help_for(p_heard text) returns text
language sql immutable set search_path = ''
return case when p_heard in ('crisis', 'abuse', 'worry') then p_heard end;
