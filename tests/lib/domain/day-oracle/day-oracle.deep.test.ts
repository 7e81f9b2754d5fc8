/** Compares the day engine with the oracle on a million histories, in every time zone that both know. */
import { describe, expect, it } from 'vitest';
import { compareHistories, type ComparisonCounts } from './compare';
import { FIRST_YEAR, LAST_YEAR, sharedZones } from './zone-data';

const HISTORIES = 1_000_000;
const AT_ONCE = 50_000;
// Starts after the history numbers of the regular suite.
const FIRST = 1_000_000;
const AN_HOUR_MS = 3_600_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

describe('the day engine', () => {
  it(
    'computes the same streaks, freezes and tokens as the oracle for a million histories',
    () => {
      const zones = sharedZones();
      const total: ComparisonCounts = {
        histories: 0,
        days: 0,
        frozen: 0,
        journeys: 0,
        merges: 0,
        offline: 0,
      };
      for (let done = 0; done < HISTORIES; done += AT_ONCE) {
        const part = compareHistories(FIRST + done, AT_ONCE, zones);
        for (const key of Object.keys(total) as (keyof ComparisonCounts)[]) total[key] += part[key];
        say(`${total.histories} histories agree: ${JSON.stringify(total)}`);
      }
      say(`${zones.length} zones, ${FIRST_YEAR} to ${LAST_YEAR}`);
      expect(total.histories).toBe(HISTORIES);
    },
    AN_HOUR_MS,
  );
});
