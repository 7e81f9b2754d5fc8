/** Listens on a PostgreSQL channel for the life of the process; detects and replaces a lost connection within seconds. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../platform/log';

const RETRY_MS = 1_000;
const HEARTBEAT_MS = 5_000;
const RESPONSE_TIMEOUT_MS = 5_000;

/** The maximum time until a lost connection is replaced. */
export const MAX_UNNOTICED_LOSS_MS = HEARTBEAT_MS + RESPONSE_TIMEOUT_MS + RETRY_MS;

export interface Listener {
  /** Resolves once the first LISTEN is active, so that data read afterwards cannot miss a later change. */
  listening: Promise<void>;
  stop(): void;
}

interface ListenIntervals {
  heartbeatMs?: number;
  answerWithinMs?: number;
}

const withTimeout = async (query: Promise<unknown>, withinMs: number): Promise<void> => {
  const timer = new AbortController();
  const deadline = wait(withinMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error('The database did not respond to a heartbeat.');
  });
  deadline.catch(() => undefined);
  await Promise.race([query, deadline]).finally(() => timer.abort());
};

/**
 * Calls `onNotice` for each notification, and after every reconnection, because notifications may have been missed. A
 * heartbeat detects connections that were lost silently.
 */
export const listenToChannel = (
  pool: Pool,
  channel: string,
  log: Log,
  onNotice: () => void,
  { heartbeatMs = HEARTBEAT_MS, answerWithinMs = RESPONSE_TIMEOUT_MS }: ListenIntervals = {},
): Listener => {
  let isStopped = false;
  let client: PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;

  let resolveListening: () => void;
  const listening = new Promise<void>((resolve) => (resolveListening = resolve));

  const scheduleWork = (work: () => void, afterMs: number): void => {
    clearTimeout(timer);
    timer = isStopped ? undefined : setTimeout(work, afterMs);
  };
  /** Replaces a connection, unless it was already replaced. */
  const replaceConnection = (lost: PoolClient | null, error?: Error): void => {
    if (isStopped || lost !== client) return;
    if (error) log.debug('listener connection lost, reconnecting', { channel, error });
    client = null;
    lost?.release(true);
    scheduleWork(() => void connectListener(true), RETRY_MS);
  };
  const sendHeartbeat = async (current: PoolClient): Promise<void> => {
    try {
      await withTimeout(current.query('select 1'), answerWithinMs);
      if (current === client) scheduleWork(() => void sendHeartbeat(current), heartbeatMs);
    } catch (error) {
      replaceConnection(current, error instanceof Error ? error : undefined);
    }
  };
  const connectListener = async (isReconnection: boolean): Promise<void> => {
    let opened: PoolClient | null = null;
    try {
      opened = await pool.connect();
      if (isStopped) return opened.release(true);
      const current = opened;
      client = current;
      current.on('notification', onNotice);
      current.on('error', (error) => replaceConnection(current, error));
      current.on('end', () => replaceConnection(current));
      await withTimeout(current.query(`listen ${channel}`), answerWithinMs);
      resolveListening();
      if (isReconnection) onNotice();
      scheduleWork(() => void sendHeartbeat(current), heartbeatMs);
    } catch (error) {
      replaceConnection(opened, error instanceof Error ? error : undefined);
    }
  };
  void connectListener(false);
  return {
    listening,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      client?.release(true);
      client = null;
    },
  };
};
