/** Creates the catalog entries of the puzzle games. */
import type { GameMode } from '@/lib/contract/scores-entities';
import type { BuiltInGame } from '@/lib/domain/built-in-game';
import { GENRE_IDS } from '@/lib/domain/genre-ids';
import { namesOf, type NamesBySlug } from '@/lib/domain/known-names';
import type { PuzzleEdition } from './kit/shell/kind';

const timeMode = (key: string, label: string): GameMode => ({
  key,
  label,
  reverse: true,
  columnType: 'time',
  columnLabel: 'Time',
});

export const scoreMode = (key: string, label: string): GameMode => ({
  key,
  label,
  reverse: false,
  columnType: 'score',
  columnLabel: 'Points',
});

/** The release date of the first of them. */
const PUBLISHED_AT = '2026-11-21T00:00:00Z';

interface PuzzleRow {
  /** The folder of the game, which also serves its artwork. */
  game: string;
  names: NamesBySlug;
  genres: readonly string[];
  highlightColor: string;
  /** Whether every image size is drawn for it, not only the standard one. */
  hasAllArt?: boolean;
}

/** Returns the catalog entry of a puzzle, ranked by time unless its modes say otherwise. */
export const puzzleRow = <Mode extends string>(
  { game, names, genres, highlightColor, hasAllArt = false }: PuzzleRow,
  edition: PuzzleEdition<Mode>,
  labels: Readonly<Record<Mode, string>>,
  thumbnail = edition.slug,
  modeOf = timeMode,
): BuiltInGame => ({
  slug: edition.slug,
  keyword: edition.keyword,
  names: namesOf(names, edition.slug),
  title: edition.title,
  pageLayout: edition.isDaily ? 'daily' : 'online',
  genres: edition.isDaily ? [...genres, GENRE_IDS.DAILY] : genres,
  isDailyGame: edition.isDaily,
  isFeatured: edition.slug === game,
  hasLeaderboards: true,
  highlightColor,
  publishedAt: PUBLISHED_AT,
  media: {
    thumbnailImg: `/play/${game}/art/${thumbnail}.svg`,
    ...(hasAllArt && {
      thumbnailImgTall: `/play/${game}/art/tall.svg`,
      thumbnailImgSmall: `/play/${game}/art/small.svg`,
    }),
    ...((edition.isDaily || hasAllArt) && {
      thumbnailImgXl: `/play/${game}/art/preview.svg`,
      // The wide image, then its crop for phones.
      billboardImg: ['billboard', 'billboard-phone'].map((name) => `/play/${game}/art/${name}.svg`),
    }),
  },
  texts: {
    description: edition.description,
    descriptionShort: edition.descriptionShort,
    instructions: edition.instructions,
    credits: 'Made by Starwick, only here',
  },
  embed: {
    src: `/play/${game}/index.html?edition=${edition.keyword}`,
    width: 1088,
    height: 680,
    supportsMobile: { landscape: true, portrait: true },
  },
  archiveFrom: edition.isDaily ? '2026-01-01' : null,
  ...(edition.isDaily && {
    bonus: { url: `/api/games/bonus?of=${edition.keyword}&every=week`, referenceTitle: 'Bonus of the week' },
  }),
  modes: edition.modes.map((mode) => modeOf(mode, labels[mode])),
});
