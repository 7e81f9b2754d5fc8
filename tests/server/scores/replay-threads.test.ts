import { build } from 'esbuild';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '@/server/platform/log';
import { replayMoves, type RunSubmitter } from '@/server/scores/games/replay-moves';
import { type ReplayThreads, startReplayThreads } from '@/server/scores/games/replay-threads';
import golden from '../../games/knights-table/golden-runs.json';

const lines: string[] = [];
const log = createLog({ level: 'info', json: true, write: (line) => void lines.push(line) });
/** A folder inside the project, so that threads find the project's packages. */
let folder: string;
let program: string;
let threads: ReplayThreads | undefined;

beforeAll(async () => {
  await mkdir('.build', { recursive: true });
  folder = await mkdtemp(resolve('.build/replay-'));
  program = join(folder, 'thread.mjs');
  await build({
    entryPoints: [resolve('server/scores/games/replay-thread.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: program,
    logLevel: 'error',
  });
});
afterEach(async () => {
  await threads?.close();
  threads = undefined;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const submitterOf = (playerId: number): RunSubmitter => ({
  playerId,
  network: `network-${playerId}`,
  handleCost: () => undefined,
});

const runs = golden.slice(0, 2).map(({ keyword, seed, mode, moves }) => ({
  keyword,
  spec: { seed, mode },
  moves,
}));

/** Writes a different program for the threads. */
const createChangedProgram = async (name: string, text: string): Promise<string> => {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, text);
  return file;
};

const FINISHED = { replay: { outcome: 'finished' } };
const CHANGES = `
import { existsSync, rmSync } from 'node:fs';
export default ({ moves: mark }) => {
  if (!existsSync(mark)) return { replayed: { replay: { outcome: 'finished' } }, spentMs: 1 };
  rmSync(mark);
`;

describe('replaying runs on a thread', () => {
  it('returns the same results as replaying on the main thread, for many concurrent runs', async () => {
    threads = startReplayThreads({ file: program, log });
    const { replay } = threads;
    const replayed = await Promise.all(runs.map((run, at) => replay(run, submitterOf(at))));
    expect(replayed).toEqual(runs.map((run) => replayMoves(run)));
    expect(replayed.map((one) => one?.replay.outcome)).toContain('finished');
  });

  it('rejects malformed moves in the same way as the main thread', async () => {
    threads = startReplayThreads({ file: program, log });
    expect(await threads.replay({ ...runs[0]!, moves: [{ from: 1 }] }, submitterOf(1))).toBeNull();
    expect(await threads.replay({ ...runs[0]!, moves: undefined }, submitterOf(1))).toBeNull();
  });

  it('leaves the main thread responsive', async () => {
    threads = startReplayThreads({ file: program, log });
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    await Promise.all(runs.map((run, at) => threads!.replay(run, submitterOf(at))));
    isOver = true;
    expect(turns).toBeGreaterThan(runs.length);
  });

  it.each([
    ['never ends', 'for (;;);'],
    ['throws', "throw new Error('broken');"],
    ['takes its thread down', 'process.exit(1);'],
  ])('requests a retry when a replay %s, and then completes the next one', async (name, what) => {
    const mark = join(folder, 'mark');
    await writeFile(mark, '');
    const file = await createChangedProgram(name.replaceAll(' ', '-'), `${CHANGES} ${what} };`);
    threads = startReplayThreads({ file, log, withinMs: 1_000 });
    const run = { ...runs[0]!, moves: mark };
    await expect(threads.replay(run, submitterOf(1))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
    expect(await threads.replay(run, submitterOf(1))).toEqual(FINISHED);
  });

  it('refuses a third concurrent replay for one player, and accepts another one afterwards', async () => {
    threads = startReplayThreads({ file: program, log });
    const { replay } = threads;
    const answers = await Promise.allSettled(
      [1, 1, 1, 2].map((owner) => replay(runs[0]!, submitterOf(owner))),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(answers[2]).toMatchObject({ reason: { code: 'tooManyRequests', retryAfterSeconds: 5 } });
    expect(await replay(runs[0]!, submitterOf(1))).not.toBeNull();
  });

  it('refuses replays while too many are waiting', async () => {
    const file = await createChangedProgram('slow', 'export default () => { for (;;); };');
    lines.length = 0;
    threads = startReplayThreads({ file, log, withinMs: 500, maxWaiting: 1 });
    const { replay } = threads;
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, owner) => replay(runs[0]!, submitterOf(owner))),
    );
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(lines.filter((line) => line.includes('Too many runs are waiting'))).toHaveLength(11);
  });

  it('limits the concurrent replays of one network, and accepts those of another', async () => {
    const file = await createChangedProgram(
      'waits',
      'export default () => new Promise((done) => setTimeout(done, 5, { spentMs: 1 }));',
    );
    threads = startReplayThreads({ file, log });
    const { replay } = threads;
    const answers = await Promise.allSettled(
      Array.from({ length: 84 }, (_, playerId) =>
        replay(runs[0]!, { ...submitterOf(playerId), network: playerId < 82 ? 'attack' : 'honest' }),
      ),
    );
    const refused = answers.flatMap(({ status }, playerId) => (status === 'rejected' ? [playerId] : []));
    expect(refused).toEqual([80, 81]);
    expect(answers[80]).toMatchObject({ reason: { code: 'tooManyRequests', retryAfterSeconds: 5 } });
  });

  it('accepts short replays while the slow lane is full', async () => {
    const file = await createChangedProgram(
      'full',
      `export default ({ moves, budgetMs }) => {
        if (moves === 'short') return { replayed: { replay: { outcome: 'finished' } }, spentMs: 1 };
        if (budgetMs < Infinity) return { replayed: { replay: { outcome: 'interrupted' } }, spentMs: budgetMs };
        for (;;);
      };`,
    );
    threads = startReplayThreads({ file, log, maxWaiting: 8 });
    const { replay } = threads;
    const attacks = Array.from({ length: 8 }, (_, playerId) =>
      replay({ ...runs[0]!, moves: 'long' }, submitterOf(playerId)),
    );
    const attacksEnd = Promise.allSettled(attacks);
    const firstRefusal = new Promise((resolve) => {
      for (const attack of attacks) attack.catch(resolve);
    });
    expect(await firstRefusal).toMatchObject({ code: 'unavailable' });
    const shortRun = { ...runs[0]!, spec: { ...runs[0]!.spec, mode: 'other' }, moves: 'short' };
    expect(await replay(shortRun, submitterOf(100))).toEqual(FINISHED);
    await threads.close();
    await attacksEnd;
  }, 15_000);

  it('completes short replays while a long replay of another player runs', async () => {
    const file = await createChangedProgram(
      'long',
      `export default ({ moves, budgetMs }) => {
        if (moves === 'short') return { replayed: { replay: { outcome: 'finished' } }, spentMs: 1 };
        if (budgetMs < Infinity) return { replayed: { replay: { outcome: 'interrupted' } }, spentMs: budgetMs };
        for (;;);
      };`,
    );
    threads = startReplayThreads({ file, log, withinMs: 10_000 });
    const { replay } = threads;
    let isLongOver = false;
    const longReplay = replay({ ...runs[0]!, moves: 'long' }, submitterOf(1)).catch(() => {
      isLongOver = true;
    });
    for (let at = 0; at < 20; at += 1)
      expect(await replay({ ...runs[0]!, moves: 'short' }, submitterOf(2))).toEqual(FINISHED);
    expect(isLongOver).toBe(false);
    await threads.close();
    threads = undefined;
    await longReplay;
  });

  it('reports the cost in both lanes, including that of timeouts', async () => {
    const file = await createChangedProgram(
      'costly',
      `export default ({ moves, budgetMs }) => {
        if (moves === 'endless') for (;;);
        return budgetMs < Infinity
          ? { replayed: { replay: { outcome: 'interrupted' } }, spentMs: 3 }
          : { replayed: { replay: { outcome: 'finished' } }, spentMs: 40 };
      };`,
    );
    threads = startReplayThreads({ file, log, withinMs: 500 });
    const costs: number[] = [];
    const submitter = { ...submitterOf(1), handleCost: (ms: number) => void costs.push(ms) };
    expect(await threads.replay({ ...runs[0]!, moves: 'long' }, submitter)).toEqual(FINISHED);
    await expect(threads.replay({ ...runs[0]!, moves: 'endless' }, submitter)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(costs).toEqual([3, 40, 500]);
  });
});
