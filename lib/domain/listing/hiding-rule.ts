/**
 * The CSS rule that hides games. It needs no rendering, so it applies from the first paint, even to pages that the
 * server has cached for everyone.
 */

const RULE_START = '[data-keys~="';
// A genre's own page lists the genre's games even if it is hidden. Some lists, such as a member's favorites, show every
// game.
const RULE_SEPARATOR = '"]:not([data-own~="';
const RULE_END = '"] *,[data-unhidden] *)';
const RULE_BODY = '{display:none!important}';

/** Returns the CSS rule for hidden keys (hidden-games.ts); the list must not be empty. */
export const createHidingRule = (keys: readonly string[]): string =>
  keys.map((key) => RULE_START + key + RULE_SEPARATOR + key + RULE_END).join() + RULE_BODY;

/** The same rule as a script expression for the document's head, where `k` is an array of untrusted values. */
export const HIDING_RULE = `k.filter(x=>/^[\\w-]{1,40}$/.test(x)).map(x=>'${RULE_START}'+x+'${RULE_SEPARATOR}'+x+'${RULE_END}').join()+'${RULE_BODY}'`;
