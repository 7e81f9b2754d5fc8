/** Creates run tokens: opaque, stored as hashes, bound to the run's row. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

// Each device, tab and reload of a daily has a token of the same run; a device that was offline for long must not lose its own.
const MAX_TOKENS = 64;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns a new token and the hash to store. */
export const createRunToken = (): { token: string; hash: string } => {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOf(token) };
};

/** Returns the newest hashes with one more. */
export const withHash = (hashes: readonly string[], hash: string): string[] => [
  ...hashes.slice(-(MAX_TOKENS - 1)),
  hash,
];

export const isRunToken = (hashes: readonly string[], token: string): boolean => {
  const given = Buffer.from(hashOf(token));
  return hashes.some((hash) => timingSafeEqual(Buffer.from(hash), given));
};
