-- A plain need, heard without a judgement: help comes before every limit, so a text is looked at even where it is too much to
-- judge it. A look compares strings and tries no pattern of the rules, so that a refusal stays cheap.

-- Words in which the rules hear the same need (supabase/tests/judging_test.sql), in lower case and without signs.
create table private.plain_needs (
  phrase text primary key,
  need text not null check (need in ('emergency', 'crisis', 'abuse'))
);
alter table private.plain_needs enable row level security;
revoke all on private.plain_needs from public, anon, authenticated;
insert into private.plain_needs (need, phrase)
select 'emergency', unnest(array[
    'took an overdose', 'taken an overdose', 'wont wake up', 'will not wake up', 'isnt breathing', 'is not breathing',
    'stopped breathing', 'cant breathe', 'wont stop bleeding', 'bleeding a lot', 'is unconscious', 'has a knife',
    'has got a knife', 'has a gun', 'someone is in our house', 'somebody is in our house', 'house is on fire'
  ])
union all
select 'crisis', unnest(array[
    'took too many tablets', 'took too many pills', 'took all the tablets', 'took all the pills', 'swallowed tablets',
    'want to die', 'wants to die', 'kill himself', 'kill herself', 'dont wanna live', 'dont wanna be alive',
    'dont wanna be here', 'cutting herself', 'cutting himself', 'wanna die', 'want 2 die', 'want to be dead', 'wish i was dead', 'wish i were dead',
    'be better off dead', 'better off without me', 'kill myself', 'killing myself', 'kill my self', 'kill me please',
    'end my life', 'ending my life', 'take my own life', 'end it all', 'want to end it', 'hurt myself', 'hurting myself',
    'cut myself', 'cutting myself', 'harm myself', 'harming myself', 'self harm', 'self harming', 'selfharm',
    'starve myself', 'suicide', 'suicidal', 'commit suicide', 'dont want to live', 'do not want to live',
    'dont want to be here anymore', 'dont want to be here any more', 'dont want to be alive', 'not want to be alive',
    'no reason to live', 'nothing to live for', 'wish i was never born', 'wish i had never been born',
    'want to disappear forever', 'hang myself'
  ])
union all
select 'abuse', unnest(array[
    'hits my mum', 'beats my mum', 'hitting my mum', 'hits my brother', 'hits my sister', 'hits us', 'hits me', 'hit me', 'hitting me', 'beats me', 'beat me', 'beating me', 'punches me', 'punched me', 'kicks me',
    'kicked me', 'slaps me', 'slapped me', 'hurts me', 'hurt me', 'hurting me', 'touches me', 'touched me', 'touching me',
    'rapes me', 'raped me', 'molests me', 'molested me', 'abuses me', 'abused me', 'abusing me', 'chokes me', 'choked me',
    'burns me', 'burned me', 'strangles me', 'strangled me', 'threatens me', 'threatened me', 'sent me nudes',
    'asks me for nudes', 'asked me for nudes'
  ]);

-- The gravest need that is said plainly in a text, or null.
create function private.plain_need_in(p_text text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- A constant, because a query would work it out again for each phrase.
  v_said constant text := ' ' || regexp_replace(
    regexp_replace(lower(normalize(p_text, NFKC)), '[''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g'
  ) || ' ';
begin
  return (
    select need from private.plain_needs
    where strpos(v_said, ' ' || phrase || ' ') > 0
    order by array_position(array['emergency', 'crisis', 'abuse'], need)
    limit 1
  );
end $$;
