/** Exports all stored data about a player, except for the hashes of run tokens. */
import { eq } from 'drizzle-orm';
import { board, boardEntry } from '../../db/schema/boards';
import { challenge } from '../../db/schema/challenges';
import { run, save } from '../../db/schema/scores';
import { streakEntry, tokenEntry } from '../../db/schema/streaks';
import { valueOfSortKey } from '../boards/board-key';
import type { ScoresService } from '../service';
import type { Player } from './current-player';

const listRanks = async (db: ScoresService['db'], id: number) => {
  const rows = await db
    .select({ board, entry: boardEntry })
    .from(boardEntry)
    .innerJoin(board, eq(board.id, boardEntry.boardId))
    .where(eq(boardEntry.playerId, id));
  return rows.map(({ board: { game, mode, period, key, isReverse }, entry }) => ({
    game,
    mode,
    period,
    key,
    value: valueOfSortKey(entry.sortKey, isReverse),
    points: entry.points,
    achievedAt: entry.achievedAt,
  }));
};

export const exportPlayer = async (
  { db }: ScoresService,
  { id, guestHash: _hash, ...player }: Player,
): Promise<Record<string, unknown>> => {
  const streakEntries = await db
    .select()
    .from(streakEntry)
    .where(eq(streakEntry.playerId, id))
    .orderBy(streakEntry.id);
  const tokenEntries = await db
    .select()
    .from(tokenEntry)
    .where(eq(tokenEntry.playerId, id))
    .orderBy(tokenEntry.id);
  const runs = await db.select().from(run).where(eq(run.playerId, id)).orderBy(run.startedAt);
  const challenges = await db
    .select({
      id: challenge.id,
      runId: run.id,
      hidesName: challenge.hidesName,
      createdAt: challenge.createdAt,
      seenAt: challenge.seenAt,
    })
    .from(challenge)
    .innerJoin(run, eq(run.id, challenge.runId))
    .where(eq(run.playerId, id))
    .orderBy(challenge.createdAt);
  return {
    player,
    runs: runs.map(({ tokenHashes: _tokens, playerId: _player, ...rest }) => rest),
    boards: await listRanks(db, id),
    streakEntries: streakEntries.map(({ playerId: _player, ...rest }) => rest),
    tokenEntries: tokenEntries.map(({ playerId: _player, ...rest }) => rest),
    challenges,
    saves: await db.select().from(save).where(eq(save.playerId, id)),
  };
};
