/** Which hands play a game from its start to its end, and which its opening alone. */
import { PLAYERS } from './players';
import type { Player } from './players/player';
import { PRESSES, type Press } from './press-by';

export const isWhole = process.env.EVERY_HAND === '1';

/** One of each engine, or with every hand each edition that has a player of its own. */
export const players = PLAYERS.filter(({ isEdition }) => isWhole || !isEdition);

const handsOf = ({ ways }: Player): readonly Press[] => PRESSES.filter(({ name }) => ways.includes(name));

/** The hand of a whole game: the next game by the next hand, so that all are there; `EVERY_HAND=1` has all of each. */
export const wholeHandsOf = (player: Player, index: number): readonly Press[] => {
  const hands = handsOf(player);
  return isWhole ? hands : hands.slice(index % hands.length).slice(0, 1);
};

/** The other hands. */
export const openingHandsOf = (player: Player, index: number): readonly Press[] => {
  const whole = wholeHandsOf(player, index);
  return handsOf(player).filter((hand) => !whole.includes(hand));
};
