/** Tests the ad network's frame: its path, its policy, and that no other page contains any of it. */
import inject from 'light-my-request';
import { describe, expect, it } from 'vitest';
import { renderAdFrameDocument, createAdFrame } from '@/server/http/ad-frame';
import { createPagePolicy } from '@/server/http/content-policy';

const RAMP = { publisherId: '1025', siteId: '77', hosts: ['ads.partner.example'] };

const requestFrame = async (url: string, ramp: typeof RAMP | null = RAMP, site: string | null = null) => {
  const serve = createAdFrame({ ramp, site, isSecure: () => true });
  return inject(
    (request, response) => {
      const [pathname = '', query = ''] = (request.url ?? '').split('?');
      if (!serve(request as never, response as never, pathname, query))
        response.writeHead(404).end('passed on');
    },
    { url, headers: { host: 'play.example' } },
  );
};
const readDirective = (policy: string, name: string): string =>
  new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? '';

describe('the ad frame', () => {
  it('contains the script URL with this site’s ids, and the origin that its messages are sent to', async () => {
    const answer = await requestFrame('/ads/frame.html?unit=mediumRect');
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toContain(
      '{"script":"https://cdn.intergient.com/1025/77/ramp.js","unit":"mediumRect","site":"https://play.example"}',
    );
    expect(answer.payload).toContain('<script src="/ads/frame.js"></script>');
    const framed = await requestFrame('/ads/frame.html?unit=corner', RAMP, 'https://site.example');
    expect(framed.payload).toContain('"site":"https://site.example"');
    expect(readDirective(String(framed.headers['content-security-policy']), 'frame-ancestors')).toBe(
      `https://play.example 'self' https://site.example`,
    );
  });

  it('allows scripts only from the network’s hosts, and no eval', async () => {
    const policy = String(
      (await requestFrame('/ads/frame.html?unit=mediumRect')).headers['content-security-policy'],
    );
    const scripts = readDirective(policy, 'script-src').split(' ');
    expect(scripts).toContain('https://play.example/ads/');
    expect(scripts).toContain('https://cdn.intergient.com');
    expect(scripts).toContain('https://ads.partner.example');
    expect(scripts).not.toContain('https:');
    expect(policy).not.toContain('unsafe-eval');
    expect(readDirective(policy, 'default-src')).toBe(`'none'`);
  });

  it.each([
    '/ads/frame.html',
    '/ads/frame.html?unit=',
    '/ads/frame.html?unit=%3Cscript%3E',
    '/ads/frame.html?unit=__proto__',
  ])('refuses %s', async (url) => {
    expect((await requestFrame(url)).statusCode).toBe(400);
  });

  it('exists only when a network is configured, and only at its own path', async () => {
    expect((await requestFrame('/ads/frame.html?unit=corner', null)).payload).toBe('passed on');
    expect((await requestFrame('/ads/other.html?unit=corner')).payload).toBe('passed on');
  });

  it('escapes a closing script tag in its data block', () => {
    const html = renderAdFrameDocument({
      script: '</script><script>x',
      unit: 'corner',
      site: 'https://s.example',
    });
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });
});

describe('the policy of a normal page', () => {
  it('allows no scripts of the ad network, but allows framing a separate ads host', () => {
    const own = createPagePolicy('<html></html>', { gamesOrigin: null });
    expect(own).not.toContain('intergi');
    expect(readDirective(own, 'script-src')).toBe(`'self'`);
    const separateHostPolicy = createPagePolicy('<html></html>', {
      gamesOrigin: null,
      adsOrigin: 'https://ads.example',
    });
    expect(readDirective(separateHostPolicy, 'frame-src')).toBe(`'self' https://ads.example`);
    expect(readDirective(separateHostPolicy, 'script-src')).toBe(`'self'`);
  });
});
