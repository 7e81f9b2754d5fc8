/** Kills the server and its database under load, and tests that every acknowledged result remains and none is duplicated. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endProcess, findPostmaster, isAlive, removeDataFolder } from '../../../scripts/lib/data-folder.mjs';
import { startSite } from '../../../scripts/lib/site-server.mjs';
import { projectRoot } from '../../support/embedded-test-server';
import { createSubmitter, type Submission } from '../../support/submitter';

const ROUND_COUNT = Number(process.env.KILL_ROUNDS ?? 20);
const WRITER_COUNT = 16;
const ACKNOWLEDGED_A_ROUND = 1_000;
/** The server is killed at a random time within this limit, once the round's results were acknowledged. */
const WITHIN_MS = 400;
const ORPHAN_EVERY = 4;
const dataDir = join(projectRoot, '.data-kill');

beforeAll(() => removeDataFolder(dataDir));
afterAll(() => removeDataFolder(dataDir));

const runWithWorkers = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const left = [...items];
  const runWorker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: WRITER_COUNT }, runWorker));
};

interface StoredRun {
  id: string;
  state: string;
  result: unknown;
}

const readRuns = async (): Promise<StoredRun[]> => {
  const socket = findPostmaster(dataDir)?.socket ?? '';
  const client = new Client({
    host: socket.slice(0, socket.lastIndexOf('/')),
    user: 'postgres',
    database: 'starwick',
  });
  await client.connect();
  try {
    return (await client.query<StoredRun>('select id, state, result from scores.run')).rows;
  } finally {
    await client.end();
  }
};

const killIn = async (round: number, sitePid: number): Promise<boolean> => {
  const database = findPostmaster(dataDir);
  const isOrphaned = round % ORPHAN_EVERY === ORPHAN_EVERY - 1;
  const pids = [sitePid, ...(database && !isOrphaned ? [database.pid] : [])];
  if (Math.random() < 0.5) pids.reverse();
  await wait(Math.random() * WITHIN_MS);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  if (database && isOrphaned) expect(isAlive(database.pid)).toBe(true);
  return isOrphaned;
};

describe('the repeatedly killed scores server', () => {
  it('keeps every acknowledged result exactly once', { timeout: 30 * 60_000 }, async () => {
    const startedAt = performance.now();
    const acknowledged: Submission[] = [];
    const unanswered: Submission[] = [];
    let verified = 0;
    let lostCount = 0;
    let retried = 0;
    let adopted = 0;
    let wasOrphaned = false;

    const startAgain = async () => {
      const site = await startSite({ dataDir });
      if (wasOrphaned) {
        expect(site.output()).toContain('already running');
        adopted += 1;
      }
      return site;
    };

    const checkAnswers = async (base: string, from: number) => {
      const submitter = createSubmitter(base);
      await runWithWorkers(acknowledged.slice(from), async (submission) => {
        const answer = await submitter.finish(submission);
        if (!isDeepStrictEqual(answer, submission.answer)) lostCount += 1;
      });
      // Sends both at the same time. Both receive the same response.
      await runWithWorkers(unanswered.splice(0), async (submission) => {
        const [one, other] = await Promise.all([submitter.finish(submission), submitter.finish(submission)]);
        expect(one).toEqual(other);
        acknowledged.push({ ...submission, answer: one });
        retried += 1;
      });
    };

    let checked = 0;
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      const site = await startAgain();
      await checkAnswers(site.url, checked);
      checked = acknowledged.length;

      const submitter = createSubmitter(site.url);
      let isOver = false;
      const writeResults = async () => {
        while (!isOver) {
          const submission = await submitter.begin().catch(() => null);
          if (!submission) break;
          try {
            const answer = await submitter.finish(submission);
            acknowledged.push({ ...submission, answer });
          } catch {
            unanswered.push(submission);
            break;
          }
        }
      };
      const writing = Promise.all(Array.from({ length: WRITER_COUNT }, writeResults));
      while (acknowledged.length - checked < ACKNOWLEDGED_A_ROUND) {
        if (await Promise.race([writing.then(() => true), wait(5).then(() => false)]))
          throw new Error(`The writers have stopped by themselves:\n${site.output()}`);
      }
      wasOrphaned = await killIn(round, site.pid ?? 0);
      await site.ended;
      await writing;
      isOver = true;
    }

    const site = await startAgain();
    await checkAnswers(site.url, checked);
    const stored = new Map((await readRuns()).map((run) => [run.id, run]));
    for (const { runId, answer } of acknowledged) {
      const run = stored.get(runId);
      if (run?.state !== 'finished' || !isDeepStrictEqual(run.result, answer)) lostCount += 1;
      if (answer?.verified) verified += 1;
    }
    const finished = [...stored.values()].filter(({ state }) => state === 'finished');
    const known = new Set(acknowledged.map(({ runId }) => runId));
    const duplicates = finished.length - known.size + (acknowledged.length - known.size);
    await site.end();

    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${ROUND_COUNT} rounds, ${acknowledged.length} acknowledged (${verified} verified, ${retried} by retry), ` +
        `${lostCount} lost, ${duplicates} duplicates, ${adopted} orphans adopted, ${seconds} s`,
    );
    expect({ lost: lostCount, duplicates }).toEqual({ lost: 0, duplicates: 0 });
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUND_COUNT * ACKNOWLEDGED_A_ROUND);
    expect(verified).toBeGreaterThan(0);
    const left = findPostmaster(dataDir);
    if (left) await endProcess(left.pid, 'SIGQUIT');
    expect(left).toBeNull();
  });
});
