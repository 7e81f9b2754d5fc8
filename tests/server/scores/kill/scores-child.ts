/** Runs the scores service in its own process on an existing database, for tests that kill it. */
import { serve } from '@hono/node-server';
import { drizzlePool } from '@/server/db/drizzle-pool';
import { createPool } from '@/server/db/connect';
import { createLog } from '@/server/platform/log';
import { systemClock } from '@/server/platform/clock';
import { createGameQueries } from '@/server/product/games/queries';
import { createScoredGames } from '@/server/scored-games';
import { createScoresApp } from '@/server/scores/app';
import { createBoardIds } from '@/server/scores/boards/board-ids';
import { startBoardCountWorker } from '@/server/scores/boards/board-count-worker';
import { replayMoves } from '@/server/scores/games/replay-moves';
import { findRules } from '@/server/scores/games/rules';
import { openPlayerTokens } from '@/server/scores/players/tokens';

const { database } = JSON.parse(process.argv[2] ?? '{}') as { database: Record<string, string | number> };
const log = createLog({
  level: 'error',
  json: true,
  write: (line) => void process.stderr.write(`${line}\n`),
});
const pool = createPool(
  { ...database, application_name: `scores-child-${process.pid}` },
  { info: () => undefined, error: (message: string) => log.error(message) },
);
const db = drizzlePool(pool);
const scored = createScoredGames(createGameQueries(db));
const { app } = createScoresApp({
  db,
  pool,
  clock: systemClock,
  log,
  findGame: scored.find,
  findGameById: scored.findById,
  findRules,
  replayMoves: async (requested) => replayMoves(requested),
  tokens: await openPlayerTokens(db, () => Promise.resolve([])),
  boards: createBoardIds(),
});
startBoardCountWorker(db, systemClock, log);
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ port })}\n`);
});
