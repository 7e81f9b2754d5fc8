import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { solveChallenge } from '@/lib/captcha/solve-challenge';
import type { CaptchaChallenge } from '@/lib/contract/captcha';

const SALT = 'ab'.repeat(16);
const NONCE = '01'.repeat(16);

const keyOf = (counter: number, cost: number): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  let key = Buffer.concat([Buffer.from(SALT + NONCE, 'hex'), bytes]);
  for (let round = 0; round < cost; round += 1) key = createHash('sha256').update(key).digest();
  return key.toString('hex');
};
const challengeOf = (
  counter: number,
  cost = 1,
  keyPrefix = keyOf(counter, cost).slice(0, 32),
): CaptchaChallenge => ({
  parameters: {
    algorithm: 'SHA-256',
    nonce: NONCE,
    salt: SALT,
    cost,
    keyLength: 32,
    keyPrefix,
    keySignature: '0'.repeat(64),
    data: { until: 0 },
  },
  signature: '0'.repeat(64),
});
const createRunningSignal = () => new AbortController().signal;

describe('solving the spam check', () => {
  it.each([
    [0, 1],
    [1, 3],
    [70_000, 1],
  ])('finds the counter %s at a cost of %s', async (counter, cost) => {
    expect(await solveChallenge(challengeOf(counter, cost), createRunningSignal())).toEqual({
      counter,
      derivedKey: keyOf(counter, cost),
    });
  });

  it('yields to the page every 8 ms', async () => {
    let at = 0;
    let pauses = 0;
    const deps = {
      now: () => (at += 1),
      pause: async () => {
        pauses += 1;
      },
    };
    await solveChallenge(challengeOf(64 * 80), createRunningSignal(), deps);
    // Each reading of the clock advances it by one, and the solver reads it after every 64 hashes.
    expect(pauses).toBeGreaterThanOrEqual(8);
    expect(pauses).toBeLessThanOrEqual(11);
  });

  it('stops when aborted', async () => {
    const stop = new AbortController();
    let at = 0;
    const deps = { now: () => (at += 100), pause: async () => stop.abort() };
    expect(await solveChallenge(challengeOf(1_000_000), stop.signal, deps)).toBeNull();
  });
});
