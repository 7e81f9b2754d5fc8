/** Generates a feed of games in the site's own format; the same seed gives the same feed. */
import { createRandom } from './terms.mjs';

const FIRST_TITLE_WORDS = [
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
];
const SECOND_TITLE_WORDS = [
  'Lantern',
  'Harbor',
  'Orchard',
  'Comet',
  'Garden',
  'Castle',
  'Dragon',
  'Rooftop',
  'River',
];
const THIRD_TITLE_WORDS = [
  'Quest',
  'Rush',
  'Match',
  'Story',
  'Trail',
  'Rescue',
  'Master',
  'Legend',
  'Parade',
  'Escape',
];
const TAGS = ['relaxing', 'quick', 'classic', 'space', 'animals', 'logic', 'stars', 'retro', 'cozy', 'speed'];
const GENRES = ['1', '3', '6', '24'];

/** The source that marks imported games of the benchmark. */
export const FEED_SOURCE = 'bench';

const createRecord = (number, random) => {
  const pickOne = (items) => items[random(items.length)];
  const title = `${pickOne(FIRST_TITLE_WORDS)} ${pickOne(SECOND_TITLE_WORDS)} ${pickOne(THIRD_TITLE_WORDS)}`;
  return {
    id: `bench-${number}`,
    source: FEED_SOURCE,
    title: `${title} ${number}`,
    publishedAt: new Date(Date.UTC(2016, 0, 1) + random(3_900) * 86_400_000).toISOString(),
    genres: [pickOne(GENRES)],
    tags: [pickOne(TAGS), pickOne(TAGS)],
    description: `${title}: a generated game for benchmarks, not a real one. ${TAGS.join(', ')}.`,
    instructions: 'Press a lantern to light it and its neighbors.',
    thumbnailImg: '/play/quiet-sudoku/art/classic.svg',
    embed: { src: '/play/quiet-sudoku/index.html', width: 960, height: 640 },
    numPlays: random(100_000),
  };
};

/** Returns a feed as JSON Lines. */
export const generateFeed = (count, seed) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => JSON.stringify(createRecord(index + 1, random))).join(
    '\n',
  );
};
