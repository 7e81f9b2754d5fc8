/** Defines the plants (twelve species in six pots) and selects those of a level. */
import type { Random } from '../kit/seeded-random';
import type { Face, Plant } from './types';

export const SPECIES = [
  'Tulip',
  'Daisy',
  'Sunflower',
  'Cactus',
  'Fern',
  'Lavender',
  'Lemon tree',
  'Toadstool',
  'Ivy',
  'Aloe',
  'Bluebell',
  'Rose',
] as const;
export const POT_NAMES = ['round pot', 'striped pot', 'dotted pot', 'bowl', 'basket', 'tin'] as const;
export const POTS = POT_NAMES.length;

export const speciesOf = (plant: Plant): number => Math.floor(plant / POTS);
export const potOf = (plant: Plant): number => plant % POTS;

/** Returns a name such as `Tulip in a striped pot`. */
export const nameOf = (plant: Plant): string =>
  `${SPECIES[speciesOf(plant)]!} in a ${POT_NAMES[potOf(plant)]!}`;

/** Returns the text for a pane, which reveals no more than is visible. */
export const describeFace = (plant: Plant, face: Face): string => {
  const species = SPECIES[speciesOf(plant)]!;
  if (face === 'tag') return `Tag: ${species}`;
  return face === 'shadow' ? `Shadow: ${species}` : nameOf(plant);
};

/** Returns kinds that are easy to distinguish. A species repeats only after all others, and in a different pot. */
export function pickUnlike(count: number, random: Random): Plant[] {
  const order = random.shuffle(SPECIES.map((_, species) => species));
  const pots = random.shuffle(POT_NAMES.map((_, pot) => pot));
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / order.length);
    return order[index % order.length]! * POTS + pots[(index + round) % POTS]!;
  });
}

/** Returns kinds that look similar: few species, each in every pot before the next species. */
export function pickAlike(count: number, random: Random): Plant[] {
  const order = random.shuffle(SPECIES.map((_, species) => species));
  const pots = random.shuffle(POT_NAMES.map((_, pot) => pot));
  return Array.from(
    { length: count },
    (_, index) => order[Math.floor(index / POTS)]! * POTS + pots[index % POTS]!,
  );
}
