/**
 * Submits ten thousand forgeries, a thousand of each class, and tests that none is ranked. Tests that a thousand honest
 * runs are all ranked.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../support/services';
import { CLASSES, runForgeries } from './forge';
import { playHonestly } from './honest';

const FORGED = Number(process.env.FORGED ?? 1_000);
const HONEST = Number(process.env.HONEST ?? 1_000);
/** The seeds; the runs are divided evenly among them. */
const SEEDS = (process.env.SEED ?? 'deep,lamp,ember,frost').split(',');
const WEEK = 7;
const LONG = { timeout: 1_800_000 };

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const print = (found: unknown): void => void process.stdout.write(`${JSON.stringify(found)}\n`);

const shareOf = (count: number): number => Math.ceil(count / SEEDS.length);

describe.each(SEEDS)('submitting runs from the seed %s', (seed) => {
  it.each(CLASSES)(
    'ranks none of a thousand forged submissions, divided among the seeds: %s',
    LONG,
    async (name) => {
      const { made, ends, days, faults } = await runForgeries(services, name, shareOf(FORGED), seed);
      print({ seed, name, made, ends, days });
      expect(faults).toEqual([]);
      expect(made).toBe(shareOf(FORGED));
      expect(Object.keys(days)).toHaveLength(WEEK);
    },
  );

  it('ranks all of a thousand honest runs, divided among the seeds', LONG, async () => {
    const { games, days, faults } = await playHonestly(services, shareOf(HONEST), seed);
    print({ seed, honest: shareOf(HONEST), games, days });
    expect(faults).toEqual([]);
    expect(Object.keys(days)).toHaveLength(WEEK);
  });
});
