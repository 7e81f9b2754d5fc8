/** The tuning values except towers, intruders and maps: the editions, their modes, difficulties and limits. */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ChapterKey, ModeKey, StrengthKey, WorldKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  world: WorldKey;
  highlightColor: string;
  modeLabels: Readonly<Record<ModeKey, string>>;
}

export const TICKS_PER_SECOND = 20;
/** The maximum pace. The pace cycles through 1, 2 and 3. */
export const MAX_PACE = 3;
export const COLUMNS = 10;
export const ROWS = 7;
export const CELL = 100;
export const MAPS_A_CHAPTER = 4;

export const CHAPTERS: readonly ChapterKey[] = ['first', 'second', 'third'];
export const STRENGTHS: readonly StrengthKey[] = ['calm', 'brisk', 'fierce'];
export const MODES: readonly ModeKey[] = CHAPTERS.flatMap((chapter) =>
  STRENGTHS.map((strength): ModeKey => `${chapter}-${strength}`),
);

export const HEARTS = 20;
/** For each difficulty, the percentage of the intruders' hit points by world, and the percentage of the initial coins. */
export const STRENGTH: Readonly<
  Record<StrengthKey, { might: Readonly<Record<WorldKey, number>>; coins: number }>
> = {
  calm: { might: { town: 66, sea: 74 }, coins: 125 },
  brisk: { might: { town: 100, sea: 100 }, coins: 100 },
  fierce: { might: { town: 120, sea: 120 }, coins: 100 },
};
/** The percentage of the first wave's hit points by which each wave exceeds the previous one. */
export const WAVE_PERCENT = 9;

/** The maximum length of a night. A longer one is lost, but in practice none lasts that long. */
export const MAX_NIGHT_TICKS = 900 * TICKS_PER_SECOND;
export const WAVE_BREAK_TICKS = 16 * TICKS_PER_SECOND;
export const WAVE_COINS = 22;
/** The number of ticks by which a wave must be called early to earn one coin. */
export const EARLY_TICKS = 20;
export const REFUND_PERCENT = 70;
export const FLIGHT_TICKS = 14;
export const SPELL = { waitTicks: 45 * TICKS_PER_SECOND, stunTicks: 50, push: 130 } as const;
export const SNUFF = { everyTicks: 130, forTicks: 70, range: 260 } as const;
export const HEAL = { everyTicks: 20, range: 130 } as const;
export const LEVEL_TWO = { damagePercent: 165, everyPercent: 88, range: 15, costPercent: 140 } as const;
/** The number of remaining hearts, out of 20, that earns two and three stars. */
export const STARS = { two: 12, three: 18 } as const;
export const POINTS = { bounty: 5, heart: 20, star: 100, early: 2 } as const;

export const MAX_MOVES = 3_000;
/** The maximum length of a chapter, which limits saves and untrusted moves. */
export const MAX_TICKS = MAPS_A_CHAPTER * MAX_NIGHT_TICKS;

const STRENGTH_LABELS: Readonly<Record<StrengthKey, string>> = {
  calm: 'calm',
  brisk: 'brisk',
  fierce: 'fierce',
};
const labelsOf = (names: Readonly<Record<ChapterKey, string>>): Edition['modeLabels'] =>
  Object.fromEntries(
    CHAPTERS.flatMap((chapter) =>
      STRENGTHS.map((strength) => [
        `${chapter}-${strength}`,
        `${names[chapter]}, ${STRENGTH_LABELS[strength]}`,
      ]),
    ),
  ) as Record<ModeKey, string>;

export const EDITIONS: readonly Edition[] = [
  {
    world: 'town',
    slug: 'crown-and-cobble',
    keyword: 'crown-and-cobble',
    title: 'Crown & Cobble',
    highlightColor: '#4B3475',
    description:
      'When the lamps are lit, mischief comes up the lanes: moths by the dozen, imps that hide in the dark, a troll who is in no hurry, and somebody who wants the crown. Put lamps, bells, catapults and a few cats along the cobbles and send them all home again. Twelve nights in three quarters of the town, six kinds of towers that each grow in one of two ways, and the lamplighter’s flare for when it gets close.',
    descriptionShort:
      'Lamps, bells and cats along the lanes keep the night’s mischief from the crown. Twelve nights.',
    instructions:
      'Press a free spot beside the lane, then a tower. Press a tower to raise it in one of two ways or to take it down. Call the next wave early for extra coins. With keys: arrows move, 1 to 6 build or raise, X takes down, N calls the wave, G is the flare, F is the pace, T stops the clock while you plan, P pauses.',
    modes: MODES,
    modeLabels: labelsOf({ first: 'Lower town', second: 'Mill quarter', third: 'Castle hill' }),
    isDaily: false,
  },
  {
    world: 'sea',
    slug: 'last-light-harbour',
    keyword: 'last-light-harbour',
    title: 'Last Light Harbour',
    highlightColor: '#1B4A86',
    description:
      'Smugglers row for the harbor, and between them and your quay there is nothing but open water, until you fill it. Lay buoys and towers wherever you like: the boats must go around them, and the longer the way, the longer the lighthouse has to find them. You turn its beam yourself. Keep one way open, mind the fog, and listen for the bell that rings under the water. Twelve nights in three waters.',
    descriptionShort:
      'Build the maze on open water and turn the beams yourself. Twelve nights at the harbor.',
    instructions:
      'Press any water, then choose what to build; one way to the harbor always stays open. A lighthouse shines one way: press it and turn the beam. Call the next wave early for extra coins. With keys: arrows move, 1 to 6 build or raise, Q and E turn a beam, X takes down, N calls the wave, G is the ebb, F is the pace, T stops the clock while you plan, P pauses.',
    modes: MODES,
    modeLabels: labelsOf({ first: 'Home bay', second: 'The narrows', third: 'Open sea' }),
    isDaily: false,
  },
];
