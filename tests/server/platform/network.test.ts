/** Tests which networks the limits by IP address count. */
import { describe, expect, it } from 'vitest';
import { networkForRateLimit, networkOf } from '@/server/platform/network';

describe('networkOf', () => {
  it.each([
    [null, 'local'],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('converts %s to %s', (ipAddress, expected) => {
    expect(networkOf(ipAddress)).toBe(expected);
  });
});

describe('networkForRateLimit', () => {
  it.each([null, '127.0.0.1', '::1', '::ffff:127.0.0.1'])('returns null for %s', (ipAddress) => {
    expect(networkForRateLimit(ipAddress)).toBeNull();
  });

  it('returns the network of any other IP address', () => {
    expect(networkForRateLimit('203.0.113.7')).toBe('203.0.113.7');
  });
});
