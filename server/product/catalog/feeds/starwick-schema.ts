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
import { parseRecordDate, MAX_LENGTHS, MAX_TAGS, recordKeyField } from './record';

/** Sources that only the site itself or its own commands may use. */
const RESERVED_SOURCES = new Set(['built-in', 'synthetic']);
const GENRE_IDS = new Set([...onlineCategories, ...GENRES].map(({ uid }) => uid));
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}]/u;
const INVISIBLE_EXCEPT_NEWLINES = /[\p{Cs}]|(?!\n)\p{Cc}/u;

const textField = (maxLength: number) =>
  v.pipe(
    v.string('must be a string'),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
    v.check((value) => !INVISIBLE_EXCEPT_NEWLINES.test(value), 'contains control characters'),
    v.trim(),
  );
const lineField = (maxLength: number) =>
  v.pipe(
    textField(maxLength),
    v.check((value) => !INVISIBLE_CHARACTERS.test(value), 'must be one line'),
  );
const optionalField = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema));
const flagField = v.optional(v.boolean('must be true or false'), false);
const MAX_COUNTED = 2_000_000_000;
const countField = v.optional(
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
const dateField = v.pipe(
  v.string('must be a date'),
  v.check(
    (value) => isDay(value.slice(0, 10)) && parseRecordDate(value) !== undefined,
    'must be a date such as 2026-11-21 or 2026-11-21T12:00:00Z',
  ),
);
const dayField = v.pipe(dateField, v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-21'));
const sideField = v.pipe(v.number('must be a number'), v.safeInteger(), v.minValue(1), v.maxValue(5000));
const nameField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be lower-case letters, digits and -'),
);

const NO_ARCHIVE = new Set(['', 'none', 'null']);
const archiveField = v.union(
  [
    v.strictObject({
      startDate: dayField,
      endDate: v.optional(v.nullable(dayField), null),
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

const reservedSpaceField = v.pipe(
  v.number('must be a number of px'),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(500, 'must be at most 500 px'),
);

const embedField = v.strictObject({
  src: v.string(),
  width: sideField,
  height: sideField,
  allowFullscreen: v.optional(v.boolean(), true),
  boundingBox: optionalField(
    v.strictObject({
      top: reservedSpaceField,
      left: reservedSpaceField,
      right: reservedSpaceField,
      bottom: reservedSpaceField,
    }),
  ),
  spacer: optionalField(reservedSpaceField),
  fullScreen: optionalField(v.boolean()),
  resetOnExit: optionalField(v.picklist(resetsOnExit)),
  mobileSrc: optionalField(v.string()),
  modernSrc: optionalField(v.string()),
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
  id: recordKeyField,
  source: v.optional(
    v.pipe(
      nameField,
      v.check((value) => !RESERVED_SOURCES.has(value), 'built-in and synthetic games are not imported'),
    ),
    'starwick',
  ),
  slug: optionalField(nameField),
  keyword: optionalField(nameField),
  title: v.pipe(lineField(MAX_LENGTHS.title), v.minLength(1, 'is empty')),
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
  tags: v.optional(v.pipe(v.array(lineField(MAX_LENGTHS.tag)), v.maxLength(MAX_TAGS)), []),
  publishedAt: optionalField(dateField),
  lastUpdated: optionalField(dateField),
  highlightColor: optionalField(
    v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color such as #195AAB')),
  ),
  description: optionalField(textField(MAX_LENGTHS.description)),
  descriptionMedium: optionalField(textField(MAX_LENGTHS.description)),
  descriptionShort: optionalField(textField(MAX_LENGTHS.short)),
  playLine: optionalField(lineField(MAX_LENGTHS.short)),
  mobileDescription: optionalField(textField(MAX_LENGTHS.description)),
  instructions: optionalField(textField(MAX_LENGTHS.instructions)),
  requirements: optionalField(textField(MAX_LENGTHS.instructions)),
  credits: optionalField(textField(MAX_LENGTHS.instructions)),
  walkthrough: optionalField(textField(MAX_LENGTHS.walkthrough)),
  thumbnailImg: optionalField(v.string()),
  thumbnailImgTall: optionalField(v.string()),
  thumbnailImgSmall: optionalField(v.string()),
  thumbnailImgXl: optionalField(v.string()),
  featuredImg: optionalField(v.string()),
  billboardImg: v.optional(v.pipe(v.array(v.string()), v.maxLength(2, 'has more than 2 pictures')), []),
  mobileThumbnail: optionalField(v.string()),
  mobileIcon: optionalField(v.string()),
  previewVideo: optionalField(v.string()),
  embed: optionalField(embedField),
  archive: optionalField(archiveField),
  isDailyGame: flagField,
  isDownloadGame: flagField,
  isExclusive: flagField,
  hasLeaderboards: flagField,
  showLandingPage: v.optional(v.boolean(), true),
  downloadUrl: optionalField(v.string()),
  paidgameBuyUrl: optionalField(v.string()),
  paidgamePrice: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  productSku: optionalField(lineField(MAX_LENGTHS.id)),
  hasTrial: flagField,
  hasPurchase: flagField,
  isBonusGame: flagField,
  isChallengeJigsaw: flagField,
  bonusGameUrl: optionalField(v.string()),
  bonusGameReferenceTitle: optionalField(lineField(MAX_LENGTHS.line)),
  displayAlternateSuggestion: flagField,
  randomGameSuggestionUrl: optionalField(v.string()),
  alternateSuggestionGame: optionalField(nameField),
  dailyLevelKey: optionalField(lineField(MAX_LENGTHS.id)),
  hasChatEnabled: flagField,
  isHidden: flagField,
  isFeatured: flagField,
  isStaffPick: flagField,
  isBroken: flagField,
  mobileOverride: optionalField(v.boolean('must be true or false')),
  numPlays: countField,
  numRatings: countField,
  ratingSum: countField,
});

export type StarwickRecord = v.InferInput<typeof starwickRecord>;
export type ParsedStarwickRecord = v.InferOutput<typeof starwickRecord>;
