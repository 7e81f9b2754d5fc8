/**
 * Compares sampled ranks with a full sort: ten boards with a million results each, many of them equal, during
 * concurrent submissions.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOwnPosition } from '@/server/scores/boards/find-own';
import { startBoardCountWorker } from '@/server/scores/boards/board-count-worker';
import { createRandom } from '@/games/kit/seeded-random';
import { createLog } from '@/server/platform/log';
import { generateBoards } from '../../../../scripts/bench/board-data.mjs';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { addResult } from '../../../support/board-results';

const ROWS = 1_000_000;
const BOARDS = 10;
const SAMPLED = 1_000;
const WRITERS = 3;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const FULL_SORT = `select player_id as "playerId", is_guest as "isGuest", rank, listed, everybody, all_better as "allBetter" from (
    select player_id, is_guest, count(*) filter (where not is_guest) over better + 1 as rank,
      count(*) filter (where not is_guest) over () as listed, count(*) over () as everybody, count(*) over better as all_better
    from scores.board_entry where board_id = $1
    window better as (order by sort_key range between unbounded preceding and 1 preceding)
  ) place where player_id % ${ROWS / SAMPLED} = $2`;

describe('ranking a board', () => {
  it('gives the same ranks as a full sort for 10,000 samples of ten million results, with concurrent writers', async () => {
    const boards = await generateBoards(database.pool, { rows: ROWS, boards: BOARDS });
    const { rows } = await database.pool.query<{ all: number }>(
      'select count(*)::int as all from scores.board_entry',
    );
    expect(rows[0]?.all).toBe(ROWS * BOARDS);
    const { rows: members } = await database.pool.query<{ id: string }>(
      'select id from scores.player tablesample system (1) where not is_guest limit 5000',
    );
    const log = createLog({ level: 'error', json: true, write: () => undefined });
    const worker = startBoardCountWorker(database.db, { now: () => new Date() }, log);
    const random = createRandom('writers');
    let isOver = false;
    let writtenCount = 0;
    const write = async (): Promise<void> => {
      while (!isOver) {
        const { game, isReverse } = random.pick(boards);
        const value = random.below(2 ** 31);
        const result = { game, mode: 'bench', isReverse, value, at: new Date() };
        await addResult(database, Number(random.pick(members).id), result);
        writtenCount += 1;
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    let compared = 0;
    let concurrentWrites = 0;
    for (const { id, isReverse } of boards) {
      const client = await database.pool.connect();
      const writtenBefore = writtenCount;
      try {
        await client.query('begin isolation level repeatable read; set local statement_timeout = 0');
        const sample = await client.query<
          Record<'playerId' | 'rank' | 'listed' | 'everybody' | 'allBetter', string> & { isGuest: boolean }
        >({
          text: FULL_SORT,
          values: [id, id % (ROWS / SAMPLED)],
        });
        for (const row of sample.rows) {
          const found = await findOwnPosition(client, { id, isReverse }, Number(row.playerId));
          const entrants = Number(row.listed) + (row.isGuest ? 1 : 0);
          const percentile = (Number(row.allBetter) + 1) / Number(row.everybody);
          expect(found).toMatchObject({ own: { rank: Number(row.rank) }, entrants, percentile });
          compared += 1;
        }
        await client.query('commit');
      } finally {
        client.release();
      }
      concurrentWrites += writtenCount - writtenBefore;
    }
    isOver = true;
    await Promise.all(writers);
    await worker.stop();
    process.stdout.write(`${compared} places compared, ${concurrentWrites} submissions meanwhile\n`);
    expect(compared).toBe(SAMPLED * BOARDS);
    expect(concurrentWrites).toBeGreaterThan(100);
  }, 900_000);
});
