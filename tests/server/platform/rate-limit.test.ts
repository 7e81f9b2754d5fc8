/** Tests rate limits: the sliding window, and how IP addresses are grouped. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '@/server/platform/network';
import { chargeBudget, removeHit, requireBudget, throttle } from '@/server/platform/rate-limit';
import { createTestDatabase, type TestDatabase } from '../../support/database';

const LIMIT = { limit: 10, windowSeconds: 900 };
const START = Date.parse('2026-11-21T12:00:00Z');
const atSecond = (seconds: number): Date => new Date(START + seconds * 1000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const recordHit = async (key: string, seconds: number): Promise<number | null> => {
  try {
    await throttle(database.db, key, LIMIT, atSecond(seconds));
    return null;
  } catch (error) {
    return (error as { retryAfterSeconds: number }).retryAfterSeconds;
  }
};
const hitTimes = async (key: string, times: number, seconds: number): Promise<number> => {
  const outcomes = await Promise.all(Array.from({ length: times }, () => recordHit(key, seconds)));
  return outcomes.filter((outcome) => outcome === null).length;
};

describe('a rate limit with a sliding window', () => {
  it('allows the limit only once in any window, wherever the window begins', async () => {
    // 12:14:59 is the last second of a quarter of an hour.
    expect(await hitTimes('edge', 10, 899)).toBe(10);
    expect(await hitTimes('edge', 10, 901)).toBe(0);
    expect(await hitTimes('edge', 10, 1798)).toBe(0);
    expect(await hitTimes('edge', 10, 1799)).toBe(10);
  });

  it('reports the seconds until the next hit is allowed', async () => {
    await hitTimes('wait', 4, 0);
    await hitTimes('wait', 6, 100);
    const wait = await recordHit('wait', 600);
    expect(wait).toBe(300);
    expect(await recordHit('wait', 899)).toBe(1);
    expect(await recordHit('wait', 900)).toBeNull();
  });

  it('does not count refused hits', async () => {
    await hitTimes('refused', 10, 0);
    expect(await hitTimes('refused', 50, 800)).toBe(0);
    expect(await recordHit('refused', 900)).toBeNull();
  });

  it('allows no more concurrent hits than the limit', async () => {
    expect(await hitTimes('parallel', 40, 0)).toBe(10);
  });

  it('removes only one of several hits with the same time', async () => {
    await hitTimes('forgiven', 10, 0);
    await removeHit(database.db, 'forgiven', atSecond(0));
    expect(await hitTimes('forgiven', 5, 0)).toBe(1);
  });
});

describe('a rate limit that counts hits in slices of the window', () => {
  // Limits above 120 hits use slices; one slice of this limit lasts 75 seconds.
  const SLICED = { limit: 150, windowSeconds: 900 };
  const count = async (key: string, times: number, seconds: number): Promise<number> => {
    let accepted = 0;
    for (let left = times; left > 0; left -= 1) {
      const isAccepted = await throttle(database.db, key, SLICED, atSecond(seconds)).then(
        () => true,
        () => false,
      );
      if (isAccepted) accepted += 1;
    }
    return accepted;
  };

  it('allows the limit only once in any window, wherever the window begins', async () => {
    expect(await count('slices', 160, 899)).toBe(150);
    expect(await count('slices', 160, 901)).toBe(0);
    // The slice of second 899 begins at 825 and leaves the window 900 seconds later.
    expect(await count('slices', 1, 1_724)).toBe(0);
    expect(await count('slices', 160, 1_725)).toBe(150);
  });

  it('frees only the part of the limit whose slices have left the window', async () => {
    expect(await count('parts', 100, 0)).toBe(100);
    expect(await count('parts', 60, 450)).toBe(50);
    expect(await count('parts', 110, 900)).toBe(100);
    expect(await count('parts', 1, 1_349)).toBe(0);
    expect(await count('parts', 60, 1_350)).toBe(50);
  });

  it('reports the seconds until the oldest slice leaves the window', async () => {
    await chargeBudget(database.db, 'wait in slices', SLICED, 150, atSecond(80));
    await expect(requireBudget(database.db, 'wait in slices', SLICED, atSecond(800))).rejects.toMatchObject({
      code: 'tooManyRequests',
      retryAfterSeconds: 175,
    });
    await expect(
      requireBudget(database.db, 'wait in slices', SLICED, atSecond(975)),
    ).resolves.toBeUndefined();
  });
});

describe('grouping IP addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    [null, 'local'],
  ])('groups %s into %s', (ipAddress, network) => {
    expect(networkOf(ipAddress)).toBe(network);
  });
});
