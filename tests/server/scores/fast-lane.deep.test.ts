/** Measures how long honest results wait while players submit slow chess games as fast as they are accepted. */
import { build } from 'esbuild';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '@/server/platform/log';
import type { RunSubmitter } from '@/server/scores/games/replay-moves';
import { type ReplayThreads, startReplayThreads } from '@/server/scores/games/replay-threads';
import { squareOf } from '@/games/knights-table/squares';
import { solutionMoves } from '../../support/sudoku-run';

const HONEST_RESULTS = 200;
const ATTACKERS = 40;
const ATTACKING_NETWORKS = 4;
const log = createLog({ level: 'error', write: () => undefined });
const stepAndUndo = [[squareOf('d2'), squareOf('d4')], ['undo']];
const attackMoves = {
  keyword: 'knights-table',
  spec: { seed: 'slow', mode: 'master' },
  moves: Array.from({ length: 92 }, () => stepAndUndo).flat(),
};

let folder: string;
let threads: ReplayThreads;

beforeAll(async () => {
  await mkdir('.build', { recursive: true });
  folder = await mkdtemp(resolve('.build/fast-lane-'));
  const outfile = join(folder, 'thread.mjs');
  await build({
    entryPoints: [resolve('server/scores/games/replay-thread.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'error',
  });
  threads = startReplayThreads({ file: outfile, log });
});
afterAll(async () => {
  await threads.close();
  await rm(folder, { recursive: true, force: true });
});

const submitterOf = (playerId: number, network: string): RunSubmitter => ({
  playerId,
  network,
  handleCost: () => undefined,
});

const honestRunOf = (index: number) => {
  const seed = `honest-${index}`;
  return { keyword: 'quiet-sudoku', spec: { seed, mode: 'easy' }, moves: solutionMoves(seed, 'easy') };
};

describe('the queue of replays', () => {
  it('replays every honest result during an attack', { timeout: 600_000 }, async () => {
    // The service starts its threads long before an attack.
    await threads.replay(honestRunOf(-1), submitterOf(-1, 'first'));
    let isOver = false;
    let refused = 0;
    const attackers = Array.from({ length: ATTACKERS }, async (_, index) => {
      const submitter = submitterOf(index, `attack-${index % ATTACKING_NETWORKS}`);
      while (!isOver) await threads.replay(attackMoves, submitter).catch(() => (refused += 1));
    });
    const delaysMs: number[] = [];
    for (let index = 0; index < HONEST_RESULTS; index += 1) {
      const run = honestRunOf(index);
      const startedAt = performance.now();
      const proven = await threads.replay(run, submitterOf(10_000 + index, `honest-${index % 50}`));
      delaysMs.push(performance.now() - startedAt);
      expect(proven?.replay.outcome).toBe('finished');
    }
    isOver = true;
    await threads.close();
    await Promise.all(attackers);
    delaysMs.sort((left, right) => left - right);
    const p99 = delaysMs[Math.floor(HONEST_RESULTS * 0.99)] ?? 0;
    process.stdout.write(
      `honest results during an attack: p50 ${Math.round(delaysMs[HONEST_RESULTS / 2] ?? 0)} ms, p99 ${Math.round(p99)} ms\n`,
    );
  });
});
