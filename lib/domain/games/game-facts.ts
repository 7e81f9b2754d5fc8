/** Describes how a game is played and when it was published, using only known facts of its record. */
import type { GameEmbed } from '../../contract/game';
import type { MobileSupport } from './embed-source';
import { ARROW_KEYS, isArrowKey, keyLabelOf } from './game-keys';
import { GAMES_PATH } from './flash-frame';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/**
 * Returns "Mouse, touch or keyboard" for our own games, without touch for those of computers only; the keys in the record for
 * others; null when nothing is known.
 */
export const controlsOf = ({
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
  return `Keyboard: ${listed(hasArrows ? ['arrow keys', ...named] : named)}`;
};

/** Returns "Computer, tablet and phone", with the orientation of the latter. */
export const orientationOf = ({ landscape, portrait }: MobileSupport): string => {
  if (landscape && portrait) return 'Computer, tablet and phone, both ways up';
  if (landscape) return 'Computer, tablet and phone, held sideways';
  return portrait ? 'Computer, tablet and phone, held upright' : 'Computer only';
};

/** Returns "Plays on phones and tablets", with the orientation if it matters. */
export const deviceBadgeOf = ({ landscape, portrait }: MobileSupport): string => {
  if (!landscape && !portrait) return 'Computer only';
  const orientation = landscape ? 'sideways' : 'upright';
  return `Plays on phones and tablets${landscape && portrait ? '' : `, held ${orientation}`}`;
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formats an ISO moment as "5 March 2026", in UTC so that server and browser agree; null for an invalid date. */
export const writtenDate = (iso: string | null): string | null => {
  const moment = new Date(iso ?? '');
  if (Number.isNaN(moment.getTime())) return null;
  return `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()}`;
};
