/** Tests TRUST_PROXY: the accepted values, and which IP address counts as the client's. */
import { describe, expect, it } from 'vitest';
import { identifyCaller, parseProxyTrust, type ProxyTrust } from '@/server/platform/proxy-trust';

const trustIn = (value: string): ProxyTrust => {
  const trust = parseProxyTrust(value);
  if (!trust) throw new Error(`${value} is not accepted.`);
  return trust;
};
const NETWORKS = '10.0.0.0/8, 2001:db8:ff::/48, 192.0.2.1';

describe('parsing TRUST_PROXY', () => {
  it.each(['', '0', 'false', '1', 'true', '3', '10.0.0.0/8', '::1', NETWORKS])('accepts "%s"', (value) => {
    expect(parseProxyTrust(value)).not.toBeNull();
  });

  it.each([
    'maybe',
    '-1',
    '99',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/',
    '10.0.0/8',
    '1,',
    '10.0.0.0/8/8',
    '*',
  ])('rejects "%s"', (value) => expect(parseProxyTrust(value)).toBeNull());
});

describe('determining the client of a request', () => {
  it.each([
    ['0', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
    ['2', '10.0.0.1', '198.51.100.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['2', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [NETWORKS, '10.0.0.1', '198.51.100.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [NETWORKS, '::ffff:10.0.0.1', '203.0.113.7, 2001:db8:ff::2', '203.0.113.7'],
    [NETWORKS, '192.0.2.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    [NETWORKS, '192.0.2.2', '203.0.113.7', '192.0.2.2'],
    ['1', '10.0.0.1', '203.0.113.7:41234', '203.0.113.7'],
    ['1', '10.0.0.1', '[2001:db8::7]:41234', '2001:db8::7'],
    ['2', '10.0.0.1', 'unknown, 10.0.0.2', '10.0.0.2'],
    ['0', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['1', undefined, undefined, 'unknown'],
  ])(
    'returns the right IP address (trust %s, connection from %s, forwarded for %s): %s',
    (value, remoteAddress, forwardedFor, ipAddress) => {
      expect(
        identifyCaller(trustIn(value), { remoteAddress, forwardedFor, forwardedProto: undefined }).ipAddress,
      ).toBe(ipAddress);
    },
  );

  it.each([
    ['1', '10.0.0.1', 'https', true],
    ['1', '10.0.0.1', 'https, http', true],
    ['1', '10.0.0.1', 'HTTPS,http', true],
    ['1', '10.0.0.1', 'http, https', false],
    ['1', '10.0.0.1', undefined, false],
    ['0', '10.0.0.1', 'https', false],
    [NETWORKS, '10.0.0.1', 'https', true],
    [NETWORKS, '203.0.113.7', 'https', false],
  ])(
    'detects TLS (trust %s, connection from %s, forwarded as %s): %s',
    (value, remoteAddress, forwardedProto, isSecure) => {
      expect(
        identifyCaller(trustIn(value), { remoteAddress, forwardedFor: undefined, forwardedProto }).isSecure,
      ).toBe(isSecure);
    },
  );
});
