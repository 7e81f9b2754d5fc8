/** Kills the primary database under load, promotes a standby, and tests that every acknowledged result remains. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDataFolder } from '../../../scripts/lib/data-folder.mjs';
import { startSite } from '../../../scripts/lib/site-server.mjs';
import { projectRoot } from '../../support/embedded-test-server';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../support/replicated-postgres';
import { createSubmitter, type Submission } from '../../support/submitter';
import { logAttack } from './send';

const WRITER_COUNT = 8;
const ACKNOWLEDGED_BEFORE = 400;
const ACKNOWLEDGED_AFTER = 400;
/** The duration of the outage before the standby is promoted. */
const OUTAGE_MS = 3_000;
const RETRY_MS = 100;
const WITHIN_MS = 300_000;
const dataDir = join(projectRoot, '.data-failover');

let replicatedPostgres: ReplicatedPostgres;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  await removeDataFolder(dataDir);
  replicatedPostgres = await startReplicatedPostgres();
  site = await startSite({ dataDir, env: { DATABASE_URL: replicatedPostgres.databaseUrl } });
}, 300_000);
afterAll(async () => {
  await site.end();
  await replicatedPostgres.remove();
  await removeDataFolder(dataDir);
});

const waitFor = async (isReached: () => boolean): Promise<void> => {
  const deadline = Date.now() + WITHIN_MS;
  while (!isReached()) {
    if (Date.now() > deadline) throw new Error(`The site does not go on:\n${site.output()}`);
    await wait(20);
  }
};

describe('the scores service', () => {
  it('keeps every acknowledged result during a failover', { timeout: 2 * WITHIN_MS }, async () => {
    const submitter = createSubmitter(site.url);
    const acknowledged: Submission[] = [];
    let isOver = false;
    let failures = 0;
    let promotedAt = 0;
    let firstAfterMs = 0;
    // Stores the result and sends it again, as a browser does.
    const writeResults = async (): Promise<void> => {
      let submission: Submission | null = null;
      while (!isOver) {
        try {
          submission ??= await submitter.begin();
          const answer = await submitter.finish(submission);
          acknowledged.push({ ...submission, answer });
          submission = null;
          if (promotedAt && !firstAfterMs) firstAfterMs = performance.now() - promotedAt;
        } catch {
          failures += 1;
          await wait(RETRY_MS);
        }
      }
    };
    const writing = Promise.all(Array.from({ length: WRITER_COUNT }, writeResults));
    await waitFor(() => acknowledged.length >= ACKNOWLEDGED_BEFORE);
    await replicatedPostgres.killPrimary();
    const before = acknowledged.length;
    await wait(OUTAGE_MS);
    promotedAt = performance.now();
    await replicatedPostgres.promoteStandby();
    await waitFor(() => acknowledged.length >= before + ACKNOWLEDGED_AFTER);
    isOver = true;
    await writing;

    const client = await replicatedPostgres.connectToStandby();
    const { rows } = await client.query<{ id: string; state: string; result: unknown }>(
      'select id, state, result from scores.run',
    );
    await client.end();
    const stored = new Map(rows.map((row) => [row.id, row]));
    const lostResults = acknowledged.filter(({ runId, answer }) => {
      const run = stored.get(runId);
      return run?.state !== 'finished' || !isDeepStrictEqual(run.result, answer);
    });
    logAttack(
      `failover: ${before} results acknowledged before it and ${acknowledged.length - before} after it, ${lostResults.length} lost; ` +
        `${failures} requests refused meanwhile, the first result ${Math.round(firstAfterMs)} ms after the promotion`,
    );
    expect(lostResults).toEqual([]);
  });
});
