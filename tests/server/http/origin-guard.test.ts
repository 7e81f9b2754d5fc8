/** Tests who may change data: only pages of this site, under any of its URLs. */
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '@/server/http/context';
import { createOriginGuard } from '@/server/http/origin-guard';

const accepts = (baseUrl: string | null, headers: Record<string, string>): boolean => {
  const request = new Request('http://localhost/user/login', { method: 'POST', headers });
  try {
    createOriginGuard(baseUrl)({ request } as RequestContext);
    return true;
  } catch {
    return false;
  }
};

describe('the origin guard', () => {
  it.each([
    ['accepts the configured URL', 'https://starwick.example', { origin: 'https://starwick.example' }, true],
    ['rejects another host', 'https://starwick.example', { origin: 'https://evil.example' }, false],
    [
      'rejects a host that begins like ours',
      'https://starwick.example',
      { origin: 'https://starwick.example.evil.example' },
      false,
    ],
    ['rejects an opaque origin', 'https://starwick.example', { origin: 'null' }, false],
    ['rejects a malformed origin', 'https://starwick.example', { origin: 'starwick' }, false],
    [
      'accepts a phone on the local network',
      null,
      { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' },
      true,
    ],
    [
      'rejects another host if no site URL is configured',
      null,
      { origin: 'https://evil.example', host: 'localhost:3000' },
      false,
    ],
    [
      'rejects a request without an origin from another site',
      null,
      { 'sec-fetch-site': 'cross-site' },
      false,
    ],
    ['rejects a request without an origin from a subdomain', null, { 'sec-fetch-site': 'same-site' }, false],
    ['accepts a request without an origin from this site', null, { 'sec-fetch-site': 'same-origin' }, true],
    ['accepts a program, which sends no cookies', null, {}, true],
  ] as const)('%s', (_what, baseUrl, headers, isAccepted) => {
    expect(accepts(baseUrl, headers)).toBe(isAccepted);
  });
});
