/** Tests the sitemap, feed, robots.txt, manifest and share images over HTTP; the XML must be valid. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { createDocuments } from '@/server/documents';
import { createSitemapIndex } from '@/server/documents/sitemap';
import { createResponseCache } from '@/server/http/response-cache';
import { createTestServices, type TestServices } from '../../support/services';

const ORIGIN = 'https://games.example';
let services: TestServices;
let server: Server;
let base: string;

beforeAll(async () => {
  services = await createTestServices();
  await services.database.pool.query(
    `update product.game set title = 'Tom & <Jerry> "Ω"', published_at = '2026-11-24T08:00:00Z' where slug = 'lantern-words'`,
  );
  await services.database.pool.query(`update product.game set is_hidden = true where slug = 'rooftop-cats'`);
  await services.database.pool.query(
    `update product.game set show_landing_page = false where slug = 'ember-match'`,
  );
  const documents = createDocuments({
    collections: { list: () => Promise.resolve([{ keyword: 'quick', title: 'Quick', lede: '' }]) },
    db: services.database.db,
    clock: { now: () => new Date('2026-11-25T12:00:00Z') },
    config: { ...DEFAULT_CONFIG, baseUrl: ORIGIN },
    cache: createResponseCache({ maxBytes: 1_000_000, onRefreshFailure: () => undefined }),
    texts: { pages: () => [{ path: '/help/guests', changedAt: '2026-11-21' }] },
    gamesFolder: `${process.cwd()}/games`,
    isSecure: () => true,
  });
  server = createServer((request, response) => {
    void documents(request, response, request.url ?? '').then((isServed) => {
      if (!isServed) response.writeHead(418).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, done));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await services.drop();
});

const get = async (path: string) => {
  const response = await fetch(`${base}${path}`);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
};
const locsOf = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

describe('the sitemap', () => {
  it('links to its files, and they link to every visible page', async () => {
    const index = locsOf((await get('/sitemap.xml')).text);
    expect(index).toEqual([`${ORIGIN}/sitemaps/pages.xml`, `${ORIGIN}/sitemaps/games-1.xml`]);
    const games = locsOf((await get('/sitemaps/games-1.xml')).text);
    expect(games).toContain(`${ORIGIN}/gamelanding/quiet-sudoku`);
    expect(games).not.toContain(`${ORIGIN}/gamelanding/rooftop-cats`);
    expect(games.some((loc) => loc.includes('ember-match') && !loc.includes('stair'))).toBe(false);
    const pages = locsOf((await get('/sitemaps/pages.xml')).text);
    expect(pages).toEqual(expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/online/puzzle-games`]));
    expect(pages).toContain(`${ORIGIN}/help/guests`);
    expect(pages).toContain(`${ORIGIN}/online/family/sudoku`);
    // Only lists that have games are included.
    expect(pages.filter((loc) => loc.includes('/download/'))).toEqual(
      [
        'all-games',
        'all-genres',
        'special/new-releases',
        'brain-games',
        'card-board-games',
        'puzzle-games',
        'word-games',
      ].map((list) => `${ORIGIN}/download/${list}`),
    );
  });

  it('splits many games into several files', () => {
    expect(locsOf(createSitemapIndex(ORIGIN, 20_001))).toHaveLength(4);
    expect(locsOf(createSitemapIndex(ORIGIN, 0))).toHaveLength(1);
  });

  it.each(['/sitemaps/games-2.xml', '/share/nothing.png'])('serves nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['/sitemaps/games-0.xml', '/sitemaps/../x.xml', '/share/a/b.png', '/rss'])(
    'leaves %s to other handlers',
    async (path) => {
      const response = await fetch(`${base}${path}`);
      expect(response.status).toBe(418);
    },
  );
});

describe('the feed of new games', () => {
  it('remains well-formed with any characters in a title, and lists the newest game first', async () => {
    const { type, text } = await get('/rss.xml');
    expect(type).toContain('application/rss+xml');
    expect(text).toContain('<title>Tom &amp; &lt;Jerry&gt; &quot;Ω&quot;</title>');
    const dates = [...text.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date));
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual(dates.toSorted((left, right) => right - left));
  });
});

describe('a document for crawlers and phones', () => {
  it('excludes API calls and members’ pages from crawling', async () => {
    const { text } = await get('/robots.txt');
    expect(text).toContain('Disallow: /account/');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('references only icons that exist', async () => {
    const { icons, name } = JSON.parse((await get('/manifest.webmanifest')).text) as {
      name: string;
      icons: { src: string }[];
    };
    expect(name).toBe('Starwick');
    const { access } = await import('node:fs/promises');
    for (const { src } of icons) await expect(access(`public${src}`)).resolves.toBeUndefined();
  });
});
