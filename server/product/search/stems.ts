/** Reduces a folded word to one form for all its spellings: American spelling, singular. */

/** British spellings that no rule below covers. */
const AMERICAN: Readonly<Record<string, string>> = {
  aeroplane: 'airplane',
  catalog: 'catalog',
  cheque: 'check',
  defence: 'defense',
  dialogue: 'dialog',
  doughnut: 'donut',
  gray: 'gray',
  jewellery: 'jewelry',
  license: 'license',
  math: 'math',
  mathematic: 'math',
  offence: 'offense',
  plough: 'plow',
  programme: 'program',
  pyjama: 'pajama',
  tyre: 'tire',
};

/** Plurals that no rule below covers. */
const SINGULAR: Readonly<Record<string, string>> = {
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
};

const SHORTEST_PLURAL = 4;
/** Words that end like a plural but are singular: they keep their last letters. */
const NO_PLURAL = /(ss|us|is)$/;
const WITH_ES = /(ch|sh|x|ss|zz)es$/;
const WITH_OES = /..oes$/;

const singularOf = (word: string): string => {
  const irregular = SINGULAR[word];
  if (irregular) return irregular;
  if (word.length < SHORTEST_PLURAL) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  // Gives "cookie" and "cookies" the same form.
  if (/.{3}ie$/.test(word)) return `${word.slice(0, -2)}y`;
  if (WITH_ES.test(word) || (word.length > 5 && WITH_OES.test(word))) return word.slice(0, -2);
  return word.endsWith('s') && !NO_PLURAL.test(word) ? word.slice(0, -1) : word;
};

/** "color", "neighbors", "harbour", "favorite"; "hour" and "four" do not change. */
const OUR = /^(.*(?:[bdlmnpv]))our(s|ed|ing|ful|less|able|ite|ites|y|er|hood)?$/;
const NOT_OUR = /^(devour|glamour|velour|pour|detour)/;
/** "center", "theatre", "metre". */
const RE = /tre$/;
const SHORTEST_RE = 5;
/** "organise", "memorising", "analyse". */
const ISE = /^(organ|memor|real|recogn|visual|custom|personal|optim|anal|color)([iy])s(e|er|ed|ing)$/;
/** "travelling", "marvellous": American spelling has one l. */
const DOUBLE_L = /^(travel|label|model|cancel|jewel|marvel|level|tunnel)l(ed|er|ing|ous)$/;

const americanOf = (word: string): string => {
  const known = AMERICAN[word];
  if (known) return known;
  if (word.length > 4 && !NOT_OUR.test(word) && OUR.test(word)) return word.replace(OUR, '$1or$2');
  const withEr = word.length >= SHORTEST_RE ? word.replace(RE, 'ter') : word;
  return withEr.replace(ISE, '$1$2z$3').replace(DOUBLE_L, '$1$2');
};

/** Returns the form that all spellings of a folded word share. */
export const stemOf = (word: string): string => americanOf(singularOf(word));
