/** The entries of one board, and the visitor's own row when it is not among them. */
import useSWR from 'swr';
import type { BoardPeriod, GameMode, LeaderboardEntry } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';

export interface LeaderboardQuery {
  /** The game's keyword; null asks for nothing. */
  game: string | null;
  /** A mode's key; null means the game's first. */
  mode: string | null;
  levelKey: string | null;
  period: BoardPeriod;
}

export interface Leaderboard {
  entries: LeaderboardEntry[] | null;
  /** The visitor's own entry when it is outside `entries`. */
  own: LeaderboardEntry | null;
  modes: GameMode[];
  status: 'loading' | 'ready' | 'error';
  retry(): void;
}

/** The first part of every key here: what a finished run makes stale. */
export const BOARDS_KEY = 'boards';

const NO_MODES: GameMode[] = [];

export const useLeaderboard = ({ game, mode, levelKey, period }: LeaderboardQuery): Leaderboard => {
  const { boards, player } = useClients();
  const modes = useSWR(game ? ['modes', game] : null, ([, keyword]) => boards.listModes(keyword));
  const shownMode = mode ?? modes.data?.[0]?.key ?? null;
  const board = useSWR(
    game && shownMode ? ([BOARDS_KEY, game, shownMode, period, levelKey] as const) : null,
    async ([, keyword, modeKey]) => {
      const query = { game: keyword, mode: modeKey, period, levelKey };
      const isPlayer = (await player.peek()) !== null;
      const [top, context] = await Promise.all([
        boards.listTop(query),
        isPlayer ? boards.getContext(query) : Promise.resolve(null),
      ]);
      const own = top.entries.some(({ isYou }) => isYou) ? null : (context?.own ?? null);
      return { entries: top.entries, own };
    },
    { keepPreviousData: false },
  );
  const failed = modes.error ?? board.error;
  return {
    entries: board.data?.entries ?? null,
    own: board.data?.own ?? null,
    modes: modes.data ?? NO_MODES,
    status: board.data ? 'ready' : failed ? 'error' : 'loading',
    retry: () => {
      void modes.mutate();
      void board.mutate();
    },
  };
};
