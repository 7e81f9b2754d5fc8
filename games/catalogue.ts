/** The built-in catalogue: every edition of every game as a row. */
import type { GameMode } from '@/lib/contract/scores-entities';
import type { BuiltInGame } from '@/lib/domain/built-in-game';
import { EDITIONS, MODE_LABELS } from './quiet-sudoku/config';

const timeMode = (key: string, label: string): GameMode => ({
  key,
  label,
  reverse: true,
  columnType: 'time',
  columnLabel: 'Time',
});

/** The wide billboard, then its crop for phones. */
const billboardsOf = (slug: string): string[] =>
  ['billboard', 'billboard-phone'].map((name) => `/play/${slug}/art/${name}.svg`);

const BRAIN = '24';
const PUZZLE = '1';
const DAILY = '31';

const sudokus: BuiltInGame[] = EDITIONS.map((edition) => ({
  slug: edition.slug,
  keyword: edition.keyword,
  title: edition.title,
  pageLayout: edition.isDaily ? 'daily' : 'online',
  genres: edition.isDaily ? [BRAIN, PUZZLE, DAILY] : [BRAIN, PUZZLE],
  isDailyGame: edition.isDaily,
  isFeatured: edition.slug === 'quiet-sudoku',
  hasLeaderboards: true,
  highlightColor: '#623F78',
  publishedAt: '2026-11-21T00:00:00Z',
  media: {
    thumbnailImg: `/play/quiet-sudoku/art/${edition.variant}.svg`,
    ...(edition.isDaily && { billboardImg: billboardsOf('quiet-sudoku') }),
  },
  texts: {
    description: edition.description,
    descriptionShort: edition.descriptionShort,
    instructions: edition.instructions,
    credits: 'Made by Starwick, only here',
  },
  embed: {
    src: `/play/quiet-sudoku/index.html?edition=${edition.keyword}`,
    width: 1088,
    height: 680,
    supportsMobile: { landscape: true, portrait: true },
  },
  archiveFrom: edition.isDaily ? '2026-01-01' : null,
  modes: edition.modes.map((mode) => timeMode(mode, MODE_LABELS[mode])),
}));

export const BUILT_IN_GAMES: readonly BuiltInGame[] = sudokus;
