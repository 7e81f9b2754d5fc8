/** The catalog entries of Needle Drop and Echo Bells. */
import type { GameMode } from '@/lib/contract/scores-entities';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { namesOf } from '@/lib/domain/games/known-names';
import { BELL_LABELS, BELLS, MODE_LABELS, NEEDLE } from './config';
import { KNOWN_NAMES } from './known-names';

const ART = '/play/needle-drop/art';

type AnyEdition = typeof NEEDLE | typeof BELLS;

const scoreMode = (key: string, label: string): GameMode => ({
  key,
  label,
  reverse: false,
  columnType: 'score',
  columnLabel: 'Points',
});

const rowOf = (edition: AnyEdition, genres: string[], colour: string, modes: GameMode[]): BuiltInGame => {
  const picture = `${ART}/${edition.slug}`;
  return {
    slug: edition.slug,
    keyword: edition.keyword,
    names: namesOf(KNOWN_NAMES, edition.slug),
    title: edition.title,
    pageLayout: 'online',
    genres,
    isDailyGame: false,
    isFeatured: false,
    hasLeaderboards: true,
    highlightColor: colour,
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
      src: `/play/needle-drop/index.html?edition=${edition.keyword}`,
      width: 1088,
      height: 680,
      supportsMobile: { landscape: true, portrait: true },
    },
    archiveFrom: null,
    modes,
  };
};

export const NEEDLE_DROP_ROWS: readonly BuiltInGame[] = [
  rowOf(
    NEEDLE,
    [GENRE_IDS.MUSIC_AND_PHOTO, GENRE_IDS.ACTION],
    '#8A4A28',
    NEEDLE.modes.map((mode) => scoreMode(mode, MODE_LABELS[mode])),
  ),
  rowOf(
    BELLS,
    [GENRE_IDS.MUSIC_AND_PHOTO, GENRE_IDS.BRAIN],
    '#3B2F6E',
    BELLS.modes.map((mode) => scoreMode(mode, BELL_LABELS[mode])),
  ),
];
