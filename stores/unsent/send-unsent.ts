/** Sends results that wait, one at a time and in one tab at a time; what the service has answered is final. */
import type { Clients } from '@/api-clients/clients';
import { OFFLINE_MS } from '@/lib/domain/day-engine';
import { identityOf, IDENTITY_KEY } from '@/lib/domain/identity';
import { ApiError, type ErrorCode } from '@/lib/errors';
import type { AuthFacts } from '../auth-store';
import type { KeyValueStorage } from '../key-value-storage';
import type { Locks } from './browser-locks';
import { createTurns, type Turns } from './turns';
import { createUnsentResults, type Outcome, type UnsentResult, type UnsentResults } from './unsent-results';
import { isFinishedOffline } from './witness';

/** Refusals that no later try will change; all else is tried again. */
const FINAL: ReadonlySet<ErrorCode> = new Set([
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
  locks: Locks | null;
  now(): number;
}

export interface UnsentSender {
  results: UnsentResults;
  turns: Turns;
  /** Whether whoever plays now may send it: its own player, or the member that its guest has become. */
  isOwn(entry: UnsentResult): boolean;
  /** Sends one result that is kept; null where it no longer is. @throws ApiError where it has not been settled */
  send(runId: string): Promise<Outcome | null>;
  /** Sends a result that this browser could not keep. @throws ApiError where it has not been settled */
  sendUnkept(entry: UnsentResult): Promise<Outcome>;
  /** Sends what waits, until there is no answer. */
  sendAll(): Promise<void>;
}

/** Who played, as far as this browser knows: a member's uid also while the session cannot be asked about. */
export const ownerIn = (storage: KeyValueStorage): string | null =>
  identityOf(storage.read(IDENTITY_KEY))?.uid ?? null;

export const createUnsentSender = ({ clients, auth, storage, locks, now }: SenderDeps): UnsentSender => {
  const results = createUnsentResults(storage);
  const turns = createTurns(locks, now);

  const isOwn = ({ owner }: UnsentResult): boolean => {
    const { user, isReady } = auth.getState();
    if (!isReady) return false;
    if (user) return owner === user.uid || (owner === null && !clients.player.hasGuest());
    // A member whose session could not be asked about is not a guest.
    return owner === null && ownerIn(storage) === null;
  };

  const submit = async (entry: UnsentResult): Promise<Outcome> => {
    const { runId, token, activeMs, moves, value, witness, startedAt } = entry;
    const at = now();
    const isOffline = isFinishedOffline(witness, at, moves?.length ?? 1);
    try {
      const result = await clients.runs.finish(runId, {
        token,
        activeMs,
        ...(moves === null ? {} : { moves }),
        ...(value === null ? {} : { value }),
        ...(isOffline ? { finishedOffline: { activeMs } } : {}),
      });
      // An earlier try may have arrived while it was still seen: its answer stands.
      const wasOffline = isOffline && !result.verified;
      const isLate = wasOffline && at - Date.parse(startedAt) > OFFLINE_MS;
      return { kind: 'sent', result, isOffline: wasOffline, isLate };
    } catch (error) {
      if (!(error instanceof ApiError) || !FINAL.has(error.code)) throw error;
      // A run of the guest who has just signed in is not the member's yet: known once it has been handed over.
      if (error.code === 'notFound' && auth.getState().user && clients.player.hasGuest())
        throw new ApiError('unavailable', error.message, error.detail);
      return { kind: 'refused', code: error.code, message: error.message };
    }
  };

  /** Another tab may have settled it while this one waited for its turn. */
  const settle = async (runId: string): Promise<Outcome | null> => {
    const entry = results.find(runId);
    if (!entry || entry.outcome) return entry?.outcome ?? null;
    const outcome = await submit(entry).catch((error: unknown) => {
      if (!entry.hasFailed) results.put({ ...entry, hasFailed: true });
      throw error;
    });
    // What proves the run is of no more use.
    results.put({ ...entry, moves: null, outcome });
    return outcome;
  };

  /** One that was just finished is being sent by its own page. */
  const isDue = async (entry: UnsentResult): Promise<boolean> => {
    if (entry.outcome || !isOwn(entry)) return false;
    return entry.hasFailed || !(await turns.isOwned(entry.runId, entry.finishedAt));
  };

  return {
    results,
    turns,
    isOwn,
    send: (runId) => turns.take(() => settle(runId)),
    sendUnkept: submit,
    sendAll: () =>
      turns.take(async () => {
        for (const entry of results.list()) {
          try {
            if (await isDue(entry)) await settle(entry.runId);
          } catch {
            // Without an answer the others would have none either.
            return;
          }
        }
      }),
  };
};
