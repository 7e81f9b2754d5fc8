/** How far the visitor is with the daily games; nothing is asked while this browser has no player. */
import useSWR from 'swr';
import type { ArchiveDayState } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';

export interface DailyStatus {
  state: ArchiveDayState;
  /** Share done, 0 to 1, while started. */
  progress: number;
  /** Milliseconds of the finished run, where the game is timed. */
  timeMs: number | null;
}

export interface Streak {
  streak: number;
  maxStreak: number;
}

type Statuses = Readonly<Record<string, DailyStatus>>;
const NOTHING_KNOWN: Statuses = {};

/** The first part of every key here: what a finished run makes stale. */
export const DAILIES_KEY = 'dailies';

/** Tonight's state of each game by keyword; a game that is missing is unknown and shown unlit. */
export const useDailyStatus = (keywords: readonly string[]): Statuses => {
  const { boards, player } = useClients();
  const { data } = useSWR(
    keywords.length > 0 ? [DAILIES_KEY, 'status', ...keywords] : null,
    async (): Promise<Statuses> => {
      if (!(await player.peek())) return NOTHING_KNOWN;
      const rows = await boards.listDailyStatus([...keywords]);
      return Object.fromEntries(
        rows.map(({ keyword, state, progress, value }) => [keyword, { state, progress, timeMs: value }]),
      );
    },
  );
  return data ?? NOTHING_KNOWN;
};

/** The state of past evenings of one game by level key (`YYYY-MM-DD`). */
export const useDailyProgress = (game: string, levelKeys: readonly string[]): Statuses => {
  const { boards, player } = useClients();
  const first = levelKeys[0];
  const last = levelKeys.at(-1);
  const { data } = useSWR(
    first && last ? [DAILIES_KEY, 'progress', game, first, last] : null,
    async ([, , keyword, from, until]): Promise<Statuses> => {
      if (!(await player.peek())) return NOTHING_KNOWN;
      const rows = await boards.listArchive(keyword, from, until);
      return Object.fromEntries(
        rows.map(({ level_key, state, value }) => [
          level_key,
          { state, progress: state === 'notStarted' ? 0 : 0.5, timeMs: value },
        ]),
      );
    },
  );
  return data ?? NOTHING_KNOWN;
};

/** The streak of one game; null while unknown, for none, and for no game. */
export const useStreak = (game: string | null): Streak | null => {
  const { boards, player } = useClients();
  const { data } = useSWR(game ? [DAILIES_KEY, 'streak', game] : null, async ([, , keyword]) => {
    if (!(await player.peek())) return null;
    const [row] = await boards.listStreaks([keyword]);
    return row && row.maxStreak > 0 ? { streak: row.streak, maxStreak: row.maxStreak } : null;
  });
  return data ?? null;
};
