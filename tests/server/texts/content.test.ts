/** Tests the site's actual texts: every link leads to an existing page, and every placeholder has a value. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { GENRES } from '@/lib/domain/games/genres';
import { routeOf } from '@/server/http/page-routes';
import { openTexts, type Texts } from '@/server/texts/open-texts';

const NAME = 'Night & *Lamp*';
const texts = openTexts('content', { ...DEFAULT_CONFIG, productName: NAME });

interface Page {
  path: string;
  html: string;
  title: string;
  description: string;
}

const pagesOf = (from: Texts): Page[] => {
  const areas = (['about', 'help'] as const).flatMap((area) =>
    [
      'index',
      ...from.pages().flatMap(({ path }) => (path.startsWith(`/${area}/`) ? [path.split('/')[2] ?? ''] : [])),
    ].flatMap((name) => from.topic(area, name) ?? []),
  );
  const questions = from.faq().topics.map(({ entries, ...topic }) => ({
    ...topic,
    html: entries.map(({ id, html }) => `<div id="${id}">${html}</div>`).join(''),
  }));
  const all = [...areas, ...questions, from.welcome()];
  return [...new Map(all.map((page) => [page.path, page])).values()];
};

const pages = pagesOf(texts);
const known = new Map(pages.map((page) => [page.path, page]));
const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

/** Returns whether a path leads to a page: a text, a genre, or any other route. */
const isExistingPath = (path: string): boolean => {
  if (/^\/(about|help|welcome-to-)/.test(path)) return known.has(path);
  if (path.startsWith('/sdk/')) return existsSync(`games${path}`);
  const genre = /^\/(?:online|download)\/(.+-games)$/.exec(path)?.[1];
  if (genre && genre !== 'daily-games' && genre !== 'all-games')
    return GENRES.some(({ slug }) => slug === genre);
  return routeOf(path) !== null;
};

describe('the set of texts', () => {
  let links: string[];
  beforeAll(() => {
    links = pages.flatMap(({ html, path }) => linksIn(html).map((href) => `${path} → ${href}`));
  });

  it('contains all expected pages', () => {
    expect(pages.length).toBe(texts.pages().length);
    expect(pages.length).toBeGreaterThan(30);
    expect(links.length).toBeGreaterThan(100);
  });

  it('links only to existing pages and headings', () => {
    const dead = pages.flatMap(({ path, html }) =>
      linksIn(html).filter((href) => {
        if (href.startsWith('https://')) return false;
        const [target = '', anchor] = href.split('#');
        const aim = target || path;
        if (!isExistingPath(aim)) return true;
        return anchor !== undefined && !idsIn(known.get(aim)?.html ?? '').includes(anchor);
      }),
    );
    expect(dead).toEqual([]);
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    'has a description and unique anchors in %s',
    (_path, page) => {
      expect(page.description.length).toBeGreaterThan(20);
      expect(page.description.length).toBeLessThan(170);
      const ids = idsIn(page.html);
      expect(ids).toEqual([...new Set(ids)]);
      expect(`${page.title}${page.description}${page.html}`).not.toMatch(/\{[a-z]+\}/i);
    },
  );

  it('contains the configured product name, escaped', () => {
    const { title, html, path } = texts.welcome();
    expect(title).toBe(`Welcome to ${NAME}`);
    expect(path).toBe('/welcome-to-night-lamp-');
    expect(texts.topic('about', 'index')?.html).toContain('Night &amp; *Lamp* is a website');
    expect(html).not.toContain('<em>');
    // The name of the SDK's object is independent of the product's name.
    const others = pages.filter(({ path }) => path !== '/help/make-a-game' && path !== '/help/game-sdk');
    expect(others.filter((page) => JSON.stringify(page).includes('Starwick'))).toEqual([]);
  });

  it('states no number of games', () => {
    const counting = pages.filter(({ html: text }) => /\d[\d,]* (?:free )?(?:online )?games/.test(text));
    expect(counting.map(({ path }) => path)).toEqual([]);
  });

  it('lists each text in exactly one group of its area', () => {
    for (const area of ['about', 'help'] as const) {
      const listed = texts.groups(area).flatMap(({ links: all }) => all.map(({ path }) => path));
      const all = pages.filter(({ path }) => path.startsWith(`/${area}/`) && !/^\/help\/faq\//.test(path));
      expect(listed.toSorted()).toEqual(all.map(({ path }) => path).toSorted());
      expect(texts.groups(area).every((group) => group.links.length > 0)).toBe(true);
    }
  });

  it('contains the pages that other pages link to', () => {
    for (const path of [
      '/about/terms',
      '/about/privacyPolicy',
      '/help/account',
      '/help/requirements',
      '/help/resend-keys',
    ])
      expect(known.has(path), path).toBe(true);
    expect(texts.topic('help', 'nothing')).toBeNull();
    expect(texts.topic('help', '../about/terms')).toBeNull();
    expect(texts.faqTopic('nothing')).toBeNull();
  });
});

describe('the privacy policy', () => {
  it('lists every cookie and every storage key of the site', () => {
    const found = execFileSync('git', [
      'grep',
      '-ohE',
      `[\`'"]sw_[a-z_]+`,
      '--',
      'lib',
      'stores',
      'components',
      'worker',
      'server',
    ]);
    const keys = [
      ...new Set(
        found
          .toString()
          .trim()
          .split('\n')
          .map((match) => match.slice(1)),
      ),
    ];
    const { html = '' } = known.get('/about/privacyPolicy') ?? {};
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !html.includes(key))).toEqual([]);
  });
});
