/** Describes how a game is played and when it was published, using only facts from its record. */
import type { GameEmbed } from '../../contract/game';
import type { MobileSupport } from './embed-source';
import { ARROW_KEYS, isArrowKey, keyLabelOf } from './game-keys';
import { GAMES_PATH } from './flash-frame';

const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/**
 * Returns the controls of a game. For our own games "Mouse, touch or keyboard", without touch if the game needs a
 * computer; for others the keys in the record; null when nothing is known.
 */
export const controlsText = ({
  src,
  isFlash,
  keys,
  supportsMobile: { landscape, portrait },
}: Pick<GameEmbed, 'src' | 'isFlash' | 'keys' | 'supportsMobile'>): string | null => {
  if (!isFlash && src.startsWith(GAMES_PATH))
    return landscape || portrait ? 'Mouse, touch or keyboard' : 'Mouse or keyboard';
  if (keys.length === 0) return null;
  const hasArrows = ARROW_KEYS.every((arrow) => keys.includes(arrow));
  const named = keys.filter((key) => !(hasArrows && isArrowKey(key))).map(keyLabelOf);
  return `Keyboard: ${joinWithAnd(hasArrows ? ['arrow keys', ...named] : named)}`;
};

/** Returns the devices, such as "Computer, tablet and phone, held upright", with the supported orientations. */
export const orientationText = ({ landscape, portrait }: MobileSupport): string => {
  if (landscape && portrait) return 'Computer, tablet and phone, both ways up';
  if (landscape) return 'Computer, tablet and phone, held sideways';
  return portrait ? 'Computer, tablet and phone, held upright' : 'Computer only';
};

/** Returns "Computer only" or "Plays on phones and tablets", with the orientation if only one is supported. */
export const deviceBadge = ({ landscape, portrait }: MobileSupport): string => {
  if (!landscape && !portrait) return 'Computer only';
  const orientation = landscape ? 'sideways' : 'upright';
  return `Plays on phones and tablets${landscape && portrait ? '' : `, held ${orientation}`}`;
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * Formats an ISO instant such as "5 March 2026", in UTC so that server and browser produce the same text; null for an
 * invalid date.
 */
export const formatLongDate = (iso: string | null): string | null => {
  const moment = new Date(iso ?? '');
  if (Number.isNaN(moment.getTime())) return null;
  return `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()}`;
};
