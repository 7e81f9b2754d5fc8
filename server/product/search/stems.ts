/** Reduces a normalized word to one form for all of its spellings: singular and American spelling. */

/** British spellings that the rules below do not cover. */
const AMERICAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aeroplane: 'airplane',
    catalogue: 'catalog',
    cheque: 'check',
    defence: 'defense',
    dialogue: 'dialog',
    doughnut: 'donut',
    grey: 'gray',
    jewellery: 'jewelry',
    licence: 'license',
    mathematic: 'math',
    offence: 'offense',
    plough: 'plow',
    programme: 'program',
    pyjama: 'pajama',
    tyre: 'tire',
  }),
);

/** Plurals that the rules below do not cover. */
const SINGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    children: 'child',
    feet: 'foot',
    geese: 'goose',
    knives: 'knife',
    leaves: 'leaf',
    men: 'man',
    mice: 'mouse',
    people: 'person',
    quizzes: 'quiz',
    shelves: 'shelf',
    teeth: 'tooth',
    thieves: 'thief',
    wolves: 'wolf',
    women: 'woman',
  }),
);

const MIN_PLURAL_LENGTH = 4;
/** Singular words that end like a plural and must not be changed. */
const NOT_PLURAL = /(ss|us|is)$/;
const PLURAL_IN_ES = /(ch|sh|x|ss|zz)es$/;
const PLURAL_IN_OES = /..oes$/;

const toSingular = (word: string): string => {
  const irregular = SINGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < MIN_PLURAL_LENGTH) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  // Gives "cookie" and "cookies" the same stem.
  if (/.{3}ie$/.test(word)) return `${word.slice(0, -2)}y`;
  if (PLURAL_IN_ES.test(word) || (word.length > 5 && PLURAL_IN_OES.test(word))) return word.slice(0, -2);
  return word.endsWith('s') && !NOT_PLURAL.test(word) ? word.slice(0, -1) : word;
};

/** Matches "colour", "neighbours", "harbour" and "favourite", but not "hour" and "four". */
const OUR_ENDING = /^(.*(?:[bdlmnpv]))our(s|ed|ing|ful|less|able|ite|ites|y|er|hood)?$/;
const OUR_EXCEPTIONS = /^(devour|glamour|velour|pour|detour)/;
/** Matches "centre", "theatre" and "metre". */
const RE_ENDING = /tre$/;
const MIN_RE_LENGTH = 5;
/** Matches "organise", "memorising" and "analyse". */
const ISE_ENDING = /^(organ|memor|real|recogn|visual|custom|personal|optim|anal|color)([iy])s(e|er|ed|ing)$/;
/** Matches "travelling" and "marvellous", which American English spells with one l. */
const DOUBLE_L = /^(travel|label|model|cancel|jewel|marvel|level|tunnel)l(ed|er|ing|ous)$/;

const toAmericanSpelling = (word: string): string => {
  const known = AMERICAN.get(word);
  if (known) return known;
  if (word.length > 4 && !OUR_EXCEPTIONS.test(word) && OUR_ENDING.test(word))
    return word.replace(OUR_ENDING, '$1or$2');
  const withErEnding = word.length >= MIN_RE_LENGTH ? word.replace(RE_ENDING, 'ter') : word;
  return withErEnding.replace(ISE_ENDING, '$1$2z$3').replace(DOUBLE_L, '$1$2');
};

/** Returns the form that all spellings of a normalized word share. */
export const stemOf = (word: string): string => toAmericanSpelling(toSingular(word));
