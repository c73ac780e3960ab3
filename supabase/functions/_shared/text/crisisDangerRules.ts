/**
 * Danger now, whoever it comes from: somebody unsafe, out of doors or threatened, and anything that needs an
 * ambulance or the fire brigade.
 */
import { either } from "./phrases.ts";

const SOMEBODY =
  "(?:nan|nana|gran|grandma|granny|grandad|grandpa|mum|dad|brother|sister|baby|uncle|aunt|auntie|cousin|" +
  "friend|mate|neighbour|he|she|someone)";

export const DANGER: readonly string[] = [
  // A child who is not safe.
  either(
    "feel(?:s|ing)? unsafe",
    "(?:isnt|not) safe (?:at home|with my|with him|with her)",
    "(?:im|i am|we are|were|i|we) (?:am |are )?(?:in|not|being) " +
      "(?:danger|safe|held|followed|chased|kidnapped|attacked|trapped)" +
      "(?: (?:at home|here|anymore|right now|in my house|with him|with her|with my))",
    "(?:im|i am|we are) (?:in danger|not safe|in real danger|being followed|being chased|being kidnapped|" +
      "being attacked|kidnapped|locked in)",
    "(?:dont|do not|doesnt|didnt|never) feel safe " +
      "(?:at home|here|anymore|in my house|with|at my|in my|to go home|at school|around|any longer)?",
    "(?:too )?(?:scared|afraid|frightened|terrified) (?:to go|of going|to be) " +
      "(?:home|at home|back home|alone with|back to my)",
  ),
  // An intruder or a pursuer.
  "(?:someone|somebody|a man|man|stranger|burglar|intruder|he) " +
    "(?:is |has |just )?(?:breaking into|broken into|broke into|in|inside|outside|following|chasing) " +
    "(?:my|our|me) (?:house|home|room|flat|bedroom|now|home from|on the way|after school)?",
  // A weapon in somebody's hand.
  either(
    "(?:he|she|dad|mum|they|man|brother|someone) (?:has|have|got|had|pulled|is holding) " +
      "(?:got )?(?:a |the )?(?:knife|gun|machete|weapon)" +
      "(?! (?:shop|skins?|business|stall|set|block|collection|sharpener|company))",
    "(?:got|has|have|holding|with|pulled) (?:a |the )?(?:knife|gun|weapon) .. (?:and|is|he|she|they|me|us|" +
      "mum|at|my) .. (?:scared|me|us|kill|hiding|help|mum|threatening|threatened|pointing)",
  ),
  // A cry for help.
  either(
    "call (?:the )?(?:police|999|112|911|ambulance) (?:please|for me|now|help)",
    "(?:please|someone|somebody) (?:call|ring|send) (?:the )?(?:police|999|ambulance|911|112|help)",
    "(?:need|want) help .. (?:right now|asap|now|urgent|urgently) .. (?:hurt|bleeding|scared|danger|die)",
  ),
  // A child without a home to go to.
  either(
    "(?:ran|run|running|runaway) away from " +
      "(?:home|my (?:house|family|mum|dad|parents|foster|carer)|foster|care)",
    "(?:WANT) run away(?: from| and never| tonight| now| forever|$)",
  ),
  either(
    "(?:nowhere|no where) (?:safe )?to (?:sleep|go|stay|live) (?:tonight|tn|anymore|now|at night)",
    "sleeping (?:outside|on the street|rough) (?:tonight|alone)?",
    "kicked (?:me )?out of (?:the |my )?(?:house|home)",
    "(?:kicked|threw|thrown|locked) me out(?: of)?(?: the| my)?(?: house| home)?",
  ),
];

export const EMERGENCY: readonly string[] = [
  // Somebody who collapses, or does not wake, move or breathe.
  either(
    "(?:mum|dad|sister|brother|friend|nan|grandad|she|he) (?:is |has |wont |isnt |isn't )?(?:not breathing|" +
      "unconscious|collapsed|wake up|waking up|bleeding (?:a lot|so much|badly)|overdosed|taken pills)",
    `${SOMEBODY} .. (?:isnt|is not|not|wont|doesnt|hasnt|cant|aint) ` +
      "(?:waking(?: up)?|wake(?: up)?(?! (?:early|for|in time|till|until))|woken up|" +
      "moving(?! (?:house|home|school|to|in|out|away|money|on|the))|move(?= [|]|$)|breathing|breathe)",
  ),
  either(
    `${SOMEBODY} (?:has |have |just |is |was |keeps )*(?:collapsed|fainted|unconscious|choking|` +
      "stopped breathing|having (?:a |an )?(?:fit|seizure|stroke|heart attack|asthma attack)|" +
      "been (?:stabbed|shot|run over|knocked down))(?! (?:about|over|when|on the price))",
    "(?:lips?|face|fingers|baby|he|she|hes|shes|mum|dad|nan|grandad|brother|sister|friend) " +
      "(?:has |have |is |are |was |just |all )*(?:gone|turned|turning|going) (?:all )?blue",
    "(?:isnt|not|wont|stopped) responding(?! to (?:my|our|the))",
    "(?:having|has had) an? (?:overdose|seizure)",
  ),
  // Blood, a fall, and the fear of dying.
  either(
    "(?:help me|help) .. (?:im|i am|i think im|i might be) (?:dying|bleeding|going to die)",
    "im bleeding|bleeding and .. (?:stop|cant)",
    "(?:i|im) (?:am |think im |might be )?(?:bleeding|dying) (?:a lot|so much|badly|and|help|please|inside)",
    "am i (?:going to|gonna) die",
    "im (?:gonna|going to) die(?: tonight| soon| today| tomorrow)?",
    "(?:fallen|fell) .... (?:blood|bleeding|unconscious)",
    "(?:on the floor|bottom of the stairs) .... (?:blood|bleeding|not moving|isnt|wont|breath)",
  ),
  // Fire, smoke and gas.
  either(
    "(?:theres|there is|a) (?:a |big )?(?:fire|smoke|gas leak) (?:in|at) (?:our|my|the) " +
      "(?:house|home|kitchen|flat|bedroom|room|school)",
    "(?:house|kitchen|flat|home|bedroom) is on fire",
    "smell gas",
  ),
  // A breath that will not come, or a chest that hurts.
  either("i (?:really )?(?:cant|cannot|can not) breathe", "(?:my|his|her) chest (?:really )?hurts"),
];
