/** Creates run tokens, which are opaque, stored as hashes, and valid only for their run. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

// Each device, tab and reload of a daily gets its own token for the same run. The limit is high, so that a device keeps
// its token during a long time offline.
const MAX_TOKENS = 64;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns a new token and its hash for storage. */
export const createRunToken = (): { token: string; hash: string } => {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashToken(token) };
};

/** Adds a hash, and keeps only the newest hashes. */
export const addTokenHash = (hashes: readonly string[], hash: string): string[] => [
  ...hashes.slice(-(MAX_TOKENS - 1)),
  hash,
];

export const isRunToken = (hashes: readonly string[], token: string): boolean => {
  const given = Buffer.from(hashToken(token));
  return hashes.some((hash) => timingSafeEqual(Buffer.from(hash), given));
};
