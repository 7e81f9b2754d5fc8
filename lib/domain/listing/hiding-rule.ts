/**
 * The style rule that hides games. It needs no rendering, so it also holds for pages that the server has cached for everybody,
 * from their first paint on.
 */

const START = '[data-keys~="';
// A list of a genre shows that genre although it is hidden. Some lists, such as a member's favorites, show every game.
const BETWEEN = '"]:not([data-own~="';
const END = '"] *,[data-unhidden] *)';
const BODY = '{display:none!important}';

/** Returns the rule for keys (hidden-games.ts), which must not be empty. */
export const hidingRuleOf = (keys: readonly string[]): string =>
  keys.map((key) => START + key + BETWEEN + key + END).join() + BODY;

/** The same as an expression of a script in the document's head; there `k` is an array of untrusted values. */
export const HIDING_RULE = `k.filter(x=>/^[\\w-]{1,40}$/.test(x)).map(x=>'${START}'+x+'${BETWEEN}'+x+'${END}').join()+'${BODY}'`;
