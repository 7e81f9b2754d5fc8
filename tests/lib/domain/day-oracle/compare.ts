/** Runs histories through the engine and the oracle; stops at the first difference. */
import { computeByEngine } from './engine';
import { createHistory, type History, type ReportedDays } from './history';
import { computeByOracle } from './oracle';

export interface ComparisonCounts {
  histories: number;
  days: number;
  frozen: number;
  journeys: number;
  merges: number;
  offline: number;
}

/** Serializes an outcome. Omits scopes without a day that was finished on time, because only the oracle lists them. */
const textOf = (reported: ReportedDays | null): string => {
  if (!reported) return 'nobody';
  const { scopes, tokens } = reported;
  const saved = Object.entries(scopes)
    .filter(([, { maxStreak }]) => maxStreak > 0)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify({ scopes: saved, tokens: Object.entries(tokens).sort() });
};

/** Returns both outcomes of a history if they differ, otherwise null. */
export const findDifference = (history: History): { engine: string[]; oracle: string[] } | null => {
  const engine = computeByEngine(history).map(textOf);
  const oracle = computeByOracle(history).map(textOf);
  return engine.join() === oracle.join() ? null : { engine, oracle };
};

/**
 * Compares the histories with these numbers.
 * @throws an error with the number and both outcomes at the first difference
 */
export const compareHistories = (
  first: number,
  count: number,
  zones: readonly string[],
): ComparisonCounts => {
  const compared: ComparisonCounts = { histories: 0, days: 0, frozen: 0, journeys: 0, merges: 0, offline: 0 };
  for (let number = first; number < first + count; number += 1) {
    const history = createHistory(number, zones);
    const engine = computeByEngine(history);
    const reported = engine.map(textOf);
    const oracle = computeByOracle(history).map(textOf);
    if (reported.join() !== oracle.join())
      throw new Error(
        `history ${number} (${history.zones.join(', ')})\nengine ${reported.join('\n')}\noracle ${oracle.join('\n')}`,
      );
    compared.histories += 1;
    for (const player of engine) {
      compared.days += Object.keys(player?.tokens ?? {}).length;
      compared.frozen += player?.scopes['*']?.frozen.length ?? 0;
    }
    for (const event of history.events) {
      compared.merges += event.kind === 'merge' ? 1 : 0;
      compared.offline += event.kind === 'finish' && event.isOffline ? 1 : 0;
    }
    const named = new Set(history.events.map((event) => (event.kind === 'start' ? event.zone : '')));
    named.delete('');
    compared.journeys += Math.max(0, named.size - 1);
  }
  return compared;
};
