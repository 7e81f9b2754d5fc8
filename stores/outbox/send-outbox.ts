/** Sends the outbox, one result at a time and in one tab at a time. The server's decision is final. */
import type { Clients } from '@/api-clients/clients';
import { parseIdentity, IDENTITY_KEY } from '@/lib/domain/members/identity';
import { isFinishedOffline } from '@/lib/domain/run/liveness';
import { OFFLINE_MS } from '@/lib/domain/run/offline-grace';
import { ApiError, type ErrorCode } from '@/lib/errors';
import type { AuthFacts } from '../auth-store';
import type { KeyValueStorage } from '../key-value-storage';
import type { BrowserLocks } from './browser-locks';
import { createOutbox, type Outbox, type OutboxEntry, type SendOutcome } from './outbox';
import { createSendQueue, type SendQueue } from './send-queue';

/** Errors that a retry cannot change. All others are retried. */
const FINAL_ERROR_CODES: ReadonlySet<ErrorCode> = new Set([
  'badRequest',
  'forbidden',
  'notFound',
  'conflict',
  'gone',
  'payloadTooLarge',
  'unprocessable',
  'notImplemented',
]);

export interface SenderDeps {
  clients: Pick<Clients, 'runs' | 'player'>;
  auth: { getState(): Pick<AuthFacts, 'isReady' | 'user'> };
  storage: KeyValueStorage;
  locks: BrowserLocks | null;
  now(): number;
  /** The queue of the page's run; undefined if no game runs on the page. */
  queue?: SendQueue;
}

export interface OutboxSender {
  outbox: Outbox;
  queue: SendQueue;
  /**
   * Returns whether the current player may send the entry: the player who finished it, or the member into whom that
   * guest was merged.
   */
  isOwn(entry: OutboxEntry): boolean;
  /** Sends one stored entry; returns null if it no longer exists. @throws ApiError if the server has not decided */
  send(runId: string): Promise<SendOutcome | null>;
  /** Sends an entry that this browser could not store. @throws ApiError if the server has not decided */
  sendUnstored(entry: OutboxEntry): Promise<SendOutcome>;
  /** Sends all waiting entries, until a request fails. */
  sendAll(): Promise<void>;
}

/** Returns the uid of this browser's member, even while the session cannot be checked, or null for a guest. */
export const ownerIn = (storage: KeyValueStorage): string | null =>
  parseIdentity(storage.read(IDENTITY_KEY))?.uid ?? null;

export const createOutboxSender = ({
  clients,
  auth,
  storage,
  locks,
  now,
  queue = createSendQueue(locks, now),
}: SenderDeps): OutboxSender => {
  const outbox = createOutbox(storage);

  const isOwn = ({ owner }: OutboxEntry): boolean => {
    const { user, isReady } = auth.getState();
    if (!isReady) return false;
    if (user) return owner === user.uid || (owner === null && !clients.player.hasGuest());
    // A member whose session could not be checked is not a guest.
    return owner === null && ownerIn(storage) === null;
  };

  const submitEntry = async (entry: OutboxEntry): Promise<SendOutcome> => {
    const { runId, token, activeMs, moves, value, liveness, startedAt } = entry;
    const at = now();
    const isOffline = isFinishedOffline(liveness, at, moves?.length ?? 1);
    try {
      const result = await clients.runs.finish(runId, {
        token,
        activeMs,
        ...(moves === null ? {} : { moves }),
        ...(value === null ? {} : { value }),
        ...(isOffline ? { finishedOffline: { activeMs } } : {}),
      });
      // An earlier attempt may have reached the server; its decision then applies.
      const wasOffline = isOffline && !result.verified;
      const isLate = wasOffline && at - Date.parse(startedAt) > OFFLINE_MS;
      return { kind: 'sent', result, isOffline: wasOffline, isLate };
    } catch (error) {
      if (!(error instanceof ApiError) || !FINAL_ERROR_CODES.has(error.code)) throw error;
      // A run of a guest who has just signed in does not belong to the member until the guest is merged.
      if (error.code === 'notFound' && auth.getState().user && clients.player.hasGuest())
        throw new ApiError('unavailable', error.message, error.detail);
      return { kind: 'refused', code: error.code, message: error.message };
    }
  };

  /** Sends an entry, unless another tab has sent it while this tab waited for the lock. */
  const resolveEntry = async (runId: string): Promise<SendOutcome | null> => {
    const entry = outbox.find(runId);
    if (!entry || entry.outcome) return entry?.outcome ?? null;
    const outcome = await submitEntry(entry).catch((error: unknown) => {
      if (!entry.hasFailed) outbox.put({ ...entry, hasFailed: true });
      throw error;
    });
    // The moves are no longer needed.
    outbox.put({ ...entry, moves: null, outcome });
    return outcome;
  };

  /** Returns whether this page should send the entry. A page that has just finished a run sends that run itself. */
  const isDue = async (entry: OutboxEntry): Promise<boolean> => {
    if (entry.outcome || !isOwn(entry)) return false;
    return entry.hasFailed || !(await queue.hasSender(entry.runId, entry.finishedAt));
  };

  return {
    outbox,
    queue,
    isOwn,
    send: (runId) => queue.withSendLock(() => resolveEntry(runId)),
    sendUnstored: submitEntry,
    sendAll: () =>
      queue.withSendLock(async () => {
        for (const entry of outbox.list()) {
          try {
            if (await isDue(entry)) await resolveEntry(entry.runId);
          } catch {
            // The next request would fail, too.
            return;
          }
        }
      }),
  };
};
