/** Crown and Cobble in the catalogue. The genres and their ids are in lib/domain/genres.ts. */
import type { BuiltInGame } from '@/lib/domain/built-in-game';
import { EDITIONS, MODE_LABELS, type Edition } from './config';

const PUZZLE = '1';
const art = (name: string): string => `/play/crown-and-cobble/art/${name}.svg`;

const rowOf = (edition: Edition): BuiltInGame => ({
  slug: edition.slug,
  keyword: edition.keyword,
  title: edition.title,
  pageLayout: 'online',
  genres: [PUZZLE],
  isDailyGame: false,
  isFeatured: false,
  hasLeaderboards: true,
  highlightColor: '#74462A',
  publishedAt: '2026-11-23T00:00:00Z',
  media: {
    thumbnailImg: art('crown-and-cobble'),
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
    src: `/play/crown-and-cobble/index.html?edition=${edition.keyword}`,
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

export const CROWN_AND_COBBLE_ROWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
