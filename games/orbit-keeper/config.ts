/**
 * Defines the three difficulties of Orbit Keeper, each of which has its own board. All other tuning is in
 * src/rules/Tuning.hx.
 */
import type { GameMode } from '@/lib/contract/scores-entities';

export const KEYWORD = 'orbit-keeper';

/** The modes in the order of `Tuning.DIFFICULTIES`. */
export const MODES: readonly GameMode[] = (
  [
    ['gentle', 'Gentle'],
    ['steady', 'Steady'],
    ['wild', 'Wild'],
  ] as const
).map(([key, label]) => ({ key, label, reverse: false, columnType: 'score', columnLabel: 'Points' }));
