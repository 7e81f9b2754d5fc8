/** Which hands play a game from its start to its end, and which its opening alone. */
import { BUILT_IN_GAMES } from '@/games/catalogue';
import { PLAYERS } from './players';
import type { Player } from './players/player';
import { PRESSES, type Press } from './press-by';

export const isWhole = process.env.EVERY_HAND === '1';

/** Games that the branch changes are played as the deep run plays them; scripts/test.mjs names their folders. */
const CHANGED = new Set((process.env.CHANGED_GAMES ?? '').split(',').filter(Boolean));
const ENGINE = /^\/play\/([a-z0-9-]+)\//;
const engineOf = new Map(BUILT_IN_GAMES.map(({ slug, embed }) => [slug, ENGINE.exec(embed?.src ?? '')?.[1]]));
const isChanged = ({ game }: Player): boolean => CHANGED.has(engineOf.get(game.slug) ?? '');
const isWholeFor = (player: Player): boolean => isWhole || isChanged(player);

/** One of each engine, or with every hand each edition that has a player of its own. */
export const players = PLAYERS.filter(
  (player) =>
    (isWholeFor(player) || !player.isEdition) &&
    (process.env.ONLY_CHANGED_GAMES !== '1' || isChanged(player)),
);

const handsOf = ({ ways }: Player): readonly Press[] => PRESSES.filter(({ name }) => ways.includes(name));

/**
 * The engines that are played to their end although the branch changes no game: puzzles, words, cards and the action games
 * whose run has too few moves to be resumed by another hand. The other engines are opened, and played to their end in the deep run.
 */
const SAMPLED = new Set([
  'block-attic',
  'copper-rally',
  'crown-and-cobble',
  'letter-foundry',
  'needle-drop',
  'nonogram-garden',
  'rooftop-cats',
  'spider-by-lamplight',
  'street-of-lamps',
]);
/** Code that every game uses has changed. */
const isEveryEngine = process.env.EVERY_GAME === '1';

/** Whether a game is played to its end in this run. */
export const isPlayedToEnd = (player: Player): boolean =>
  isWholeFor(player) || isEveryEngine || SAMPLED.has(engineOf.get(player.game.slug) ?? '');

/** The hands of one test: the first begins the game, the second, where there is one, goes on after the reload. */
export type Hands = readonly [first: Press, second?: Press];

const isDesk = ({ name }: Press): boolean => name !== 'touch';

/** Who plays a game to its end: the next game is begun by the next hand, so that all are there; `EVERY_HAND=1` has all of each. */
export const wholeHandsOf = (player: Player, index: number): readonly Hands[] => {
  if (!isPlayedToEnd(player)) return [];
  const hands = handsOf(player);
  if (isWholeFor(player)) return hands.map((hand) => [hand]);
  const first = hands[index % hands.length]!;
  // Mouse and keys share a window; a finger has a screen of its own.
  return [[first, isDesk(first) ? hands.find((hand) => hand !== first && isDesk(hand)) : undefined]];
};

/**
 * The hands that play an opening: those that are left; mouse and keys in one test. A game that no test plays to its end is opened at a
 * desk or by touch, each game by the other way than the one before it; the deep run and branches that change games open it by both.
 */
export const openingHandsOf = (player: Player, index: number): readonly Hands[] => {
  const all = allOpeningsOf(player, index);
  const isSampled = !isPlayedToEnd(player) && all.length > 1;
  return isSampled ? all.slice(index % 2, (index % 2) + 1) : all;
};

const allOpeningsOf = (player: Player, index: number): readonly Hands[] => {
  const whole = wholeHandsOf(player, index).flat();
  const left = handsOf(player).filter((hand) => !whole.includes(hand));
  const [first, second] = left.filter(isDesk);
  const touches: Hands[] = left.filter((hand) => !isDesk(hand)).map((hand) => [hand]);
  return first ? [[first, second], ...touches] : touches;
};

export const namesOf = (hands: Hands): string => hands.flatMap((hand) => hand?.name ?? []).join(' and ');
