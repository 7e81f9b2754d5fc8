/** Tests the policy of a page, which allows only the page's own inline parts. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnalyticsKeys } from '@/lib/config';
import { listAnalyticsHosts } from '@/server/http/analytics-hosts';
import {
  createFlashPolicy,
  createGamePolicy,
  listInlineHashes,
  createPagePolicy,
} from '@/server/http/content-policy';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PAGE = `<html><head><style data-styled="">.a{color:red}</style><script src="/x.js"></script>
<script>self.go=1</script><script type="application/json" id="c">{"a":1}</script></head></html>`;

describe('createPagePolicy', () => {
  it('allows only the inline scripts and styles that the page contains, by hash', () => {
    expect(listInlineHashes(PAGE)).toEqual({
      scripts: [hashOf('self.go=1')],
      styles: [hashOf('.a{color:red}')],
    });
  });

  it('allows no other inline script and no eval', () => {
    const script = /script-src ([^;]*)/.exec(createPagePolicy(PAGE, { gamesOrigin: null }))?.[1];
    expect(script).toBe(`'self' ${hashOf('self.go=1')}`);
  });

  it('allows frames from the games’ separate host if one is configured', () => {
    expect(createPagePolicy(PAGE, { gamesOrigin: 'https://play.example' })).toContain(
      `frame-src 'self' https://play.example`,
    );
  });
});

describe('createPagePolicy with imported games', () => {
  const policy = createPagePolicy(PAGE, {
    gamesOrigin: 'https://play.example',
    catalogHosts: ['games.example.com', 'html5.example.org'],
  });

  it('allows frames only from the catalog’s hosts, over https', () => {
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(
      `'self' https://play.example https://games.example.com https://html5.example.org`,
    );
  });

  it('allows these hosts for nothing except frames', () => {
    expect(policy.replace(/frame-src [^;]*/, '')).not.toContain('example.org');
    expect(policy).toContain(`img-src 'self' data: blob:`);
  });
});

describe('createPagePolicy of a player page', () => {
  const game = { scripts: ['c2Nr', 'Z2FtZQ=='], styles: ['c3R5bGU='] };
  const policy = createPagePolicy(PAGE, { gamesOrigin: null, game });
  const part = (name: string): string => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? '';

  it('lists the inline parts of the page’s game', () => {
    expect(part('script-src')).toBe(`'self' ${hashOf('self.go=1')} 'sha256-c2Nr' 'sha256-Z2FtZQ=='`);
    expect(part('style-src')).toContain(`'sha256-c3R5bGU='`);
  });

  it('allows fonts embedded in the style sheet and in games', () => {
    expect(part('font-src')).toBe(`'self' data:`);
  });
});

describe('createGamePolicy', () => {
  it('allows files by host, because the frame’s own origin is opaque', () => {
    const policy = createGamePolicy('localhost:3000', false);
    expect(policy).toContain('script-src http://localhost:3000 blob:');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('createFlashPolicy', () => {
  const policy = createFlashPolicy('site.example', true, null);
  const part = (name: string): string => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? '';

  it('allows WebAssembly, unlike any other policy', () => {
    expect(part('script-src')).toContain(`'wasm-unsafe-eval'`);
    expect(createGamePolicy('site.example', true)).not.toContain('wasm');
    expect(createPagePolicy(PAGE, { gamesOrigin: null })).not.toContain('wasm');
  });

  it('allows the emulator’s and our own scripts, but no eval', () => {
    expect(part('script-src')).toBe(
      `https://site.example/scripts/ https://site.example/sdk/ https://site.example/play/flash/ 'wasm-unsafe-eval'`,
    );
  });

  it('allows Flash files to load from the Flash folders, but not from the site’s services', () => {
    expect(part('connect-src')).toBe('https://site.example/scripts/ https://site.example/play/ data: blob:');
    expect(part('default-src')).toBe(`'none'`);
    expect(policy).toContain(`form-action 'none'`);
  });

  it('allows the site to embed the page when games have a separate host', () => {
    expect(createFlashPolicy('play.example', true, 'https://site.example')).toContain(
      `frame-ancestors https://play.example 'self' https://site.example`,
    );
  });
});

describe('a policy with analytics', () => {
  const policyWith = (keys: AnalyticsKeys): string =>
    createPagePolicy(PAGE, { gamesOrigin: null, analyticsHosts: listAnalyticsHosts(keys) });

  it.each<[string, AnalyticsKeys]>([
    ['nothing', {}],
    ['PostHog, which goes by this host', { posthogKey: 'phc_testtesttest' }],
  ])('adds no host for %s', (_name, keys) => {
    expect(policyWith(keys)).toBe(createPagePolicy(PAGE, { gamesOrigin: null }));
  });

  it('allows Google’s hosts when its key is configured, and its script from one host only', () => {
    const policy = policyWith({ ga4Id: 'G-ABC1234567' });
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toContain(' https://www.googletagmanager.com ');
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toContain('https://*.google-analytics.com');
    expect(policy).not.toMatch(/facebook|unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('allows one URL of the Meta pixel, for images only', () => {
    const policy = policyWith({ pixelId: '123456789' });
    expect(policy.split('; ').filter((part) => part.includes('facebook'))).toEqual([
      `img-src 'self' data: blob: https://www.facebook.com/tr/`,
    ]);
    expect(policy).not.toContain('google');
  });
});

describe('the policy of a game’s document', () => {
  it.each([
    ['a game', createGamePolicy('starwick.example', true)],
    ['the Flash page', createFlashPolicy('starwick.example', true)],
  ])('gives the document an opaque origin when opened directly: %s', (_what, policy) => {
    expect(policy.split('; ')).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
  });
});
