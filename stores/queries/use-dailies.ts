/** Loads the visitor's progress in the daily games. Sends no request if this browser has no player. */
import useSWR from 'swr';
import type { ArchiveDayState, ColumnType, GameStreak } from '@/lib/contract/scores-entities';
import { browserDateOf } from '@/lib/domain/days/browser-day';
import { useLocalMidnight } from '@/stores/clock';
import { useClients } from '@/stores/stores-provider';

export interface DailyStatus {
  state: ArchiveDayState;
  /** The completed fraction from 0 to 1, if the level has been started. */
  progress: number;
  /** The result of the finished run. */
  value: number | null;
  columnType: ColumnType;
  /** The level key; only for today's level. */
  levelKey?: string;
  /** Whether the level was finished from the archive, after its own day. */
  isLate?: boolean;
  /** Whether the day was missed and a freeze was spent on it. */
  isFrozen?: boolean;
}

export type DailyStreak = Pick<GameStreak, 'streak' | 'maxStreak' | 'freezes' | 'isTodayDone' | 'isAtRisk'>;

export interface DayInfo {
  /** The date of the current levels (`YYYY-MM-DD`). */
  today: string;
  /** The time at which the next levels open, by this browser's clock, in milliseconds. */
  endsAt: number;
}

type DailyStatuses = Readonly<Record<string, DailyStatus>>;
const NO_STATUSES: DailyStatuses = {};

/** The first part of the swr keys in this file. A finished run invalidates them. */
export const DAILIES_KEY = 'dailies';

// The minimum interval. If this browser's clock is ahead, the request is repeated until the server has reached the next
// day.
const MIN_REFRESH_MS = 5_000;

/** Returns the player's day according to the scores service, or else the browser's day. Changes when the day ends. */
export const useDay = (): DayInfo | null => {
  const { boards, player } = useClients();
  const endsAt = useLocalMidnight();
  const { data } = useSWR(
    endsAt === null ? null : [DAILIES_KEY, 'today', endsAt],
    async (): Promise<DayInfo | null> => {
      if (!(await player.peek())) return null;
      const { today, nextDayAt, now } = await boards.getUser();
      // Corrects the difference between the clocks, so that the countdown is right even if this browser's clock is
      // wrong.
      return { today, endsAt: Date.parse(nextDayAt) + (now ? Date.now() - Date.parse(now) : 0) };
    },
    { refreshInterval: (day) => (day ? Math.max(day.endsAt - Date.now(), MIN_REFRESH_MS) : 0) },
  );
  return data ?? (endsAt ? { today: browserDateOf(new Date(endsAt - 1)), endsAt } : null);
};

/** Returns the date of `useDay`, or null while unknown. */
export const useToday = (): string | null => useDay()?.today ?? null;

/** Returns today's state of each game by keyword. A missing game is unknown and appears unlit. */
export const useDailyStatus = (keywords: readonly string[]): DailyStatuses => {
  const { boards, player } = useClients();
  const today = useToday();
  const { data } = useSWR(
    today && keywords.length > 0 ? [DAILIES_KEY, 'status', today, ...keywords] : null,
    async (): Promise<DailyStatuses> => {
      if (!(await player.peek())) return NO_STATUSES;
      const rows = await boards.listDailyStatus([...keywords]);
      return Object.fromEntries(
        rows.map(({ keyword, level_key: levelKey, ...row }) => [keyword, { ...row, levelKey }]),
      );
    },
  );
  return data ?? NO_STATUSES;
};

/** Returns the states of a game's past days by level key (`YYYY-MM-DD`). */
export const useDailyProgress = (game: string, levelKeys: readonly string[]): DailyStatuses => {
  const { boards, player } = useClients();
  const first = levelKeys[0];
  const last = levelKeys.at(-1);
  const { data } = useSWR(
    first && last ? [DAILIES_KEY, 'progress', game, first, last] : null,
    async ([, , keyword, from, until]): Promise<DailyStatuses> => {
      if (!(await player.peek())) return NO_STATUSES;
      const rows = await boards.listArchive(keyword, from, until);
      return Object.fromEntries(rows.map(({ level_key, ...row }) => [level_key, row]));
    },
  );
  return data ?? NO_STATUSES;
};

/** Returns the streak of a game, or for null the overall daily streak. Returns null while unknown, and if there is none. */
export const useStreak = (game: string | null): DailyStreak | null => {
  const { boards, player } = useClients();
  const today = useToday();
  const { data } = useSWR(today && [DAILIES_KEY, 'streak', game, today], async () => {
    if (!(await player.peek())) return null;
    const streak = game ? (await boards.listStreaks([game]))[0] : await boards.getAnyStreak();
    return streak?.maxStreak ? streak : null;
  });
  return data ?? null;
};
