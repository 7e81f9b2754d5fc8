/** Which hands play a game from its start to its end, and which its opening alone. */
import { PLAYERS } from './players';
import type { Player } from './players/player';
import { PRESSES, type Press } from './press-by';

export const isWhole = process.env.EVERY_HAND === '1';

/** One of each engine, or with every hand each edition that has a player of its own. */
export const players = PLAYERS.filter(({ isEdition }) => isWhole || !isEdition);

const handsOf = ({ ways }: Player): readonly Press[] => PRESSES.filter(({ name }) => ways.includes(name));

/** The hands of one test: the first begins the game, the second, where there is one, goes on after the reload. */
export type Hands = readonly [first: Press, second?: Press];

const isDesk = ({ name }: Press): boolean => name !== 'touch';

/** Who plays a game to its end: the next game is begun by the next hand, so that all are there; `EVERY_HAND=1` has all of each. */
export const wholeHandsOf = (player: Player, index: number): readonly Hands[] => {
  const hands = handsOf(player);
  if (isWhole) return hands.map((hand) => [hand]);
  const first = hands[index % hands.length]!;
  // Mouse and keys share a window; a finger has a screen of its own.
  return [[first, isDesk(first) ? hands.find((hand) => hand !== first && isDesk(hand)) : undefined]];
};

/** Who plays its opening: the hands that are left. */
export const openingHandsOf = (player: Player, index: number): readonly Hands[] => {
  const whole = wholeHandsOf(player, index).flat();
  const left = handsOf(player).filter((hand) => !whole.includes(hand));
  const [first, second] = left;
  if (!first) return [];
  return second && isDesk(first) && isDesk(second) ? [[first, second]] : left.map((hand) => [hand]);
};

export const namesOf = (hands: Hands): string => hands.flatMap((hand) => hand?.name ?? []).join(' and ');
