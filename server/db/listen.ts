/** LISTEN on a channel for as long as the process lives; a lost connection is replaced. */
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../platform/log';

const RETRY_MS = 1_000;

export interface Listener {
  /** Resolves once the first LISTEN is in effect: data read from then on cannot miss a later change. */
  isListening: Promise<void>;
  stop(): void;
}

/** Calls `onNotice` at each notification, and after every reconnection, since notices may have been missed. */
export const listen = (pool: Pool, channel: string, log: Log, onNotice: () => void): Listener => {
  let isStopped = false;
  let client: PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;

  let resolveListening: () => void;
  const isListening = new Promise<void>((resolve) => (resolveListening = resolve));

  const again = (error?: Error): void => {
    if (isStopped || timer) return;
    if (error) log.debug('listening was interrupted', { channel, error });
    client?.release(true);
    client = null;
    timer = setTimeout(() => {
      timer = undefined;
      void connect(true);
    }, RETRY_MS);
  };
  const connect = async (isReconnection: boolean): Promise<void> => {
    try {
      client = await pool.connect();
      client.on('notification', onNotice);
      client.on('error', again);
      client.on('end', () => again());
      await client.query(`listen ${channel}`);
      resolveListening();
      if (isReconnection) onNotice();
    } catch (error) {
      again(error instanceof Error ? error : undefined);
    }
  };
  void connect(false);
  return {
    isListening,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      client?.release(true);
      client = null;
    },
  };
};
