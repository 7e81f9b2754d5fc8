/** What a game's page says of how a game is played and when it came: only what its record knows. */
import type { GameEmbed } from '../contract/game';
import type { MobileSupport } from './embed-source';
import { ARROW_KEYS, isArrowKey, keyLabelOf } from './game-keys';

const OWN_GAMES = '/play/';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** "Mouse, touch or keyboard" for our own games, without touch for those of computers only; the keys that a record names for others; null where nothing is known. */
export const controlsOf = ({
  src,
  isFlash,
  keys,
  supportsMobile: { landscape, portrait },
}: Pick<GameEmbed, 'src' | 'isFlash' | 'keys' | 'supportsMobile'>): string | null => {
  if (!isFlash && src.startsWith(OWN_GAMES))
    return landscape || portrait ? 'Mouse, touch or keyboard' : 'Mouse or keyboard';
  if (keys.length === 0) return null;
  const hasArrows = ARROW_KEYS.every((arrow) => keys.includes(arrow));
  const named = keys.filter((key) => !(hasArrows && isArrowKey(key))).map(keyLabelOf);
  return `Keyboard: ${listed(hasArrows ? ['arrow keys', ...named] : named)}`;
};

/** "Computer, tablet and phone", with how the latter are held. */
export const heldOf = ({ landscape, portrait }: MobileSupport): string => {
  if (landscape && portrait) return 'Computer, tablet and phone, both ways up';
  if (landscape) return 'Computer, tablet and phone, held sideways';
  return portrait ? 'Computer, tablet and phone, held upright' : 'Computer only';
};

/** "Plays on phones and tablets", with how they are held where that matters. */
export const deviceBadgeOf = ({ landscape, portrait }: MobileSupport): string => {
  if (!landscape && !portrait) return 'Computer only';
  const held = landscape ? 'sideways' : 'upright';
  return `Plays on phones and tablets${landscape && portrait ? '' : `, held ${held}`}`;
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** An ISO moment as "5 March 2026", in UTC so that server and browser agree; null for what is no date. */
export const writtenDate = (iso: string | null): string | null => {
  const moment = new Date(iso ?? '');
  if (Number.isNaN(moment.getTime())) return null;
  return `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()}`;
};
