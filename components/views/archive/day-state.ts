/** Determines the state of a day in the archive, and its text, for a window or lantern. */
import { dayTitle } from '@/lib/domain/days/archive-months';
import { resultText } from '@/lib/domain/play/amounts';
import { type Frequency, levelKeyFor } from '@/lib/domain/days/level-keys';
import type { DailyStatus } from '@/stores/queries/use-dailies';

export type DayState = 'notStarted' | 'started' | 'completed' | 'late' | 'frozen' | 'today' | 'future';

/** The states in the order of the legend next to the house. */
export const DAY_STATES: readonly { state: DayState; word: string }[] = [
  { state: 'completed', word: 'Finished' },
  { state: 'late', word: 'Finished late' },
  { state: 'frozen', word: 'Kept by a freeze' },
  { state: 'started', word: 'In progress' },
  { state: 'notStarted', word: 'Not started' },
  { state: 'today', word: 'Today' },
  { state: 'future', word: 'Not open yet' },
];

/** The unit of a level, and the name of the current level. */
export const PERIOD_TEXTS: Readonly<Record<Frequency, { unit: string; now: string }>> = {
  daily: { unit: 'day', now: 'Today' },
  weekly: { unit: 'week', now: 'This week' },
  monthly: { unit: 'month', now: 'This month' },
};

export interface ArchiveDay {
  levelKey: string;
  state: DayState;
  /** The text under the window: a time, points, a percentage, or a dash. */
  note: string;
  /** The full description of the day. */
  label: string;
}

const computeDayState = (levelKey: string, current: string, status: DailyStatus | undefined): DayState => {
  if (levelKey > current) return 'future';
  if (status?.state === 'completed') return status.isLate ? 'late' : 'completed';
  if (levelKey === current) return 'today';
  if (status?.state === 'started') return 'started';
  return status?.isFrozen ? 'frozen' : 'notStarted';
};

const formatShare = (progress: number): string =>
  progress < 0.005 ? 'Begun' : `${Math.round(progress * 100)}%`;

/**
 * Returns the state and texts of a day.
 * @param today the player's own date; later levels are not open yet
 */
export const createArchiveDay = (
  levelKey: string,
  today: string,
  status: DailyStatus | undefined,
  frequency: Frequency = 'daily',
): ArchiveDay => {
  const state = computeDayState(levelKey, levelKeyFor(frequency, today), status);
  const now = PERIOD_TEXTS[frequency].now.toLowerCase();
  const result =
    status?.state === 'completed' && status.value !== null
      ? resultText(status.value, status.columnType)
      : null;
  const progress = status?.state === 'started' ? formatShare(status.progress) : null;
  const reported: Readonly<Record<DayState, [note: string, label: string]>> = {
    completed: [result ?? 'Lit', result ? `finished with ${result}` : 'finished'],
    late: [result ?? 'Lit', result ? `finished late with ${result}` : 'finished late'],
    frozen: ['Kept', 'missed, and kept by a streak freeze'],
    started: [progress ?? '–', progress === 'Begun' ? 'in progress' : `in progress, ${progress ?? ''}`],
    today: [
      progress ?? 'Play',
      progress ? `${now}, ${progress === 'Begun' ? 'begun' : `${progress} done`}` : now,
    ],
    notStarted: ['–', 'not started'],
    future: ['', 'not open yet'],
  };
  const [note, words] = reported[state];
  return { levelKey, state, note, label: `${dayTitle(levelKey)}: ${words}` };
};

/** Counts the days in each state. */
export const countStates = (days: readonly ArchiveDay[]): ReadonlyMap<DayState, number> => {
  const counts = new Map<DayState, number>();
  for (const { state } of days) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
};

/** Counts the finished days, including days that were finished late. */
export const countCompleted = (days: readonly ArchiveDay[]): number =>
  days.filter(({ state }) => state === 'completed' || state === 'late').length;
