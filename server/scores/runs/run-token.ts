/** Run tokens: opaque, stored hashed, bound to the run's row. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

// Every device, tab and reload of one daily holds a token of the same run; one that is offline for long is not to lose its own.
const MAX_TOKENS = 64;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new token and the hash to keep. */
export const createRunToken = (): { token: string; hash: string } => {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOf(token) };
};

/** The newest hashes with one more. */
export const withHash = (hashes: readonly string[], hash: string): string[] => [
  ...hashes.slice(-(MAX_TOKENS - 1)),
  hash,
];

export const isRunToken = (hashes: readonly string[], token: string): boolean => {
  const given = Buffer.from(hashOf(token));
  return hashes.some((hash) => timingSafeEqual(Buffer.from(hash), given));
};
