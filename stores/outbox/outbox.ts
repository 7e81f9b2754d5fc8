/** The outbox. It stores results until they are sent, and then their outcomes until the player dismisses them. */
import type { RunResult } from '@/lib/contract/scores-entities';
import { toStoredLiveness, type Liveness } from '@/lib/domain/run/liveness';
import type { KeyValueStorage } from '../key-value-storage';
import { OUTBOX_EVENT, OUTBOX_KEY } from './outbox-key';

export type SendOutcome =
  | { kind: 'sent'; result: RunResult; isOffline: boolean; isLate: boolean }
  | { kind: 'refused'; code: string; message: string }
  /** The result was not sent, because the member signed out. */
  | { kind: 'left' };

export interface OutboxEntry {
  runId: string;
  token: string;
  keyword: string;
  title: string;
  levelKey: string | null;
  /** The uid of the member who played; null for this browser's guest. */
  owner: string | null;
  /** The start by the server's clock, in ISO 8601 format. */
  startedAt: string;
  /** The end by this browser's clock, in milliseconds since 1970. */
  finishedAt: number;
  liveness: Liveness | null;
  activeMs: number;
  moves: unknown[] | null;
  value: number | null;
  /** Whether an attempt to send the result has failed. Before that, no notice mentions it. */
  hasFailed: boolean;
  outcome: SendOutcome | null;
}

export interface Outbox {
  /** Lists the entries in the order in which the runs were finished. */
  list(): OutboxEntry[];
  find(runId: string): OutboxEntry | null;
  /** Stores an entry. Returns false if this browser cannot store it. */
  put(entry: OutboxEntry): boolean;
  remove(runId: string): void;
  /** Calls back after each change, in this tab or another. Returns a function that stops. */
  watch(listener: () => void): () => void;
}

const isEntry = (value: unknown): value is OutboxEntry => {
  const { runId, token, keyword, finishedAt } = (value ?? {}) as Partial<OutboxEntry>;
  return [runId, token, keyword].every((text) => typeof text === 'string') && typeof finishedAt === 'number';
};

/**
 * The runs whose results are shown by a game on this page, each with a function that returns whether the game is still
 * there.
 */
export const shownInGame = new Map<string, () => boolean>();

const OUTBOX_CHANNEL = 'sw_unsent';
const outboxListeners = new Set<() => void>();

const notifyTabs = (): void => {
  outboxListeners.forEach((listener) => listener());
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(OUTBOX_EVENT));
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage(null);
  channel.close();
};

export const createOutbox = (storage: KeyValueStorage): Outbox => {
  const find = (runId: string): OutboxEntry | null => {
    const value = storage.read(`${OUTBOX_KEY}${runId}`);
    return isEntry(value) ? { ...value, liveness: toStoredLiveness(value) } : null;
  };
  return {
    find,
    list: () =>
      storage
        .keysOf(OUTBOX_KEY)
        .map((key) => find(key.slice(OUTBOX_KEY.length)))
        .filter((entry) => entry !== null)
        .sort((one, other) => one.finishedAt - other.finishedAt),
    put: (entry) => {
      const isStored = storage.write(`${OUTBOX_KEY}${entry.runId}`, entry);
      notifyTabs();
      return isStored;
    },
    remove: (runId) => {
      storage.remove(`${OUTBOX_KEY}${runId}`);
      notifyTabs();
    },
    watch: (listener) => {
      outboxListeners.add(listener);
      const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(OUTBOX_CHANNEL);
      channel?.addEventListener('message', listener);
      return () => {
        outboxListeners.delete(listener);
        channel?.close();
      };
    },
  };
};
