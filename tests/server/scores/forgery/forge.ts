/** Makes forgeries of each class, each in its own scene, and collects those that succeed. */
import { createRandom } from '@/games/kit/seeded-random';
import type { TestServices } from '../../../support/services';
import { type Forgery, judgeAttempt } from './attempt';
import { PAUSED, SOLVERS } from './forged-clocks';
import { EDITED, mergedForgeries, OTHER_GAMES, OTHER_PLAYERS, REPLAYED } from './forged-moves';
import { abandonedForgeries, EXPIRED, TOO_FAST, TOO_HIGH, duplicateForgeries } from './forged-times';
import { type Actor, openScene } from './scene';

const MEMBERS = 3;

export const CLASSES = [
  'replayed',
  'edited',
  'expired',
  'otherPlayers',
  'otherGames',
  'tooFast',
  'tooHigh',
  'duplicates',
  'solvers',
  'paused',
] as const;

const membersOf = (services: TestServices): Promise<Actor[]> => {
  const scene = openScene(services, 0, createRandom('members'));
  return Promise.all(Array.from({ length: MEMBERS }, () => scene.member()));
};

const FORGERIES: Record<
  (typeof CLASSES)[number],
  (services: TestServices) => readonly Forgery[] | Promise<readonly Forgery[]>
> = {
  replayed: () => REPLAYED,
  edited: () => EDITED,
  expired: async (services) => [...EXPIRED, ...abandonedForgeries(await membersOf(services))],
  otherPlayers: async (services) => [...OTHER_PLAYERS, ...mergedForgeries(await membersOf(services))],
  otherGames: () => OTHER_GAMES,
  tooFast: () => TOO_FAST,
  tooHigh: () => TOO_HIGH,
  duplicates: async (services) => duplicateForgeries(await membersOf(services)),
  solvers: () => SOLVERS,
  paused: () => PAUSED,
};

export interface ForgeryCounts {
  made: number;
  /** How often each outcome occurred: statuses, verdicts, rejection reasons. */
  ends: Record<string, number>;
  /** How many forgeries were made on each day. */
  days: Record<string, number>;
  /** Forgeries that the service accepted. */
  faults: string[];
}

/** Makes `count` forgeries of a class. */
export const runForgeries = async (
  services: TestServices,
  name: (typeof CLASSES)[number],
  count: number,
  seed: string,
): Promise<ForgeryCounts> => {
  const forgeries = await FORGERIES[name](services);
  const forged: ForgeryCounts = { made: 0, ends: {}, days: {}, faults: [] };
  for (let number = 0; number < count; number += 1) {
    const scene = openScene(services, number, createRandom(`${seed} ${name} ${number}`));
    const index = number % forgeries.length;
    const judged = await judgeAttempt(services.database.pool, await forgeries[index]!(scene));
    for (const end of judged.ends) forged.ends[end] = (forged.ends[end] ?? 0) + 1;
    if (judged.fault) forged.faults.push(`${name} ${index} (${number}, ${scene.today}): ${judged.fault}`);
    forged.days[scene.today] = (forged.days[scene.today] ?? 0) + 1;
    forged.made += 1;
  }
  return forged;
};
