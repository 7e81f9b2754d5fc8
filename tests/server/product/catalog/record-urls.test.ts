/** Tests which URLs are accepted: https URLs on allowed host names, and only public IP addresses. */
import { describe, expect, it } from 'vitest';
import { requireFrameUrl, requireLinkTarget, requireImageUrl } from '@/server/product/catalog/record-urls';
import { isPublicIpAddress } from '@/server/product/catalog/public-ip-address';

const hosts = new Set(['games.example.com']);
const own = { hosts, allowsOwn: true };
const foreign = { hosts, allowsOwn: false };

describe('a URL in a record', () => {
  it.each([
    ['https://games.example.com/a/b.png?v=1', 'https://games.example.com/a/b.png?v=1'],
    ['https://GAMES.example.com:443/a', 'https://games.example.com/a'],
  ])('accepts %s', (url, saved) => {
    expect(requireImageUrl('thumb', url, foreign)).toBe(saved);
  });

  it.each([
    ['https://other.example.com/a', 'the host other.example.com is not in CATALOGUE_HOSTS'],
    ['https://games.example.com.evil.example/a', 'is not in CATALOGUE_HOSTS'],
    ['https://games.example.com./a', 'is not in CATALOGUE_HOSTS'],
    ['https://evil.example/?games.example.com', 'is not in CATALOGUE_HOSTS'],
    ['https://localhost/a', 'is not in CATALOGUE_HOSTS'],
    ['http://games.example.com/a', 'must begin with https://'],
    ['javascript:alert(1)', 'must begin with https://'],
    ['data:image/png;base64,AAAA', 'must begin with https://'],
    ['https://games.example.com:8443/a', 'must not name a port'],
    ['https://games.example.com@evil.example/a', 'must not contain a user or password'],
    ['https://user:secret@games.example.com/a', 'must not contain a user or password'],
    ['https://127.0.0.1/a', 'not an IP address'],
    ['https://0x7f.1/a', 'not an IP address'],
    ['https://2130706433/a', 'not an IP address'],
    ['https://[::1]/a', 'not an IP address'],
    ['https://[::ffff:10.0.0.1]/a', 'not an IP address'],
    ['//games.example.com/a', 'not a URL'],
    ['/play/a.png', 'not a URL'],
    ['https://games.example.com/a\tb', 'not a URL'],
    ['https://games.example.com\\@evil.example/', 'not a URL'],
    ['', 'not a URL'],
    [`https://games.example.com/${'a'.repeat(2000)}`, 'longer than 2000'],
  ])('refuses %j: %s', (url, reason) => {
    expect(() => requireImageUrl('thumb', url, foreign)).toThrow(reason);
  });

  it.each(['/play/a/art/thumb.svg', '/play/a/?edition=mini', '/play/flash/lamp.swf'])(
    'accepts the file %s of this site',
    (path) => {
      expect(requireFrameUrl('src', path, own)).toBe(path);
    },
  );

  it.each([
    '/play/../api/x',
    '/play//evil.example/x',
    '/play/.env',
    '/api/x',
    '/play/a#b',
    '/play/%2e%2e/x',
    '/playa',
  ])('never counts as a file of this site: %s', (path) => {
    expect(() => requireFrameUrl('src', path, own)).toThrow('must be a plain path below /play/');
  });

  it('accepts any https URL or a page of this site as a link target', () => {
    expect(requireLinkTarget('buy', 'https://shop.example/x')).toBe('https://shop.example/x');
    expect(requireLinkTarget('buy', '/purchase/x?edition=1')).toBe('/purchase/x?edition=1');
    for (const bad of ['//evil.example', '/\\evil.example', 'http://shop.example/', 'mailto:a@b.example'])
      expect(() => requireLinkTarget('buy', bad)).toThrow();
  });
});

describe('isPublicIpAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('accepts %s', (url) => expect(isPublicIpAddress(url)).toBe(true));

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1'],
    ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::7f00:1',
      '64:ff9b::7f00:1',
      '100::1',
    ],
    ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001:db8::1', '2001::1'],
    ...['2002:7f00:1::', '3fff::1', '5f00::1', 'localhost', '', '127.1'],
  ])('rejects %s', (url) => expect(isPublicIpAddress(url)).toBe(false));
});
