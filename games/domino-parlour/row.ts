/** The catalog entries of Domino Parlour. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import type { GameMode } from '@/lib/contract/scores-entities';
import { EDITIONS, MODE_LABELS, type Edition } from './config';
import { PATIENCE, type PatienceEdition } from './patience/config';
import { KNOWN_NAMES } from './known-names';
import type { ModeKey } from './types';

const art = (name: string): string => `/play/domino-parlour/art/${name}.svg`;

const scoreMode = (key: ModeKey): GameMode => ({
  key,
  label: MODE_LABELS[key],
  reverse: false,
  columnType: 'score',
  columnLabel: 'Points',
});

const timeMode = (key: ModeKey): GameMode => ({
  key,
  label: MODE_LABELS[key],
  reverse: true,
  columnType: 'time',
  columnLabel: 'Time',
});

const rowOf = (edition: Edition | PatienceEdition): BuiltInGame => ({
  slug: edition.slug,
  keyword: edition.keyword,
  names: namesOf(KNOWN_NAMES, edition.slug),
  title: edition.title,
  pageLayout: 'online',
  genres: [GENRE_IDS.CARD_AND_BOARD, edition === PATIENCE ? GENRE_IDS.PUZZLE : GENRE_IDS.BRAIN],
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
    src: `/play/domino-parlour/index.html?edition=${edition.keyword}`,
    width: 1088,
    height: 680,
    supportsMobile: { landscape: true, portrait: true },
  },
  archiveFrom: null,
  modes: edition.modes.map(edition === PATIENCE ? timeMode : scoreMode),
});

export const DOMINO_PARLOUR_ROWS: readonly BuiltInGame[] = [...EDITIONS, PATIENCE].map(rowOf);
