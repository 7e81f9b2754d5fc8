/** All settings: the editions of the catalog, the sizes, and the minimum time per move. */
import type { PuzzleEdition } from '@/games/kit/shell/kind';
import type { ModeKey } from './types';

export type Edition = PuzzleEdition<ModeKey>;

export const SIZES: Record<ModeKey, number> = { small: 3, large: 5 };
/** The number of windows that are pressed to turn a lit house into a level; fewer than any set whose presses change nothing. */
export const PRESSES: Record<ModeKey, number> = { small: 4, large: 9 };
/** Nobody presses windows faster than this, one after another. */
export const MIN_MS_PER_MOVE = 120;
export const MAX_MOVES = 2_000;

export const MODE_LABELS: Record<ModeKey, string> = { small: 'Small house', large: 'Large house' };

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'new-game',
    keyword: 'new-game',
    title: 'New Game',
    description:
      'Every window that you press goes on or off, and so do its neighbors. Find the windows that light the whole house, in as little time as you can.',
    descriptionShort: 'Press the windows until the whole house is lit.',
    instructions:
      'Press a window: it and its neighbors above, below, left and right go on if they were off, and off if they were on. The house is done when every window is lit. With keys: arrows move, Space presses, Z takes the last press back, P pauses.',
    modes: ['small', 'large'],
    isDaily: false,
  },
];
