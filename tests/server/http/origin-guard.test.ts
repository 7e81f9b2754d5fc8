/** Checks who may change data: only pages of this site, under any of its URLs. */
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

describe('the guard of origins', () => {
  it.each([
    ['the configured address', 'https://starwick.example', { origin: 'https://starwick.example' }, true],
    ['another host', 'https://starwick.example', { origin: 'https://evil.example' }, false],
    [
      'a host that begins like ours',
      'https://starwick.example',
      { origin: 'https://starwick.example.evil.example' },
      false,
    ],
    ['an opaque origin', 'https://starwick.example', { origin: 'null' }, false],
    ['what is no origin', 'https://starwick.example', { origin: 'starwick' }, false],
    [
      'a phone on the local network',
      null,
      { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' },
      true,
    ],
    [
      'another host where none is configured',
      null,
      { origin: 'https://evil.example', host: 'localhost:3000' },
      false,
    ],
    ['no origin from another site', null, { 'sec-fetch-site': 'cross-site' }, false],
    ['no origin from a sister site', null, { 'sec-fetch-site': 'same-site' }, false],
    ['no origin from this site', null, { 'sec-fetch-site': 'same-origin' }, true],
    ['a program, which carries no cookies of anybody', null, {}, true],
  ] as const)('%s', (_what, baseUrl, headers, isAccepted) => {
    expect(accepts(baseUrl, headers)).toBe(isAccepted);
  });
});
