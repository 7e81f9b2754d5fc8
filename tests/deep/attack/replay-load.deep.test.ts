/** Sends honest results over HTTP while players in several networks submit the slowest games as fast as possible. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareOf } from '@/games/knights-table/squares';
import { removeDataFolder } from '../../../scripts/lib/data-folder.mjs';
import { startSite } from '../../../scripts/lib/site-server.mjs';
import { projectRoot } from '../../support/embedded-test-server';
import { solutionMoves } from '../../support/sudoku-run';
import { logAttack } from './send';

const ATTACKER_COUNT = 24;
const ATTACKING_NETWORKS = 8;
const HONEST_RESULTS = 300;
const HONEST_AT_ONCE = 3;
const dataDir = join(projectRoot, '.data-replay-load');
const stepAndUndo = [[squareOf('d2'), squareOf('d4')], ['undo']];
const SLOW_MOVES = Array.from({ length: 92 }, () => stepAndUndo).flat();

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  await removeDataFolder(dataDir);
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
}, 120_000);
afterAll(async () => {
  await site.end();
  await removeDataFolder(dataDir);
});

interface ScoresAnswer {
  status: number;
  body: Record<string, unknown>;
}

const post = async (path: string, ip: string, body: unknown, player = ''): Promise<ScoresAnswer> => {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      ...(player ? { authorization: `Bearer ${player}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ScoresAnswer['body'] };
};

interface OpenRun {
  id: string;
  seed: string;
  token: string;
  player: string;
}

const startRun = async (ip: string, game: string, mode: string): Promise<OpenRun | null> => {
  const guest = await post('/scores/guest', ip, {});
  const player = String(guest.body.token);
  const started = await post('/scores/runs', ip, { game, mode }, player);
  if (started.status !== 200) return null;
  const { id, seed } = started.body.run as { id: string; seed: string };
  return { id, seed, token: String(started.body.token), player };
};

const finishRun = (ip: string, run: OpenRun, moves: readonly unknown[]): Promise<ScoresAnswer> =>
  post(`/scores/runs/${run.id}/finish`, ip, { token: run.token, activeMs: 0, moves }, run.player);

describe('the scores service', () => {
  it('responds to honest results while slow games are submitted', { timeout: 1_200_000 }, async () => {
    let isOver = false;
    const attacks = new Map<number, number>();
    const runAttacker = async (number: number): Promise<void> => {
      const ip = `203.0.${number % ATTACKING_NETWORKS}.${number + 1}`;
      while (!isOver) {
        const run = await startRun(ip, 'knights-table', 'master');
        for (let attempt = 0; run && attempt < 4 && !isOver; attempt += 1) {
          const { status } = await finishRun(ip, run, SLOW_MOVES);
          attacks.set(status, (attacks.get(status) ?? 0) + 1);
        }
      }
    };
    const attackers = Promise.all(Array.from({ length: ATTACKER_COUNT }, (_, number) => runAttacker(number)));
    const delaysMs: number[] = [];
    const play = async (number: number): Promise<void> => {
      while (delaysMs.length < HONEST_RESULTS) {
        const ip = `198.51.${number}.${(delaysMs.length % 200) + 1}`;
        const run = await startRun(ip, 'quiet-sudoku', 'easy');
        if (!run) throw new Error('An honest player could not start a run.');
        const moves = solutionMoves(run.seed, 'easy');
        const startedAt = performance.now();
        const { status } = await finishRun(ip, run, moves);
        delaysMs.push(performance.now() - startedAt);
        expect(status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: HONEST_AT_ONCE }, (_, number) => play(number)));
    isOver = true;
    await attackers;
    const sorted = delaysMs.toSorted((left, right) => left - right);
    const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    logAttack(
      `${sorted.length} honest results over HTTP: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ` +
        `attacks by status: ${JSON.stringify(Object.fromEntries(attacks))}`,
    );
    expect(attacks.size).toBeGreaterThan(0);
  });
});
