/** New Game in the catalogue. The ids of the genres are in lib/domain/games/genre-ids.ts. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import { EDITIONS, MODE_LABELS, type Edition } from './config';
import { KNOWN_NAMES } from './known-names';

const art = (name: string): string => `/play/new-game/art/${name}.svg`;

const rowOf = (edition: Edition): BuiltInGame => ({
  slug: edition.slug,
  keyword: edition.keyword,
  title: edition.title,
  names: namesOf(KNOWN_NAMES, edition.slug),
  pageLayout: 'online',
  genres: [GENRE_IDS.PUZZLE],
  isDailyGame: false,
  isFeatured: false,
  hasLeaderboards: true,
  highlightColor: '#123456',
  publishedAt: '2026-01-01T00:00:00Z',
  media: {
    thumbnailImg: art('new-game'),
    thumbnailImgTall: art('tall'),
    thumbnailImgSmall: art('small'),
    thumbnailImgXl: art('preview'),
    // The wide one, then its crop for phones.
    billboardImg: [art('billboard'), art('billboard-phone')],
  },
  texts: {
    description: edition.description,
    descriptionShort: edition.descriptionShort,
    instructions: edition.instructions,
    credits: 'Made by Starwick, only here',
  },
  embed: {
    src: `/play/new-game/index.html?edition=${edition.keyword}`,
    width: 1088,
    height: 680,
    supportsMobile: { landscape: true, portrait: true },
  },
  archiveFrom: null,
  modes: edition.modes.map((mode) => ({
    key: mode,
    label: MODE_LABELS[mode],
    reverse: true,
    columnType: 'time',
    columnLabel: 'Time',
  })),
});

export const NEW_GAME_ROWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
