/** The catalog entries of Spider by Lamplight and its editions. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import { EDITIONS, MODE_LABELS, type Edition } from './config';
import { KNOWN_NAMES } from './known-names';
import { FELTS } from '../kit/cards/felts';

const art = (name: string): string => `/play/spider-by-lamplight/art/${name}.svg`;

const rowOf = (edition: Edition): BuiltInGame => {
  const { slug } = edition;
  return {
    slug,
    keyword: edition.keyword,
    names: namesOf(KNOWN_NAMES, edition.slug),
    title: edition.title,
    pageLayout: 'online',
    genres: [GENRE_IDS.CARD_AND_BOARD],
    isDailyGame: false,
    isFeatured: edition === EDITIONS[0],
    hasLeaderboards: true,
    highlightColor: FELTS[edition.felt].middle,
    publishedAt: '2026-11-23T00:00:00Z',
    media: {
      thumbnailImg: art(slug),
      thumbnailImgTall: art(`${slug}-tall`),
      thumbnailImgSmall: art(`${slug}-small`),
      thumbnailImgXl: art(`${slug}-preview`),
      // The wide image, then its crop for phones.
      billboardImg: [art(`${slug}-billboard`), art(`${slug}-billboard-phone`)],
    },
    texts: {
      description: edition.description,
      descriptionShort: edition.descriptionShort,
      instructions: edition.instructions,
      credits: 'Made by Starwick, only here',
    },
    embed: {
      src: `/play/spider-by-lamplight/index.html?edition=${edition.keyword}`,
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
  };
};

export const SPIDER_BY_LAMPLIGHT_ROWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
