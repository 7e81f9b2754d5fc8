/** Sends requests over persistent connections, and measures whether the site still responds in the meantime. */
import { Agent, request } from 'node:http';
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { FuzzedRequest } from './generate';

export interface AttackReply {
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
  const send = ({ method, path, headers, body }: Omit<FuzzedRequest, 'call'>): Promise<AttackReply> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const resolveReply = (status: number, text: string): void =>
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
            incoming.on('end', () => resolveReply(incoming.statusCode ?? 0, text));
            incoming.on('error', () => resolveReply(incoming.statusCode ?? 0, text));
          },
        );
        outgoing.on('error', () => resolveReply(0, ''));
        outgoing.end(body ?? undefined);
      } catch {
        // Node.js does not send characters that are invalid in any request.
        resolveReply(-1, '');
      }
    });
  return { send, close: () => agent.destroy() };
};

interface HealthReport {
  /** The longest wait for the site's `/healthz`, in milliseconds. */
  siteMs: number;
  /** The longest wait for a bare Node server at the same moments: what the machine itself delays. */
  bareMs: number;
  failures: number;
}

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The watch of /healthz ended with ${code}.`)));
  });

/**
 * Requests `/healthz` every 20 ms in another process. `read` returns what was measured since the last call and starts again;
 * `end` ends the process.
 */
export const watchHealth = async (base: string) => {
  const child = fork(join(import.meta.dirname, 'health-watch.mjs'), [base]);
  await nextMessage(child);
  return {
    read: async (): Promise<HealthReport> => {
      const response = nextMessage(child);
      child.send('read');
      const { siteMs, bareMs, failures } = (await response) as HealthReport;
      return { siteMs: Math.round(siteMs), bareMs: Math.round(bareMs), failures };
    },
    end: () => child.disconnect(),
  };
};

/** Runs `work` for each number from 1 to `count`, up to `atOnce` at the same time. */
export const inParallel = async (
  count: number,
  atOnce: number,
  work: (turn: number) => Promise<void>,
): Promise<void> => {
  let turn = 0;
  const runWorker = async (): Promise<void> => {
    while (turn < count) {
      turn += 1;
      await work(turn);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runWorker));
};

/** Prints a result of the run. */
export const logAttack = (line: string): void => console.log(`attack: ${line}`);
