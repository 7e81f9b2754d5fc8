/**
 * Every text of the specification that a user may read, word for word (spec §5, §8). What the browser loads imports the part
 * it shows: each is a file of its own, as a page carries files whole.
 */
import { ADVERTISING_MESSAGES } from './advertising';
import { BOARD_MESSAGES } from './board';
import { RULE_MESSAGES } from './rule';
import { GAME_MESSAGES } from './game';
import { ICON_MESSAGES } from './icon';
import { SEARCH_MESSAGES } from './search';
import { SIGN_IN_MESSAGES } from './sign-in';
import { SITE_MESSAGES } from './site';

export const MESSAGES = {
  ...SIGN_IN_MESSAGES,
  ...GAME_MESSAGES,
  ...SEARCH_MESSAGES,
  ...RULE_MESSAGES,
  ...ADVERTISING_MESSAGES,
  ...ICON_MESSAGES,
} as const;

/** Texts of our own where the specification is silent. */
export const PRODUCT_MESSAGES = { ...BOARD_MESSAGES, ...SITE_MESSAGES } as const;
