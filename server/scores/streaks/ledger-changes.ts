/** Computes the ledger rows that are missing, by comparing the ledgers with the runs. */
import type { StreakEvent, StreakFact } from '@/lib/domain/play/compute-streak';

export interface WrittenFact extends StreakFact {
  /**
   * The number of ledger rows for this fact so far. An odd number means that the fact is currently recorded as true.
   */
  rowCount: number;
}

export interface StreakChange {
  day: string;
  event: StreakEvent;
  turn: number;
  amount: 1 | -1;
}

const idOf = ({ day, event }: StreakFact): string => `${day} ${event}`;

/** Returns the rows that make the ledger match the computed facts; reversals come first. */
export const streakChanges = (
  written: readonly WrittenFact[],
  reported: readonly StreakFact[],
): StreakChange[] => {
  const rowCountOf = new Map(written.map((fact) => [idOf(fact), fact.rowCount]));
  const isReported = new Set(reported.map(idOf));
  const fallen = written.filter((fact) => fact.rowCount % 2 === 1 && !isReported.has(idOf(fact)));
  const risen = reported.filter((fact) => (rowCountOf.get(idOf(fact)) ?? 0) % 2 === 0);
  return [
    ...fallen.map(({ day, event, rowCount }) => ({ day, event, turn: rowCount, amount: -1 as const })),
    ...risen.map(({ day, event }) => ({
      day,
      event,
      turn: rowCountOf.get(idOf({ day, event })) ?? 0,
      amount: 1 as const,
    })),
  ];
};

export interface WrittenTokens {
  day: string;
  rowCount: number;
  amount: number;
}

export interface TokenChange {
  day: string;
  turn: number;
  amount: number;
}

/** Returns the rows that make each day's tokens add up to the computed amount. */
export const tokenChanges = (
  written: readonly WrittenTokens[],
  reported: ReadonlyMap<string, number>,
): TokenChange[] => {
  const saved = new Map(written.map((row) => [row.day, row]));
  const days = [...new Set([...saved.keys(), ...reported.keys()])].sort();
  return days.flatMap((day) => {
    const row = saved.get(day);
    const amount = (reported.get(day) ?? 0) - (row?.amount ?? 0);
    return amount === 0 ? [] : [{ day, turn: row?.rowCount ?? 0, amount }];
  });
};
