/** The results that wait to be sent, and what became of those that were, until the player has been told. */
import type { RunResult } from '@/lib/contract/scores-entities';
import type { KeyValueStorage } from '../key-value-storage';
import { UNSENT_EVENT, UNSENT_KEY } from './unsent-key';
import type { Witness } from './witness';

export type Outcome =
  | { kind: 'sent'; result: RunResult; isOffline: boolean; isLate: boolean }
  | { kind: 'refused'; code: string; message: string }
  /** Its member signed out before it could be sent. */
  | { kind: 'left' };

export interface UnsentResult {
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
  witness: Witness | null;
  activeMs: number;
  moves: unknown[] | null;
  value: number | null;
  /** A try to send it has failed: until then it is on its way, and nothing is said of it. */
  hasFailed: boolean;
  outcome: Outcome | null;
}

export interface UnsentResults {
  /** In the order in which they were finished. */
  list(): UnsentResult[];
  find(runId: string): UnsentResult | null;
  /** False where this browser keeps nothing. */
  put(entry: UnsentResult): boolean;
  remove(runId: string): void;
  /** Calls back when anything has changed, in this tab or another. Returns the function that stops. */
  watch(listener: () => void): () => void;
}

const isUnsent = (value: unknown): value is UnsentResult => {
  const { runId, token, keyword, finishedAt } = (value ?? {}) as Partial<UnsentResult>;
  return [runId, token, keyword].every((text) => typeof text === 'string') && typeof finishedAt === 'number';
};

/** Runs whose end a game on this page shows itself, and whether it still does. */
export const shownInGame = new Map<string, () => boolean>();

const CHANNEL = 'sw_unsent';
const here = new Set<() => void>();

const tellTabs = (): void => {
  here.forEach((listener) => listener());
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(UNSENT_EVENT));
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
};

export const createUnsentResults = (storage: KeyValueStorage): UnsentResults => {
  const find = (runId: string): UnsentResult | null => {
    const value = storage.read(`${UNSENT_KEY}${runId}`);
    return isUnsent(value) ? value : null;
  };
  return {
    find,
    list: () =>
      storage
        .keysOf(UNSENT_KEY)
        .map((key) => find(key.slice(UNSENT_KEY.length)))
        .filter((entry) => entry !== null)
        .sort((one, other) => one.finishedAt - other.finishedAt),
    put: (entry) => {
      const isKept = storage.write(`${UNSENT_KEY}${entry.runId}`, entry);
      tellTabs();
      return isKept;
    },
    remove: (runId) => {
      storage.remove(`${UNSENT_KEY}${runId}`);
      tellTabs();
    },
    watch: (listener) => {
      here.add(listener);
      const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
      channel?.addEventListener('message', listener);
      return () => {
        here.delete(listener);
        channel?.close();
      };
    },
  };
};
