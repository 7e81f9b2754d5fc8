/**
 * Words and names that the comment filter (rules.ts) would otherwise refuse because they contain a listed word. A term
 * allows every longer word that contains it, too. Add a term when a member reports that an innocent comment was
 * refused.
 */
export const INNOCENT_WORDS: readonly string[] = [
  ...['analcite', 'analects', 'analecta', 'analemma', 'analeptic', 'analges', 'analphabet', 'annal'],
  ...['artisanal', 'cryptanaly', 'membranal', 'pandanus', 'penistone', 'reanaly', 'tetanal', 'uranaly'],
  ...['assegai', 'assonan', 'assonate', 'assort', 'booby prize', 'booby trap', 'booby-trap'],
  ...['chink in the armor', 'chink in the armour', 'chink of light', 'chinkapin'],
  ...['cock-a-doodle', 'cockpit', 'cockscomb', 'cockspur', 'cocksure', 'cockswain', 'weather cock'],
  ...['cum laude', 'cumin', 'cummerbund'],
  ...['dick tracy', 'dick turpin', 'dick van dyke', 'dick whittington', 'dicker', 'dickey', 'dickybird'],
  ...['medick', 'moby dick', 'moby-dick', 'mobydick', 'philip k dick', 'philip k. dick', 'van dyke'],
  ...['evaginat', 'fagaceous', 'feckless', 'gasmen', 'invaginat', 'maffick', 'mishit', 'nebbich', 'niggard'],
  ...['pornocracy', 'porgies', 'pussy willow', 'pussycat', 'pussyfoot'],
  ...['rapeseed', 'rapped', 'rappee', 'rappel', 'rappen', 'retardant', 'scat sing', 'shiitake'],
  ...['tit for tat', 'tit-for-tat', 'traffick'],
];
