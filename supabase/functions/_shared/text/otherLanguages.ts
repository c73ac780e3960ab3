/**
 * The most common phrases in the languages that children here speak at home, with and without their own letters. They
 * match parts of a text, because some of these languages join endings to words and others write no spaces. Texts are
 * compared without accents, and Arabic and Urdu with one form of each letter (normalise.ts).
 */
import { fold } from "./normalise.ts";
import { LETTERS } from "./signs.ts";

const asWords = (written: readonly string[]) =>
  written.map((part) => `(?<![${LETTERS}])(?:${fold(part)})(?![${LETTERS}])`);
const asParts = (written: readonly string[]) => written.map(fold);

const CRISIS_LATIN = [
  // Spanish
  "(?:quiero|quisiera|deseo|ganas de|voy a|pienso en|penso en|prefiero|quiere|quería|gustaría|debería) (?:morir|morirme|morirse|matarme|matarse|suicidarme|suicidarse|cortarme|estar muert[oa]|desaparecer|hacerme daño|dejar de (?:vivir|existir))",
  "(?:no|ya no) (?:quiero|deseo|aguanto|puedo) (?:vivir|seguir viviendo|más vivir|seguir|estar vivo|estar viva|estar aquí)(?: más| así)?|me (?:quiero|voy a|quisiera) (?:morir|matar|suicidar|cortar)|suicid(?:io|arme|arse|arte|o|a)|me corto|matarme|quitarme la vida|acabar con mi vida|autolesi\\S*",
  // French
  "(?:je )?(?:veux|voudrais|veut|vais|envie de|envie d|préfère|pense à|veu) (?:mourir|me tuer|me suicider|crever|me pendre|en finir|me couper|être mort|être morte|disparaître|plus vivre|me faire du mal|se tuer|se suicider)|(?:ne )?(?:veux|peux|veut) plus (?:vivre|être en vie|exister|continuer)|me suicider|me tuer|suicider|j ?en ai marre de (?:vivre|la vie)|me mutile|me scarifie|jveux mourir|jveux crever",
  // German
  "(?:ich )?(?:will|möchte|mochte|würde gerne|moechte|wollte|will nur|will einfach) (?:\\S+ ){0,2}(?:sterben|mich umbringen|tot sein|mich töten|nicht mehr leben|mich ritzen|mich verletzen|nicht mehr da sein)|nicht mehr leben|selbstmord|suizid\\S*|umbringen|mich ritzen|ritze mich|mir das leben nehmen|sterben will|mich selbst verletz\\S*|lebensmüde|bring mich um|bringe mich um",
  // Polish
  "(?:chcę|chce|chciał[ae]?bym|chcialabym|wolę|wole) (?:\\S+ )?(?:umrzeć|umrzec|się zabić|sie zabic|zabić się|zabic sie|nie żyć|nie zyc|zniknąć|zniknac|zdechnąć|popełnić)|nie chc[eę] (?:już |juz |mi się )?(?:żyć|zyc)|zabij[eę] si[eę]|samob[oó]j\\S*|(?:tnę|tne) si[eę]|si[eę] (?:tnę|tne|zabi[cć]|zabij[eę]|potni\\S+)|chc[eę] ze sob[aą] skończyć|(?:zabi[cć]|powiesi[cć]) si[eę]",
  // Romanian
  "(?:vreau|aș vrea|as vrea|vrea|îmi vine|imi vine|o să|o sa) (?:\\S+ )?(?:să |sa )?(?:mor|moară|moara|mă omor|ma omor|mă sinucid|ma sinucid|mă tai|ma tai|mă spânzur|dispar)|nu (?:mai|vreau să mai|vreau sa mai) (?:vreau|trăiesc|traiesc) ?(?:să |sa )?(?:trăiesc|traiesc|fiu)?|m[aă] (?:sinucid|omor|tai)|sinucid\\S*|sinuciger\\S*",
  // Turkish; "öl-" with its endings
  "[oö]lmek ist[iı]\\S*|[oö]lsem|kendimi [oö]ld[uü]r\\S*|intihar\\S*|ya[sş]amak istemi\\S*|kendim[ie] (?:zarar|kes|as)\\S*|can[iı]ma k[iı]y\\S*|hayat[iı]ma son\\S*",
  // Urdu and Hindi in Latin letters
  "(?:mujhe |main |mai |mein |me |mujhko |muje )?(?:marna|mar jana|mar jaana|marne ka) (?:chahta|chahti|chahte|hai|he|h|man|mann|dil)|(?:main|mai|mein|me) (?:mar jana|marna|khudkushi|mar jau|mar jaun)|khud ?kushi|khud ?khushi|aatmahatya|atmahatya|jeena nahi|jina nahi|jeene ka (?:mann|man|dil) nahi|nahi jeena|nahi jina|apni jaan (?:le|lena|lene|dena)|khud ko (?:maar|mar|khatam|nuksan|kaat)",
  // Arabic in Latin letters
  "(?:bidi|biddi|ayez|3ayez|3ayza|abgha|abi|ureed|orid|urid|ouridou|badi|baddi) (?:a ?moot|amout|moot|amot|antahir|mout|amut|an amut|an amout|2amoot)|intihar\\S*|baddi mout",
  // Portuguese, Italian, Dutch
  "(?:quero|queria|vontade de|vou) (?:morrer|me matar|me suicidar|me cortar|sumir pra sempre)|não quero (?:mais )?viver|me matar|voglio (?:morire|uccidermi|ammazzarmi|farla finita)|non voglio più vivere|(?:uccidermi|ammazzarmi|suicidarmi)|ik wil (?:dood|sterven|niet meer leven|mezelf)|zelfmoord\\S*",
];
const CRISIS_LESS_SPOKEN = [
  // Czech and Slovak, Hungarian, Lithuanian, Albanian, Vietnamese, Tagalog, Somali, Swahili
  "(?:nechci|nechcem|už nechci) (?:už |uz )?(?:žít|žiť|zit|být|byť)|(?:chci|chcem|chtěla bych|chtěl bych) (?:\\S+ )?(?:umřít|zemřít|umrieť|zomrieť|se zabít|sa zabiť|zabít se)|sebevražd\\S*|samovražd\\S*|zabiju se|zabijem sa",
  "meg akarok halni|(?:meg)?öngyilkos\\S*|nem akarok (?:tovább |már )?élni|megölöm magam|noriu (?:mirti|nusižudyti|numirti)|nebenoriu gyventi|savižud\\S*|dua të vdes|dua te vdes|vetëvras\\S*|vras veten",
  "muốn chết|tự tử|tự sát|không muốn sống|gusto ko n[ga]+ mamatay|magpakamatay|ayoko n[ga]+ mabuhay|waan is dili\\S*|inaan dhinto ayaan rabaa|nataka kufa|kujiua|nitajiua",
];
const CRISIS_ANY_SCRIPT = [
  // Arabic
  "(?:أريد|اريد|أود|ابغى|ابي|بدي|عايز|عايزة|نفسي|اتمنى|أتمنى|ودي|حابب|ابغا|أبغى|راح|بفكر|أفكر|افكر) (?:أن |ان |في |ب)?(?:أ?موت|أ?نتحر|انتحر|الموت|الانتحار|اقتل نفسي|أقتل نفسي|أنهي حياتي|انهي حياتي|أؤذي|اختفي)",
  "انتحار|انتحر|أقتل نفسي|اقتل نفسي|قتل نفسي|اقتل حالي|اجرح نفسي|أجرح نفسي|أؤذي نفسي|اذي نفسي|لا (?:أريد|اريد|ابغى) (?:أن |ان )?(?:أعيش|اعيش|العيش)|ما (?:ابي|ابغى|بدي|أبغى) (?:أعيش|اعيش)|مش عايز[ةه]? (?:أعيش|اعيش)|كرهت حياتي|أنهي حياتي|انهي حياتي",
  // Urdu
  "مرنا چاہت|مر جانا چاہت|مرنا ہے|مر جانے کا|خودکشی|خود کشی|جینا نہیں|جینے کا (?:دل|من) نہیں|زندہ نہیں رہنا|خود کو (?:مار|ختم|نقصان|کاٹ)|اپنی جان لے|اپنی جان لی",
  // Hindi
  "मरना चाहत|मर जाना चाहत|मरना है|मरने का|मर जाऊ|आत्महत्या|ख[़]?ुदकुशी|जीना नहीं|नहीं जीना|जीने का मन नहीं|खुद को (?:मार|खत्म|ख़त्म|नुकसान|चोट|काट)|ख़ुद को (?:मार|खत्म)|अपनी जान (?:ले|दे)|जान देना चाहत",
  // Bengali, Punjabi, Gujarati, Tamil
  "মরতে চাই|আত্মহত্যা|বাঁচতে চাই না|ਮਰਨਾ ਚਾਹੁੰ|ਖੁਦਕੁਸ਼ੀ|આત્મહત્યા|મરવા માંગ|சாக வேண்டும்|தற்கொலை",
  // Chinese, Japanese, Korean
  "想死|自杀|自殺|不想活|活不下去|想自尽|想結束生命|结束(?:自己的|我的)?生命|結束(?:自己的|我的)?生命|自残|自殘|割腕|伤害自己|傷害自己|想跳楼|想跳樓|不如死|死了算|杀了?自己|殺了?自己|轻生|輕生|死にたい|自傷|消えたい|죽고 ?싶|자살|자해",
  // Russian, Ukrainian, Bulgarian
  "хочу умереть|хочу сдохнуть|убить себя|убью себя|самоуби|покончить с собой|не хочу жить|суицид|режу себя|порезать себя|хочу померти|вбити себе|не хочу жити|самогуб|искам да умра|ще се самоубия",
  // Persian, Greek
  "می‌?خوا(?:ه)?م بمیرم|میخوام بمیرم|خودکشی|θελω να πεθανω|αυτοκτον",
];

const ABUSE_LATIN = [
  // Spanish
  "mi (?:padre|papá|papa|mamá|mama|madre|tío|tio|hermano|padrastro|abuelo|profesor|novio|primo) (?:me|nos) (?:pega|golpea|toca|viola|maltrata|abusa|amenaza|pegó|tocó|violó|lastima)|me (?:pega|pegan|golpea|golpean|maltratan?|viola|violó|violaron|toca mis|toca las partes|amenazan?)|abusan? de m[ií]|abusó de m[ií]",
  // French
  "(?:mon|ma) (?:père|pere|papa|maman|mère|mere|oncle|frère|frere|beau père|beau pere|prof|cousin|copain) (?:me|nous|m) (?:frappe|tape|bat|touche|viole|menace|a frappé|a touché|a violé|bats)|(?:il|elle|on|ils) (?:me|m) (?:frappe|frappent|bat|battent|tape|viole|touche|menace|a violée?|harcèle)|je suis (?:battu|battue|violée?|harcelée?)",
  // German
  "(?:mein|meine) (?:vater|papa|mutter|mama|onkel|bruder|stiefvater|lehrer|freund|opa|cousin) (?:schlägt|schlagt|schlaegt|verprügelt|missbraucht|bedroht|berührt|fasst|tritt|vergewaltigt|würgt) (?:mich|uns)|(?:schlägt|schlagt|schlaegt|missbraucht|bedroht|verprügelt|vergewaltigt) mich|fasst mich an|werde (?:geschlagen|missbraucht|gemobbt|bedroht)",
  // Polish
  "(?:mój |moj |moja )?(?:tata|ojciec|mama|matka|wujek|brat|ojczym|dziadek) (?:mnie |nas )?(?:bije|dotyka|gwałci|gwalci|molestuje|grozi|katuje)(?: mnie| nas| mi)?|(?:bije|dotyka|molestuje|gwałci|katuje) mnie|mnie (?:bije|biją|bija|dotyka|molestuje)",
  // Romanian
  "(?:tata|tatăl|tatal|mama|unchiul|fratele|tatăl meu|tatal meu|tata vitreg) (?:meu |mea |vitreg )?(?:mă|ma|ne|m) (?:bate|lovește|loveste|atinge|amenință|ameninta|violează|violeaza|abuzează)|m[aă] (?:bate|lovește|loveste|violeaz[aă]|atinge)",
  // Turkish
  "(?:babam|annem|amcam|abim|dayım|dayim|üvey babam|uvey babam|dedem|öğretmenim|ogretmenim) .{0,12}(?:dövüyor|dovuyor|vuruyor|dokunuyor|taciz|tehdit|tecavüz|tecavuz)|beni (?:dövüyor|dovuyor|dövüyorlar|taciz|tehdit)\\S*|bana (?:vuruyor|dokunuyor|tecav[uü]z)",
  // Urdu and Hindi in Latin letters
  "(?:papa|abbu|baba|ammi|mummy|mama|chacha|bhai|abba|pita|uncle|dad|mum) (?:\\S+ )?(?:mujhe|mujhay|muje|mujhko) (?:\\S+ )?(?:maarte|marte|maarta|marta|chhute|chute|chhoote|peet\\S*|pit\\S*|maarti|marti|dhamki)|mujhe (?:maarte|maarta|marte hain|peette|pitte|chhuta|chhute)",
];
const ABUSE_ANY_SCRIPT = [
  "(?:أبي|ابي|بابا|والدي|عمي|خالي|أخي|اخوي|أمي|امي|ماما|جدي|زوج أمي|ابوي) (?:ي|ت|ب|بي|بت)(?:ضرب|لمس|هدد|غتصب|تحرش|عذب|ؤذي)|يضربني|تضربني|بيضربني|يلمسني|يتحرش بي|يهددني|يغتصب|اغتصب|اغتصاب|يبتزني",
  "مجھے (?:مارت|چھوت|پیٹت|دھمک|ہراساں)|میرے ساتھ زیادتی|मुझे (?:मारत|पीटत|छूत|मारा|धमक)|मेरे साथ (?:गलत|ज़बरदस्ती|जबरदस्ती)|बलात्कार",
  "(?:爸爸?|妈妈?|媽媽?|叔叔|哥哥|老师|老師|继父|繼父|舅舅|爷爷|他|她|有人).{0,4}(?:打我|摸我|强奸|強姦|虐待|性侵|威胁我|威脅我|骚扰我|騷擾我)|家暴|强奸|強姦|性侵|猥亵|被虐待|勒索我",
  "(?:папа|отец|мама|отчим|дядя|брат) .{0,8}(?:бьет|бье|избивает|трогает|насилует|угрожает)|меня (?:бьют|бьет|избивают|насилуют|изнасиловал)",
];

/** In the notation of patterns. */
export const CRISIS_OTHER_LANGUAGES: readonly string[] = [
  ...asWords([...CRISIS_LATIN, ...CRISIS_LESS_SPOKEN]),
  ...asParts(CRISIS_ANY_SCRIPT),
];
/** In the notation of patterns. */
export const ABUSE_OTHER_LANGUAGES: readonly string[] = [
  ...asWords(ABUSE_LATIN),
  ...asParts(ABUSE_ANY_SCRIPT),
];
