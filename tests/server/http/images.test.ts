/** Tests which URLs the image optimizer may fetch: Next's own checks, with our settings. */
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import createConfig from '../../../next.config.js';

interface Optimizer {
  ImageOptimizerCache: {
    validateParams(request: object, query: object, config: object, isDev: boolean): { errorMessage?: string };
  };
  fetchExternalImage(href: string, allowLocal: boolean, bytes: number, redirects: number): Promise<unknown>;
}
// Loaded in the same way as by the server, so that all parts use one copy of the module.
const { ImageOptimizerCache, fetchExternalImage } = createRequire(import.meta.url)(
  'next/dist/server/image-optimizer',
) as Optimizer;

let server: Server | null = null;
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server?.close();
  server = null;
});

const createSettings = (hosts: string): NonNullable<NextConfig['images']> => {
  vi.stubEnv('CATALOGUE_HOSTS', hosts);
  return (createConfig as (phase: string) => NextConfig)(PHASE_PRODUCTION_SERVER).images ?? {};
};
const refusalOf = (url: string, hosts = ''): string | undefined =>
  ImageOptimizerCache.validateParams(
    { headers: {} },
    { url, w: '640', q: '75' },
    { basePath: '', images: { ...imageConfigDefault, ...createSettings(hosts) }, experimental: {} },
    false,
  ).errorMessage;

describe('the image optimizer’s check of a URL', () => {
  it.each(['https://img.gamemonetize.com/abc/512x384.jpg', 'https://img.gamepix.com/games/1/icon.png?w=2'])(
    'accepts %s',
    (url) => expect(refusalOf(url)).toBeUndefined(),
  );

  it.each([
    'https://evil.example/x.png',
    'http://img.gamemonetize.com/x.png',
    'https://img.gamemonetize.com:8443/x.png',
    'https://img.gamemonetize.com.evil.example/x.png',
    'https://sub.img.gamemonetize.com/x.png',
    'https://img.gamemonetize.com@127.0.0.1/x.png',
    'http://127.0.0.1:5432/',
    'https://127.0.0.1/x.png',
    'https://[::1]/x.png',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/x.png',
    'file:///etc/passwd',
    '//img.gamemonetize.com/x.png',
  ])('rejects %s', (url) => expect(refusalOf(url)).toMatch(/"url" parameter/));

  it('accepts exactly the hosts in CATALOGUE_HOSTS', () => {
    expect(refusalOf('https://img.example.com/x.png', 'img.example.com')).toBeUndefined();
    expect(refusalOf('https://img.gamemonetize.com/x.png', 'img.example.com')).toMatch(/not allowed/);
    expect(refusalOf('https://img.gamemonetize.com/x.png', 'none')).toMatch(/not allowed/);
  });
});

describe('the image optimizer’s download', () => {
  it('allows no redirects, no private IP addresses and no SVG', () => {
    expect(createSettings('')).toMatchObject({
      maximumRedirects: 0,
      dangerouslyAllowLocalIP: false,
      dangerouslyAllowSVG: false,
    });
  });

  it('refuses a host name that resolves to a private IP address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(fetchExternalImage('https://localhost/x.png', false, 1_000, 0)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('stops at a redirect', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const requested: (string | undefined)[] = [];
    const made = createServer((request, response) => {
      requested.push(request.url);
      response.writeHead(302, { location: '/secret' }).end();
    });
    server = made;
    await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(made.address() as AddressInfo).port}/x.png`;
    const { maximumRedirects = 3 } = createSettings('');
    await expect(fetchExternalImage(url, true, 1_000, maximumRedirects)).rejects.toMatchObject({
      statusCode: 508,
    });
    expect(requested).toEqual(['/x.png']);
  });
});
