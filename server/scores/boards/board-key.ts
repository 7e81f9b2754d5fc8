/** Names the boards (docs/boards.md): one for each game, mode and period (day, week, month or all time). */
import type { BoardPeriod } from '@/lib/contract/scores-entities';
import { addDays } from '@/lib/domain/days/days';
import { boardFreezeTime, type Frequency } from '@/lib/domain/days/level-keys';

export interface BoardKey {
  game: string;
  mode: string;
  /** Whether smaller values are better. */
  isReverse: boolean;
  period: BoardPeriod;
  /**
   * The first date of the board's period, or the level key on the board of a daily's day; empty on an all-time board.
   */
  key: string;
  /** When the board of a daily's day stops accepting results; null for other boards. */
  freezesAt: Date | null;
}

/** The largest value that a board can store. */
export const MAX_VALUE = 2 ** 31 - 1;

/** Returns the sort key of a value; smaller sort keys are better. */
export const sortKeyOf = (value: number, isReverse: boolean): number =>
  isReverse ? value : MAX_VALUE - value;

/** Returns the value of a sort key; sortKeyOf is its own inverse. */
export const valueOfSortKey = sortKeyOf;

const mondayOf = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
};

/** Returns the key of the period that contains a day. */
export const periodKeyOf = (period: BoardPeriod, day: string): string => {
  if (period === 'all') return '';
  if (period === 'day') return day;
  return period === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
};

/** Returns the first dates of a period and of the next one; null for all time. */
export const periodRangeOf = (period: BoardPeriod, key: string): { from: string; until: string } | null => {
  if (period === 'all') return null;
  if (period === 'month') return { from: key, until: `${addDays(key, 31).slice(0, 7)}-01` };
  return { from: key, until: addDays(key, period === 'day' ? 1 : 7) };
};

const LEVEL_PERIODS = ['day', 'all'] as const;
const TIME_PERIODS = ['day', 'week', 'month', 'all'] as const;

interface BoardableResult {
  game: string;
  mode: string;
  isReverse: boolean;
  /** Null except for a level of a daily. */
  levelKey: string | null;
  /** How often the game opens a new level. */
  frequency: Frequency;
  finishedAt: Date;
}

/**
 * Returns the boards of a ranked result. For a daily, these do not include the boards of the week and the month,
 * because those rank the points of frozen days.
 */
export const listBoardKeys = ({ levelKey, frequency, finishedAt, ...of }: BoardableResult): BoardKey[] => {
  const day = levelKey ?? finishedAt.toISOString().slice(0, 10);
  return (levelKey ? LEVEL_PERIODS : TIME_PERIODS).map((period) => ({
    ...of,
    period,
    key: periodKeyOf(period, day),
    freezesAt: levelKey && period === 'day' ? boardFreezeTime(frequency, levelKey) : null,
  }));
};

/** Returns the boards that receive the points of a daily's frozen day. */
export const listPointBoardKeys = (game: string, mode: string, levelKey: string): BoardKey[] =>
  (['week', 'month'] as const).map((period) => ({
    game,
    mode,
    isReverse: false,
    period,
    key: periodKeyOf(period, levelKey),
    freezesAt: null,
  }));
