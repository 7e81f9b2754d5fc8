/** Compares fifteen hundred histories of the day engine and the oracle, in every zone that both know. */
import { describe, expect, it } from 'vitest';
import { compare } from './compare';
import { sharedZones } from './zone-data';

const HISTORIES = 1_500;
/** The computation takes half a minute on a busy machine. */
const WITHIN_MS = 180_000;

describe('the day engine', () => {
  it(
    'computes streaks, freezes and tokens of random histories like the oracle',
    () => {
      const zones = sharedZones();
      expect(zones.length).toBeGreaterThan(400);
      const compared = compare(1, HISTORIES, zones);
      expect(compared.histories).toBe(HISTORIES);
      // The histories contain enough of each rare event.
      for (const part of [compared.frozen, compared.journeys, compared.merges, compared.offline])
        expect(part).toBeGreaterThan(150);
    },
    WITHIN_MS,
  );
});
