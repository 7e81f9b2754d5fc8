/** The site's own format, described in docs/catalog.md and written by `export`: a JSON array, or one record per line. */
import { DEFAULT_GENRE_ID, DEFAULT_HIGHLIGHT_COLOR } from '@/lib/contract/game';
import { storedFieldsOf } from '@/lib/domain/site/stored-fields';
import { GAME_IMAGES, GAME_TEXTS } from '@/server/db/schema/product';
import {
  type UrlRules,
  requireFrameUrl,
  requireLinkTarget,
  requireOwnPath,
  requirePathUrl,
  requireImageUrl,
} from '../record-urls';
import { type EntryContent, RefusedRecordError } from '../entry';
import type { Feed } from './feed';
import { removeEmptyProperties, parseRecordDate, parseRecord } from './record';
import { type ParsedStarwickRecord, starwickRecord } from './starwick-schema';

type FieldCheck = (field: string, value: string) => string;

/** Checks the URL in a field, if the field is set. */
const checkOptionalUrl = (
  record: ParsedStarwickRecord,
  field: keyof ParsedStarwickRecord,
  check: FieldCheck,
) => {
  const value = record[field];
  return typeof value === 'string' && value ? check(field, value) : undefined;
};

const readMedia = (record: ParsedStarwickRecord, rules: UrlRules): EntryContent['media'] => {
  const checkImage = (field: keyof ParsedStarwickRecord) =>
    checkOptionalUrl(record, field, (name, value) => requireImageUrl(name, value, rules));
  const billboardImg = record.billboardImg.map((value) => requireImageUrl('billboardImg', value, rules));
  return removeEmptyProperties({
    ...Object.fromEntries(GAME_IMAGES.map((name) => [name, checkImage(name)])),
    billboardImg: billboardImg.length > 0 ? billboardImg : undefined,
    // Pages can play only videos of this site.
    previewVideo: checkOptionalUrl(record, 'previewVideo', requireOwnPath),
  }) as EntryContent['media'];
};

const readEmbed = ({ embed }: ParsedStarwickRecord, rules: UrlRules): EntryContent['embed'] => {
  if (!embed) return null;
  const checkFrame = (field: 'src' | 'mobileSrc' | 'modernSrc') => {
    const value = embed[field];
    return value ? requireFrameUrl(`embed.${field}`, value, rules) : undefined;
  };
  const { width, height, allowFullscreen, supportsMobile, keys } = embed;
  const { boundingBox, spacer, fullScreen, resetOnExit } = embed;
  const src = checkFrame('src');
  if (!src) throw new RefusedRecordError('embed.src: is empty');
  const urls = removeEmptyProperties({
    src,
    mobileSrc: checkFrame('mobileSrc'),
    modernSrc: checkFrame('modernSrc'),
  });
  const named = keys.length > 0 ? { keys: [...new Set(keys)] } : {};
  const placement = removeEmptyProperties({ boundingBox, spacer, fullScreen, resetOnExit });
  return { ...urls, width, height, allowFullscreen, supportsMobile, ...placement, ...named };
};

const readArchive = ({ archive }: ParsedStarwickRecord): EntryContent['archive'] => {
  if (!archive) return null;
  if (archive.endDate && archive.endDate < archive.startDate)
    throw new RefusedRecordError('archive.endDate: is before startDate');
  const contentUrl = archive.contentUrl ? requirePathUrl('archive.contentUrl', archive.contentUrl) : null;
  return { ...archive, contentUrl };
};

const readExtraFields = (record: ParsedStarwickRecord): EntryContent['extra'] =>
  removeEmptyProperties({
    downloadUrl: checkOptionalUrl(record, 'downloadUrl', requireLinkTarget),
    paidgameBuyUrl: checkOptionalUrl(record, 'paidgameBuyUrl', requireLinkTarget),
    paidgamePrice: record.paidgamePrice,
    productSku: record.productSku,
    hasTrial: record.hasTrial,
    hasPurchase: record.hasPurchase,
    isBonusGame: record.isBonusGame,
    isChallengeJigsaw: record.isChallengeJigsaw,
    bonusGameUrl: checkOptionalUrl(record, 'bonusGameUrl', requirePathUrl),
    bonusGameReferenceTitle: record.bonusGameReferenceTitle,
    displayAlternateSuggestion: record.displayAlternateSuggestion,
    randomGameSuggestionUrl: checkOptionalUrl(record, 'randomGameSuggestionUrl', requirePathUrl),
    alternateSuggestionSlug: record.alternateSuggestionGame,
    dailyLevelKey: record.dailyLevelKey,
    hasChatEnabled: record.hasChatEnabled,
  });

const readTexts = (record: ParsedStarwickRecord): EntryContent['texts'] =>
  removeEmptyProperties(
    Object.fromEntries(GAME_TEXTS.map((name) => [name, record[name]])),
  ) as EntryContent['texts'];

const refuseContradictions = (record: ParsedStarwickRecord): void => {
  if (!record.embed && !record.isDownloadGame)
    throw new RefusedRecordError('embed: is missing, and the game is not a download game');
  if (record.ratingSum < record.numRatings || record.ratingSum > 5 * record.numRatings)
    throw new RefusedRecordError('ratingSum: must be 1 to 5 for each of numRatings');
};

export const starwickFeed: Feed = {
  name: 'starwick',
  layout: 'arrayOrLines',
  toEntry: (value, hosts) => {
    const record = parseRecord(starwickRecord, value);
    refuseContradictions(record);
    const rules = { hosts, allowsOwn: true };
    const embed = readEmbed(record, rules);
    const { landscape, portrait } = record.embed?.supportsMobile ?? { landscape: false, portrait: false };
    return {
      source: record.source,
      sourceKey: record.id,
      slug: record.slug ?? undefined,
      keyword: record.keyword ?? undefined,
      publishedAt: parseRecordDate(record.publishedAt),
      lastUpdated: parseRecordDate(record.lastUpdated),
      initialValues: {
        isHidden: record.isHidden,
        isFeatured: record.isFeatured,
        isStaffPick: record.isStaffPick,
        isBroken: record.isBroken,
        mobileOverride: record.mobileOverride ?? null,
        playCount: record.numPlays,
        ratingSum: record.ratingSum,
        ratingCount: record.numRatings,
      },
      content: {
        ...storedFieldsOf(record),
        title: record.title,
        genres: record.genres.length > 0 ? [...new Set(record.genres)] : [DEFAULT_GENRE_ID],
        isMobile: landscape || portrait,
        searchWords: [...new Set(record.tags.map((tag) => tag.toLowerCase()))].filter(Boolean),
        highlightColor: record.highlightColor ?? DEFAULT_HIGHLIGHT_COLOR,
        media: readMedia(record, rules),
        texts: readTexts(record),
        embed,
        archive: readArchive(record),
        extra: readExtraFields(record),
      },
    };
  },
};
