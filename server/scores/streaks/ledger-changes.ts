/** Computes the ledger rows that are missing, by comparing the ledgers with the runs. */
import type { StreakEvent, StreakDayEvent } from '@/lib/domain/play/compute-streak';

export interface RecordedDayEvent extends StreakDayEvent {
  /**
   * The number of ledger rows for this event so far. An odd number means that the event is currently in effect.
   */
  rowCount: number;
}

export interface StreakChange {
  day: string;
  event: StreakEvent;
  turn: number;
  amount: 1 | -1;
}

const streakEventKey = ({ day, event }: StreakDayEvent): string => `${day} ${event}`;

/** Returns the rows that make the ledger match the computed events; reversals come first. */
export const computeStreakChanges = (
  recorded: readonly RecordedDayEvent[],
  computed: readonly StreakDayEvent[],
): StreakChange[] => {
  const rowCountOf = new Map(recorded.map((dayEvent) => [streakEventKey(dayEvent), dayEvent.rowCount]));
  const isComputed = new Set(computed.map(streakEventKey));
  const reverted = recorded.filter(
    (dayEvent) => dayEvent.rowCount % 2 === 1 && !isComputed.has(streakEventKey(dayEvent)),
  );
  const added = computed.filter((dayEvent) => (rowCountOf.get(streakEventKey(dayEvent)) ?? 0) % 2 === 0);
  return [
    ...reverted.map(({ day, event, rowCount }) => ({ day, event, turn: rowCount, amount: -1 as const })),
    ...added.map(({ day, event }) => ({
      day,
      event,
      turn: rowCountOf.get(streakEventKey({ day, event })) ?? 0,
      amount: 1 as const,
    })),
  ];
};

export interface RecordedTokens {
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
export const computeTokenChanges = (
  recorded: readonly RecordedTokens[],
  computed: ReadonlyMap<string, number>,
): TokenChange[] => {
  const saved = new Map(recorded.map((row) => [row.day, row]));
  const days = [...new Set([...saved.keys(), ...computed.keys()])].sort();
  return days.flatMap((day) => {
    const row = saved.get(day);
    const amount = (computed.get(day) ?? 0) - (row?.amount ?? 0);
    return amount === 0 ? [] : [{ day, turn: row?.rowCount ?? 0, amount }];
  });
};
