/** Calls the scores service's methods as functions, with the other services of a test. */
import { eq } from 'drizzle-orm';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { player } from '@/server/db/schema/scores';
import type { RequestContext } from '@/server/http/context';
import { createGameQueries } from '@/server/product/games/queries';
import { createScoredGames } from '@/server/scored-games';
import { createBoardIds } from '@/server/scores/boards/board-ids';
import { replayMoves } from '@/server/scores/games/replay-moves';
import { findRules } from '@/server/scores/games/rules';
import type { Player } from '@/server/scores/players/current-player';
import { openPlayerTokens } from '@/server/scores/players/tokens';
import type { ScoresService } from '@/server/scores/service';
import type { TestServices } from './services';

/** Creates a scores service on the same database and clock. It can verify only guests' tokens. */
export const createScoresService = async ({
  database: { db, pool },
  service: { clock },
  log,
}: TestServices): Promise<ScoresService> => {
  const games = createScoredGames(createGameQueries(db));
  return {
    ...{ db, pool, clock, log, findRules },
    replayMoves: async (requested) => replayMoves(requested),
    findGame: games.find,
    findGameById: games.findById,
    tokens: await openPlayerTokens(db, () => Promise.resolve([])),
    boards: createBoardIds(),
  };
};

/** A request of a browser in Berlin. */
export const createContext = ({ service }: TestServices): RequestContext => {
  const headers = { [TIMEZONE_HEADER]: 'Europe/Berlin' };
  const request = new Request('http://localhost/scores', { headers });
  return { request, clock: service.clock } as unknown as RequestContext;
};

export const findRowOfPlayer = async ({ database }: TestServices, id: number): Promise<Player> => {
  const [row] = await database.db.select().from(player).where(eq(player.id, id));
  if (!row) throw new Error(`There is no player ${id}.`);
  return row;
};

/** Returns the number of boards that list a player. */
export const countEntries = async ({ database }: TestServices, id: number): Promise<number> => {
  const { rows } = await database.pool.query<{ entries: number }>(
    'select count(*)::int as entries from scores.board_entry where player_id = $1',
    [id],
  );
  return rows[0]?.entries ?? 0;
};
