/** Computes streaks and freezes from the days that were finished on time (docs/scores.md). */
import { type Frequency, nextLevelKey } from '../days/level-keys';

/** The number of days on time that earn a freeze. */
export const DAYS_PER_FREEZE = 10;
export const MAX_FREEZES = 2;

export const STREAK_EVENTS = ['day', 'earned', 'frozen', 'ended'] as const;
/**
 * day: a day on time; earned: a freeze earned by it; frozen: a missed day saved by a freeze; ended: a missed day that
 * ended the streak.
 */
export type StreakEvent = (typeof STREAK_EVENTS)[number];

export interface StreakDayEvent {
  event: StreakEvent;
  day: string;
}

export interface Streak {
  streak: number;
  maxStreak: number;
  /** The player's available freezes. */
  freezes: number;
  /** Missed days saved by a freeze, oldest first. */
  frozenDays: readonly string[];
  /** The length of the streak after each day that was finished on time. */
  lengths: ReadonlyMap<string, number>;
  /** All events of the streak, in order of their days. */
  dayEvents: readonly StreakDayEvent[];
}

export interface StreakDays {
  /** The keys of levels finished on time, in any order. */
  done: readonly string[];
  /** The keys of levels with an open run that can still be on time; they do not count as missed yet. */
  pending?: readonly string[];
  /** The key of the player's current level. It cannot break a streak yet, because the player can still finish it. */
  today: string;
  frequency?: Frequency;
  /** Returns whether a date was never the player's current day, and so cannot be missed. */
  isSkipped?: (key: string) => boolean;
}

/** Computes the streak from the finished days, up to today. */
export const computeScopeStreak = ({
  done,
  pending = [],
  today,
  frequency = 'daily',
  isSkipped,
}: StreakDays): Streak => {
  const open = new Set(pending);
  const lengths = new Map<string, number>();
  const dayEvents: StreakDayEvent[] = [];
  const frozenDays: string[] = [];
  let [streak, maxStreak, freezes] = [0, 0, 0];

  const recordMissedDays = (from: string, until: string): void => {
    for (let key = from; key < until && streak > 0; key = nextLevelKey(frequency, key)) {
      if (open.has(key) || isSkipped?.(key)) continue;
      if (freezes > 0) {
        freezes -= 1;
        frozenDays.push(key);
        dayEvents.push({ event: 'frozen', day: key });
      } else {
        streak = 0;
        dayEvents.push({ event: 'ended', day: key });
      }
    }
  };

  let due = today;
  for (const key of [...new Set(done)].sort()) {
    recordMissedDays(due, key < today ? key : today);
    streak += 1;
    maxStreak = Math.max(maxStreak, streak);
    lengths.set(key, streak);
    dayEvents.push({ event: 'day', day: key });
    if (lengths.size % DAYS_PER_FREEZE === 0 && freezes < MAX_FREEZES) {
      freezes += 1;
      dayEvents.push({ event: 'earned', day: key });
    }
    due = nextLevelKey(frequency, key);
  }
  recordMissedDays(due, today);
  return { streak, maxStreak, freezes, frozenDays, lengths, dayEvents };
};

/** Returns whether the streak ends when the next level opens, unless the current level is finished. */
export const isAtRisk = ({ streak, freezes, lengths }: Streak, today: string): boolean =>
  streak > 0 && freezes === 0 && !lengths.has(today);
