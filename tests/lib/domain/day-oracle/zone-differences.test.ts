/** Checks that only the listed years of a few zones are excluded from the comparison with the oracle. */
import { describe, expect, it } from 'vitest';
import { differingYears, FIRST_YEAR, LAST_YEAR, sharedZones, versionOf } from './zone-data';
import { COMPARED_VERSIONS, DIFFERENCES } from './zone-differences';

const findDifferences = (): Map<string, number[]> =>
  new Map(
    sharedZones()
      .map((zone) => [zone, [...differingYears(zone)].sort()] as const)
      .filter(([, years]) => years.length > 0),
  );

describe('comparing the zone data of the runtime with that of the oracle', () => {
  it('finds differences only in a few zones and years', () => {
    const years = [...findDifferences().values()].flat().length;
    const all = sharedZones().length * (LAST_YEAR - FIRST_YEAR + 1);
    expect(years / all).toBeLessThan(0.01);
  });

  const { runtime, moment } = versionOf();
  const areListed = runtime === COMPARED_VERSIONS.runtime && moment === COMPARED_VERSIONS.moment;
  it.runIf(areListed)('finds exactly the listed differences', () => {
    const listed = DIFFERENCES.flatMap(({ zones, years }) =>
      zones.map((zone) => [zone, [...years]] as const),
    );
    expect(new Map([...findDifferences()].sort())).toEqual(new Map([...listed].sort()));
  });
});
