/** The three difficulties as boards, and what a game of each can bring at most. */
import type { GameMode } from '@/lib/contract/scores-entities';
import type { ArcadeBounds } from '@/lib/domain/game-rules';

interface Mode {
  key: string;
  label: string;
  /** As `points` of the same difficulty in src/rules/Tuning.hx. */
  points: number;
}

/** In the order of Tuning.DIFFICULTIES. */
const DIFFICULTIES: readonly Mode[] = [
  { key: 'gentle', label: 'Gentle', points: 1 },
  { key: 'steady', label: 'Steady', points: 1.5 },
  { key: 'wild', label: 'Wild', points: 2 },
];

/** The first stone takes longer to fall; a game may be ended at any moment after, and some of its time be lost on the way. */
const MINIMUM_MS = 1_000;
/** The fullest wave at eight times, every stone struck and every spark taken, comes to half of this. */
const POINTS_PER_SECOND = 600;
/** What a comet brings at once. */
const POINTS_AT_ONCE = 1_200;
const MOST_POINTS = 3_000_000;

export const MODES: readonly GameMode[] = DIFFICULTIES.map(({ key, label }) => ({
  key,
  label,
  reverse: false,
  columnType: 'score',
  columnLabel: 'Points',
}));

/** The bounds of a difficulty, null for none of ours. */
export const boundsFor = (keyword: string, mode: string): ArcadeBounds | null => {
  const points = DIFFICULTIES.find(({ key }) => key === mode)?.points;
  if (keyword !== 'orbit-keeper' || points === undefined) return null;
  return {
    minimumMs: MINIMUM_MS,
    atOnce: POINTS_AT_ONCE * points,
    perSecond: POINTS_PER_SECOND * points,
    most: MOST_POINTS * points,
  };
};
