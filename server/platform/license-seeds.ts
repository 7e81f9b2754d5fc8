/** Parses the configured private keys that sign license keys: `2:<64 hex digits>,1:<64 hex digits>`. */

export interface LicenseSeed {
  /** The number that identifies the signer in a license key. */
  number: number;
  seed: Buffer;
}

/** The maximum number of signers that fit into a game's file. */
export const MAX_SIGNERS = 4;
const SEED = /^([1-9]\d{0,2}):([0-9a-f]{64})$/i;

/**
 * Parses the seeds.
 * @returns null when the text is malformed, a number repeats, or there are more than four seeds
 */
export const parseLicenseSeeds = (text: string): LicenseSeed[] | null => {
  if (text === '') return [];
  const seeds: LicenseSeed[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, number = '', hex = ''] = SEED.exec(part) ?? [];
    const seed = { number: Number(number), seed: Buffer.from(hex, 'hex') };
    if (seed.seed.length !== 32 || seed.number > 255) return null;
    if (seeds.some((each) => each.number === seed.number)) return null;
    seeds.push(seed);
  }
  return seeds.length <= MAX_SIGNERS ? seeds : null;
};
