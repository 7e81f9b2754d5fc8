/** The catalog entries of Copper & Steam. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import { EDITIONS, MODE_LABELS, type Edition } from './config';
import { KNOWN_NAMES } from './known-names';
import type { Plan } from './types';

const ART = '/play/copper-and-steam/art';
const COLOURS: Record<Plan, string> = { plain: '#84451F', round: '#1F5A66', two: '#2B5586', gear: '#4E3F78' };

const rowOf = (edition: Edition): BuiltInGame => {
  const picture = `${ART}/${edition.slug}`;
  return {
    slug: edition.slug,
    keyword: edition.keyword,
    names: namesOf(KNOWN_NAMES, edition.slug),
    title: edition.title,
    pageLayout: 'online',
    genres: [GENRE_IDS.PUZZLE, GENRE_IDS.BRAIN],
    isDailyGame: false,
    isFeatured: false,
    hasLeaderboards: true,
    highlightColor: COLOURS[edition.plan],
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
      src: `/play/copper-and-steam/index.html?edition=${edition.keyword}`,
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

export const COPPER_AND_STEAM_ROWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
