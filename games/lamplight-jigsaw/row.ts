/** The catalog entries of the jigsaw: the daily and one for every scene. */
import type { GameMode } from '@/lib/contract/scores-entities';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { EDITIONS, MODE_LABELS, type Edition } from './config';
import { textsOf } from './edition-texts';
import { jigsawNames } from './known-names';
import type { ModeKey } from './types';

const ART = '/play/lamplight-jigsaw/art';
/** From this day on, eight scenes in sequence provide the picture of every day. */
const FIRST_DAY = '2020-01-01';

const timeMode = (key: ModeKey): GameMode => ({
  key,
  label: MODE_LABELS[key],
  reverse: true,
  columnType: 'time',
  columnLabel: 'Time',
});

const rowOf = (edition: Edition): BuiltInGame => {
  const picture = `${ART}/${edition.scene ?? 'daily'}`;
  const texts = textsOf(edition);
  return {
    slug: edition.slug,
    keyword: edition.keyword,
    names: jigsawNames(edition),
    title: edition.title,
    pageLayout: edition.isDaily ? 'daily' : 'jigsaw',
    genres: edition.isDaily ? [GENRE_IDS.JIGSAW, GENRE_IDS.DAILY] : [GENRE_IDS.JIGSAW],
    isDailyGame: edition.isDaily,
    isFeatured: edition.isDaily,
    hasLeaderboards: true,
    highlightColor: texts.colour,
    publishedAt: '2026-11-21T00:00:00Z',
    media: {
      thumbnailImg: `${picture}.svg`,
      thumbnailImgTall: `${picture}-tall.svg`,
      thumbnailImgSmall: `${picture}-small.svg`,
      thumbnailImgXl: `${picture}-preview.svg`,
      // The wide image, then the one for phones.
      ...(edition.isDaily
        ? {
            billboardImg: [`${ART}/billboard.svg`, `${ART}/billboard-phone.svg`],
            featuredImg: `${ART}/billboard.svg`,
          }
        : { billboardImg: [`${picture}-billboard.svg`, `${picture}-tall.svg`] }),
    },
    texts: {
      description: texts.description,
      descriptionShort: texts.descriptionShort,
      instructions: texts.instructions,
      credits: 'Made by Starwick, only here',
    },
    embed: {
      src: `/play/lamplight-jigsaw/index.html?edition=${edition.keyword}`,
      width: 1088,
      height: 680,
      supportsMobile: { landscape: true, portrait: true },
    },
    archiveFrom: edition.isDaily ? FIRST_DAY : null,
    modes: edition.modes.map(timeMode),
  };
};

export const JIGSAWS: readonly BuiltInGame[] = EDITIONS.map(rowOf);
