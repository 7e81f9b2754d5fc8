/** The secret halves of what licence keys are signed with, as configuration writes them: `2:<64 hex digits>,1:<64 hex digits>`. */

export interface LicenceSeed {
  /** What keys name their signer by. */
  number: number;
  seed: Buffer;
}

/** A file of a game knows so many signers. */
export const MOST_SIGNERS = 4;
const SEED = /^([1-9]\d{0,2}):([0-9a-f]{64})$/i;

/** @returns null where one is not written so, where numbers come twice, and past four */
export const parseLicenceSeeds = (text: string): LicenceSeed[] | null => {
  if (text === '') return [];
  const seeds: LicenceSeed[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, number = '', hex = ''] = SEED.exec(part) ?? [];
    const seed = { number: Number(number), seed: Buffer.from(hex, 'hex') };
    if (seed.seed.length !== 32 || seed.number > 255) return null;
    if (seeds.some((each) => each.number === seed.number)) return null;
    seeds.push(seed);
  }
  return seeds.length <= MOST_SIGNERS ? seeds : null;
};
