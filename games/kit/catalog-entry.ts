/** Creates the catalog entries of a game's editions. */
import type { GameMode } from '@/lib/contract/scores-entities';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { knownNamesOf, type NamesBySlug } from '@/lib/domain/games/known-names';
import type { PuzzleEdition } from './shell/kind';

/** The sort order of a mode's boards, and their value column. */
type ModeRanking = Pick<GameMode, 'reverse' | 'columnType' | 'columnLabel'>;

const BY_TIME: ModeRanking = { reverse: true, columnType: 'time', columnLabel: 'Time' };

/** Ranks the highest score first. */
export const rankByMost = (columnLabel: string): ModeRanking => ({
  reverse: false,
  columnType: 'score',
  columnLabel,
});

/** Ranks the lowest score first. */
export const rankByFewest = (columnLabel: string): ModeRanking => ({
  ...rankByMost(columnLabel),
  reverse: true,
});

type ImageFiles = Readonly<Record<'tall' | 'small' | 'preview' | 'billboard' | 'phone', string>>;

/** The names of wide images that are shared by all editions, without an edition's slug. */
export const WIDE_FILES = { preview: 'preview', billboard: 'billboard', phone: 'billboard-phone' } as const;

/** The names of all images besides the standard one, if they are shared by all editions. */
export const OWN_FILES: ImageFiles = { tall: 'tall', small: 'small', ...WIDE_FILES };

/** The data of an entry that its edition does not contain. */
export interface EntryDetails {
  /** Genre ids, the main one first. The genre of dailies is added automatically. */
  genres: readonly string[];
  highlightColor: string;
  /** The date of the entry's first day in the catalog, such as `2026-11-24`. */
  publishedOn: string;
  /** The label of each mode. */
  labels: Readonly<Record<string, string>>;
  /** How boards are ranked; by default the shortest time is first. */
  ranking?: ModeRanking;
  /** The file of the standard image in `art`, without `.svg`; by default it is the edition's slug. */
  image?: string;
  /** The files of the other images; by default each is the standard image's file name plus a suffix. */
  files?: Partial<ImageFiles>;
  /** The file of the image in the carousel of featured games; by default it is the standard image. */
  featured?: string;
  isFeatured?: boolean;
  /** Credits for third-party material, if the game uses any. */
  credits?: string;
}

function createMedia(
  game: string,
  image: string,
  { files = {}, featured }: Pick<EntryDetails, 'files' | 'featured'>,
): BuiltInGame['media'] {
  const artUrl = (name: string) => `/play/${game}/art/${name}.svg`;
  const imageFile = (key: keyof ImageFiles, suffix: string = key) =>
    artUrl(files[key] ?? `${image}-${suffix}`);
  return {
    thumbnailImg: artUrl(image),
    thumbnailImgTall: imageFile('tall'),
    thumbnailImgSmall: imageFile('small'),
    thumbnailImgXl: imageFile('preview'),
    // The wide image, followed by the one for phones.
    billboardImg: [imageFile('billboard'), imageFile('phone', 'billboard-phone')],
    ...(featured && { featuredImg: artUrl(featured) }),
  };
}

/**
 * Creates the entry of an edition.
 * @param game the folder of the game, which also serves its images
 */
export function createCatalogEntry(
  game: string,
  names: BuiltInGame['names'],
  edition: PuzzleEdition<string>,
  {
    genres,
    highlightColor,
    publishedOn,
    labels,
    ranking = BY_TIME,
    isFeatured = false,
    credits = 'Made by Starwick, only here',
    ...images
  }: EntryDetails,
): BuiltInGame {
  const { slug, keyword, title, isDaily, description, descriptionShort, instructions } = edition;
  return {
    slug,
    keyword,
    names,
    title,
    pageLayout: isDaily ? 'daily' : 'online',
    genres: isDaily ? [...genres, GENRE_IDS.DAILY] : genres,
    isDailyGame: isDaily,
    isFeatured,
    hasLeaderboards: true,
    highlightColor,
    publishedAt: `${publishedOn}T00:00:00Z`,
    media: createMedia(game, images.image ?? slug, images),
    texts: { description, descriptionShort, instructions, credits },
    embed: {
      src: `/play/${game}/index.html?edition=${keyword}`,
      width: 1088,
      height: 680,
      supportsMobile: { landscape: true, portrait: true },
    },
    archiveFrom: isDaily ? '2026-01-01' : null,
    ...(isDaily && {
      bonus: { url: `/api/games/bonus?of=${keyword}&every=week`, referenceTitle: 'Bonus of the week' },
    }),
    modes: edition.modes.map((key) => ({ key, label: labels[key] ?? key, ...ranking })),
  };
}

/** Creates the entries of a game's editions, with the known names that the game declares. */
export const createCatalogEntries = <Edition extends PuzzleEdition<string>>(
  game: string,
  names: NamesBySlug,
  editions: readonly Edition[],
  detailsOf: (edition: Edition) => EntryDetails,
): readonly BuiltInGame[] =>
  editions.map((edition) =>
    createCatalogEntry(game, knownNamesOf(names, edition.slug), edition, detailsOf(edition)),
  );
