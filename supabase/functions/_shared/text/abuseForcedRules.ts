/** A child is made to work, to marry, or to carry, sell and pay for others. */
import { either } from "./phrases.ts";

/** Work instead of school. */
export const MADE_TO_WORK: readonly string[] = [
  either(
    "(?:make|makes|making|made|force|forces|forced|forcing) (?:me|us|my (?:sister|brother|friend)|him|her) " +
      "(?:to )?(?:work|clean|cook|sell) .... (?:night|midnight|no school|not (?:go|allowed)|dont get paid|" +
      "no pay|for nothing|keeps? the money|all day|cant go|car wash|or (?:he|she|they|else))",
    "work .... (?:till|until) (?:midnight|\\d+ ?am) (?:every|and|most)",
    "(?:make|makes|made|force|forces|forced) (?:me|us) (?:to )?(?:beg|steal|shoplift|nick)",
    "(?:not allowed|dont let me|wont let me|doesnt let me|never let me|" +
      "keep me off|kept me off|keeps me off|keeping me off|took me out of) " +
      "(?:to )?(?:go |going )?(?:to )?school(?! (?:with|trips?|disco|shop))",
  ),
];

export const MADE_TO_MARRY: readonly string[] = [
  // Marriage, and journeys towards it.
  either(
    "forced (?:to marry|marriage|into marriage)",
    "(?:make|making|forcing|force|made) me (?:to )?(?:marry|get married)",
    "(?:marry|marriage) .. (?:against my|dont want|im only|i am only)",
    "(?:i|she|he|sister|cousin|friend|im|shes|hes) (?:is |am |are |being |was |been |will |going |to |be |" +
      "just )*(?:have to|has to|had to|made to|forced to|told to|must|supposed to) (?:marry|get married)",
    "(?:sent|send|sending|take|taking|taken|took|flying|fly) .. (?:abroad|away|overseas|pakistan|india|" +
      "bangladesh|somalia|nigeria|afghanistan|turkey|iran|iraq|yemen|egypt|sudan|another country) " +
      ".. (?:marry|get married|be married|be cut|my wedding)",
    "(?:found|chose|chosen|picked|arranged|choosing|finding) " +
      "(?:me |us |my |for )*(?:a )?(?:husband|wife|marriage)",
    "(?:taken|sent|flown|taking me|sending me) (?:abroad|away|back) to (?:meet|marry|live)",
    "my (?:future )?husband",
  ),
  // Girls who are cut.
  either("fgm", "(?:cut|cutting) (?:girls|me) (?:down there|there)"),
];

export const MADE_TO_DEAL: readonly string[] = [
  // Parcels and drugs to carry, hide or sell.
  either(
    "(?:carry|deliver|sell|selling|hold|hide|drop off|move|run|running|carrying|delivering|hiding) " +
      ".. (?:drugs|weed|packages?|parcels?|knife|knives|county lines?|coke|pills|packets?) " +
      ".. (?:or|he|they|(?:for|to|off) (?:him|them|her|a man|a guy|men|someone|somebody|an? older|" +
      "older|the older|the big (?:kids|boys|lads)|bigger boys|the olders|olders|a gang|the gang|gangs?|" +
      "some (?:boys|lads|men|guys)|the boys|boys|lads|my (?:cousin|brother|boyfriend)s?))(?= |$)",
    "(?:they|someone|somebody|he|she|boys?|guys?|man|lads|people|friend|cousin) " +
      "(?:want|wants|wanted|ask|asks|asked|told|tell|said|make|made|pay|pays|paid|offered) me " +
      "(?:£\\S* )?(?:to |if id )?(?:carry|take|deliver|bring|drop off|move|hold|hide) " +
      "(?:a|the|some|these|this|his|their) (?:packages?|parcels?|packets?)",
  ),
  either(
    "(?:he|she|they|older|lads|boys|man|guy|gang|mate|friend|dude|someone|people) .. (?:gave|gives|bought|" +
      "buys) (?:me|my (?:brother|friend|mate|sister)|us|him) .... (?:have to|has to|now i|makes? me|" +
      "wants? me to|told me to|in return) .... (?:sell|drop|hold|carry|hide|stash|do (?:things|stuff|jobs))",
    "(?:sell|sells|selling|hold|holding|carry|carrying|deliver|delivering|drop|dropping|hide|hiding) " +
      "(?:stuff|things|it|something|bags?|packages?|drugs|weed|bits|phones?) (?:off )?for " +
      "(?:them|some|older|olders|a gang|an older)",
    "older (?:boys?|lads?|kids|guys?|ones) .... (?:wants? me to|told me to|make me|asked me to) " +
      "(?:sell|carry|take|hold|give|steal|hide|deliver|drop|bring|run)",
  ),
  // Drugs taken to other towns.
  either(
    "county lines?",
    "(?:going|go|goes|gone|went) (?:cunch|country(?= (?:[|]|for|with)|$))",
    "trapping for",
    "(?:im|i am|have to|brother|sister|friend|mate|cousin|he|she|is|boyfriend) (?:is |been |started |to )*" +
      "(?:sell|selling|sells|dealing|deals|running) (?:drugs|weed|coke|crack|pills)",
  ),
  // Gangs and debts.
  either(
    "(?:gang|gangs) .. (?:wants?|make|making|made|force|forcing|join|threat|after me|" +
      "told me|knife|hurt|owe|after my)",
    "(?:owe|owes) .. (?:dealer|drug|drugs|gang|him money|them money) " +
      ".. (?:hurt|beat|kill|threat|threatening|scared|after me|get me|drugs)",
    "(?:owe|owes|owed|debt|debts|owing) .... (?:(?<!car |bike |card |antiques? )dealers?|gangs?|olders?|" +
      "older (?:boys?|lads?|kids|guys?)|weed|drugs)",
    "work off .. debt .. (?:for (?:them|him)|or else)",
  ),
  // Bank accounts that others use.
  either(
    "money mule",
    "(?:use|using|borrow|lend|give|sell|rent) my (?:bank )?(?:account|card) " +
      ".. (?:put|move|transfer|keep|pay|hide|cash|receive|get)",
    "(?:put|putting|send|sending|transfer|move|moving|pay|run|running) .. money .. (?:thru|through|via) my " +
      "(?:bank )?(?:account|bank|card)",
    "(?:someone|guy|man|he|they|boy|lad|stranger|dude) .. (?:put|send|transfer|move|pay) .. money " +
      ".. (?:into|in|to) my (?:bank )?(?:account|card)",
  ),
  either(
    "let(?:ting)? (?:him|them|someone|people) (?:use|have|borrow) my " +
      "(?:bank )?(?:card|account|login|details)",
    "(?:someone|guy|man|boy|lad|they|he|people|stranger) .. (?:to (?:borrow|use|rent|buy|have)|wants?) my " +
      "(?:bank )?(?:card|account|login|details)",
    "(?:put|sent|paid|transferred) .. (?:in|into|to) my (?:bank )?account " +
      ".. (?:wants?|told|asked|says) .... (?:cash|send|out)",
    "(?:send|pass|move|transfer) it (?:on )?to (?:another|someone elses|a different|his|their) account",
  ),
];
