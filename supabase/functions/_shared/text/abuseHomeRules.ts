/** A child is alone at home, or has no home at all. */
import type { RuleRow } from "./phrases.ts";

export const LEFT: readonly RuleRow[] = [
  // Grown-ups who are gone.
  [
    "left long ago",
    "HOME_ADULT left (me|us)? (\\S+)? (days|weeks|nights) ago",
    "mum left 3 days ago",
    "the bus left a minute ago",
    "The grown-up has been gone for days.",
  ],
  [
    "has not come back",
    "HOME_ADULT .... (hasnt|didnt|not|never) (come|came|been) (back|home)(?! to)",
    "mum hasnt come back since friday",
    "mum hasnt come back to me about the job",
    "The grown-up has not returned.",
  ],
  [
    "still not home",
    "HOME_ADULT (is|are)? still (isnt|arent|not) (home|back|here)",
    "dad still isnt home",
    "dad still isnt sure",
    "The grown-up has not returned.",
  ],
  [
    "gone since",
    "HOME_ADULT .. (gone|missing) (since|for (days|ages|\\S+ days))",
    "dad has been gone since monday",
    "dad has gone for a run",
    "The grown-up has been gone for a time.",
  ],
  [
    "nobody home",
    "(nobody|no one|noone) .. (home|here) .. (days?|nights?|since|scared)",
    "no one has been here since sunday",
    "no one here likes peas",
    "Nobody has been there for a time.",
  ],
  [
    "where mum is",
    "(dont|do not) know where (my)? (mum|dad|parents|carer|family) (is|are|went)",
    "i dont know where my dad is",
    "i dont know where my dad parked",
    "The child has lost its grown-up.",
  ],
  // A child who is left behind.
  [
    "locked in",
    "(locks?|locked|locking) (me|us|him|her|them) (in|out|outside)",
    "she locks us in the bedroom",
    "she locks the chickens in at night",
    "A child is locked in or out.",
  ],
  [
    "left alone",
    "(leaves?|leaving|left) (me|us|him|her|them) .. alone (for|all|every|at)",
    "mum leaves us alone all night",
    "leave me alone",
    "A child is left without care.",
  ],
  [
    "left on my own",
    "(leaves?|leaving|left) (me|us|him|her) .. on my own (for|all|every|at)",
    "dad leaves me on my own at night",
    "she left me on my own team",
    "A child is left without care.",
  ],
  [
    "left home alone",
    "(leaves?|leaving) .... home alone (for|all|every|at)",
    "mum leaves me and my sister home alone for days",
    "we watched home alone at christmas",
    "A child is alone for long.",
  ],
  [
    "home alone at night",
    "home alone (every|all|at) (night|weekend)",
    "im home alone every night",
    "im home alone till mum is back at four",
    "A child is alone for long.",
  ],
  [
    "alone since",
    "(im|we are) .. (alone|on (our|my) own) (every night|at night|overnight|since)",
    "we are on our own since friday",
    "we are on our own table",
    "Children are alone for long.",
  ],
  [
    "we are alone",
    "(me and my \\S+|we|us) (are|were) (all|home|left)? alone",
    "me and my sister are alone",
    "my sister is on the sofa",
    "Children are alone.",
  ],
  [
    "gone and left us",
    "(went|gone|goes) (away|out|abroad|on holiday|off) .. left (me|us)",
    "they went away and left us",
    "they went away on friday",
    "Parents travel without their child.",
  ],
  [
    "nobody came",
    "(nobody|no one) (came|comes) (to (get|collect|pick up)|for) (me|us)",
    "nobody came to collect me",
    "nobody came to the shop",
    "Nobody fetches a child.",
  ],
];

export const HOMELESS: readonly RuleRow[] = [
  // A runaway, and one who cannot go home.
  [
    "ran away",
    "(i|ive|she|he|friend|sister|brother) (has)? (ran|run) away(?! (from the|with))",
    "my friend ran away",
    "i ran away from the goose",
    "A child has run away.",
  ],
  [
    "cannot go home",
    "(cant|dont want to) go .. home(?= ([|]|tonight|anymore|because|if|after)|$)",
    "i cant go home tonight",
    "i cant go home until six",
    "Home is not safe, or not there.",
  ],
  // A place to sleep.
  [
    "where to sleep",
    "where (can|do|should) (i|we|kids) (sleep|stay|go) (if|when|tonight|now)",
    "where can i sleep tonight",
    "where can i go for cheap trainers",
    "A child looks for a bed.",
  ],
  [
    "needs somewhere",
    "need (somewhere|a place|anywhere) (safe|warm)? to (sleep|stay)",
    "i need somewhere to sleep",
    "i need somewhere to put my pens",
    "A child looks for a bed.",
  ],
  [
    "lives in a car",
    "(we|i) .. (live|living|sleep(ing)?|slept) in (a|our|the) (car|van|hostel|shed)",
    "we slept in the car",
    "we slept in a tent at camp",
    "A car is not a home.",
  ],
  [
    "lives in a shelter",
    "(we|i) .. (live|living|have to stay) in (a|our|the) (car|shelter|garage|street)",
    "we live in a shelter",
    "we live in a terrace",
    "A shelter is not a home.",
  ],
  [
    "sleeps outside",
    "(sleep|slept|sleeping) (at|in|on|under) (the|a) (bus stop|park|bench|bridge)",
    "i slept at the bus stop",
    "we met at the bus stop",
    "A child sleeps in the street.",
  ],
  [
    "nowhere to live",
    "(have|has|got|having) (nowhere|no where|no place) (safe)? to (live|stay|sleep)",
    "my family has nowhere to live",
    "i have nowhere to put it",
    "A family has no home.",
  ],
  // A home that is lost.
  [
    "homeless",
    "(we|im|we are|going to be|being|got|getting|become) (homeless|evicted)",
    "are we going to be homeless",
    "how can people help the homeless",
    "A family loses its home.",
  ],
  [
    "lost our home",
    "(lost|kicked out of|thrown out of) (our|my) (house|home|flat)(?! key)",
    "we lost our house",
    "i lost my house keys",
    "A family loses its home.",
  ],
  [
    "puts us out",
    "(kicking|throwing|chucking|kicked|thrown|evicting) (us|me|mum|my family) out",
    "the landlord is kicking us out",
    "the landlord is painting the door",
    "A family is put out of its home.",
  ],
  // Creditors at the door.
  [
    "bailiffs",
    "(bailiffs?|loan sharks?) .. (at|outside|came|took|coming) .. (our|my|the door)",
    "bailiffs took our tv",
    "what do bailiffs do",
    "Creditors come to a child's home.",
  ],
  [
    "banging on the door",
    "(banging|kicking|hammering) (on|at|down) (the|our|my) door",
    "men are banging on our door",
    "we painted the door",
    "Somebody wants to break in.",
  ],
];
