/** The site's own format, described in docs/catalog.md and written by `export`: a JSON array, or one record per line. */
import { DEFAULT_GENRE_ID, DEFAULT_HIGHLIGHT_COLOR } from '@/lib/contract/game';
import { storedFieldsOf } from '@/lib/domain/site/stored-fields';
import { GAME_IMAGES, GAME_TEXTS } from '@/server/db/schema/product';
import { type UrlRules, frameUrl, linkTarget, ownPath, pathUrl, imageUrl } from '../record-urls';
import { type EntryContent, RefusedRecord } from '../entry';
import type { Feed } from './feed';
import { compact, dateOf, parseRecord } from './record';
import { type ParsedStarwickRecord, starwickRecord } from './starwick-schema';

type Check = (field: string, value: string) => string;

/** Checks the URL in a field, if the field is set. */
const checked = (record: ParsedStarwickRecord, field: keyof ParsedStarwickRecord, check: Check) => {
  const value = record[field];
  return typeof value === 'string' && value ? check(field, value) : undefined;
};

const mediaOf = (record: ParsedStarwickRecord, rules: UrlRules): EntryContent['media'] => {
  const image = (field: keyof ParsedStarwickRecord) =>
    checked(record, field, (name, value) => imageUrl(name, value, rules));
  const billboardImg = record.billboardImg.map((value) => imageUrl('billboardImg', value, rules));
  return compact({
    ...Object.fromEntries(GAME_IMAGES.map((name) => [name, image(name)])),
    billboardImg: billboardImg.length > 0 ? billboardImg : undefined,
    // Pages can play only videos of this site.
    previewVideo: checked(record, 'previewVideo', ownPath),
  }) as EntryContent['media'];
};

const embedOf = ({ embed }: ParsedStarwickRecord, rules: UrlRules): EntryContent['embed'] => {
  if (!embed) return null;
  const frame = (field: 'src' | 'mobileSrc' | 'modernSrc') => {
    const value = embed[field];
    return value ? frameUrl(`embed.${field}`, value, rules) : undefined;
  };
  const { width, height, allowFullscreen, supportsMobile, keys } = embed;
  const { boundingBox, spacer, fullScreen, resetOnExit } = embed;
  const src = frame('src');
  if (!src) throw new RefusedRecord('embed.src: is empty');
  const urls = compact({ src, mobileSrc: frame('mobileSrc'), modernSrc: frame('modernSrc') });
  const named = keys.length > 0 ? { keys: [...new Set(keys)] } : {};
  const placement = compact({ boundingBox, spacer, fullScreen, resetOnExit });
  return { ...urls, width, height, allowFullscreen, supportsMobile, ...placement, ...named };
};

const archiveOf = ({ archive }: ParsedStarwickRecord): EntryContent['archive'] => {
  if (!archive) return null;
  if (archive.endDate && archive.endDate < archive.startDate)
    throw new RefusedRecord('archive.endDate: is before startDate');
  const contentUrl = archive.contentUrl ? pathUrl('archive.contentUrl', archive.contentUrl) : null;
  return { ...archive, contentUrl };
};

const extraOf = (record: ParsedStarwickRecord): EntryContent['extra'] =>
  compact({
    downloadUrl: checked(record, 'downloadUrl', linkTarget),
    paidgameBuyUrl: checked(record, 'paidgameBuyUrl', linkTarget),
    paidgamePrice: record.paidgamePrice,
    productSku: record.productSku,
    hasTrial: record.hasTrial,
    hasPurchase: record.hasPurchase,
    isBonusGame: record.isBonusGame,
    isChallengeJigsaw: record.isChallengeJigsaw,
    bonusGameUrl: checked(record, 'bonusGameUrl', pathUrl),
    bonusGameReferenceTitle: record.bonusGameReferenceTitle,
    displayAlternateSuggestion: record.displayAlternateSuggestion,
    randomGameSuggestionUrl: checked(record, 'randomGameSuggestionUrl', pathUrl),
    alternateSuggestionSlug: record.alternateSuggestionGame,
    dailyLevelKey: record.dailyLevelKey,
    hasChatEnabled: record.hasChatEnabled,
  });

const textsOf = (record: ParsedStarwickRecord): EntryContent['texts'] =>
  compact(Object.fromEntries(GAME_TEXTS.map((name) => [name, record[name]]))) as EntryContent['texts'];

const refuseContradictions = (record: ParsedStarwickRecord): void => {
  if (!record.embed && !record.isDownloadGame)
    throw new RefusedRecord('embed: is missing, and the game is not a download game');
  if (record.ratingSum < record.numRatings || record.ratingSum > 5 * record.numRatings)
    throw new RefusedRecord('ratingSum: must be 1 to 5 for each of numRatings');
};

export const starwick: Feed = {
  name: 'starwick',
  layout: 'arrayOrLines',
  toEntry: (value, hosts) => {
    const record = parseRecord(starwickRecord, value);
    refuseContradictions(record);
    const rules = { hosts, allowsOwn: true };
    const embed = embedOf(record, rules);
    const { landscape, portrait } = record.embed?.supportsMobile ?? { landscape: false, portrait: false };
    return {
      source: record.source,
      sourceKey: record.id,
      slug: record.slug ?? undefined,
      keyword: record.keyword ?? undefined,
      publishedAt: dateOf(record.publishedAt),
      lastUpdated: dateOf(record.lastUpdated),
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
        media: mediaOf(record, rules),
        texts: textsOf(record),
        embed,
        archive: archiveOf(record),
        extra: extraOf(record),
      },
    };
  },
};
