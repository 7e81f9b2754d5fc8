/** The catalog entries of Knight’s Table. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import { EDITIONS, MODE_LABELS, type Edition } from './config';
import { KNOWN_NAMES } from './known-names';

const art = (name: string): string => `/play/knights-table/art/${name}.svg`;

const rowOf = (edition: Edition): BuiltInGame => ({
  slug: edition.slug,
  keyword: edition.keyword,
  names: namesOf(KNOWN_NAMES, edition.slug),
  title: edition.title,
  pageLayout: 'online',
  genres: [GENRE_IDS.CARD_AND_BOARD, GENRE_IDS.BRAIN],
  isDailyGame: false,
  isFeatured: false,
  hasLeaderboards: true,
  highlightColor: edition.highlightColor,
  publishedAt: '2026-11-24T00:00:00Z',
  media: {
    thumbnailImg: art(edition.slug),
    thumbnailImgTall: art(`${edition.slug}-tall`),
    thumbnailImgSmall: art(`${edition.slug}-small`),
    thumbnailImgXl: art(`${edition.slug}-preview`),
    // The wide image, then its crop for phones.
    billboardImg: [art(`${edition.slug}-billboard`), art(`${edition.slug}-billboard-phone`)],
  },
  texts: {
    description: edition.description,
    descriptionShort: edition.descriptionShort,
    instructions: edition.instructions,
    credits: 'Made by Starwick, only here',
  },
  embed: {
    src: `/play/knights-table/index.html?edition=${edition.keyword}`,
    width: 1088,
    height: 680,
    supportsMobile: { landscape: true, portrait: true },
  },
  archiveFrom: null,
  modes: edition.modes.map((mode) => ({
    key: mode,
    label: MODE_LABELS[mode],
    reverse: false,
    columnType: 'score',
    columnLabel: 'Points',
  })),
});

export const KNIGHTS_TABLE_ROWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
