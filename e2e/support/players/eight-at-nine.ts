/** Eight at Nine: placeholder. */
import type { Player } from './player';

export const eightAtNinePlayer: Player = {
  game: { slug: 'eight-at-nine', title: 'Eight at Nine', mode: { key: 'novice', label: 'The novice' } },
  endOf: () => 'You gave up',
  isLeft: false,
  ways: [],
  movesFor: () => [],
  wait: () => Promise.resolve(),
};
