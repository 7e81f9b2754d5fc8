/** Handles the calls that read a board: its top entries, the player's rank, and the player's best. */
import type { LeaderboardEntry, UserBest } from '@/lib/contract/scores-entities';
import type { RequestContext } from '../../http/context';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { resolveRequestedBoard, type BoardQuery } from './requested-board';
import { findQuarantined } from './find-quarantined';
import { findOwnPosition, NO_OWN_POSITION } from './find-own';
import { listFriendEntries } from './list-friends';
import { listTopEntries } from './list-top';

const DEFAULT_TOP_ROWS = 10;

/** Returns the top entries, and the entries of the requested members. */
export const readTopBoard = async (
  service: ScoresService,
  context: RequestContext,
  player: Player | null,
  query: BoardQuery & { limit?: number | undefined; 'friends[]'?: string[] | undefined },
) => {
  const requested = await resolveRequestedBoard(service, context, player, query);
  const id = await service.boards.find(service.db, requested);
  const about = {
    verified: requested.isVerified,
    columnType: requested.column.type,
    columnLabel: requested.column.label,
  };
  if (id === null) return { entries: [] as LeaderboardEntry[], entrants: 0, friends: [], ...about };
  const board = { id, isReverse: requested.isReverse };
  const you = player?.id ?? null;
  const [top, friends] = await Promise.all([
    listTopEntries(service.pool, board, query.limit ?? DEFAULT_TOP_ROWS, you),
    listFriendEntries(service.pool, board, query['friends[]'] ?? [], you),
  ]);
  return { ...top, friends, ...about };
};

/** Returns the player's entry with its neighbors, and a better quarantined result if there is one. */
export const readBoardContext = async (
  service: ScoresService,
  context: RequestContext,
  player: Player,
  query: BoardQuery,
) => {
  const board = await resolveRequestedBoard(service, context, player, query);
  const id = await service.boards.find(service.db, board);
  const [place, held] = await Promise.all([
    id === null
      ? NO_OWN_POSITION
      : findOwnPosition(service.pool, { id, isReverse: board.isReverse }, player.id),
    board.isPoints ? null : findQuarantined(service.pool, board, board.levelKey, player.id),
  ]);
  const { own } = place;
  const isBetter = held && (!own || (board.isReverse ? held.value < own.value : held.value > own.value));
  return { ...place, held: isBetter ? held : null };
};

/** Returns the player's value on the day board, and the player's rank on the requested board with its number of entries. */
export const readPersonalBest = async (
  service: ScoresService,
  context: RequestContext,
  player: Player,
  query: BoardQuery,
): Promise<UserBest> => {
  const positionOn = async (of: BoardQuery) => {
    const board = await resolveRequestedBoard(service, context, player, of);
    const id = await service.boards.find(service.db, board);
    return id === null
      ? NO_OWN_POSITION
      : findOwnPosition(service.pool, { id, isReverse: board.isReverse }, player.id);
  };
  const [day, board] = await Promise.all([positionOn({ ...query, period: 'day' }), positionOn(query)]);
  return {
    dailyBest: day.own?.value ?? null,
    scorePosition: board.own?.rank ?? null,
    totalScores: board.entrants,
  };
};
