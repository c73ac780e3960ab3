/**
 * The words worth disguising. A disguised word ("k1ll", "k*ll", "k i l l", "killlll") is restored
 * only if it turns out to be one of these, so that no other word of a message changes.
 */

import { SWEAR_WORDS } from "./swearWords.ts";

const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/**
 * Words rare enough to be recognised with letters missing, doubled or swapped, and long enough to be unlike any other.
 */
export const UNMISTAKABLE = words(`suicide suicidal suicides myself unalive unaliving overdose
  depressed molested molesting blackmail blackmailed bruises bruised whatsapp snapchat instagram discord
  overdosed overdosing paracetamol ibuprofen unconscious breathing ambulance strangled strangling laxatives
  threatened threatening anorexia anorexic bulimia bulimic gambling gambled`);

const SENSITIVE =
  words(`kill kills killed die dead death dying kms kys ctb suicide suicidal unalive self harm harming
  harmed cut cutting hurt hurts hurting hang hanging noose knife rope jump pills bleed wrist wrists alive live living
  life end hate rape raped rapist rapes molest molested abuse abuses abused touch touches touched touching hit hits
  hitting beat beats beating slap slaps punch punches kick kicks choke chokes naked nudes nude private secret scared
  threatens blackmail murder drown overdose worthless exist existing bet betting gamble gambling casino bitcoin
  crypto steal scam starve starving`);

/** The words between them when a whole sentence is written without spaces. */
const SMALL =
  words(`i im a to wanna want gonna going my me it all not be this is he she they dad daddy mum mom uncle
  brother him her anymore don dont do feel like just want2 no more please help us the who how can`);

/** These are also found in a run of letters. None is longer than nine letters except the unmistakable ones. */
export const JOINED: readonly string[] = [...SENSITIVE, ...SMALL, ...UNMISTAKABLE];

/** Disguised forms of these are restored, but they are not looked for inside other words. */
export const DISGUISED_ONLY: readonly string[] = [
  ...words(`wotsapp wattsapp watsapp locket roblox robux discord tiktok snapchat snap insta instagram fortnite minecraft whatsapp telegram youtube kik meet
    dm follow idiot idiots loser losers retard retards moron morons minger weirdo freak whale pig condom condoms boobs bum willy kiss snus vaping blade blades bleed sleep wake waking zero one two three four five six seven eight nine double triple kahoot vid vids changing etsy porn people mum poor tired knives killing miss gay blow blowjob job go found way does forever here there again clean cutting groomed grooming groomer touching gmail email stupid ugly fat vape vapes weed pics pic drugs stabbed booze cigs password passwords
    cash address phone number school underscore com dot`),
  ...SWEAR_WORDS,
];

/** Plain misspellings and text-speak that the rules need not list. */
export const RESPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Whole words that could be read as several.
    therapist: "therapist",
    therapists: "therapists",
    "45s": "45s",
    overdone: "overdone",
    overdoes: "overdoes",
    utube: "youtube",
    folow: "follow",
    fone: "phone",
    wiv: "with",
    cuting: "cutting",
    kil: "kill",
    kll: "kill",
    kiil: "kill",
    klil: "kill",
    killl: "kill",
    myslef: "myself",
    mysef: "myself",
    meself: "myself",
    mehself: "myself",
    maself: "myself",
    urself: "yourself",
    urselves: "yourselves",
    himselfs: "himself",
    suiside: "suicide",
    sucide: "suicide",
    suacide: "suicide",
    suicid: "suicide",
    sewerslide: "suicide",
    sewercide: "suicide",
    dieing: "dying",
    daed: "dead",
    ded: "dead",
    liv: "live",
    livin: "living",
    wana: "wanna",
    wnna: "wanna",
    wanne: "wanna",
    wan2: "wanna",
    want2: "wanna",
    wnt: "want",
    wont2: "wanna",
    gunna: "gonna",
    gona: "gonna",
    gna: "gonna",
    finna: "gonna",
    boutta: "about to",
    tryna: "trying to",
    tryin: "trying",
    h8: "hate",
    h8s: "hates",
    rn: "right now",
    bc: "because",
    cuz: "because",
    cos: "because",
    coz: "because",
    bcs: "because",
    ppl: "people",
    u: "you",
    ur: "your",
    r: "are",
    y: "why",
    sum1: "someone",
    sumone: "someone",
    somone: "someone",
    some1: "someone",
    every1: "everyone",
    any1: "anyone",
    no1: "no one",
    n: "and",
    nd: "and",
    "2day": "today",
    "2moro": "tomorrow",
    "2nite": "tonight",
    tonite: "tonight",
    b4: "before",
    gf: "girlfriend",
    bf: "boyfriend",
    pls: "please",
    plz: "please",
    mummy: "mum",
    mam: "mum",
    mom: "mum",
    mommy: "mum",
    mumma: "mum",
    daddy: "dad",
    papa: "dad",
    father: "dad",
    mother: "mum",
    stepdad: "step dad",
    stepmum: "step mum",
    stepfather: "step dad",
    teh: "the",
    hert: "hurt",
    herts: "hurts",
    hurst: "hurts",
    hite: "hit",
    toches: "touches",
    tuches: "touches",
    tuch: "touch",
    tuching: "touching",
    teecher: "teacher",
    tuched: "touched",
    toched: "touched",
    touchs: "touches",
    freind: "friend",
    frend: "friend",
    freinds: "friends",
    frends: "friends",
    anymor: "anymore",
    nemore: "anymore",
    dnt: "dont",
  }),
);
