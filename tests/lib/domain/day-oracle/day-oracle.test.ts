/** Compares the day engine with the oracle on 1,500 histories, in every time zone that both know. */
import { describe, expect, it } from 'vitest';
import { compareHistories } from './compare';
import { sharedZones } from './zone-data';

const HISTORIES = 1_500;
/** The comparison takes half a minute on a busy machine. */
const WITHIN_MS = 180_000;

describe('the day engine', () => {
  it(
    'computes the same streaks, freezes and tokens as the oracle for random histories',
    () => {
      const zones = sharedZones();
      expect(zones.length).toBeGreaterThan(400);
      const compared = compareHistories(1, HISTORIES, zones);
      expect(compared.histories).toBe(HISTORIES);
      // Checks that the histories contain enough of each rare event.
      for (const part of [compared.frozen, compared.journeys, compared.merges, compared.offline])
        expect(part).toBeGreaterThan(150);
    },
    WITHIN_MS,
  );
});
