/** Tests the environment: accepted and rejected values, and that every invalid key is reported. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from '@/server/platform/env';
import { projectRoot } from '../../support/embedded-test-server';

const problemsOf = (source: Record<string, string>): readonly string[] => {
  try {
    parseEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
};

const exampleFile = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(`${projectRoot}/.env.example`, 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [
        line.slice(0, line.indexOf('=')),
        line.slice(line.indexOf('=') + 1).replaceAll('"', ''),
      ]),
  );

describe('parseEnvironment', () => {
  it('treats an empty environment as a demonstration with everything embedded', () => {
    const config = parseEnvironment({});
    expect(config).toMatchObject({ port: 3000, dataDir: '.data', scoresApiUrl: '/scores' });
    expect(config.public).toMatchObject({
      environment: 'demo',
      productName: 'Starwick',
      titleTemplate: '%s | Starwick',
      description: 'Play free online games.',
      reportLogLevels: ['error', 'fatal'],
    });
  });

  it('uses an operator’s description verbatim, and otherwise generates it from the catalog', () => {
    const own = parseEnvironment({ DESCRIPTION: '  Play over 1,800 free online games.' });
    expect(own.public.description).toBe('  Play over 1,800 free online games.');
    expect(own.isDescriptionOwn).toBe(true);
    expect(parseEnvironment({ DESCRIPTION: '' }).isDescriptionOwn).toBe(false);
  });

  it.each([
    'find',
    '/find/',
    '/online',
    '/api/find',
    '/search/games',
    '/a b',
    '/_next',
    'https://x.example/find',
  ])('rejects the path %s for the search page', (path) => {
    expect(problemsOf({ SEARCH_URL: path })).toEqual([expect.stringContaining('SEARCH_URL must be a path')]);
  });

  it('accepts another path for the search page', () => {
    expect(parseEnvironment({ SEARCH_URL: '/find/games' }).public.searchUrl).toBe('/find/games');
  });

  it('accepts pages that require a layout by path, pattern and page name, and rejects anything else', () => {
    const names = '/about, /online/*, /gamelanding/[slug], search/[[...params]]';
    const { forcedLayouts } = parseEnvironment({ FORCED_CLASSIC_PATHS: names }).public;
    expect(forcedLayouts).toEqual({
      modern: [],
      classic: ['^/about$', '^/online/.*$', '^/gamelanding/[^/]+$', '^/search(?:/.+)?$'],
    });
    expect(problemsOf({ FORCED_MODERN_PATHS: '/about?x=1' })).toHaveLength(1);
  });

  it('accepts the page name, the configured path and a pattern of a moved search page', () => {
    const { forcedLayouts } = parseEnvironment({
      SEARCH_URL: '/find',
      FORCED_CLASSIC_PATHS: '/search/[[...params]],/finding/*',
      FORCED_MODERN_PATHS: '/find,/find/*',
    }).public;
    expect(forcedLayouts).toEqual({
      modern: ['^/search$', '^/search/.*$'],
      classic: ['^/search(?:/.+)?$', '^/finding/.*$'],
    });
  });

  it('accepts .env.example unchanged', () => {
    expect(parseEnvironment(exampleFile()).public).toEqual(parseEnvironment({}).public);
  });

  it('listens only on this computer, except in production or if configured otherwise', () => {
    expect(parseEnvironment({}).host).toBe('127.0.0.1');
    expect(parseEnvironment({ HOST: '::1' }).host).toBe('::1');
    const open = parseEnvironment({ HOST: '0.0.0.0', PUBLIC_DEMO: '1' });
    expect(open.host).toBe('0.0.0.0');
    expect(open.warnings.join()).toContain('HOST 0.0.0.0');
    expect(parseEnvironment({}).warnings).toEqual([]);
    const production = {
      ENVIRONMENT: 'production',
      BASE_URL: 'https://starwick.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'office@starwick.example',
    };
    expect(parseEnvironment(production).host).toBeUndefined();
    expect(parseEnvironment({ ...production, HOST: '10.0.0.2' }).host).toBe('10.0.0.2');
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', 'starwick.example'])(
    'rejects HOST=%s for a demonstration that is not declared public',
    (host) => {
      expect(problemsOf({ HOST: host }).join()).toContain('PUBLIC_DEMO=1');
      expect(problemsOf({ HOST: host, ENVIRONMENT: 'development' }).join()).toContain('PUBLIC_DEMO=1');
    },
  );

  it('reports all invalid keys together', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      BASE_URL: 'starwick.example',
      DATABASE_URL: 'mysql://x',
      THEME_COLOR: 'blue',
      REPORT_LOG_LEVELS: 'error,loud',
      ENVIRONMENT: 'staging',
    });
    for (const key of [
      'PORT',
      'BASE_URL',
      'DATABASE_URL',
      'THEME_COLOR',
      'REPORT_LOG_LEVELS',
      'ENVIRONMENT',
    ]) {
      expect(problems.filter((line) => line.startsWith(key))).toHaveLength(1);
    }
    expect(problems).toHaveLength(6);
  });

  it('rejects production without mail and a site URL', () => {
    const problems = problemsOf({ ENVIRONMENT: 'production' });
    expect(problems).toEqual(['BASE_URL is required in production', 'SMTP_URL is required in production']);
  });

  it('reports missing keys even when another key is invalid', () => {
    const problems = problemsOf({ PORT: 'x', ENVIRONMENT: 'production', RAMP_SITE_ID: '1' });
    for (const key of ['PORT', 'BASE_URL', 'SMTP_URL', 'RAMP_PUBLISHER_ID']) {
      expect(problems.filter((line) => line.startsWith(key))).toHaveLength(1);
    }
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL and MAIL_FROM'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'],
    [
      { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' },
      'UNLIMITED_PRICES is required with STRIPE_SECRET_KEY',
    ],
    [{ UNLIMITED_PRICES: '2:4.99' }, 'UNLIMITED_PRICES must be a comma-separated list of plans'],
    [{ UNLIMITED_PRICES: '1:4.9' }, 'UNLIMITED_PRICES must be a comma-separated list of plans'],
    [{ UNLIMITED_PRICES: '1:0.00' }, 'UNLIMITED_PRICES must be a comma-separated list of plans'],
    [{ UNLIMITED_PRICES: '1:4.99,1:5.99' }, 'UNLIMITED_PRICES must be a comma-separated list of plans'],
    [{ RAMP_SITE_ID: '1' }, 'RAMP_PUBLISHER_ID and RAMP_SITE_ID'],
  ])('requires keys that belong together: %o', (source, start) => {
    expect(problemsOf(source)[0]).toContain(start);
  });

  it('allows the feeds’ hosts unless CATALOGUE_HOSTS lists other hosts or is `none`', () => {
    expect(parseEnvironment({}).catalogHosts).toContain('html5.gamemonetize.com');
    expect(parseEnvironment({ CATALOGUE_HOSTS: ' ' }).catalogHosts).toContain('play.gamepix.com');
    const named = parseEnvironment({
      CATALOGUE_HOSTS: 'Games.example.com, img.example.com,games.example.com',
    });
    expect(named.catalogHosts).toEqual(['games.example.com', 'img.example.com']);
    expect(parseEnvironment({ CATALOGUE_HOSTS: 'none' }).catalogHosts).toEqual([]);
  });

  it.each([
    '*.example.com',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'games.example.com:8443',
    'https://games.example.com',
    'games.example.com/x',
    'user@games.example.com',
    "games.example.com;script-src 'unsafe-inline'",
    'none,games.example.com',
    Array.from({ length: 51 }, (_, index) => `h${index}.example.com`).join(),
  ])('rejects %s in CATALOGUE_HOSTS', (hosts) => {
    expect(problemsOf({ CATALOGUE_HOSTS: hosts })[0]).toContain('CATALOGUE_HOSTS must be');
  });

  it('requires consent for the configured services, and passes only public keys to browsers', () => {
    expect(parseEnvironment({}).public).toMatchObject({ consentServices: [], analytics: {} });
    expect(parseEnvironment({ POSTHOG_HOST: 'https://eu.i.posthog.com' }).posthogHost).toBeNull();
    const all = parseEnvironment({
      POSTHOG_KEY: 'phc_testtesttest',
      GA4_MEASUREMENT_ID: 'G-ABC1234567',
      SOCIAL_PIXEL_ID: '123456789',
      RAMP_PUBLISHER_ID: '1',
      RAMP_SITE_ID: '2',
      METRICS_TOKEN: 'a-token-of-sixteen',
    });
    expect(all.public.consentServices).toEqual(['posthog', 'ga4', 'pixel', 'ramp']);
    expect(all.public.analytics).toEqual({
      posthogKey: 'phc_testtesttest',
      ga4Id: 'G-ABC1234567',
      pixelId: '123456789',
    });
    expect(all.posthogHost).toBe('https://us.i.posthog.com');
    expect(JSON.stringify(all.public)).not.toMatch(/posthog\.com|a-token/);
  });

  it.each([
    [{ POSTHOG_KEY: 'a b' }, 'POSTHOG_KEY must be'],
    [{ POSTHOG_HOST: 'eu.i.posthog.com' }, 'POSTHOG_HOST must be'],
    [{ GA4_MEASUREMENT_ID: 'UA-1' }, 'GA4_MEASUREMENT_ID must be'],
    [{ SOCIAL_PIXEL_ID: "1' 'unsafe-inline" }, 'SOCIAL_PIXEL_ID must be'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be'],
  ])('rejects %o', (source, start) => {
    expect(problemsOf(source)[0]).toContain(start);
  });

  it('describes the fallback of each feature that is not configured', () => {
    expect(parseEnvironment({}).features).toMatchObject({
      mail: 'outbox',
      payments: 'sandbox',
      analytics: 'off',
    });
  });
});

describe('configuring advertising', () => {
  const IDS = { RAMP_PUBLISHER_ID: '1025', RAMP_SITE_ID: '77' };

  it.each([
    [{}, 'house'],
    [{ ADVERTISING: '' }, 'house'],
    [{ ADVERTISING: 'none' }, 'none'],
    [IDS, 'ramp'],
    [{ ADVERTISING: 'ramp', ...IDS }, 'ramp'],
    [{ ADVERTISING: 'house', ...IDS }, 'house'],
  ])('converts %j to %s', (source: Record<string, string>, provider) => {
    const config = parseEnvironment(source);
    expect(config.advertising.provider).toBe(provider);
    expect(config.public.advertising).toBe(provider);
    expect(config.features.advertising).toBe(provider);
    expect(config.advertising.ramp === null).toBe(provider !== 'ramp');
  });

  it.each([
    [{ ADVERTISING: 'ramp' }],
    [{ ADVERTISING: 'ramp', RAMP_PUBLISHER_ID: '1025' }],
    [{ ADVERTISING: 'ramp', RAMP_SITE_ID: '77', RAMP_PUBLISHER_ID: ' ' }],
  ])('throws when an id of the network is missing: %j', (source: Record<string, string>) => {
    expect(() => parseEnvironment(source)).toThrow(
      'The ids of the ad publisher and of the site are missing.',
    );
  });

  it.each([
    [{ ADVERTISING: 'banners' }, 'ADVERTISING must be one of none, house, ramp'],
    [{ ...IDS, RAMP_SITE_ID: '../7' }, 'RAMP_SITE_ID must be an id'],
    [
      { ...IDS, RAMP_HOSTS: 'https://ads.example' },
      'RAMP_HOSTS must be a comma-separated list of host names',
    ],
    [{ ADS_ORIGIN: 'https://ads.example' }, 'BASE_URL is required with ADS_ORIGIN'],
    [{ ADS_ORIGIN: 'https://ads.example/x', BASE_URL: 'https://s.example' }, 'ADS_ORIGIN must be an origin'],
    [
      { ADS_ORIGIN: 'https://s.example', BASE_URL: 'https://s.example' },
      'ADS_ORIGIN must be a separate host',
    ],
  ])('rejects %j', (source: Record<string, string>, problem) => {
    expect(problemsOf(source).join('\n')).toContain(problem);
  });
});

describe('the list of configuration warnings', () => {
  const PRODUCTION = {
    ENVIRONMENT: 'production',
    BASE_URL: 'https://site.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'site@example.com',
  };

  it('includes an https site in production that trusts no proxy', () => {
    expect(parseEnvironment(PRODUCTION).warnings).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  it.each([
    ['trusts a proxy', { TRUST_PROXY: '1' }],
    ['trusts a network', { TRUST_PROXY: '10.0.0.0/8' }],
    ['is not https', { BASE_URL: 'http://site.example' }],
    ['is a demo', { ENVIRONMENT: 'demo' }],
  ])('stays empty when the site %s', (_name, more) => {
    expect(parseEnvironment({ ...PRODUCTION, ...more }).warnings).toEqual([]);
  });
});
