/**
 * Creates made-up games for tests and benchmarks. The same number always creates the same game. A label shows that the
 * game is not real.
 */
import { DEFAULT_HIGHLIGHT_COLOR } from '@/lib/contract/game';
import { GENRES } from '@/lib/domain/games/genres';
import type { GameRow } from '../games/present-game';
import { type CatalogEntry, DEFAULT_INITIAL_VALUES } from './entry';

export const SYNTHETIC_SOURCE = 'synthetic';
const LABEL = 'Synthetic entry for tests and benchmarks; not a real game.';

/**
 * The parts that a made-up game copies from a built-in game, so that the made-up game's pages have an image and a
 * frame.
 */
export type SyntheticModel = Pick<GameRow, 'media' | 'embed' | 'highlightColor' | 'isMobile' | 'modes'>;

const FIRST_WORDS = [
  'Amber',
  'Quiet',
  'Copper',
  'Misty',
  'Lucky',
  'Crystal',
  'Hidden',
  'Paper',
  'Silver',
  'Velvet',
  'Brave',
  'Tiny',
];
const SECOND_WORDS = [
  'Lantern',
  'Harbour',
  'Orchard',
  'Comet',
  'Garden',
  'Castle',
  'Dragon',
  'Rooftop',
  'River',
  'Clock',
  'Robot',
  'Puzzle',
];
const THIRD_WORDS = [
  'Quest',
  'Rush',
  'Match',
  'Story',
  'Trail',
  'Mania',
  'Rescue',
  'Master',
  'Legend',
  'Parade',
  'Escape',
  'Days',
];
const TAGS = [
  'relaxing',
  'quick',
  'classic',
  'one button',
  'colorful',
  'space',
  'animals',
  'logic',
  'stars',
  'retro',
  'cozy',
  'speed',
];
const FIRST_DAY = Date.UTC(2016, 0, 1);
const PUBLICATION_DAYS = 3_900;
const DAY_MS = 86_400_000;

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = (seed * 0x9e3779b1) >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Returns the made-up game with the given number; the first number is 1. */
export const createSyntheticGame = (number: number, models: readonly SyntheticModel[]): CatalogEntry => {
  const random = createRandom(number);
  const pickOne = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const pickSome = <T>(items: readonly T[], max: number): T[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * max) }, () => pickOne(items))),
  ];
  const title = `${pickOne(FIRST_WORDS)} ${pickOne(SECOND_WORDS)} ${pickOne(THIRD_WORDS)}`;
  const tags = pickSome(TAGS, 4);
  const model = models.length > 0 ? pickOne(models) : null;
  // A long-tail distribution: a few games have most of the plays.
  const playCount = Math.floor(10 ** (random() * 6));
  const ratingCount = Math.floor(playCount * 0.01 * random());
  const publishedAt = new Date(FIRST_DAY + Math.floor(random() * PUBLICATION_DAYS) * DAY_MS);
  return {
    source: SYNTHETIC_SOURCE,
    sourceKey: String(number),
    publishedAt,
    lastUpdated: publishedAt,
    // The frame starts a run in one of these.
    modes: model?.modes ?? [],
    initialValues: {
      ...DEFAULT_INITIAL_VALUES,
      playCount,
      ratingCount,
      ratingSum: Math.round(ratingCount * (2.5 + 2.5 * random())),
    },
    content: {
      title: `${title} ${number} (synthetic)`,
      pageLayout: 'online',
      genres: pickSome(
        GENRES.map(({ uid }) => uid),
        3,
      ),
      isDailyGame: false,
      isDownloadGame: false,
      isExclusive: random() < 0.1,
      hasLeaderboards: false,
      showLandingPage: true,
      isMobile: model?.isMobile ?? true,
      searchWords: ['synthetic', ...tags],
      highlightColor: model?.highlightColor ?? DEFAULT_HIGHLIGHT_COLOR,
      media: model?.media ?? {},
      texts: { description: `${LABEL} ${title}: ${tags.join(', ')}.`, instructions: LABEL },
      embed: model?.embed ?? null,
      archive: null,
      extra: {},
    },
  };
};
