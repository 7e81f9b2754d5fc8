/** The catalog entries of Street of Lamps. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import { MODE_LABELS } from './config';
import { EDITIONS, type Edition } from './editions';
import { KNOWN_NAMES } from './known-names';
import type { Plan } from './types';

const ART = '/play/street-of-lamps/art';
const COLOURS: Record<Plan, string> = {
  lamps: '#7A4E0B',
  mosaic: '#1F4E8C',
  skies: '#8A4B12',
  camping: '#2F6B3A',
  stars: '#2F3E86',
  water: '#1B6A9C',
  thermometers: '#A8322B',
  fireflies: '#1E5B41',
  fleet: '#16587C',
  shutters: '#8E4A38',
  views: '#3D7A3F',
  rooms: '#7A4E22',
  tide: '#1B6A9C',
  moles: '#6B4423',
  swans: '#2C6A94',
  grotto: '#5A4A5E',
  ivy: '#2C6B3A',
  beds: '#A8326B',
  panes: '#6A3C9C',
  market: '#9A5A12',
};
const rowOf = (edition: Edition): BuiltInGame => {
  const picture = `${ART}/${edition.slug}`;
  return {
    slug: edition.slug,
    keyword: edition.keyword,
    names: namesOf(KNOWN_NAMES, edition.slug),
    title: edition.title,
    pageLayout: 'online',
    genres: [GENRE_IDS.BRAIN, GENRE_IDS.PUZZLE],
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
      src: `/play/street-of-lamps/index.html?edition=${edition.keyword}`,
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

export const STREET_OF_LAMPS_ROWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
