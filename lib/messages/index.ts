/**
 * All texts of the specification that a user may read, verbatim (spec §5, §8). Browser code imports only the part that
 * it needs; each part is a separate file, because pages load files as a whole.
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

/** Product texts that the specification does not define. */
export const PRODUCT_MESSAGES = { ...BOARD_MESSAGES, ...SITE_MESSAGES } as const;
