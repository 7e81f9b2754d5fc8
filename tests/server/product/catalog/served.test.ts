/** Tests imported games in API responses: in the contract's full form, as of their publication date. */
import { readFile } from 'node:fs/promises';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as gameSchema } from '@/lib/contract/game';
import { gamepixFeed } from '@/server/product/catalog/feeds/gamepix';
import { starwickFeed } from '@/server/product/catalog/feeds/starwick';
import { importFeed } from '@/server/product/catalog/import-feed';
import { createFeedFolder, FEED_HOSTS, gamepixRecord } from '../../../support/feed-files';
import { request, createTestServices, type TestServices } from '../../../support/services';

const BEFORE = '2026-12-31T23:00:00Z';
const AFTER = '2027-02-01T00:00:00Z';
let services: TestServices;
let files: Awaited<ReturnType<typeof createFeedFolder>>;

beforeAll(async () => {
  services = await createTestServices({ now: BEFORE });
  files = await createFeedFolder();
  const example = /```json\n(\[[\s\S]*?\n\])\n```/.exec(await readFile('docs/catalog.md', 'utf8'))?.[1] ?? '';
  const common = { db: services.database.db, hosts: FEED_HOSTS, clock: { now: () => new Date(BEFORE) } };
  await importFeed({ ...common, feed: starwickFeed, file: await files.write(example) });
  const items = JSON.stringify({ items: [gamepixRecord(1)] });
  await importFeed({ ...common, feed: gamepixFeed, file: await files.write(items) });
});
afterAll(async () => {
  await services.drop();
  await files.remove();
});

const readGame = async (slug: string) =>
  request(services.product, 'GET', `/api/node/game/entity/alias?route=${slug}`);

describe('an imported game', () => {
  it('appears with all its data on its publication date, and not earlier', async () => {
    expect((await readGame('lamp-lighter-daily')).status).toBe(404);
    services.setNow(AFTER);
    const { status, body } = await readGame('lamp-lighter-daily');
    expect(status).toBe(200);
    expect(parse(gameSchema, body)).toMatchObject({
      title: 'Lamp Lighter Daily',
      pageLayout: 'daily',
      genres: ['1', '24'],
      isDailyGame: true,
      isExclusive: true,
      hasLeaderboards: true,
      isBonusGame: true,
      bonusGameUrl: '/gamelanding/lamp-lighter',
      bonusGameFrequency: 'weekly',
      displayAlternateSuggestion: true,
      randomGameSuggestionUrl: '/api/games/random',
      dailyLevelKey: 'lamp-lighter-daily:2027-01-01',
      archive: { startDate: '2026-01-01', endDate: null, frequency: 'daily', display: 'calendar' },
      embed: {
        mobileSrc: '/play/lamp-lighter/mobile.html',
        modernSrc: 'https://play.gamepix.com/lamp/embed',
      },
      numPlays: 120,
      numRatings: 4,
      rating: 4.3,
      descriptionShort: 'Light the lamps.',
      walkthrough: 'Begin at the corner.',
    });
    services.setNow(BEFORE);
  });

  it('becomes a download game with a price and trial if the record says so', async () => {
    expect(parse(gameSchema, (await readGame('lamp-lighter-for-windows')).body)).toMatchObject({
      pageLayout: 'download',
      isDownloadGame: true,
      embed: null,
      archive: null,
      hasTrial: true,
      hasPurchase: true,
      downloadUrl: '/downloads/lamp-lighter.zip',
      paidgamePrice: 9.95,
      productSku: 'LAMP-3',
    });
  });

  it('becomes a Flash game with the keys in the record', async () => {
    expect(parse(gameSchema, (await readGame('lamp-lighter-2004')).body).embed).toMatchObject({
      isFlash: true,
      keys: ['ArrowLeft', 'ArrowRight', 'Space'],
    });
  });

  it('gets the contract’s defaults for values that the feed omits', async () => {
    expect(parse(gameSchema, (await readGame('copper-comet-1')).body)).toMatchObject({
      rating: 0,
      highlightColor: '#195AAB',
      embed: { isFlash: false, allowFullscreen: true, supportsMobile: { landscape: false, portrait: true } },
      publishedAt: '2026-02-01T10:00:00.000Z',
      lastUpdated: '2026-03-01T10:00:00.000Z',
    });
  });
});
