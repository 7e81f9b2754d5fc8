/** Ten thousand forged submissions, a thousand of each class, of which none ranks, and a thousand honest runs, which all do. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../support/services';
import { CLASSES, forge } from './forge';
import { playHonestly } from './honest';

const FORGED = Number(process.env.FORGED ?? 1_000);
const HONEST = Number(process.env.HONEST ?? 1_000);
const SEED = process.env.SEED ?? 'deep';
const LONG = { timeout: 1_800_000 };

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const print = (found: unknown): void => void process.stdout.write(`${JSON.stringify(found)}\n`);

it.each(CLASSES)('ranks none of a thousand forged submissions: %s', LONG, async (name) => {
  const { made, ends, faults } = await forge(services, name, FORGED, SEED);
  print({ seed: SEED, name, made, ends });
  expect(faults).toEqual([]);
  expect(made).toBe(FORGED);
});

it('ranks a thousand honest runs', LONG, async () => {
  const { games, faults } = await playHonestly(services, HONEST, SEED);
  print({ seed: SEED, honest: HONEST, games });
  expect(faults).toEqual([]);
});
