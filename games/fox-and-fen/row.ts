/** The catalog entries of Fox & Fen and Moth & Candle. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import { EDITIONS, MODE_LABELS, type Edition } from './config';
import { KNOWN_NAMES } from './known-names';

const art = (name: string): string => `/play/fox-and-fen/art/${name}.svg`;

const rowOf = (edition: Edition): BuiltInGame => {
  const { slug } = edition;
  return {
    slug,
    keyword: edition.keyword,
    names: namesOf(KNOWN_NAMES, edition.slug),
    title: edition.title,
    pageLayout: 'online',
    genres: [GENRE_IDS.ADVENTURE, GENRE_IDS.PUZZLE],
    isDailyGame: false,
    isFeatured: false,
    hasLeaderboards: true,
    highlightColor: edition.highlightColor,
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
      src: `/play/fox-and-fen/index.html?edition=${edition.keyword}`,
      width: 1088,
      height: 680,
      supportsMobile: { landscape: true, portrait: true },
    },
    archiveFrom: null,
    modes: edition.modes.map((mode) => ({
      key: mode,
      label: MODE_LABELS[edition.world][mode],
      // A lower number is better.
      reverse: true,
      columnType: 'score',
      columnLabel: edition.world === 'wood' ? 'Steps' : 'Moves',
    })),
  };
};

export const FOX_AND_FEN_ROWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
