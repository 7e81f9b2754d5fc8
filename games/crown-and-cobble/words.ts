/** Contains the names of towers, intruders and other things, and describes them. */
import { INTRUDERS } from './intruders';
import { allResults, isFinished, totalStars } from './play';
import type { Game } from './state';
import { towerStatsOf, TOWERS } from './towers';
import { MAPS_A_CHAPTER } from './config';
import type { Ground, Night, Play, WaveSpawn, Stats, WorldKey } from './types';

interface TowerWords {
  name: string;
  text: string;
  ways: readonly [name: string, text: string][];
}

const TOWN: readonly TowerWords[] = [
  {
    name: 'Lamp',
    text: 'Light. Shows imps in the dark; moths and ghosts mind it most.',
    ways: [
      ['Tall lens', 'Reaches far and burns brighter.'],
      ['Three wicks', 'Shines on three at a time.'],
    ],
  },
  {
    name: 'Bell',
    text: 'Sound. Slows everyone around it.',
    ways: [
      ['Great bell', 'They stop in their tracks.'],
      ['Peal', 'Rings faster and much harder.'],
    ],
  },
  {
    name: 'Catapult',
    text: 'Stones. Hits a group on foot, nothing that flies.',
    ways: [
      ['Boulders', 'Twice as heavy.'],
      ['Tar pots', 'A wide splash that sticks.'],
    ],
  },
  {
    name: 'Archers',
    text: 'Arrows. Best against bats and moths; ghosts don’t notice.',
    ways: [
      ['Longbows', 'Reach across half the town.'],
      ['Two bows', 'Two targets, and quicker.'],
    ],
  },
  {
    name: 'Cats',
    text: 'Claws. Very strong, very near, nothing that flies.',
    ways: [
      ['Alley gang', 'Three cats, three targets.'],
      ['Big Tom', 'One cat that trolls respect.'],
    ],
  },
  {
    name: 'Fiddler',
    text: 'Music. Towers nearby work faster.',
    ways: [
      ['Night market', 'Brings coins with every wave.'],
      ['Grand waltz', 'Twice the pace, a wider round.'],
    ],
  },
];

const SEA: readonly TowerWords[] = [
  {
    name: 'Buoy',
    text: 'Boats must go around it. Cheap: build a long way round.',
    ways: [
      ['Lamp buoy', 'Shines a little, shows fog boats.'],
      ['Net buoy', 'Slows the boats beside it.'],
    ],
  },
  {
    name: 'Beacon',
    text: 'A lighthouse with one long beam that you turn; shows fog boats.',
    ways: [
      ['Twin beam', 'Shines both ways.'],
      ['Great lens', 'Farther, and twice as bright.'],
    ],
  },
  {
    name: 'Foghorn',
    text: 'Sound. Hits all around it, seals most of all.',
    ways: [
      ['Deep horn', 'They stop and listen.'],
      ['Double horn', 'Sounds faster and louder.'],
    ],
  },
  {
    name: 'Hook',
    text: 'A heavy blow for boats; goes through ghost ships.',
    ways: [
      ['Iron crane', 'One blow sinks a barge.'],
      ['Two hooks', 'Two boats, and quicker.'],
    ],
  },
  {
    name: 'Pump',
    text: 'Water. Throws boats back the way they came.',
    ways: [
      ['Big pump', 'Throws them twice as far.'],
      ['Three nozzles', 'Three at a time.'],
    ],
  },
  {
    name: 'Kites',
    text: 'Lanterns on strings. Best against gulls.',
    ways: [
      ['High kite', 'Reaches across the bay.'],
      ['Three kites', 'Three targets at once.'],
    ],
  },
];
export const TOWER_WORDS: Readonly<Record<WorldKey, readonly TowerWords[]>> = { town: TOWN, sea: SEA };

interface IntruderWords {
  one: string;
  many: string;
  text: string;
}
const createIntruderWords = (one: string, plural: string, text: string): IntruderWords => ({
  one,
  many: plural,
  text,
});

const TOWN_FOLK: readonly IntruderWords[] = [
  createIntruderWords('moth', 'moths', 'Quick and weak. They fly over catapults and cats; lamps singe them.'),
  createIntruderWords('hob', 'hobs', 'Nothing special, but they come in rows. Anything helps.'),
  createIntruderWords('imp', 'imps', 'Only seen in lamplight. No lamp, no target.'),
  createIntruderWords('bat', 'bats', 'Fly straight from the gate to the crown. Archers are best.'),
  createIntruderWords('puddle', 'puddles', 'Splits in two when it bursts. Bells and catapults help.'),
  createIntruderWords('drip', 'drips', 'Half a puddle, twice the hurry.'),
  createIntruderWords(
    'barrel',
    'barrels',
    'Armour takes a bite out of every hit, and light hardly warms it. Hit hard.',
  ),
  createIntruderWords('ghost', 'ghosts', 'Stones, arrows and claws go through. Lamps and bells do not.'),
  createIntruderWords(
    'troll',
    'trolls',
    'Slow, strong, afraid of no lamp, costs three hearts. Big Tom and boulders.',
  ),
  createIntruderWords('hexer', 'hexers', 'Heals the others. Send her home first.'),
  createIntruderWords('Mischief', 'Mischiefs', 'He puts out your towers one by one, and he wants the crown.'),
];
const SEA_FOLK: readonly IntruderWords[] = [
  createIntruderWords('dinghy', 'dinghies', 'Two oars and a crate. Anything helps.'),
  createIntruderWords('skiff', 'skiffs', 'The fastest thing afloat. A long way round costs it time.'),
  createIntruderWords('fog boat', 'fog boats', 'Only seen in a beam or by a lamp buoy.'),
  createIntruderWords('gull', 'gulls', 'Fly straight over everything. Kites are best.'),
  createIntruderWords('raft', 'rafts', 'Breaks up into two swimmers.'),
  createIntruderWords('swimmer', 'swimmers', 'What a raft leaves behind.'),
  createIntruderWords('barge', 'barges', 'Iron plates that light slides off, two hearts. Hooks.'),
  createIntruderWords('ghost ship', 'ghost ships', 'Hooks and water go through it. Light and horns do not.'),
  createIntruderWords('seal', 'seals', 'Dives under everything, straight for the fish. Foghorns.'),
  createIntruderWords('tug', 'tugs', 'Mends the others as it goes. Sink it first.'),
  createIntruderWords('sea king', 'sea kings', 'He rings the bell under the water and puts out your lights.'),
];
export const INTRUDER_WORDS: Readonly<Record<WorldKey, readonly IntruderWords[]>> = {
  town: TOWN_FOLK,
  sea: SEA_FOLK,
};

/** Returns a text such as `8 moths` or `1 troll`. */
export const countIntruders = (world: WorldKey, kind: number, count: number): string => {
  const { one, many: plural } = INTRUDER_WORDS[world][kind]!;
  return `${count} ${count === 1 ? one : plural}`;
};

/** Returns the number of each kind in a wave, in the order of first appearance. */
export function summaryOf(wave: readonly WaveSpawn[]): [kind: number, count: number][] {
  const counts = new Map<number, number>();
  for (const { kind } of wave) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

const joinWithAnd = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Returns a text such as `8 moths and 4 imps`. */
export function waveText({ world, waves }: Ground, wave: number): string {
  const parts = summaryOf(waves[wave] ?? []).map(([kind, count]) => countIntruders(world, kind, count));
  return joinWithAnd(parts);
}

/**
 * Returns a text such as `Wave 4: 12 moths. Wave 5: 8 hobs and 4 imps.` for a wave and the one after it, or an empty
 * text when there are none.
 */
export function laterWavesText(ground: Ground, from: number): string {
  const waves = [from, from + 1].filter((wave) => wave < ground.waves.length);
  return waves.map((wave) => `Wave ${wave + 1}: ${waveText(ground, wave)}.`).join(' ');
}

/** Returns a text such as `Next, wave 4: 12 moths.`, or an empty text when all waves have been called. */
export const nextText = ({ ground, wave }: Night): string =>
  wave < ground.waves.length ? `Next, wave ${wave + 1}: ${waveText(ground, wave)}.` : '';

/**
 * Returns a text such as `3 barges and 1 seal came through.` with advice against the kind that cost the most hearts,
 * or an empty text when none came through.
 */
export function passedIntrudersText({ ground: { world }, passed }: Night): string {
  const kinds = passed.flatMap((count, kind) => (count ? [{ kind, count }] : []));
  if (!kinds.length) return '';
  const damageOf = ({ kind, count }: { kind: number; count: number }) =>
    count * INTRUDERS[world][kind]!.hearts;
  const costliestKind = kinds.reduce((max, one) => (damageOf(one) > damageOf(max) ? one : max));
  const list = joinWithAnd(kinds.map(({ kind, count }) => countIntruders(world, kind, count)));
  const { many: plural, text } = INTRUDER_WORDS[world][costliestKind.kind]!;
  return `${list} came through. ${plural.charAt(0).toUpperCase()}${plural.slice(1)}: ${text}`;
}

const SECOND = 20;
const EFFECTS: readonly ((stats: Stats) => string)[] = [
  ({ slowPercent }) => (slowPercent ? `slows by ${slowPercent}%` : ''),
  ({ boost }) => (boost ? `${boost}% faster` : ''),
  ({ coins }) => (coins ? `${coins} coins a wave` : ''),
  ({ reach }) => (reach === 'ground' ? 'not in the air' : ''),
];

/** Returns a text such as `Hits 12, 1.5 times a second.` with all other effects. */
export function formatStats(stats: Stats): string {
  const hits = stats.damage
    ? `${Math.round((stats.damage * SECOND * stats.count) / stats.every)} a second`
    : '';
  return [hits, ...EFFECTS.map((effect) => effect(stats))].filter(Boolean).join(', ');
}

/** Describes the effect of an upgrade on a branch. */
export function upgradeText(world: WorldKey, kind: number, branch: number, level: number): string {
  const figures = formatStats(towerStatsOf(TOWERS[world][kind]!, branch, level + 1));
  const [, text] = TOWER_WORDS[world][kind]!.ways[branch]!;
  return `${level ? 'Even better.' : text} ${figures}`.trim();
}

export const SPELLS: Readonly<Record<WorldKey, { name: string; text: string }>> = {
  town: { name: 'Flare', text: 'The lamplighter’s flare: it dazzles everyone, imps too.' },
  sea: { name: 'Ebb', text: 'The tide runs out: every boat is carried back.' },
};

export const MAX_STARS = MAPS_A_CHAPTER * 3;
export const titleOf = ({ play }: Game): string => `${totalStars(play)} of ${MAX_STARS} stars`;
export function describeResult({ play }: Game): string {
  const won = allResults(play).filter(({ stars }) => stars > 0).length;
  return `${won} of ${MAPS_A_CHAPTER} nights won, ${play.strength}`;
}
/** Returns whether every night of the chapter was won. */
export const isMapHeld = (play: Play): boolean =>
  isFinished(play) && play.results.length === MAPS_A_CHAPTER && play.results.every(({ stars }) => stars > 0);

/** Returns the state of a night as a sentence for screen readers. */
export const statusText = ({ hearts, coins, wave, ground }: Night): string =>
  `${hearts} hearts, ${coins} coins, wave ${wave} of ${ground.waves.length}.`;

export const nameOfIntruder = (world: WorldKey, kind: number): string =>
  INTRUDER_WORDS[world][kind]?.one ?? INTRUDERS[world][kind]!.key;
