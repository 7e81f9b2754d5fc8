/** Computes streaks and freezes from the days that were finished on time (docs/scores.md). */
import { type Frequency, nextKey } from '../days/level-keys';

/** The days on time that earn a freeze. */
export const DAYS_A_FREEZE = 10;
export const MAX_FREEZES = 2;

export const STREAK_EVENTS = ['day', 'earned', 'frozen', 'ended'] as const;
/** A day on time; a freeze it earned; a missed day saved by a freeze; a missed day that ended the streak. */
export type StreakEvent = (typeof STREAK_EVENTS)[number];

export interface StreakFact {
  event: StreakEvent;
  day: string;
}

export interface Streak {
  streak: number;
  maxStreak: number;
  /** The freezes that the player has. */
  freezes: number;
  /** Missed days saved by a freeze, oldest first. */
  frozenDays: readonly string[];
  /** Length of the streak at each day on time. */
  lengths: ReadonlyMap<string, number>;
  /** All events of the streak, in the order of days. */
  facts: readonly StreakFact[];
}

export interface StreakDays {
  /** Level keys finished on time, in any order. */
  done: readonly string[];
  /** Level keys with an open run that can still be on time, and so are not missed yet. */
  pending?: readonly string[];
  /** The player's current key, which cannot break a streak yet. */
  today: string;
  frequency?: Frequency;
  /** Returns whether a date was never the player's today, and so cannot be missed. */
  isSkipped?: (key: string) => boolean;
}

/** Computes the streak of these days, up to today. */
export const streakOf = ({
  done,
  pending = [],
  today,
  frequency = 'daily',
  isSkipped,
}: StreakDays): Streak => {
  const open = new Set(pending);
  const lengths = new Map<string, number>();
  const facts: StreakFact[] = [];
  const frozenDays: string[] = [];
  let [streak, maxStreak, freezes] = [0, 0, 0];

  const miss = (from: string, until: string): void => {
    for (let key = from; key < until && streak > 0; key = nextKey(frequency, key)) {
      if (open.has(key) || isSkipped?.(key)) continue;
      if (freezes > 0) {
        freezes -= 1;
        frozenDays.push(key);
        facts.push({ event: 'frozen', day: key });
      } else {
        streak = 0;
        facts.push({ event: 'ended', day: key });
      }
    }
  };

  let due = today;
  for (const key of [...new Set(done)].sort()) {
    miss(due, key < today ? key : today);
    streak += 1;
    maxStreak = Math.max(maxStreak, streak);
    lengths.set(key, streak);
    facts.push({ event: 'day', day: key });
    if (lengths.size % DAYS_A_FREEZE === 0 && freezes < MAX_FREEZES) {
      freezes += 1;
      facts.push({ event: 'earned', day: key });
    }
    due = nextKey(frequency, key);
  }
  miss(due, today);
  return { streak, maxStreak, freezes, frozenDays, lengths, facts };
};

/** Returns whether the streak ends at the next opening unless the current level is finished. */
export const isAtRisk = ({ streak, freezes, lengths }: Streak, today: string): boolean =>
  streak > 0 && freezes === 0 && !lengths.has(today);
