/** Loads the entries of a board, and the visitor's own entry if it is not among them. */
import useSWR from 'swr';
import type {
  BoardPeriod,
  GameMode,
  QuarantinedResult,
  LeaderboardEntry,
} from '@/lib/contract/scores-entities';
import { describeError } from '@/lib/describe-error';
import { BOARD_MESSAGES } from '@/lib/messages/board';
import { useClients } from '@/stores/stores-provider';

export interface LeaderboardQuery {
  /** The game's keyword; null loads nothing. */
  game: string | null;
  /** The key of a mode; null for the game's first mode. */
  mode: string | null;
  levelKey: string | null;
  period: BoardPeriod;
  /** The uids of members whose entries are also requested. */
  friends?: readonly string[];
}

export type BoardColumn = Pick<GameMode, 'columnType' | 'columnLabel'>;

export interface Leaderboard {
  entries: LeaderboardEntry[] | null;
  /** The visitor's own entry if it is not in `entries`. */
  own: LeaderboardEntry | null;
  friends: LeaderboardEntry[];
  /** Whether the results are verified by replay; null while unknown. */
  isVerified: boolean | null;
  /** The fraction of all players, including guests, who are at least as good as the visitor (0 to 1); null without an entry. */
  percentile: number | null;
  /** A better result of the visitor that is quarantined; null if there is none. */
  held: QuarantinedResult | null;
  /** The column that the board shows, or null for the mode's default column. */
  column: BoardColumn | null;
  modes: GameMode[];
  status: 'loading' | 'ready' | 'error';
  /** The error message; null unless the status is `error`. */
  failure: string | null;
  retry(): Promise<unknown>;
}

/** The first part of the swr keys in this file. A finished run invalidates them. */
export const BOARDS_KEY = 'boards';

const NO_MODES: GameMode[] = [];
const NO_PLAYERS: readonly string[] = [];

export const useLeaderboard = ({
  game,
  mode,
  levelKey,
  period,
  friends = NO_PLAYERS,
}: LeaderboardQuery): Leaderboard => {
  const { boards, player } = useClients();
  const modes = useSWR(game ? ['modes', game] : null, ([, keyword]) => boards.listModes(keyword));
  const shownMode = mode ?? modes.data?.[0]?.key ?? null;
  const board = useSWR(
    game && shownMode ? ([BOARDS_KEY, game, shownMode, period, levelKey, friends.join(',')] as const) : null,
    async ([, keyword, modeKey]) => {
      const query = { game: keyword, mode: modeKey, period, levelKey };
      const isPlayer = (await player.peek()) !== null;
      const [top, context] = await Promise.all([
        boards.listTop({ ...query, friends }),
        isPlayer ? boards.getContext(query) : Promise.resolve(null),
      ]);
      const own = top.entries.some(({ isYou }) => isYou) ? null : (context?.own ?? null);
      const column = { columnType: top.columnType, columnLabel: top.columnLabel };
      const percentile = context?.percentile ?? null;
      return { ...top, own, column, percentile, held: context?.held ?? null };
    },
    { keepPreviousData: false },
  );
  const failed: unknown = modes.error ?? board.error;
  return {
    entries: board.data?.entries ?? null,
    own: board.data?.own ?? null,
    friends: board.data?.friends ?? [],
    isVerified: board.data?.verified ?? null,
    percentile: board.data?.percentile ?? null,
    held: board.data?.held ?? null,
    column: board.data?.column ?? null,
    modes: modes.data ?? NO_MODES,
    status: board.data ? 'ready' : failed ? 'error' : 'loading',
    failure: failed ? describeError(failed, BOARD_MESSAGES.boardFailure) : null,
    retry: () => Promise.all([modes.mutate(), board.mutate()]),
  };
};
