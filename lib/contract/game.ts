/** The game in its summary and full form (spec §3), with the defaults the specification names. */
import * as v from 'valibot';
import { isFlashSource } from '../domain/games/flash-frame';
import { GAME_KEYS, MAX_GAME_KEYS } from '../domain/games/game-keys';
import { wireBoolean, wireId } from './wire';

export const DEFAULT_HIGHLIGHT_COLOR = '#195AAB';
export const DEFAULT_GENRE_ID = '31';
export const MAX_GENRES = 5;

const imageField = v.optional(v.nullable(v.string()), null);
const lineField = v.optional(v.nullable(v.string()), '');

const summaryFields = {
  uid: wireId,
  href: v.string(),
  title: v.string(),
  rating: v.optional(v.number(), 0.0),
  numPlays: v.optional(v.number(), 0),
  numRatings: v.optional(v.number(), 0),
  keyword: v.string(),
  thumbnailImg: imageField,
  thumbnailImgTall: imageField,
  thumbnailImgSmall: imageField,
  thumbnailImgXl: imageField,
  featuredImg: imageField,
  billboardImg: v.optional(v.array(v.string()), []),
  lastUpdated: v.optional(v.nullable(v.string()), null),
  publishedAt: v.optional(v.nullable(v.string()), null),
  description: lineField,
  descriptionMedium: lineField,
  descriptionShort: lineField,
  /** Generic names that people know the game by, most common first. */
  knownAs: v.optional(v.array(v.string()), []),
  /** One short sentence about what the player does. */
  playLine: lineField,
  /** The game's family, and how many games of the list its card represents; null if the game has no family. */
  family: v.optional(
    v.nullable(v.object({ slug: v.string(), name: v.string(), size: v.pipe(v.number(), v.minValue(1)) })),
    null,
  ),
  mobileThumbnail: imageField,
  mobileIcon: imageField,
  previewVideo: imageField,
  downloadUrl: imageField,
  paidgameBuyUrl: imageField,
  paidgamePrice: v.optional(v.nullable(v.number()), null),
  highlightColor: v.optional(v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)), DEFAULT_HIGHLIGHT_COLOR),
  genres: v.optional(
    v.pipe(
      v.array(wireId),
      // Spec §3: up to 5 genre ids; default genre 31 if none.
      v.transform((ids) => (ids.length > 0 ? ids.slice(0, MAX_GENRES) : [DEFAULT_GENRE_ID])),
    ),
    [DEFAULT_GENRE_ID],
  ),
  isDailyGame: v.optional(wireBoolean, false),
  isDownloadGame: v.optional(wireBoolean, false),
  isExclusive: v.optional(wireBoolean, false),
  /** Flags that administrators set. */
  isBroken: v.optional(wireBoolean, false),
  isNotForMobile: v.optional(wireBoolean, false),
};

export const gameSummary = v.object({
  ...summaryFields,
  /** The game's modes; only in lists of a single family. */
  modes: v.optional(v.array(v.object({ key: v.string(), label: v.string() }))),
});

const ARCHIVE_ABSENT = new Set(['', 'none', 'null']);
export const archiveFrequencies = ['daily', 'weekly', 'monthly'] as const;
export const archiveDisplays = ['calendar', 'list'] as const;

const archiveObject = v.object({
  startDate: v.string(),
  endDate: v.nullable(v.string()),
  frequency: v.picklist(archiveFrequencies),
  display: v.picklist(archiveDisplays),
  contentUrl: v.nullable(v.string()),
});

/** Spec §3: an archive exists only if its value is not empty, 'none' or 'null'. */
export const gameArchive = v.optional(
  v.union([
    archiveObject,
    v.pipe(
      v.nullable(v.string()),
      v.check((value) => ARCHIVE_ABSENT.has((value ?? '').toLowerCase()), 'Must be an archive.'),
      v.transform(() => null),
    ),
  ]),
  null,
);

export const resetsOnExit = ['mobile', 'always'] as const;
const reservedSpaceField = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(500));

export const gameEmbed = v.pipe(
  v.object({
    src: v.string(),
    width: v.number(),
    height: v.number(),
    allowFullscreen: v.optional(wireBoolean, true),
    mobileSrc: imageField,
    modernSrc: imageField,
    supportsMobile: v.optional(
      v.object({ landscape: v.optional(wireBoolean, true), portrait: v.optional(wireBoolean, true) }),
      { landscape: true, portrait: true },
    ),
    /** The space in px that the page leaves free on each side of the game. */
    boundingBox: v.optional(
      v.object({
        top: reservedSpaceField,
        left: reservedSpaceField,
        right: reservedSpaceField,
        bottom: reservedSpaceField,
      }),
    ),
    /** The space in px that the page leaves free below the game. */
    spacer: v.optional(reservedSpaceField),
    /** Enters full screen when the player presses Play. */
    fullScreen: v.optional(wireBoolean),
    /** The devices on which leaving full screen ends the game. */
    resetOnExit: v.optional(v.picklist(resetsOnExit)),
    /** The keys that the game uses. For a Flash game, a touch screen shows them as buttons. */
    keys: v.optional(v.pipe(v.array(v.picklist(GAME_KEYS)), v.maxLength(MAX_GAME_KEYS)), []),
  }),
  // Spec §3: isFlash is true when src ends with .swf.
  v.transform((embed) => ({ ...embed, isFlash: isFlashSource(embed.src) })),
);

export const pageLayouts = ['jigsaw', 'daily', 'download', 'online'] as const;

export const game = v.object({
  ...summaryFields,
  pageLayout: v.optional(v.picklist(pageLayouts), 'online'),
  hasLeaderboards: v.optional(wireBoolean, false),
  /** Whether the player can choose from several modes before playing. */
  hasModes: v.optional(wireBoolean, false),
  archive: gameArchive,
  hasTrial: v.optional(wireBoolean, false),
  hasPurchase: v.optional(wireBoolean, false),
  instructions: lineField,
  requirements: lineField,
  credits: lineField,
  embed: v.optional(v.nullable(gameEmbed), null),
  productSku: imageField,
  /** The game's file on this site; null when there is none. */
  download: v.optional(v.nullable(v.object({ bytes: v.number(), version: v.string() })), null),
  mobileDescription: lineField,
  shortDescription: lineField,
  isBonusGame: v.optional(wireBoolean, false),
  isChallengeJigsaw: v.optional(wireBoolean, false),
  bonusGameUrl: imageField,
  bonusGameReferenceTitle: lineField,
  bonusGameFrequency: v.optional(v.nullable(v.picklist(['daily', 'weekly'])), null),
  displayAlternateSuggestion: v.optional(wireBoolean, false),
  randomGameSuggestionUrl: imageField,
  alternateSuggestionGame: v.optional(v.nullable(gameSummary), null),
  walkthrough: lineField,
  dailyLevelKey: imageField,
  hasChatEnabled: v.optional(wireBoolean, false),
  showLandingPage: v.optional(wireBoolean, true),
  tags: v.optional(v.array(v.string()), []),
});

/**
 * Fields that are stored in a column of the same name. Seeding, import, export and the API copy the fields in this
 * list. docs/development-data.md explains how to add one.
 */
export const STORED_FIELDS = [
  'pageLayout',
  'isDailyGame',
  'isDownloadGame',
  'isExclusive',
  'hasLeaderboards',
  'showLandingPage',
  'highlightColor',
] as const satisfies (keyof v.InferOutput<typeof game>)[];
export type StoredField = (typeof STORED_FIELDS)[number];

export type GameSummary = v.InferOutput<typeof gameSummary>;
export type Game = v.InferOutput<typeof game>;
export type GameArchive = NonNullable<v.InferOutput<typeof gameArchive>>;
export type GameEmbed = v.InferOutput<typeof gameEmbed>;
export type PageLayout = (typeof pageLayouts)[number];

/** Returns the bonus game's frequency. Spec §3: weekly when the reference title contains 'week', otherwise daily. */
export const parseBonusFrequency = (referenceTitle: string): 'daily' | 'weekly' =>
  /week/i.test(referenceTitle) ? 'weekly' : 'daily';

export const GAME_TAGS = [
  'addictive',
  'challenging',
  'cute',
  'easy',
  'funny',
  'great graphics',
  'long',
  'mindless',
  'quick',
  'serious',
  'tedious',
  'unique',
] as const;
export type GameTag = (typeof GAME_TAGS)[number];
/** Returns the flag id of a tag (spec §3: the tag's name, prefixed with `game_tag_`). */
export const tagFlagId = (tag: GameTag): string => `game_tag_${tag.replaceAll(' ', '_')}`;
