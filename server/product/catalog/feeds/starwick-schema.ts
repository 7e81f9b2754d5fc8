/** The schema of a record in the site's own format: every field of a game that an operator can set (docs/catalog.md). */
import * as v from 'valibot';
import {
  archiveDisplays,
  archiveFrequencies,
  MAX_GENRES,
  pageLayouts,
  resetsOnExit,
} from '@/lib/contract/game';
import { GAME_KEYS, MAX_GAME_KEYS } from '@/lib/domain/games/game-keys';
import { GENRES, onlineCategories } from '@/lib/domain/games/genres';
import { dateOf, MAX_LENGTHS, MAX_TAGS, recordKey } from './record';

/** Sources that only the site itself or its own commands may use. */
const RESERVED_SOURCES = new Set(['built-in', 'synthetic']);
const GENRE_IDS = new Set([...onlineCategories, ...GENRES].map(({ uid }) => uid));
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}]/u;
const INVISIBLE_EXCEPT_NEWLINES = /[\p{Cs}]|(?!\n)\p{Cc}/u;

const text = (maxLength: number) =>
  v.pipe(
    v.string('must be a string'),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
    v.check((value) => !INVISIBLE_EXCEPT_NEWLINES.test(value), 'contains control characters'),
    v.trim(),
  );
const line = (maxLength: number) =>
  v.pipe(
    text(maxLength),
    v.check((value) => !INVISIBLE_CHARACTERS.test(value), 'must be one line'),
  );
const absent = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema));
const flag = v.optional(v.boolean('must be true or false'), false);
const MAX_COUNTED = 2_000_000_000;
const count = v.optional(
  v.pipe(
    v.number('must be a number'),
    v.safeInteger('must be a whole number'),
    v.minValue(0, 'must not be below 0'),
    v.maxValue(MAX_COUNTED, `must be at most ${MAX_COUNTED}`),
  ),
  0,
);
// A date such as February 30 would otherwise become a date in March.
const isDay = (value: string): boolean =>
  !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
const date = v.pipe(
  v.string('must be a date'),
  v.check(
    (value) => isDay(value.slice(0, 10)) && dateOf(value) !== undefined,
    'must be a date such as 2026-11-21 or 2026-11-21T12:00:00Z',
  ),
);
const day = v.pipe(date, v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-21'));
const side = v.pipe(v.number('must be a number'), v.safeInteger(), v.minValue(1), v.maxValue(5000));
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be lower-case letters, digits and -'),
);

const NO_ARCHIVE = new Set(['', 'none', 'null']);
const archive = v.union(
  [
    v.strictObject({
      startDate: day,
      endDate: v.optional(v.nullable(day), null),
      frequency: v.picklist(archiveFrequencies),
      display: v.optional(v.picklist(archiveDisplays), 'calendar'),
      contentUrl: v.optional(v.nullable(v.string()), null),
    }),
    v.pipe(
      v.string(),
      // Spec §3: an archive exists only if its value is not empty, 'none' or 'null'.
      v.check((value) => NO_ARCHIVE.has(value.toLowerCase())),
      v.transform(() => null),
    ),
  ],
  'must be an archive {startDate, endDate, frequency, display, contentUrl}, or none',
);

const room = v.pipe(
  v.number('must be a number of px'),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(500, 'must be at most 500 px'),
);

const embed = v.strictObject({
  src: v.string(),
  width: side,
  height: side,
  allowFullscreen: v.optional(v.boolean(), true),
  boundingBox: absent(v.strictObject({ top: room, left: room, right: room, bottom: room })),
  spacer: absent(room),
  fullScreen: absent(v.boolean()),
  resetOnExit: absent(v.picklist(resetsOnExit)),
  mobileSrc: absent(v.string()),
  modernSrc: absent(v.string()),
  supportsMobile: v.optional(
    v.strictObject({ landscape: v.optional(v.boolean(), true), portrait: v.optional(v.boolean(), true) }),
    { landscape: true, portrait: true },
  ),
  keys: v.optional(
    v.pipe(v.array(v.picklist(GAME_KEYS, 'is not a key of the list')), v.maxLength(MAX_GAME_KEYS)),
    [],
  ),
});

export const starwickRecord = v.strictObject({
  id: recordKey,
  source: v.optional(
    v.pipe(
      name,
      v.check((value) => !RESERVED_SOURCES.has(value), 'built-in and synthetic games are not imported'),
    ),
    'starwick',
  ),
  slug: absent(name),
  keyword: absent(name),
  title: v.pipe(line(MAX_LENGTHS.title), v.minLength(1, 'is empty')),
  pageLayout: v.optional(v.picklist(pageLayouts), 'online'),
  genres: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform(String),
          v.check((uid) => GENRE_IDS.has(uid), 'is not a genre id'),
        ),
      ),
      v.maxLength(MAX_GENRES, `has more than ${MAX_GENRES} genres`),
    ),
    [],
  ),
  tags: v.optional(v.pipe(v.array(line(MAX_LENGTHS.tag)), v.maxLength(MAX_TAGS)), []),
  publishedAt: absent(date),
  lastUpdated: absent(date),
  highlightColor: absent(v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color such as #195AAB'))),
  description: absent(text(MAX_LENGTHS.description)),
  descriptionMedium: absent(text(MAX_LENGTHS.description)),
  descriptionShort: absent(text(MAX_LENGTHS.short)),
  playLine: absent(line(MAX_LENGTHS.short)),
  mobileDescription: absent(text(MAX_LENGTHS.description)),
  instructions: absent(text(MAX_LENGTHS.instructions)),
  requirements: absent(text(MAX_LENGTHS.instructions)),
  credits: absent(text(MAX_LENGTHS.instructions)),
  walkthrough: absent(text(MAX_LENGTHS.walkthrough)),
  thumbnailImg: absent(v.string()),
  thumbnailImgTall: absent(v.string()),
  thumbnailImgSmall: absent(v.string()),
  thumbnailImgXl: absent(v.string()),
  featuredImg: absent(v.string()),
  billboardImg: v.optional(v.pipe(v.array(v.string()), v.maxLength(2, 'has more than 2 pictures')), []),
  mobileThumbnail: absent(v.string()),
  mobileIcon: absent(v.string()),
  previewVideo: absent(v.string()),
  embed: absent(embed),
  archive: absent(archive),
  isDailyGame: flag,
  isDownloadGame: flag,
  isExclusive: flag,
  hasLeaderboards: flag,
  showLandingPage: v.optional(v.boolean(), true),
  downloadUrl: absent(v.string()),
  paidgameBuyUrl: absent(v.string()),
  paidgamePrice: absent(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  productSku: absent(line(MAX_LENGTHS.id)),
  hasTrial: flag,
  hasPurchase: flag,
  isBonusGame: flag,
  isChallengeJigsaw: flag,
  bonusGameUrl: absent(v.string()),
  bonusGameReferenceTitle: absent(line(MAX_LENGTHS.line)),
  displayAlternateSuggestion: flag,
  randomGameSuggestionUrl: absent(v.string()),
  alternateSuggestionGame: absent(name),
  dailyLevelKey: absent(line(MAX_LENGTHS.id)),
  hasChatEnabled: flag,
  isHidden: flag,
  isFeatured: flag,
  isStaffPick: flag,
  isBroken: flag,
  mobileOverride: absent(v.boolean('must be true or false')),
  numPlays: count,
  numRatings: count,
  ratingSum: count,
});

export type StarwickRecord = v.InferInput<typeof starwickRecord>;
export type ParsedStarwickRecord = v.InferOutput<typeof starwickRecord>;
