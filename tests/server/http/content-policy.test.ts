/** The policy that a page is sent with: made from its own inline parts, and nothing looser. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnalyticsKeys } from '@/lib/config';
import { analyticsHostsOf } from '@/server/http/analytics-hosts';
import { flashPolicy, gamePolicy, inlineHashesOf, pagePolicy } from '@/server/http/content-policy';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PAGE = `<html><head><style data-styled="">.a{color:red}</style><script src="/x.js"></script>
<script>self.go=1</script><script type="application/json" id="c">{"a":1}</script></head></html>`;

describe('pagePolicy', () => {
  it('hashes the inline scripts and styles it finds, and only those', () => {
    expect(inlineHashesOf(PAGE)).toEqual({
      scripts: [hashOf('self.go=1')],
      styles: [hashOf('.a{color:red}')],
    });
  });

  it('allows no inline or evaluated script', () => {
    const script = /script-src ([^;]*)/.exec(pagePolicy(PAGE, { gamesOrigin: null }))?.[1];
    expect(script).toBe(`'self' ${hashOf('self.go=1')}`);
  });

  it('lets frames come from the games’ own host where there is one', () => {
    expect(pagePolicy(PAGE, { gamesOrigin: 'https://play.example' })).toContain(
      `frame-src 'self' https://play.example`,
    );
  });
});

describe('pagePolicy with imported games', () => {
  const policy = pagePolicy(PAGE, {
    gamesOrigin: 'https://play.example',
    catalogueHosts: ['games.example.com', 'html5.example.org'],
  });

  it('frames them from the hosts of the catalogue over https, and from nowhere else', () => {
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(
      `'self' https://play.example https://games.example.com https://html5.example.org`,
    );
  });

  it('lets those hosts do nothing else', () => {
    expect(policy.replace(/frame-src [^;]*/, '')).not.toContain('example.org');
    expect(policy).toContain(`img-src 'self' data: blob:`);
  });
});

describe('pagePolicy of a player', () => {
  const game = { scripts: ['c2Nr', 'Z2FtZQ=='], styles: ['c3R5bGU='] };
  const policy = pagePolicy(PAGE, { gamesOrigin: null, game });
  const part = (name: string): string => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? '';

  it('lists the parts of the game it frames, with the fonts in them', () => {
    expect(part('script-src')).toBe(`'self' ${hashOf('self.go=1')} 'sha256-c2Nr' 'sha256-Z2FtZQ=='`);
    expect(part('style-src')).toContain(`'sha256-c3R5bGU='`);
    expect(part('font-src')).toBe(`'self' data:`);
  });

  it('loosens no other page', () => {
    expect(pagePolicy(PAGE, { gamesOrigin: null })).toContain(`font-src 'self';`);
  });
});

describe('gamePolicy', () => {
  it('names the host, since the frame’s own origin is opaque', () => {
    const policy = gamePolicy('localhost:3000', false);
    expect(policy).toContain('script-src http://localhost:3000 blob:');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('flashPolicy', () => {
  const policy = flashPolicy('site.example', true, null);
  const part = (name: string): string => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? '';

  it('alone lets WebAssembly be compiled', () => {
    expect(part('script-src')).toContain(`'wasm-unsafe-eval'`);
    expect(gamePolicy('site.example', true)).not.toContain('wasm');
    expect(pagePolicy(PAGE, { gamesOrigin: null })).not.toContain('wasm');
  });

  it('runs the emulator’s and our own scripts, and evaluates nothing', () => {
    expect(part('script-src')).toBe(
      `https://site.example/scripts/ https://site.example/sdk/ https://site.example/play/flash/ 'wasm-unsafe-eval'`,
    );
  });

  it('lets a Flash file reach the folders of Flash files, not the site’s services', () => {
    expect(part('connect-src')).toBe('https://site.example/scripts/ https://site.example/play/ data: blob:');
    expect(part('default-src')).toBe(`'none'`);
    expect(policy).toContain(`form-action 'none'`);
  });

  it('is framed by the site where the games have a host of their own', () => {
    expect(flashPolicy('play.example', true, 'https://site.example')).toContain(
      `frame-ancestors https://play.example 'self' https://site.example`,
    );
  });
});

describe('the hosts of analytics', () => {
  const policyWith = (keys: AnalyticsKeys): string =>
    pagePolicy(PAGE, { gamesOrigin: null, analyticsHosts: analyticsHostsOf(keys) });

  it.each<[string, AnalyticsKeys]>([
    ['nothing', {}],
    ['PostHog, which goes by this host', { posthogKey: 'phc_testtesttest' }],
  ])('are none for %s', (_name, keys) => {
    expect(policyWith(keys)).toBe(pagePolicy(PAGE, { gamesOrigin: null }));
  });

  it('are Google’s with its key, and its script from one host', () => {
    const policy = policyWith({ ga4Id: 'G-ABC1234567' });
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toContain(' https://www.googletagmanager.com ');
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toContain('https://*.google-analytics.com');
    expect(policy).not.toMatch(/facebook|unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('are one address of the pixel’s, for pictures alone', () => {
    const policy = policyWith({ pixelId: '123456789' });
    expect(policy.split('; ').filter((part) => part.includes('facebook'))).toEqual([
      `img-src 'self' data: blob: https://www.facebook.com/tr/`,
    ]);
    expect(policy).not.toContain('google');
  });
});

describe('the documents of games', () => {
  it.each([
    ['a game', gamePolicy('starwick.example', true)],
    ['the Flash page', flashPolicy('starwick.example', true)],
  ])('have no origin where they are opened directly: %s', (_what, policy) => {
    expect(policy.split('; ')).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
  });
});
