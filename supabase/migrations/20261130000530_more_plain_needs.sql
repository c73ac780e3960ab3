-- More needs that children say plainly, for an account whose tries are used up. The words are those of the fixed rules
-- (supabase/tests/judging_test.sql tells that each hears the same).
insert into private.plain_needs (need, phrase)
select 'emergency', unnest(array[
    'has collapsed', 'isnt waking up', 'not waking up', 'wont wake', 'is having a fit', 'has been stabbed', 'has been shot',
    'is choking', 'is drowning', 'cannot breathe', 'can not breathe', 'is not responding', 'isnt responding', 'has fainted',
    'a man is in our house', 'theres a man in our house', 'kitchen is on fire', 'flat is on fire', 'smell gas',
    'having a heart attack', 'having a stroke', 'is going blue', 'has gone blue', 'is turning blue', 'has a machete',
    'has got a gun', 'wont move', 'not breathing', 'is not moving', 'isnt moving', 'bleeding badly',
    'having an asthma attack'
  ])
union all
select 'crisis', unnest(array[
    'wanna kms', 'want to kms', 'want 2 kms', 'gonna kms', 'going to kms', 'feel like kms', 'will kms', 'just kms',
    'want kms', 'unalive', 'unaliving myself', 'tried to kms', 'cut my arms', 'cut my arm', 'cut my wrists', 'cut my wrist',
    'cut my leg', 'cut my thighs', 'cut my thigh', 'cut my skin', 'cutting my arms', 'cutting my arm', 'cutting my wrists',
    'cutting my wrist', 'cutting my legs', 'cutting my leg', 'cutting my thighs', 'cutting my thigh', 'cutting my skin',
    'started cutting again', 'cut again', 'bite my arm', 'burn myself', 'burning myself', 'burnt myself', 'punch myself',
    'hit myself', 'stab myself', 'shoot myself', 'drown myself', 'starving myself', 'choke myself', 'punish myself',
    'bleed myself', 'taken all pills', 'taken all tablets', 'taken too many pills', 'taken too many tablets',
    'taken loads of pills', 'taken loads of tablets', 'taken all my pills', 'taken all my tablets', 'taken all the pills',
    'taken all the tablets', 'taken all mums pills', 'taken all mums tablets', 'taken all my mums pills',
    'taken all my mums tablets', 'taken all my dads pills', 'taken all my dads tablets', 'taken all nans pills',
    'taken all nans tablets', 'taken mums pills', 'taken mums tablets', 'taken my mums pills', 'taken my mums tablets',
    'taken dads pills', 'taken dads tablets', 'taken my dads pills', 'taken my dads tablets', 'taken nans pills',
    'taken nans tablets', 'took all pills', 'took all tablets', 'took loads of pills', 'took loads of tablets',
    'took all my pills', 'took all my tablets', 'took all mums pills', 'took all mums tablets', 'took all my mums pills',
    'took all my mums tablets', 'took all my dads pills', 'took all my dads tablets', 'took all nans pills',
    'took all nans tablets', 'took mums pills', 'took mums tablets', 'took my mums pills', 'took my mums tablets',
    'took dads pills', 'took dads tablets', 'took my dads pills', 'took my dads tablets', 'took nans pills',
    'took nans tablets', 'overdosed', 'tried to od', 'drank bleach', 'drink bleach', 'drank some bleach', 'wanna end it',
    'want it to end', 'want it all to end', 'want it to be over', 'want it all to stop', 'want to stop living',
    'better if i was dead', 'better if i died', 'rather be dead'
  ])
union all
select 'abuse', unnest(array[
    'comes in my room at night', 'comes in my room when im asleep', 'comes in my bed at night',
    'comes in my bed when im asleep', 'comes in my bedroom at night', 'comes in my bedroom when im asleep',
    'comes into my room at night', 'comes into my room when im asleep', 'comes into my bed at night',
    'comes into my bed when im asleep', 'comes into my bedroom at night', 'comes into my bedroom when im asleep',
    'came in my room at night', 'came in my room when im asleep', 'came in my bed at night', 'came in my bed when im asleep',
    'came in my bedroom at night', 'came in my bedroom when im asleep', 'came into my room at night',
    'came into my room when im asleep', 'came into my bed at night', 'came into my bed when im asleep',
    'came into my bedroom at night', 'came into my bedroom when im asleep', 'sneaks into my room at night',
    'sneaks into my room when im asleep', 'sneaks into my bed at night', 'sneaks into my bed when im asleep',
    'sneaks into my bedroom at night', 'sneaks into my bedroom when im asleep', 'comes in at night',
    'comes in when im asleep', 'hit my mum', 'hit my sister', 'hit my brother', 'hitting us', 'hitting my sister',
    'hitting my brother', 'beats us', 'beats my sister', 'beats my brother', 'beat us', 'beat my mum', 'beat my sister',
    'beat my brother', 'beating us', 'beating my mum', 'beating my sister', 'beating my brother', 'kicks us', 'kicks my mum',
    'kicks my sister', 'kicks my brother', 'kicked us', 'kicked my mum', 'kicked my sister', 'kicked my brother',
    'punches us', 'punches my mum', 'punches my sister', 'punches my brother', 'punched us', 'punched my mum',
    'punched my sister', 'punched my brother', 'slaps us', 'slaps my mum', 'slaps my sister', 'slaps my brother',
    'slapped us', 'slapped my mum', 'slapped my sister', 'slapped my brother', 'hurts us', 'hurts my mum', 'hurts my sister',
    'hurts my brother', 'hurt us', 'hurt my mum', 'hurt my sister', 'hurt my brother', 'touches us', 'touches my sister',
    'touches my brother', 'touched us', 'touched my sister', 'touched my brother', 'smacks me', 'smacked me', 'shoves me',
    'whips me', 'whipped me', 'belts me', 'belted me', 'batters me', 'battered me', 'bashes me', 'bashed me', 'stabs me',
    'stabbed me', 'pinches me', 'bites me', 'grabs me', 'grabbed me', 'drags me', 'dragged me', 'bullies me',
    'blackmails me', 'blackmailed me', 'grooms me'
  ]);
