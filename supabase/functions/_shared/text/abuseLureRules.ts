/** Somebody older or from the internet seeks the company of a child: meetings, praise, gifts and secrets. */
import { either } from "./phrases.ts";

/** Adults that a child meets, and strangers. */
export const GROWN_UP =
  "(?:teacher|coach|tutor|neighbou?r|mums friend|dads friend|mums boyfriend|man|guy|bloke|dude|stranger|" +
  "adult|instructor|vicar|priest|imam|driver|boss|photographer)";

export const GROOMED: readonly string[] = [
  // The crime named as such.
  either(
    "groom(?:ed|ing|er|ers) (?:me|my|us|by|her|him|online|at|and|someone|a)",
    "(?:being|been|is|are|was|getting|get) groomed",
  ),
  // People from the internet.
  "(?:man|men|guy|boy|woman|adult|stranger|someone|somebody|person|" +
    "he|she|friend|player|they|fella|lad|dude|youtuber|streamer|gamer) " +
    ".... (?:online|on the internet|from the internet|on (?:snap|snapchat|insta|instagram|roblox|" +
    "discord|tiktok|fortnite|whatsapp|a game|minecraft|xbox|omegle|telegram|the game|kik|psn|my game)|" +
    "i met online|in a game|older than me|much older|\\d\\d years? old|who is \\d\\d|is \\d\\d) " +
    ".... (?:meet|meet up|meeting|secret|pictures?|photos?|pics?|camera|webcam|address|where i live|" +
    "what school|my school|alone|kiss|love|loves|girlfriend|boyfriend|gifts?|sexy|hotel|his house|" +
    "her house|his car|dont tell|not to tell|keep it|video call|body|wearing|underwear)",
  either(
    "(?:meet|met|meeting|meet up with|go to|visit) " +
      ".. (?:man|guy|someone|person|stranger|boy|girl|friend|lad|woman|him|her|adult|people) " +
      ".. (?:i know from|i met|from|on) .. (?:online|internet|roblox|discord|snap|snapchat|insta|instagram|" +
      "game|tiktok|fortnite|omegle|app|minecraft|chat)(?: alone| in secret| in person| irl)?",
    "(?:grown ?up|adult|man|woman|guy|older (?:boy|girl|man|guy)|stranger|someone|somebody) " +
      "(?:on|from|in) \\S+ .... (?:(?:im|hes|shes|he is|she is) (?:my|his|her) (?:boyfriend|girlfriend)|" +
      "keep (?:it|this) (?:a )?secret)",
  ),
  // Strangers and grown-ups who come too close.
  "(?:stranger|random man|random guy|old man|older man|older guy|older boy|grown man|grown up|adult|man) " +
    ".. (?:wants?|asked|asks|keeps|told|offered|offers|tried|follows|followed|messaged|messages|" +
    "texted|texts|dms|dmed|gave|gives) (?:me|to meet|my friend|asking me|messaging me|texting me|us) " +
    ".... (?:meet|secret|pics?|photos?|pictures?|car|van|alone|house|home|address|kiss|girlfriend|love|" +
    "touch|ride|lift|where i live|body|number|dont tell|present|presents|money|gifts?|sweets|not to tell)",
  either(
    "(?:man|guy|boy|bloke|stranger|adult|grown up|grown ?man|he|she|someone|teacher|coach|" +
      "tutor|neighbou?r) (?:online )?(?:keeps?|kept|wont stop|doesnt stop|wouldnt stop) " +
      "(?:on )?(?:messaging|texting|calling|dming|ringing|contacting|snapping|following|sending) " +
      "(?:me|us|my friend|my sister)(?! (?:adverts?|ads|the bill|offers))",
    "(?:teacher|coach|tutor|man|guy|stranger) .. (?:wants?|asked|asks) " +
      ".. (?:meet me (?:outside|alone|after school|in secret)|see me alone)",
  ),
  // Ages too far apart.
  either(
    "(?:boyfriend|girlfriend|he|hes|she|shes|him|guy|man|lad) (?:is |was |like |only |actually |about |" +
      "nearly |over )*(?:1[89]|[2-6]\\d) (?:and |but )?(?:im|i am) (?:only |just )?(?:[5-9]|1[0-7])",
    "(?:messaging|texting|calling|talking to|loves?|kissing) me .. (?:hes|he is|is|shes) " +
      "(?:like |about |over )?(?:1[89]|[2-6]\\d)",
    "(?:1[89]|[2-6]\\d) year old (?:man |guy |boy |woman )?(?:keeps |keeps on |kept )?" +
      "(?:added|adding|messaged|messaging|texting|asked|asking|sent|messages|texts|wants) (?:me|my)",
    "older (?:guy|man|boy|lad|woman) .... (?:quiet|secret|loves? me|calls me|texts me|messages me|meet|" +
      "alone|presents?|gifts?|buys me|picks me up)",
  ),
  // Praise and gifts.
  either(
    `${GROWN_UP} .. (?:says?|said|thinks|tells me|told me|keeps saying) .. (?:im|i am) ` +
      ".. (?:special|mature|favourite|favorite|beautiful|pretty|sexy|hot|gorgeous)",
    `${GROWN_UP} .... (?:gives?|gave|buys?|bought|offered|offers|pays?) (?:me|my friend|us) ` +
      ".... (?:dont tell|not to tell|secret|alone|lap|quiet)",
  ),
  either(
    "(?:gave|gives|buys|bought|offered|sends|giving|buying) (?:me|my friend|her|him) " +
      ".. (?:gifts?|presents?|money|phone|robux|v ?bucks|vapes?|alcohol|drugs|skins|clothes|trainers) " +
      ".. (?:if|to|for|so|and|in return|but) .. (?:secret|touch|kiss|pics?|pictures?|photos?|meet|stay|" +
      "do things|dont tell|naked|sell|carry|deliver|hide|not tell|sleep|keep quiet|owe)",
    "sugar (?:daddy|dad|mummy|mum|baby|mama)",
    "(?:pay|paid|allowance|money) .. (?:me|if i|to) " +
      ".. (?:be (?:his|her|their) (?:girlfriend|boyfriend)|meet (?:him|her)|go on a date)",
  ),
  // Secrets.
  either(
    "(?:told|tells|said|says|asked|asks|made|makes|saying|telling|promise|swear|make) (?:me |us |" +
      "my friend |that )?(?:not to|to not|dont|never to|i (?:cant|must not|mustnt|shouldnt|should not)|" +
      "its (?:a|our)|it is (?:a|our)|to keep|to (?:promise|swear)|promise|keep) .. (?:tell (?:anyone|" +
      "anybody|my mum|mum|my parents|my dad|any ?one|a soul|nobody|no one)|secret|our (?:little )?secret)",
    "(?:our|a|his|her) (?:little |special )?secret (?:and|or|otherwise|from) " +
      ".. (?:touch|hurt|anyone|get in trouble|tell|scared|hurts)",
    "(?:says?|said|told me|asked me) (?:to )?keep it quiet",
  ),
];
