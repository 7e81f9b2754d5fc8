/** Solves the spam check in short slices, so that the page stays responsive. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { CaptchaChallenge, CaptchaSolution } from '../contract/captcha';

// Hashes are computed synchronously: WebCrypto would add a wait for each of many thousands of hashes, and it is
// unavailable on pages without HTTPS.
const SLICE_MS = 8;
const HASHES_BETWEEN_CHECKS = 64;
// Several times the server's maximum, so that a search for a missing solution ends.
const MAX_WORK = 2_000_000;

interface SolverDependencies {
  now(): number;
  /** Lets the page do other work. */
  pause(): Promise<void>;
}

const browserDependencies: SolverDependencies = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
};

/**
 * Finds the solution of a challenge.
 * @returns null when the search was aborted or no solution exists
 */
export const solveChallenge = async (
  { parameters }: CaptchaChallenge,
  signal: AbortSignal,
  { now, pause }: SolverDependencies = browserDependencies,
): Promise<CaptchaSolution | null> => {
  const { salt, nonce, cost, keyPrefix } = parameters;
  const message = concatBytes(hexToBytes(salt), hexToBytes(nonce), new Uint8Array(4));
  const counterBytes = new DataView(message.buffer, message.length - 4);
  const prefix = hexToBytes(keyPrefix);

  const keyOf = (counter: number): Uint8Array => {
    counterBytes.setUint32(0, counter);
    let key = sha256(message);
    for (let round = 1; round < cost; round += 1) key = sha256(key);
    return key;
  };

  let sliceEndsAt = now() + SLICE_MS;
  for (let counter = 0; counter < MAX_WORK; counter += 1) {
    const key = keyOf(counter);
    if (prefix.every((byte, at) => key[at] === byte)) return { counter, derivedKey: bytesToHex(key) };
    if (counter % HASHES_BETWEEN_CHECKS > 0 || now() < sliceEndsAt) continue;
    await pause();
    if (signal.aborted) return null;
    sliceEndsAt = now() + SLICE_MS;
  }
  return null;
};

/** Encodes a solved challenge as the value of a form field. */
export const encodeSolution = (challenge: CaptchaChallenge, solution: CaptchaSolution): string =>
  btoa(JSON.stringify({ challenge, solution }));
