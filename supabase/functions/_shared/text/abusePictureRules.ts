/** Pictures of a child: asked for, taken, paid for, passed on, or held against them. */
import type { RuleRow } from "./phrases.ts";

export const PICTURES_WANTED: readonly RuleRow[] = [
  // Naked pictures and videos.
  [
    "naked pictures sent",
    "(sen(d|ds|t|ding)|trade|sell|selling) .... PICTURE_NAKED",
    "i sent a nude and im worried",
    "i sent a card and im happy",
    "A child may be in trouble through a picture of theirs.",
  ],
  [
    "naked pictures wanted",
    "(wants?|wanted|asks?|asked|asking|needs?|demands?|begging) .... PICTURE_NAKED",
    "my boyfriend wants nudes",
    "my boyfriend wants new boots",
    "Nobody may ask a child for this.",
  ],
  [
    "naked pictures passed on",
    "(shar(e|ed|ing)|post(ed|ing)?|leak(ed|s)?|showed|put) .... PICTURE_NAKED",
    "they shared my private photo",
    "they shared my holiday photo",
    "Others pass on a child's picture.",
  ],
  [
    "naked pictures held",
    "(got|has|have|take|took) .... PICTURE_NAKED",
    "someone has my private pictures",
    "someone has my holiday pictures",
    "Somebody has power over a child through a picture.",
  ],
  [
    "pictures of the body",
    "PICTURE_ANY .. (of|in) .. (body|underwear|private|bikini|bra|feet|bum|boobs)",
    "a girl asked for pics of my feet",
    "a girl asked for pics of my cat",
    "Such pictures are wanted for bad ends.",
  ],
  [
    "picture crimes",
    "sextort(ion|ed|ing)?|revenge porn",
    "the sextortion started on friday",
    "what is extortion in my law game",
    "These crimes have names.",
  ],
  [
    "nudes",
    "(my|her|his|fake) nudes?|nudes? of (me|her|him|my)",
    "someone leaked my nudes",
    "someone leaked my drawings",
    "Somebody has power over a child through a picture.",
  ],
  [
    "made-up pictures",
    "fake naked|deep ?fakes? of (me|my|her|him)",
    "they made a deepfake of me",
    "they made a fake moustache for me",
    "A false picture hurts like a true one.",
  ],
  // A body part, clothes or a selfie for money.
  [
    "feet pictures",
    "PICTURE_WANTS .... feet pics?",
    "he wants feet pics",
    "he wants to measure my feet",
    "Somebody buys pictures of a child.",
  ],
  [
    "pictures in few clothes",
    "PICTURE_WANTS .... PICTURE_ANY .. in my (swimsuit|swimming|pe kit|pyjamas)",
    "he asked for pictures of me in my pyjamas",
    "he asked for pictures of me in my garden",
    "Somebody wants a child in few clothes.",
  ],
  [
    "pictures of me wanted",
    "LURE_WHO .... PICTURE_WANTS .... (PICTURE_ANY of (me|myself)|me for selfies)",
    "someone wants a photo of me",
    "someone wants a photo of my poster",
    "A stranger collects pictures of a child.",
  ],
  [
    "worn clothes",
    "LURE_WHO .... my (used|worn|dirty|old) (socks|pants|knickers|underwear|tights)",
    "a guy wants to buy my used socks",
    "he leaves his dirty socks on my bed",
    "A buyer of worn clothes is after the child.",
  ],
  // Pictures taken where a child undresses.
  [
    "filmed undressing",
    "(films?|filmed|recorded) .. (me|us|her|him) .. in PICTURE_ROOM",
    "she filmed me in the changing room",
    "she filmed me in the park",
    "Nobody may take pictures there.",
  ],
  [
    "pictures where I undress",
    "(takes?|taking|took|put|has) .. (PICTURE_ANY|camera) .. in PICTURE_ROOM",
    "my cousin takes photos of me in the bath",
    "my cousin takes photos of birds in the park",
    "Nobody may take pictures there.",
  ],
  [
    "pictures of undressing",
    "PICTURE_ANY of (me|her|him) (getting changed|changing|undressing|naked|asleep)",
    "they took a picture of me getting changed",
    "they took a picture of me getting a prize",
    "Nobody may take such a picture.",
  ],
  [
    "grown-up takes pictures",
    "(LURE_ADULT|he) (keeps|always)? (takes?|taking|took) PICTURE_ANY of me",
    "my neighbour takes photos of me",
    "my neighbour takes photos of birds",
    "A grown-up collects pictures of a child.",
  ],
  [
    "picture online",
    "PICTURE_ANY of me online",
    "someone put a pic of me online",
    "someone took a pic of me on my bike",
    "A child wants a picture of theirs gone.",
  ],
  [
    "unwanted picture",
    "sent me .. PICTURE_ANY i didnt (want|like)",
    "he sent me a pic i didnt want",
    "he sent me a pic i really like",
    "Somebody shows a child what they do not want to see.",
  ],
];

export const BLACKMAIL: readonly RuleRow[] = [
  // Blackmail named as such.
  [
    "blackmail",
    "blackmail(s|ed|ing|er)?",
    "someone is blackmailing me",
    "there is a black mailbox at our gate",
    "The crime has a name.",
  ],
  // Pictures or money, or else.
  [
    "more pictures or else",
    "send(s|ing)? CHILD .. PICTURE_ANY .. (or (he|she|they|else)|unless|hell|theyll)",
    "i have to send him photos or he tells my dad",
    "i have to send him photos of the bike",
    "Somebody threatens a child for pictures.",
  ],
  [
    "shows unless",
    "PICTURE_SHOWS .. (PICTURE_ANY|everyone|it) .. (unless|if .. (dont|didnt|stop))",
    "he will show everyone unless i pay",
    "he would tell everyone if i win the race",
    "Somebody threatens to show a child's pictures.",
  ],
  [
    "pay or else",
    String.raw`(pay|money|give|£?\d+) .. or (he|they|s?hell|theyll) .. PICTURE_SHOWS`,
    "i have to pay £20 or they will tell my nan",
    "i have to pay £20 for my phone",
    "Somebody threatens a child for money.",
  ],
  [
    "pay or be hurt",
    String.raw`(pay|£?\d+) .. or (he|they|hell|theyll) .. (come|hurt|beat|get)`,
    "i need to make 80 by sunday or they will come",
    "i need to make 80 cakes or we run out",
    "Somebody threatens a child for money.",
  ],
  [
    "if no picture, then",
    "(if|unless) .... PICTURE_ANY .... PICTURE_SHOWS (my|everyone|it|to|the)",
    "he said if i dont send a photo hell tell my dad",
    "if you like the photo put a star",
    "Somebody threatens a child for pictures.",
  ],
  [
    "has pictures, wants money",
    String.raw`(has|got) .. PICTURE_ANY .. (wants?|asks?|asking|demands?) .. (money|£\d+)`,
    "someone has my pictures and wants money",
    "she has a picture to sell",
    "Somebody threatens a child for money.",
  ],
  [
    "pay or pictures",
    "(pay|another|more) .. (or|hell) .. PICTURE_ANY",
    "they said pay or the pics go online",
    "they pay for the pics online",
    "Somebody threatens a child for money.",
  ],
  // A threat to show it to everybody.
  [
    "shows my pictures",
    "LURE_WHO .. (will|gonna|going to|hell|theyll) PICTURE_SHOWS my .. PICTURE_ANY",
    "he says he will post my pics",
    "he says he likes my pics",
    "Somebody threatens to show a child's pictures.",
  ],
  [
    "threatens to show",
    "threaten(s|ed|ing)? to PICTURE_SHOWS .... PICTURE_ANY",
    "he is threatening to post my pictures",
    "the sky is threatening to rain on my pictures",
    "Somebody threatens to show a child's pictures.",
  ],
  [
    "sends them to all",
    "PICTURE_ANY .... (hell|theyll|shell) PICTURE_SHOWS (them|it) to",
    "a man has photos of me and says hell send them to my school",
    "i sold photos and will send them to you",
    "Somebody threatens to show a child's pictures.",
  ],
  [
    "or it goes online",
    "(or|unless|otherwise) (hell|hes|theyll|(he|they) will) .. PICTURE_SHOWS",
    "i have to do it again or theyll post it",
    "i have to do it again for the exam",
    "Somebody threatens to show it to everybody.",
  ],
];
