/** The parts of a family's page: the groups of its kinds, and what distinguishes their modes. */
import type { FamilySlug } from './families';

export interface KindGroup {
  title: string;
  note: string;
  /** The slugs of the group's games, in the order of the page. */
  slugs: readonly string[];
}

const sudokuSlugs = (...names: string[]): string[] => names.map((name) => `quiet-sudoku-${name}`);

/** The groups of families whose kinds differ enough; other families show a single list. */
export const KIND_GROUPS: Partial<Record<FamilySlug, readonly KindGroup[]>> = {
  sudoku: [
    {
      title: 'Sizes',
      note: 'From a few minutes to half an hour',
      slugs: ['quiet-sudoku', ...sudokuSlugs('mini', 'tiny', 'eight')],
    },
    {
      title: 'Signs and sums',
      note: 'Clues between the cells',
      slugs: sudokuSlugs('sums', 'black-and-white', 'neighbours', 'more-or-less', 'even-and-odd'),
    },
    {
      title: 'Extra areas',
      note: 'More groups that hold each digit once',
      slugs: sudokuSlugs(
        'diagonal',
        'windows',
        'windows-and-diagonals',
        'patchwork',
        'centre-dot',
        'asterisk',
        'girandola',
        'scattered',
        'argyle',
      ),
    },
    {
      title: 'Chess moves',
      note: 'Digits that stay apart',
      slugs: sudokuSlugs('knights-move', 'kings-move'),
    },
  ],
  solitaire: [
    {
      title: 'Klondike',
      note: 'Seven piles and a stock',
      slugs: [
        'hearthside-solitaire',
        'thumb-and-pouch',
        'whitehead-solitaire',
        'saratoga-solitaire',
        'eastcliff-solitaire',
        'easthaven-solitaire',
        'trigon-solitaire',
        'kingsley-solitaire',
        'whitehorse-solitaire',
        'smokey-solitaire',
        'porcelain-solitaire',
        'candlestick-solitaire',
        'gold-rush-solitaire',
      ],
    },
    {
      title: 'Spider and Yukon',
      note: 'Move cards with everything on them',
      slugs: ['spider-by-lamplight', 'scorpion-solitaire', 'yukon-solitaire', 'russian-solitaire'],
    },
    {
      title: 'Open cards',
      note: 'Every card is face up from the start',
      slugs: [
        'freecell-by-lamplight',
        'bakers-game',
        'eight-off',
        'seahaven-towers',
        'beleaguered-castle',
        'flower-garden',
        'bisley-solitaire',
        'king-albert-solitaire',
        'fortress-solitaire',
      ],
    },
    {
      title: 'Stock and reserve',
      note: 'Draw cards and wait for the right one',
      slugs: ['forty-thieves', 'canfield-solitaire'],
    },
    {
      title: 'Pairs and runs',
      note: 'Clear the table',
      slugs: ['golf-solitaire', 'tripeaks-solitaire', 'pyramid-solitaire', 'monte-carlo-solitaire'],
    },
  ],
};

const EVERY_KIND = { title: 'Every kind', note: 'Press one to open its board' };
const OTHER_KINDS = { title: 'More kinds', note: 'Press one to open its board' };

/** Returns the kinds of a family in the groups of its page; kinds without a group go into a last one. */
export const groupKinds = <Kind>(
  family: FamilySlug,
  kinds: readonly Kind[],
  slugOf: (kind: Kind) => string,
): { title: string; note: string; kinds: Kind[] }[] => {
  const groups = KIND_GROUPS[family] ?? [];
  const named = groups.map(({ title, note, slugs }) => ({
    title,
    note,
    kinds: slugs.flatMap((slug) => kinds.filter((kind) => slugOf(kind) === slug)),
  }));
  const known = new Set(named.flatMap((group) => group.kinds));
  const others = kinds.filter((kind) => !known.has(kind));
  const last = groups.length > 0 ? OTHER_KINDS : EVERY_KIND;
  return [...named, { ...last, kinds: others }].filter((group) => group.kinds.length > 0);
};

/** The difference between the modes of a family; difficulty if not listed. */
const MODE_NAMES: Partial<Record<FamilySlug, string>> = {
  chess: 'Opponent',
  crosswords: 'Size',
  jigsaws: 'Pieces',
  'memory-games': 'Size',
  'mini-golf': 'Length',
  'pipe-puzzles': 'Size',
};

export const modeNameOf = (family: FamilySlug): string => MODE_NAMES[family] ?? 'Difficulty';

/** Families that show a diagram for each kind, because their images are too similar to tell the kinds apart. */
const WITH_DIAGRAMS: ReadonlySet<FamilySlug> = new Set(['sudoku']);

/** Returns the URL of the diagram that explains a kind; null if the page shows the game's own image. */
export const diagramOf = (family: FamilySlug, slug: string): string | null =>
  WITH_DIAGRAMS.has(family) ? `/art/families/${slug}.svg` : null;

export interface KindMode {
  key: string;
  label: string;
}

/** The mode of a daily's puzzle of the day. The picker omits it, because only one kind of a family is a daily. */
const DAILY_MODE = 'daily';

const isSame = (left: KindMode, right: KindMode): boolean =>
  left.key === right.key && left.label === right.label;

export interface ModeChoices {
  /** The modes that several kinds of a family offer, in order; empty when there is no choice. */
  shared: KindMode[];
  /** The shared modes of each kind, in the order of the kinds. */
  ownKeys: string[][];
}

/** Returns the modes that several kinds of a family have: the options of the page's picker. */
export const modeChoicesOf = (kinds: readonly (readonly KindMode[])[]): ModeChoices => {
  const own = kinds.map((modes) => modes.filter(({ key }) => key !== DAILY_MODE));
  const choices = own.filter(({ length }) => length > 1);
  const found: KindMode[] = [];
  // Starts with the kind that has the most modes, because its order is the most complete.
  for (const mode of choices.toSorted((left, right) => right.length - left.length).flat()) {
    const isKnown = found.some((known) => isSame(known, mode));
    const count = choices.filter((modes) => modes.some((each) => isSame(each, mode))).length;
    if (!isKnown && count > 1) found.push({ key: mode.key, label: mode.label });
  }
  const shared = found.length > 1 ? found : [];
  const ownKeys = own.map((modes) =>
    shared.filter((mode) => modes.some((each) => isSame(each, mode))).map(({ key }) => key),
  );
  return { shared, ownKeys };
};

/**
 * Returns the mode that a kind opens: the chosen mode; if the kind does not have the chosen mode, the closest earlier
 * mode that the kind has.
 * @param ownKeys the modes that the kind has
 * @param chosen the chosen mode; null for the mode that was played last
 * @returns null to open the mode that was played last, or when the kind has none of these modes
 */
export const modeKeyFor = (
  ownKeys: readonly string[],
  chosen: string | null,
  shared: readonly KindMode[],
): string | null => {
  const at = shared.findIndex(({ key }) => key === chosen);
  const upToChosen = shared.slice(0, at + 1);
  return upToChosen.findLast(({ key }) => ownKeys.includes(key))?.key ?? null;
};
