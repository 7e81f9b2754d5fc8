/** The day engine against the oracle: fifteen hundred histories over every zone that both know. */
import { describe, expect, it } from 'vitest';
import { compare } from './compare';
import { sharedZones } from './zone-data';

const HISTORIES = 1_500;
/** Half a minute of computing on a machine that does other things too. */
const WITHIN_MS = 180_000;

describe('the day engine', () => {
  it(
    'tells streaks, freezes and tokens of random histories as the oracle does',
    () => {
      const zones = sharedZones();
      expect(zones.length).toBeGreaterThan(400);
      const compared = compare(1, HISTORIES, zones);
      expect(compared.histories).toBe(HISTORIES);
      // The histories hold what they are meant to try.
      for (const part of [compared.frozen, compared.journeys, compared.merges, compared.offline])
        expect(part).toBeGreaterThan(150);
    },
    WITHIN_MS,
  );
});
