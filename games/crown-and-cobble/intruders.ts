/** The intruders of a night, on land and at sea. */
import type { IntruderKind, WorldKey } from './types';

const PLAIN_INTRUDER: IntruderKind = {
  key: '',
  code: '',
  hp: 30,
  speed: 4,
  bounty: 4,
  hearts: 1,
  armour: 0,
  takes: { light: 100, blow: 100, sound: 100 },
  isFlying: false,
  isStraight: false,
  isHidden: false,
  splits: null,
  heals: 0,
  isBoss: false,
};

const createIntruderKind = (key: string, code: string, changes: Partial<IntruderKind>): IntruderKind => ({
  ...PLAIN_INTRUDER,
  ...changes,
  key,
  code,
});

const TOWN: readonly IntruderKind[] = [
  createIntruderKind('moth', 'm', {
    hp: 16,
    speed: 5.6,
    bounty: 3,
    isFlying: true,
    takes: { light: 130, blow: 100, sound: 100 },
  }),
  createIntruderKind('hob', 'h', { hp: 36, speed: 4.2 }),
  createIntruderKind('imp', 'i', {
    hp: 40,
    speed: 4.6,
    bounty: 6,
    isHidden: true,
    takes: { light: 140, blow: 100, sound: 80 },
  }),
  createIntruderKind('bat', 'b', {
    hp: 22,
    speed: 4.6,
    bounty: 4,
    isFlying: true,
    isStraight: true,
    takes: { light: 55, blow: 100, sound: 120 },
  }),
  createIntruderKind('puddle', 'p', {
    hp: 70,
    speed: 3,
    bounty: 5,
    splits: ['d', 2],
    takes: { light: 60, blow: 100, sound: 100 },
  }),
  createIntruderKind('drip', 'd', {
    hp: 22,
    speed: 4.6,
    bounty: 2,
    takes: { light: 60, blow: 100, sound: 100 },
  }),
  createIntruderKind('barrel', 'w', {
    hp: 110,
    speed: 3,
    bounty: 11,
    armour: 7,
    takes: { light: 45, blow: 100, sound: 130 },
  }),
  createIntruderKind('ghost', 'g', {
    hp: 90,
    speed: 3.6,
    bounty: 10,
    takes: { light: 130, blow: 0, sound: 110 },
  }),
  createIntruderKind('troll', 't', {
    hp: 420,
    speed: 2.1,
    bounty: 26,
    hearts: 3,
    takes: { light: 22, blow: 110, sound: 70 },
  }),
  createIntruderKind('hexer', 'x', {
    hp: 130,
    speed: 3.2,
    bounty: 14,
    hearts: 2,
    heals: 9,
    takes: { light: 70, blow: 100, sound: 40 },
  }),
  createIntruderKind('king', 'k', {
    hp: 1900,
    speed: 1.7,
    bounty: 120,
    hearts: 20,
    isBoss: true,
    takes: { light: 35, blow: 85, sound: 50 },
  }),
];

const SEA: readonly IntruderKind[] = [
  createIntruderKind('dinghy', 'd', { hp: 40, speed: 4 }),
  createIntruderKind('skiff', 's', { hp: 26, speed: 6.4, bounty: 4 }),
  createIntruderKind('fogboat', 'f', {
    hp: 60,
    speed: 4,
    bounty: 7,
    isHidden: true,
    takes: { light: 140, blow: 100, sound: 90 },
  }),
  createIntruderKind('gull', 'g', {
    hp: 24,
    speed: 4.4,
    bounty: 4,
    isFlying: true,
    isStraight: true,
    takes: { light: 90, blow: 100, sound: 70 },
  }),
  createIntruderKind('raft', 'r', {
    hp: 90,
    speed: 3,
    bounty: 6,
    splits: ['w', 2],
    takes: { light: 70, blow: 100, sound: 100 },
  }),
  createIntruderKind('swimmer', 'w', {
    hp: 26,
    speed: 4,
    bounty: 2,
    takes: { light: 70, blow: 100, sound: 100 },
  }),
  createIntruderKind('barge', 'b', {
    hp: 150,
    speed: 2.7,
    bounty: 12,
    armour: 5,
    hearts: 2,
    takes: { light: 35, blow: 120, sound: 100 },
  }),
  createIntruderKind('ghostship', 'o', {
    hp: 120,
    speed: 3.4,
    bounty: 12,
    takes: { light: 120, blow: 0, sound: 120 },
  }),
  createIntruderKind('seal', 'e', {
    hp: 70,
    speed: 2.6,
    bounty: 7,
    isStraight: true,
    takes: { light: 30, blow: 100, sound: 150 },
  }),
  createIntruderKind('tug', 't', {
    hp: 170,
    speed: 3,
    bounty: 14,
    hearts: 2,
    heals: 10,
    takes: { light: 60, blow: 100, sound: 50 },
  }),
  createIntruderKind('leviathan', 'k', {
    hp: 2300,
    speed: 1.7,
    bounty: 120,
    hearts: 20,
    isBoss: true,
    takes: { light: 45, blow: 90, sound: 60 },
  }),
];

export const INTRUDERS: Readonly<Record<WorldKey, readonly IntruderKind[]>> = { town: TOWN, sea: SEA };

/** Returns the index of the intruder with a letter in a world's list. */
export function findIntruderIndex(world: WorldKey, code: string): number {
  const index = INTRUDERS[world].findIndex((kind) => kind.code === code);
  if (index < 0) throw new Error(`No intruder ${code} of the ${world}.`);
  return index;
}
