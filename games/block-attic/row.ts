/** The catalog entries of Block Attic: the endless floor and Packing Day. */
import type { GameMode } from '@/lib/contract/scores-entities';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import { ATTIC, EDITIONS, MODE_LABELS, type Edition } from './config';
import { KNOWN_NAMES } from './known-names';
import type { ModeKey } from './types';

const ART = '/play/block-attic/art';

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

const rowOf = (edition: Edition): BuiltInGame => {
  const isAttic = edition.slug === ATTIC.slug;
  const picture = `${ART}/${edition.slug}`;
  return {
    slug: edition.slug,
    keyword: edition.keyword,
    names: namesOf(KNOWN_NAMES, edition.slug),
    title: edition.title,
    pageLayout: 'online',
    genres: isAttic ? [GENRE_IDS.PUZZLE] : [GENRE_IDS.PUZZLE, GENRE_IDS.BRAIN],
    isDailyGame: false,
    isFeatured: isAttic,
    hasLeaderboards: true,
    highlightColor: isAttic ? '#74462A' : '#147075',
    publishedAt: '2026-11-22T00:00:00Z',
    media: {
      thumbnailImg: `${picture}.svg`,
      thumbnailImgTall: `${picture}-tall.svg`,
      thumbnailImgSmall: `${picture}-small.svg`,
      thumbnailImgXl: `${picture}-preview.svg`,
      // The wide image, then its crop for phones.
      billboardImg: [`${picture}-billboard.svg`, `${picture}-billboard-phone.svg`],
    },
    texts: {
      description: edition.description,
      descriptionShort: edition.descriptionShort,
      instructions: edition.instructions,
      credits: 'Made by Starwick, only here',
    },
    embed: {
      src: `/play/block-attic/index.html?edition=${edition.keyword}`,
      width: 1088,
      height: 680,
      supportsMobile: { landscape: true, portrait: true },
    },
    archiveFrom: null,
    modes: edition.modes.map(isAttic ? scoreMode : timeMode),
  };
};

export const BLOCK_ATTIC_ROWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
