/** Sends valid, nearly valid and hostile requests of the published contract, and tests that no response has the status 500. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession, registerMember } from '../../../e2e/support/member';
import { removeDataFolder } from '../../../scripts/lib/data-folder.mjs';
import { startSite } from '../../../scripts/lib/site-server.mjs';
import { projectRoot } from '../../support/embedded-test-server';
import {
  listCalls,
  createGenerator,
  type ApiDescription,
  type FuzzedRequest,
  type PublishedCall,
} from './generate';
import { createSender, inParallel, logAttack, watchHealth } from './send';

const REQUEST_COUNT = Number(process.env.ATTACK_REQUESTS ?? 100_000);
const FUZZ_SEED = Number(process.env.ATTACK_SEED ?? 20261127);
const MAX_CONCURRENT = 8;
const SLOW_MS = 1_000;
const BODIES_AT_ONCE = 10;
const dataDir = join(projectRoot, '.data-attack');

let site: Awaited<ReturnType<typeof startSite>>;
let publishedCalls: PublishedCall[];
let sessionHeaders: Record<string, string>[];

beforeAll(async () => {
  await removeDataFolder(dataDir);
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
  publishedCalls = listCalls((await (await fetch(`${site.url}/api/openapi.json`)).json()) as ApiDescription);
  const { name } = await registerMember(site.url);
  const cookie = await openSession(site.url, name);
  const run = await fetch(`${site.url}/scores/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'quiet-sudoku', mode: 'daily' }),
  });
  const token = /"token":"([^"]+)"/.exec(await run.text())?.[1] ?? '';
  sessionHeaders = [
    { cookie: `${cookie.name}=${cookie.value}`, origin: site.url },
    { authorization: `Bearer ${token}`, origin: site.url },
  ];
});
afterAll(async () => {
  await site.end();
  await removeDataFolder(dataDir);
});

const describeRequest = ({ call, method, path, body }: FuzzedRequest, status: number): string =>
  `${status} ${call}: ${method} ${path.slice(0, 300)} ${body?.toString('utf8').slice(0, 300) ?? ''}`;

describe('the published contract', () => {
  it('never responds to a fuzzed request with a 500', { timeout: 7_200_000 }, async () => {
    expect(publishedCalls.length).toBeGreaterThan(50);
    const generator = createGenerator(publishedCalls, sessionHeaders, FUZZ_SEED);
    const { send, close } = createSender(site.url, MAX_CONCURRENT);
    const counts = new Map<string, number>();
    const failures: string[] = [];
    const slow: string[] = [];
    let longestMs = 0;
    const health = await watchHealth(site.url);
    await inParallel(REQUEST_COUNT, MAX_CONCURRENT, async () => {
      const fuzzed = generator.next();
      const { status, durationMs } = await send(fuzzed);
      const kind = status <= 0 ? String(status) : `${Math.floor(status / 100)}xx`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      longestMs = Math.max(longestMs, durationMs);
      if (status >= 500 && failures.length < 50) failures.push(describeRequest(fuzzed, status));
      if (durationMs > SLOW_MS && slow.length < 50)
        slow.push(`${Math.round(durationMs)} ms ${describeRequest(fuzzed, status)}`);
    });
    const { siteMs, bareMs, failures: healthFailures } = await health.read();
    health.end();
    close();
    logAttack(
      `${REQUEST_COUNT} requests of ${publishedCalls.length} calls, seed ${FUZZ_SEED}: ${JSON.stringify(Object.fromEntries(counts))}`,
    );
    logAttack(
      `slowest answer ${Math.round(longestMs)} ms, slowest /healthz ${siteMs} ms (bare Node ${bareMs} ms), over ${SLOW_MS} ms: ${slow.length}`,
    );
    for (const line of slow) logAttack(`slow: ${line}`);
    expect(failures).toEqual([]);
    expect(healthFailures).toBe(0);
  });
});

/** Returns the bodies that are the most expensive for their length, up to just below the limit of a request. */
const worstBodies = (bytes: number): [string, string][] => {
  const repeatToSize = (piece: string): string => piece.repeat(Math.floor(bytes / piece.length / 1.1));
  return [
    [
      'a pattern’s worst text',
      JSON.stringify({
        response: repeatToSize('1-'),
        label: 'a',
        message: repeatToSize('a@').slice(0, 1900),
      }),
    ],
    ['one long text', JSON.stringify(repeatToSize('a'))],
    ['arrays in arrays', `${'['.repeat(bytes / 2.2)}${']'.repeat(bytes / 2.2)}`],
    ['objects in objects', `${'{"a":'.repeat(bytes / 7)}1${'}'.repeat(bytes / 7)}`],
    ['many names', `{${Array.from({ length: bytes / 14 }, (_, at) => `"k${at}":0`).join(',')}}`],
    [
      'many wrong items',
      JSON.stringify(
        Object.fromEntries(
          ['moves', 'nids', 'friends', 'body', 'items'].map((name) => [
            name,
            Array.from({ length: bytes / 30 }, () => ({})),
          ]),
        ),
      ),
    ],
    ['escapes', `"${repeatToSize('\\u0000')}"`],
  ];
};

describe('a worst-case body', () => {
  it('delays no other request, and causes no 500', { timeout: 3_600_000 }, async () => {
    const { send, close } = createSender(site.url, BODIES_AT_ONCE);
    const failures: string[] = [];
    const health = await watchHealth(site.url);
    const waits: { siteMs: number; bareMs: number; what: string }[] = [];
    for (const call of publishedCalls.filter(({ body }) => body !== null)) {
      const path = call.path.replaceAll(/\{\w+\}/g, '1');
      for (const bytes of [30_000, 60_000])
        for (const [what, body] of worstBodies(bytes)) {
          await health.read();
          await inParallel(BODIES_AT_ONCE, BODIES_AT_ONCE, async (turn) => {
            const headers = {
              ...(sessionHeaders[0] ?? {}),
              'content-type': 'application/json',
              'x-forwarded-for': `198.51.100.${turn}`,
            };
            const { status } = await send({ method: call.method, path, headers, body: Buffer.from(body) });
            if (status >= 500 || status === 0) failures.push(`${status} ${call.id}: ${what}, ${bytes} bytes`);
          });
          const { siteMs, bareMs, failures: lost } = await health.read();
          if (lost > 0) failures.push(`/healthz failed during ${call.id}: ${what}`);
          waits.push({ siteMs, bareMs, what: `${call.id}: ${what}, ${bytes} bytes` });
        }
    }
    close();
    health.end();
    const slowest = waits.toSorted((left, right) => right.siteMs - left.siteMs).slice(0, 5);
    logAttack(
      `worst-case bodies: ${waits.filter(({ siteMs }) => siteMs < 100).length} of ${waits.length} below 100 ms`,
    );
    for (const { siteMs, bareMs, what } of slowest)
      logAttack(`worst-case bodies: /healthz ${siteMs} ms, bare Node ${bareMs} ms (${what})`);
    logAttack(`worst-case bodies: slowest bare Node ${Math.max(...waits.map(({ bareMs }) => bareMs))} ms`);
    expect(failures).toEqual([]);
  });
});
