/** The tuning values: the editions, the sizes of greenhouses, the cost of forgetting. */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { Face, ModeKey, RuleTwist } from './types';

export interface Size {
  columns: number;
  rows: number;
}

export interface Edition extends PuzzleEdition<ModeKey> {
  sizes: Record<ModeKey, Size>;
  /** The number of equal plants that form a group. */
  groupSize: 2 | 3;
  /** The appearance of one plant in each pair. The other one is shown as a plant. */
  other: Face;
  twist: RuleTwist;
  /** Whether the plants look similar, which is more difficult. */
  isAlike: boolean;
  highlightColor: string;
}

/** The penalty for opening a wrong pane although the right one had already been seen. Bad luck costs nothing. */
export const FORGOTTEN_MS = 4_000;
/** The minimum time per move in ms. Nobody looks and opens panes faster on average. */
export const MIN_MS_PER_MOVE = 220;
export const MAX_MOVES = 4_000;

export const MODE_LABELS: Record<ModeKey, string> = { bed: 'Bed', border: 'Border', house: 'Great house' };
const MODES: readonly ModeKey[] = ['bed', 'border', 'house'];

/** The sizes for pairs. Six columns fit on a phone with panes that are large enough for a finger. */
const PAIRS = {
  bed: { columns: 4, rows: 4 },
  border: { columns: 5, rows: 6 },
  house: { columns: 6, rows: 8 },
};
const THREES = {
  bed: { columns: 4, rows: 6 },
  border: { columns: 5, rows: 6 },
  house: { columns: 6, rows: 7 },
};
/** The sizes for faces without a pot: at most twelve species, and panes that are wide enough for a name. */
const SPECIES_ONLY = {
  bed: { columns: 4, rows: 4 },
  border: { columns: 4, rows: 5 },
  house: { columns: 4, rows: 6 },
};

const HOW_TO =
  'Open the panes of the greenhouse one by one and remember the plants behind them. Matching panes stay lit. After a miss, the panes close when you open the next one, so look as long as you like. A miss costs four seconds only if you had already seen the right pane. With keys: arrows move, Enter opens, P pauses.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'glasshouse',
    keyword: 'glasshouse',
    title: 'Glasshouse',
    description:
      'A greenhouse at night, and a plant behind every pane: find the pairs. Luck is never held against you; only what you had seen and forgot costs time. From sixteen panes to forty-eight.',
    descriptionShort: 'Pairs behind glass. Only forgetting costs time.',
    instructions: HOW_TO,
    modes: MODES,
    isDaily: false,
    sizes: PAIRS,
    groupSize: 2,
    other: 'plant',
    twist: 'none',
    isAlike: false,
    highlightColor: '#1F5A44',
  },
  {
    slug: 'glasshouse-threes',
    keyword: 'glasshouse-threes',
    title: 'Glasshouse: Threes',
    description:
      'Every plant stands behind three panes. Two of a kind stay open only if the third one follows, so a pair in the hand is worth nothing until you know where its sister is.',
    descriptionShort: 'Three of a kind, or none of them stays.',
    instructions: `${HOW_TO} Three panes belong together here.`,
    modes: MODES,
    isDaily: false,
    sizes: THREES,
    groupSize: 3,
    other: 'plant',
    twist: 'none',
    isAlike: false,
    highlightColor: '#4A3A7A',
  },
  {
    slug: 'glasshouse-look-alikes',
    keyword: 'glasshouse-look-alikes',
    title: 'Glasshouse: Look-Alikes',
    description:
      'A house of few species in many pots. The tulip in the striped pot is not the tulip in the tin: what has to be remembered is the whole picture, and half of it is never enough.',
    descriptionShort: 'The same plant in another pot is another plant.',
    instructions: `${HOW_TO} Plant and pot must both be the same.`,
    modes: MODES,
    isDaily: false,
    sizes: PAIRS,
    groupSize: 2,
    other: 'plant',
    twist: 'none',
    isAlike: true,
    highlightColor: '#7A3F2A',
  },
  {
    slug: 'glasshouse-shadows',
    keyword: 'glasshouse-shadows',
    title: 'Glasshouse: Shadows',
    description:
      'One of each two is a plant, the other only its shadow on the glass. No two panes show the same picture: know the daisy by its outline, and remember where it fell.',
    descriptionShort: 'A plant belongs to its shadow.',
    instructions: `${HOW_TO} A plant and its shadow belong together; two plants never do.`,
    modes: MODES,
    isDaily: false,
    sizes: SPECIES_ONLY,
    groupSize: 2,
    other: 'shadow',
    twist: 'none',
    isAlike: false,
    highlightColor: '#2A3F6B',
  },
  {
    slug: 'glasshouse-name-tags',
    keyword: 'glasshouse-name-tags',
    title: 'Glasshouse: Name Tags',
    description:
      'Somebody has taken the tags out of the pots. Behind one pane stands the plant, behind another its name, and each has to be brought home to the other.',
    descriptionShort: 'Bring every plant its name back.',
    instructions: `${HOW_TO} A plant and the tag with its name belong together.`,
    modes: MODES,
    isDaily: false,
    sizes: SPECIES_ONLY,
    groupSize: 2,
    other: 'tag',
    twist: 'none',
    isAlike: false,
    highlightColor: '#6B4A1E',
  },
  {
    slug: 'glasshouse-wandering-pots',
    keyword: 'glasshouse-wandering-pots',
    title: 'Glasshouse: Wandering Pots',
    description:
      'The gardener tidies up behind you: two plants that do not belong together change places as their panes close. What you remember has to move with them.',
    descriptionShort: 'After every miss the two change places.',
    instructions: `${HOW_TO} The two of a miss change places when they close.`,
    modes: MODES,
    isDaily: false,
    sizes: PAIRS,
    groupSize: 2,
    other: 'plant',
    twist: 'swap',
    isAlike: false,
    highlightColor: '#5A2A52',
  },
  {
    slug: 'glasshouse-one-look',
    keyword: 'glasshouse-one-look',
    title: 'Glasshouse: One Look',
    description:
      'The lamps are on and the whole house lies open. Look for as long as you dare, for the clock runs; the first pane you choose puts them out, and every miss after that costs four seconds.',
    descriptionShort: 'See everything once, then find it in the dark.',
    instructions:
      'The whole greenhouse is shown at the start, while the clock runs. The first pane you open closes all the others. Then find the matching panes: they stay lit, and every miss costs four seconds. With keys: arrows move, Enter opens, P pauses.',
    modes: MODES,
    isDaily: false,
    sizes: PAIRS,
    groupSize: 2,
    other: 'plant',
    twist: 'look',
    isAlike: false,
    highlightColor: '#7A5A12',
  },
];
