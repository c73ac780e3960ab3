/** Pictures of a child: asked for, taken, paid for, passed on, or held against them. */
import { GROWN_UP } from "./abuseLureRules.ts";
import { either } from "./phrases.ts";

const PICTURES =
  "(?:nudes?|naked|nakey|nood|noods|noodz|sexy|undressed|without (?:my )?clothes|" +
  "in my (?:underwear|bikini|bra|pants|knickers)|of my (?:body|chest|private|bum|boobs|feet)|topless|" +
  "dick pics?|private (?:photos?|pictures?|pics?|videos?))";
const A_PICTURE = "(?:pics?|photos?|pictures?|videos?|vids?|nudes?|snaps?|selfies?)";

export const PICTURES_WANTED: readonly string[] = [
  // Naked pictures and videos.
  either(
    "(?:send|sent|sending|sends|wants?|wanted|ask|asks|asked|asking|share|shared|sharing|post|posted|" +
      "posting|leak|leaked|leaking|leaks|got|has|have|take|took|show|showed|need|demand|demands|begging|" +
      `trade|sell) .... ${PICTURES}`,
    "(?:photos?|pictures?|pics?|videos?|selfies?|snaps?) .. (?:of|in) " +
      ".. (?:naked|nude|body|underwear|private|without clothes|chest|bikini|shower|bra|feet|my bum)",
    "sextort(?:ion|ed|ing)?|revenge porn|(?:my|her|his) nudes",
  ),
  // A body part, clothes or a selfie for money.
  either(
    "(?:asks?|asked|asking|wants?|wanted|offers?|offered|pays?|paid|begs?|begged) .... feet pics?",
    `${A_PICTURE} of my (?:feet|body|legs|bum|chest)`,
    `(?:asked|asks|wants?|wanted|offered|offers|pay|pays|buy) .... ${A_PICTURE} (?:of me )?(?:in|wearing) ` +
      "(?:my|a) (?:swimsuit|swimming (?:costume|trunks)|bikini|underwear|pe kit|leotard|pyjamas|towel|bra)",
  ),
  either(
    `(?:${GROWN_UP}|he|someone|online|woman|person) .... (?:pay|pays|paid|offered|offers|money|£\\d+|` +
      `wants?|asked|asks) .... ${A_PICTURE} (?:of me|with me|of myself)`,
    `pay(?:s|ing)? me for (?:selfies|${A_PICTURE}(?! of))`,
    "(?:guy|man|men|he|someone|stranger|bloke|person|woman|lad|boy|online|dms) .... (?:used|worn|dirty|old|" +
      "smelly) (?:used |worn |dirty )?(?:socks|pants|knickers|underwear|tights|bra|leotard)",
  ),
  // Pictures taken where a child undresses.
  either(
    "(?:took|take|takes|taking|filmed|films|filming|recorded|records|recording|put|has|have) " +
      `.... (?:${A_PICTURE}|camera|me|us|girls|boys|him|her) .. (?:in|from) ` +
      "(?:the |our |a )?(?:changing rooms?|toilets?|showers?|bath|bathroom|loos?|locker room)",
    `${A_PICTURE} of (?:me|her|him|us) (?:getting changed|changing|undressing|naked|asleep)`,
    `(?:${GROWN_UP}|he) (?:keeps |always )?(?:takes?|taking|took) ${A_PICTURE} of me`,
  ),
  // Fake nudes.
  "fake (?:nudes?|naked)|nudes? of (?:me|her|him|my)|deep ?fakes? of (?:me|my|her|him)",
];

export const BLACKMAIL: readonly string[] = [
  // Blackmail named as such.
  "blackmail(?:s|ed|ing|er)? (?:me|us|my|him|her|a|someone)?",
  // Pictures or money, or else.
  either(
    "(?:send|sends|sending) (?:him|her|them|me) (?:more )?(?:pics|photos|pictures|videos|selfies) " +
      ".. (?:or|otherwise|unless|else|he will|hell|or else|they will|theyll)",
    "(?:share|post|send|leak|show|put|spread|expose|upload|tell) .. (?:my|the|her|his|it|them) " +
      ".. (?:photos?|pics?|pictures?|videos?|nudes?|secrets?|chats?|messages|everyone|online|whole school) " +
      ".. (?:if|unless|or) .. (?:dont|do not|pay|send|give|money|i)",
    "(?:pay|money|send|give|gift cards?|robux|vouchers?|£\\d+|\\d+) .. (?:or|otherwise|or else) " +
      "(?:he|she|they|he'll|hell|shell|theyll|he will|she will|they will|ill|i will) " +
      ".. (?:post|share|send|leak|show|tell|hurt|beat|kill|come|get|expose|put|upload)",
  ),
  either(
    `(?:if|unless|or) .... ${A_PICTURE} .... (?:tell|show|share|send|post|leak)(?:ing)? ` +
      "(?:my|everyone|them|it|to|people|his|her)",
    `(?:has|have|got) (?:my|a|some|the) .. ${A_PICTURE} .. (?:wants?|asks?|asking|demands?|demanding) ` +
      ".. (?:money|pay|£\\d+|gift)",
    `pay .. or .. ${A_PICTURE}`,
    "another (?:pic|photo|video|picture|nude|vid) .. or",
  ),
  // A threat to show it to everybody.
  either(
    "(?:he|she|they|someone|hes|shes|hell|theyll|boy|girl|man|guy|ex) " +
      "(?:says? |said |saying |gonna |going |will |would |is |to |he |she |they |threatened |threatens )+" +
      `(?:show|send|post|share|leak|put|spread) .. my .. ${A_PICTURE}`,
    "(?:tell|show|send|post|share) (?:it |them |her |him |this )?(?:to )?" +
      "(?:everyone|everybody|the whole school|my (?:mum|dad|parents|friends|family|school|class)) " +
      "(?:if|unless) (?:i|she|he|we) .. (?:send|sent|pay|paid|meet|give|gave)",
    "(?:or|unless|otherwise) (?:hell|he will|hes|theyll|they will|shell) " +
      ".. (?:put|post|send|share|show|upload|leak)",
  ),
];
