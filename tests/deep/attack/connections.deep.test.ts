/** Tests that slow and silent connections are closed and do not delay others. */
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDataFolder } from '../../../scripts/lib/data-folder.mjs';
import { startSite } from '../../../scripts/lib/site-server.mjs';
import { projectRoot } from '../../support/embedded-test-server';
import { logAttack, watchHealth } from './send';

const CONNECTION_COUNT = 400;
const BYTE_EVERY_MS = 1_000;
const SLOW_HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const SLOW_POST =
  'POST /scores/runs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n{';
const dataDir = join(projectRoot, '.data-attack-connections');

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  await removeDataFolder(dataDir);
  site = await startSite({ dataDir });
});
afterAll(async () => {
  await site.end();
  await removeDataFolder(dataDir);
});

interface SlowConnection {
  socket: Socket;
  isOver: boolean;
}

const openSlowConnection = (head: string, isDripping: boolean): SlowConnection => {
  const slow: SlowConnection = {
    socket: connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true }),
    isOver: false,
  };
  const { socket } = slow;
  socket.write(head);
  const drip = isDripping
    ? setInterval(() => socket.writable && socket.write('a'), BYTE_EVERY_MS)
    : undefined;
  socket.resume();
  socket.on('error', () => undefined);
  for (const event of ['end', 'close'] as const)
    socket.on(event, () => {
      slow.isOver = true;
      clearInterval(drip);
      socket.destroy();
    });
  return slow;
};

const expectEnded = async (all: readonly SlowConnection[], withinMs: number): Promise<number> => {
  const startedAt = performance.now();
  while (all.some(({ isOver }) => !isOver) && performance.now() - startedAt < withinMs) await wait(500);
  expect(all.filter(({ isOver }) => !isOver)).toHaveLength(0);
  return Math.round((performance.now() - startedAt) / 1000);
};

// Node.js closes a connection after one minute if its head is incomplete, and after five if its body is incomplete.
describe('a slow or idle connection', () => {
  it.each([
    ['sends its head at one byte a second', SLOW_HEAD, true, 120_000],
    ['sends half a head and then nothing', SLOW_HEAD, false, 120_000],
    ['sends nothing at all', '', false, 120_000],
    ['sends its body at one byte a second', SLOW_POST, true, 420_000],
  ])(
    'gets closed if it %s, while others still get responses',
    { timeout: 600_000 },
    async (what, head, isDripping, withinMs) => {
      const health = await watchHealth(site.url);
      const all = Array.from({ length: CONNECTION_COUNT }, () => openSlowConnection(head, isDripping));
      const seconds = await expectEnded(all, withinMs);
      const { siteMs, bareMs, failures } = await health.read();
      health.end();
      logAttack(
        `${CONNECTION_COUNT} connections, each of which ${what}: ended after ${seconds} s, slowest /healthz ${siteMs} ms (bare Node ${bareMs} ms)`,
      );
      expect(failures).toBe(0);
      expect((await fetch(site.url)).status).toBe(200);
    },
  );
});
