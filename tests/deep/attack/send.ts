/** Sends requests over persistent connections, and measures whether the site still responds in the meantime. */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FuzzedRequest } from './generate';

export interface Reply {
  /** 0 when the connection ended without a response. */
  status: number;
  durationMs: number;
  text: string;
}

const MAX_TEXT = 500;

/** Returns a function that sends a request to the site. */
export const createSender = (base: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(base);
  const send = ({ method, path, headers, body }: Omit<FuzzedRequest, 'call'>): Promise<Reply> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const end = (status: number, text: string): void =>
        resolve({ status, durationMs: performance.now() - startedAt, text });
      const length: Record<string, string> = body ? { 'content-length': String(body.byteLength) } : {};
      try {
        const outgoing = request(
          { agent, hostname, port, method, path, headers: { ...length, ...headers } },
          (incoming) => {
            let text = '';
            incoming
              .setEncoding('utf8')
              .on('data', (chunk: string) => (text += chunk.slice(0, MAX_TEXT - text.length)));
            incoming.on('end', () => end(incoming.statusCode ?? 0, text));
            incoming.on('error', () => end(incoming.statusCode ?? 0, text));
          },
        );
        outgoing.on('error', () => end(0, ''));
        outgoing.end(body ?? undefined);
      } catch {
        // Node.js does not send characters that are invalid in any request.
        end(-1, '');
      }
    });
  return { send, close: () => agent.destroy() };
};

/** Requests `/healthz` on a separate connection every 20 ms. `stop` returns the longest wait in milliseconds. */
export const watchHealth = (base: string) => {
  let isStopped = false;
  let longestMs = 0;
  let failures = 0;
  const watching = (async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      const isOk = await fetch(`${base}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      if (!isOk) failures += 1;
      await wait(20);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await watching;
      return { longestMs: Math.round(longestMs), failures };
    },
  };
};

/** Runs `work` for each number from 1 to `count`, up to `atOnce` at the same time. */
export const inParallel = async (
  count: number,
  atOnce: number,
  work: (turn: number) => Promise<void>,
): Promise<void> => {
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (turn < count) {
      turn += 1;
      await work(turn);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** Prints a result of the run. */
export const report = (line: string): void => console.log(`attack: ${line}`);
