/** Converts a catalog row to the API's summary and full forms (spec §3). */
import * as v from 'valibot';
import {
  parseBonusFrequency,
  DEFAULT_GENRE_ID,
  game as gameSchema,
  type gameEmbed,
  type gameSummary,
  MAX_GENRES,
} from '@/lib/contract/game';
import { FAMILIES, isFamilySlug } from '@/lib/domain/games/families';
import type { MobileSupport } from '@/lib/domain/games/embed-source';
import { storedFieldsOf } from '@/lib/domain/site/stored-fields';
import type { game } from '../../db/schema/product';

export type GameRow = typeof game.$inferSelect;
type WireSummary = v.InferInput<typeof gameSummary>;
type WireGame = v.InferInput<typeof gameSchema>;
type WireEmbed = v.InferInput<typeof gameEmbed>;

const SHORT_TEXT_LENGTH = 90;
const MEDIUM_TEXT_LENGTH = 180;

const truncateText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), max / 2)).trimEnd()}…`;
};

const trimmedTextOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** Returns the URL for a game's card: its landing page, or the player for a game without one (docs/specification/choices.md). */
export const hrefOf = (row: Pick<GameRow, 'slug' | 'showLandingPage'>): string =>
  row.showLandingPage ? `/gamelanding/${row.slug}` : `/gameplayer/${row.slug}`;

const familyOf = ({ family }: GameRow, size: number): WireSummary['family'] =>
  family && isFamilySlug(family) ? { slug: family, name: FAMILIES[family].name, size } : null;

/**
 * Returns the summary of a game.
 * @param size how many games of its family the summary represents
 */
export const presentSummaryWithFamilySize = (row: GameRow, size: number): WireSummary => {
  const { media, texts, extra } = row;
  const description = texts.description ?? '';
  return {
    uid: String(row.uid),
    href: hrefOf(row),
    title: row.title,
    keyword: row.keyword,
    rating: row.ratingCount > 0 ? Math.round((row.ratingSum / row.ratingCount) * 10) / 10 : 0.0,
    numRatings: row.ratingCount,
    numPlays: row.playCount,
    thumbnailImg: media.thumbnailImg ?? null,
    thumbnailImgTall: media.thumbnailImgTall ?? media.thumbnailImg ?? null,
    thumbnailImgSmall: media.thumbnailImgSmall ?? media.thumbnailImg ?? null,
    thumbnailImgXl: media.thumbnailImgXl ?? media.thumbnailImg ?? null,
    featuredImg: media.featuredImg ?? null,
    billboardImg: media.billboardImg ?? [],
    mobileThumbnail: media.mobileThumbnail ?? media.thumbnailImg ?? null,
    // Without an icon, the small square image is used.
    mobileIcon: media.mobileIcon ?? media.thumbnailImgSmall ?? null,
    previewVideo: media.previewVideo ?? null,
    downloadUrl: trimmedTextOf(extra.downloadUrl),
    paidgameBuyUrl: trimmedTextOf(extra.paidgameBuyUrl),
    paidgamePrice: typeof extra.paidgamePrice === 'number' ? extra.paidgamePrice : null,
    lastUpdated: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt.toISOString(),
    description,
    descriptionMedium: texts.descriptionMedium ?? truncateText(description, MEDIUM_TEXT_LENGTH),
    descriptionShort: texts.descriptionShort ?? truncateText(description, SHORT_TEXT_LENGTH),
    knownAs: row.knownAs,
    playLine: texts.playLine ?? '',
    family: familyOf(row, size),
    highlightColor: row.highlightColor,
    genres: row.genres.length > 0 ? row.genres.slice(0, MAX_GENRES) : [DEFAULT_GENRE_ID],
    isDailyGame: row.isDailyGame,
    isDownloadGame: row.isDownloadGame,
    isExclusive: row.isExclusive,
    ...(row.isBroken && { isBroken: true }),
    // Download games never play on phones. Their pages state that anyway, so they do not get this flag.
    ...(!row.isMobile && row.embed && { isNotForMobile: true }),
  };
};

/** Returns the summary of a game that does not represent a family. */
export const presentSummary = (row: GameRow): WireSummary => presentSummaryWithFamilySize(row, 1);

const NO_DEVICE: MobileSupport = { landscape: false, portrait: false };
const BOTH_ORIENTATIONS: MobileSupport = { landscape: true, portrait: true };

/** Returns how the game is embedded. An administrator's decision about supported devices overrides the record. */
const presentEmbed = ({ embed, isMobile }: GameRow): WireGame['embed'] => {
  if (!embed) return null;
  const wire = embed as WireEmbed;
  if (!isMobile) return { ...wire, supportsMobile: NO_DEVICE };
  const { landscape = true, portrait = true } = wire.supportsMobile ?? {};
  return landscape || portrait ? wire : { ...wire, supportsMobile: BOTH_ORIENTATIONS };
};

const toWireGame = ({ row, other }: { row: GameRow; other: GameRow | null }): WireGame => {
  const { media, texts, extra } = row;
  const { alternateSuggestionSlug: _named, ...fields } = extra;
  const reference = typeof extra.bonusGameReferenceTitle === 'string' ? extra.bonusGameReferenceTitle : '';
  return {
    ...(fields as Partial<WireGame>),
    // The contract's parser drops unknown fields and fills in defaults.
    ...texts,
    ...media,
    ...storedFieldsOf(row),
    ...presentSummary(row),
    hasModes: row.modes.length > 1,
    archive: row.archive as WireGame['archive'],
    embed: presentEmbed(row),
    mobileDescription: texts.mobileDescription ?? texts.description ?? '',
    shortDescription: texts.descriptionShort ?? truncateText(texts.description ?? '', SHORT_TEXT_LENGTH),
    bonusGameFrequency: reference || extra.bonusGameUrl ? parseBonusFrequency(reference) : null,
    alternateSuggestionGame: other && presentSummary(other),
  };
};

/**
 * Returns the full form with every field of spec §3 and its default; `other` is the game that the record suggests as
 * an alternative.
 */
export const presentGame = (full: {
  row: GameRow;
  other: GameRow | null;
}): v.InferOutput<typeof gameSchema> => v.parse(gameSchema, toWireGame(full));
