/** Tests pages for which the configuration requires a layout, in production and in development. */
import inject from 'light-my-request';
import { describe, expect, it } from 'vitest';
import { type PublicConfig, CONFIG_ELEMENT_ID } from '@/lib/config';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { appearanceOfCookies } from '@/lib/domain/site/layout';
import { createDevPages } from '@/server/http/dev-pages';
import { createPageServer, type NextHandler } from '@/server/http/page-server';
import { createResponseCache } from '@/server/http/response-cache';
import { createLog } from '@/server/platform/log';
import { createPagePatternSource } from '@/server/platform/page-patterns';

const config: PublicConfig = {
  ...DEFAULT_CONFIG,
  description: 'Play over 1,800 free online games.',
  forcedLayouts: {
    modern: ['/help/*', '/404'].map((name) => createPagePatternSource(name)),
    classic: ['/gamelanding/[slug]'].map((name) => createPagePatternSource(name)),
  },
};

/** Replaces Next: renders the appearance in the request's cookies, with the build's configuration. */
const next: NextHandler = async (request, response) => {
  const { layout, theme } = appearanceOfCookies(request.headers.cookie);
  const block = `<script id="${CONFIG_ELEMENT_ID}" type="application/json">{"built":true}</script>`;
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<html data-layout="${layout}" data-theme="${theme}"><body>${block}</body></html>`);
};

const options = {
  next,
  cache: createResponseCache({ maxBytes: 1_000_000, onRefreshFailure: () => undefined }),
  log: createLog({ write: () => undefined }),
  gamesOrigin: null,
  catalogHosts: [],
  config,
  adsOrigin: null,
  analyticsHosts: { script: [], connect: [], img: [] },
  standaloneGameOf: () => null,
};
const pages = createPageServer(options);
const production: NextHandler = async (request, response) => {
  await pages(request, response, request.url ?? '/', '');
};
const development = createDevPages(next, config.forcedLayouts);

const request = async (handler: NextHandler, url: string, cookie: string) => {
  const { payload, headers } = await inject(
    (request, response) => void handler(request as never, response as never),
    { method: 'GET', url, headers: { cookie } },
  );
  const appearance = /data-layout="(\w+)" data-theme="(\w+)"/.exec(payload)?.slice(1).join(' ');
  return { look: appearance, payload, setCookie: headers['set-cookie'] };
};

describe.each([
  ['in production', production],
  ['in development', development],
])('%s', (_, handler) => {
  it.each([
    ['/help/faq', 'sw_result_layout=classic; sw_result_theme=contrast', 'modern modern'],
    ['/help/faq', 'sw_result_layout=modern; sw_result_theme=modernDark', 'modern modernDark'],
    ['/gamelanding/quiet-sudoku', 'sw_result_layout=modern', 'classic default'],
    ['/gamelanding/quiet-sudoku/archive', 'sw_result_layout=modern', 'modern modern'],
    ['/about', 'sw_result_layout=classic; sw_result_theme=contrast', 'classic contrast'],
  ])('shows %s to a visitor with the cookies %s in the appearance %s', async (url, cookie, appearance) => {
    const page = await request(handler, url, cookie);
    expect(page.look).toBe(appearance);
    expect(page.setCookie).toBeUndefined();
  });
});

describe('a page that the front server sends', () => {
  it('uses the required layout if it is the 404 page for an unknown URL', async () => {
    expect((await request(production, '/nothing/here', 'sw_result_layout=classic')).look).toBe(
      'modern modern',
    );
  });

  it('links to the search page’s new URLs if that page has moved', async () => {
    const moved = createPageServer({
      ...options,
      next: async (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<a href="/search/moth?page=2"><form action="/search"><a href="/searching">/search/x'),
      config: { ...DEFAULT_CONFIG, searchUrl: '/find' },
    });
    const { payload } = await request(
      async (request, response) => void (await moved(request, response, '/help', '')),
      '/help',
      '',
    );
    expect(payload).toBe('<a href="/find/moth?page=2"><form action="/find"><a href="/searching">/search/x');
  });

  it('contains the site’s own configuration instead of the build’s if it is static', async () => {
    const { payload } = await request(production, '/about', '');
    expect(payload).toContain('Play over 1,800 free online games.');
    expect(payload).not.toContain('built');
  });
});
