/** Loads the member's own ledgers page by page, newest first: the changes of tokens and of streaks. */
import useSWRInfinite from 'swr/infinite';
import { listStreakEntries, listTokenEntries } from '@/lib/contract/scores';
import type { StreakEntry, TokenEntry } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';

export const LEDGER_PAGE = 20;

interface LedgerPage<Entry> {
  entries: Entry[];
  next: number | null;
}

export interface LedgerState<Entry> {
  /** The entries; null while the first page loads. */
  entries: readonly Entry[] | null;
  hasFailed: boolean;
  /** The error if they could not be loaded. */
  error: unknown;
  /** Loads the next page; null if there are no more. */
  showMore: (() => Promise<unknown>) | null;
  retry: () => Promise<unknown>;
}

const useLedger = <Entry>(
  key: readonly string[],
  load: (page: { limit: number; before?: number }) => Promise<LedgerPage<Entry>>,
): LedgerState<Entry> => {
  const { data, error, size, setSize, mutate } = useSWRInfinite(
    (_index, previous: LedgerPage<Entry> | null) =>
      previous && previous.next === null ? null : [...key, previous?.next ?? null],
    (requested: readonly (string | number | null)[]) => {
      const before = requested.at(-1);
      return load({ limit: LEDGER_PAGE, ...(typeof before === 'number' ? { before } : {}) });
    },
    // Reloads the first page, because newer rows appear at the top.
    { revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnMount: true },
  );
  return {
    entries: data?.flatMap(({ entries }) => entries) ?? null,
    hasFailed: error !== undefined,
    error,
    showMore: data?.at(-1)?.next ? () => setSize(size + 1) : null,
    retry: () => mutate(),
  };
};

export const useTokenLedger = (uid: string): LedgerState<TokenEntry> => {
  const { callScores } = useClients();
  return useLedger(['ledger', 'tokens', uid], (query) => callScores(listTokenEntries, { query }));
};

export const useStreakLedger = (uid: string): LedgerState<StreakEntry> => {
  const { callScores } = useClients();
  return useLedger(['ledger', 'streaks', uid], (query) => callScores(listStreakEntries, { query }));
};
