/**
 * Words that a grown-up checks before other children read them: swearing, slurs, sex. Others maintain the list: cuss
 * 2.2.0 (MIT, github.com/words/cuss), the words most likely meant as swearing. Words that children here use innocently
 * are removed from it; British words and those of game chats are added.
 */
import { cuss } from "cuss";

/** The list's rating for words most likely meant as swearing. */
const LIKELY = 2;

const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** Innocent words about stalls, games, food and families, and neutral names of peoples. */
const PLAIN: ReadonlySet<string> = new Set(
  words(`argie barf beanbag beanbags beaney beaneys beaner bogan bong boody boonie boonies booty brea bule bules bung
    bunga burr butchbabes carruth cheesehead cheeseheads choad chug chugs chonky chonkies chunky chunkies chunkys clamdigger
    clansman clansmen clanswoman clanswomen cockfight cocky commie cooly coolies coolie coondog cracka cumquat dahmer dink
    dinks dipstick dix dong doodoo dope dumb ero esqua evl faeces fatah floo flange footstar fu gables gangsta geez geezer
    geni getiton gora goras greaser greasers gringo gringos gummer gypsy gypsies gypsys hadji haji hajis hajji hajjis haole
    haoles hapa hillbilly hillbillies hindoo hiscock ho hobo hoes honkers hooker hookers hooters hore hori idiot ikwe indon indons jackass
    jap jebus jeez jewess jig jiga jiggy jigs jigg jiggs jigger jiggers juggalo kimchis kumquat kwa lebo limy lugan lugans
    loser looser loadedgun lowlife lubra magicwand mams masterblaster mickeyfinn mocky moky moneyshot moron moslem muff
    muncher mzungu mzungus niggard niggarded niggarding niggardliness niggardlinesss niggards niggle niggled niggles niggling
    nigglings nip noonan nudger ontherag orga palesimian pansies pansy panti payo peepee pocha pochas pocho pochos pohm pohms
    pollock pollocks pom poms pommie pommies pommy poo poop pooper pooperscooper pooping pric puke pud puds puss pusy quashie quickie
    rearend redneck rednecks redleg reefer reestie rere rigger russki russkie sadis samckdaddy scallywag shav sissy slapper
    slave slavedriver slanty slimebucket smut sooty sooties spik spit spitter squarehead squareheads squinty stringer stupid
    sucker swallower swalow taff tang tard teste thirdeye tinker tinkers tortur triplex tuckahoe turnon twinkie twink usama
    vibr vomit weenie weewee welcher welfare whacker whash whiz whop wab willie wn wop wuss yank yanks yellowman uck
    transvestite dragqueen chav hussy fister wetspot threeway stripclub hork horney inthebuff jewed bluegum bluegums
    backdoorman fok gipp gipps kum mgger nlgger spunky squaw taff whities skinflute eatme lickme gangbanger shhit bosche`),
);

/** Swear words that the list rates as less likely or lacks: British ones, and those of game chats. */
const ALSO =
  words(`ass asses arse arses arsed bastard bastards bellend bellends bitch bitches blowjobs boob boobs bukkake
  bumhole butthole buttplug clit cock cocks cock-sucker cumming cunts dick dicks dickpic dildo dildos dyke dykes effing
  ejaculate fag fags faggy fuckwit fuckin fking fkn fck fcking frigging fuker gangrape gash goddam gspot hentai horny incest
  jerkoff knob knobhead knobend knobs lmfao minge milfs mong mongs mongol nonce nonces nob nobhead nobs nude nudes nudey
  onlyfans orgasm orgy paedo paedos pedos penis penises perv pervert perverts pervy pissed piss plonker pisstake porn porno pron
  pornhub prostitute pube pubes pubic pussy ret4rd rapist sex sexy sexier sext sexting sexual sexually shag shagged shitpost
  shite shitter shits shit shitty shitz slag slags slutty spastic spastics spaz spaz spazz spazzy scrote semen stfu gtfo ffs phuck phucking phuk
  wtf tosspot threesome titwank tits tit tranny trannies turd turds twat twats tard vagina vaginas vulva wanker wankers wank
  wanking whore whores willy-waver bollox bullcrap bugger crap boner thot thots simp simping gyat gyatt rizzler nigga niggas
  chinky paki pakis pikey pikeys gyppo golliwog raghead coon coons wog wogs spic spics chink chinks yid yids kike kikes
  batty battyboy batyboy lezza lezzer lesbo poof poofs poofter homo homos shemale ladyboy terf incel bint minger munter`);

export const SWEAR_WORDS: readonly string[] = [
  ...new Set([
    ...Object.entries(cuss)
      .filter(([word, sureness]) => sureness === LIKELY && !PLAIN.has(word) && /^[a-z]{3,}$/u.test(word))
      .map(([word]) => word),
    ...ALSO.filter((word) => /^[a-z]+$/u.test(word)),
  ]),
].toSorted();
