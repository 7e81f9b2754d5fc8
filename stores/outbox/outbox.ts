/** The outbox: results that wait to be sent, and the outcome of those that were, until the player dismisses it. */
import type { RunResult } from '@/lib/contract/scores-entities';
import { storedLivenessOf, type Liveness } from '@/lib/domain/run/liveness';
import type { KeyValueStorage } from '../key-value-storage';
import { OUTBOX_EVENT, OUTBOX_KEY } from './outbox-key';

export type Outcome =
  | { kind: 'sent'; result: RunResult; isOffline: boolean; isLate: boolean }
  | { kind: 'refused'; code: string; message: string }
  /** Its member signed out before it could be sent. */
  | { kind: 'left' };

export interface OutboxEntry {
  runId: string;
  token: string;
  keyword: string;
  title: string;
  levelKey: string | null;
  /** The member who played, by uid; null for the guest of this browser. */
  owner: string | null;
  /** ISO 8601, server clock. */
  startedAt: string;
  /** Milliseconds since 1970, this browser's clock. */
  finishedAt: number;
  liveness: Liveness | null;
  activeMs: number;
  moves: unknown[] | null;
  value: number | null;
  /** An attempt to send it has failed. The notice mentions no result before. */
  hasFailed: boolean;
  outcome: Outcome | null;
}

export interface Outbox {
  /** Lists the entries in the order in which they were finished. */
  list(): OutboxEntry[];
  find(runId: string): OutboxEntry | null;
  /** Returns false where this browser stores nothing. */
  put(entry: OutboxEntry): boolean;
  remove(runId: string): void;
  /** Calls back after each change, in this tab or another. Returns the function that stops. */
  watch(listener: () => void): () => void;
}

const isEntry = (value: unknown): value is OutboxEntry => {
  const { runId, token, keyword, finishedAt } = (value ?? {}) as Partial<OutboxEntry>;
  return [runId, token, keyword].every((text) => typeof text === 'string') && typeof finishedAt === 'number';
};

/** Runs whose result a game on this page shows itself, and whether it still does. */
export const shownInGame = new Map<string, () => boolean>();

const CHANNEL = 'sw_unsent';
const listeners = new Set<() => void>();

const notifyTabs = (): void => {
  listeners.forEach((listener) => listener());
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(OUTBOX_EVENT));
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
};

export const createOutbox = (storage: KeyValueStorage): Outbox => {
  const find = (runId: string): OutboxEntry | null => {
    const value = storage.read(`${OUTBOX_KEY}${runId}`);
    return isEntry(value) ? { ...value, liveness: storedLivenessOf(value) } : null;
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
      listeners.add(listener);
      const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
      channel?.addEventListener('message', listener);
      return () => {
        listeners.delete(listener);
        channel?.close();
      };
    },
  };
};
