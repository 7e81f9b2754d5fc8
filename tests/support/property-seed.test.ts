import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROPERTY_SEED } from './property-seed';

it('tries the same cases of a property in every run', () => {
  const triedCases: number[] = [];
  fc.assert(
    fc.property(fc.integer(), (value) => {
      triedCases.push(value);
    }),
  );
  expect(triedCases).toEqual(fc.sample(fc.integer(), { seed: PROPERTY_SEED, numRuns: triedCases.length }));
});
