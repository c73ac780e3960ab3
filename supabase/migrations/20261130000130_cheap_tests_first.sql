-- The cheap test comes before the costly one, in whatever order the planner likes. Once the database has been analysed, it
-- read all 39,000 weights for each text, and a text with a number was judged whole up to seven times.

-- Looks up the signs of the text one by one; a join may be planned as a scan of the whole table.
create or replace function private.taught_in(p_read private.text_readings) returns text
language sql stable set search_path = '' set jit = off
as $$
  with signs as (select sign from private.signs_of(p_read.innocent) as sign),
  weighed as (
    select kind, sum(weight) as weight, sum(greatest(weight, 0)) as heard
    from signs
    cross join lateral (select weights from private.taught_signs as taught where taught.sign = signs.sign limit 1) as taught
    cross join lateral unnest(weights) with ordinality as weights_by_kind(weight, kind)
    group by kind
    order by 2 desc, kind
    limit 1
  )
  select (array['worry', 'hint', 'sexual', 'unsafe', 'unkind'])[kind]
  from weighed
  where heard >= 200 and (weight >= 0 or weight * weight < 12 * 12 * (1 + (select count(*) from signs)));
$$;

-- The same for the words of a text.
create or replace function private.swearing_in(p_read private.text_readings) returns text
language sql stable set search_path = ''
return (
  select 'swearing'
  from regexp_split_to_table(p_read.innocent, ' ') as said
  cross join lateral unnest(array[said, regexp_replace(said, '(?<!s)[sz]$', '')]) as spelt
  cross join lateral (select swearing from private.text_words as known where known.word = spelt limit 1) as known
  where swearing
  limit 1
);

-- True if a rule for contact data hears one in the text, read in these ways.
create function private.tells_contact(p_read private.text_readings) returns boolean
language sql stable set search_path = ''
return exists (
  select from private.text_rules
  where case when hears = 'contact' then private.rule_hears(reads, pattern, p_read) else false end
);

-- A text as it is seen: without boxes and hidden characters.
create function private.seen_in(p_text text) returns text
language sql stable set search_path = ''
return private.mapped(
  private.stepped(normalize(private.stepped(private.mapped(p_text, 'boxed'), 'picture'), NFKC), 'unseen'), 'digit'
);

-- The same in small letters without marks.
create function private.folded(p_seen text) returns text
language sql stable set search_path = ''
return private.stepped(
  private.mapped(normalize(private.stepped(normalize(private.mapped(p_seen, 'capital'), NFD), 'mark'), NFC), 'arabic'), 'ligature'
);

-- The readings of a text's signs and numbers, without those of its words, which take much longer.
create function private.signs_read(p_text text) returns private.text_readings
language plpgsql stable set search_path = ''
as $$
declare
  v_read private.text_readings;
  v_seen constant text := private.seen_in(p_text);
begin
  v_read.cased := regexp_replace(v_seen, '\s+', ' ', 'g');
  v_read.plain := private.mapped(regexp_replace(private.folded(v_seen), '\s+', ' ', 'g'), 'lookalike');
  v_read.digits := private.stepped(v_read.plain, 'number');
  return v_read;
end $$;

create or replace function private.readings_of(p_text text) returns private.text_readings
language plpgsql stable set search_path = ''
as $$
declare
  v_read private.text_readings := private.signs_read(p_text);
  v_words text;
  v_ends constant text := private.text_pattern('sentenceEnd');
begin
  v_words := private.stepped(private.folded(private.seen_in(p_text)), 'apostrophe');
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

-- As before, reading signs and numbers alone: what goes on from one idea to the next is a number.
create or replace function private.continues_contact(p_user_id uuid, p_text text) returns boolean
language sql stable set search_path = ''
return p_text ~ '[0-9]{3}' and exists (
  select from (
    select title || ' ' || description as said from public.gig_jar_submissions
    where user_id = p_user_id and created_at > now() - interval '30 days' and title || ' ' || description ~ '[0-9]{3}'
    order by created_at desc limit 3
  ) as before
  where private.tells_contact(private.signs_read(said || ' ' || p_text))
    or private.tells_contact(private.signs_read(p_text || ' ' || said))
);
