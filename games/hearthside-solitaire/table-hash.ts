/** Hashes tables, so that searches recognize visited ones. Equal tables have equal hashes. */
import type { Table } from './play';

const mix = (hash: number, value: number): number => {
  const h = Math.imul(hash ^ value, 0x5bd1e995);
  return h ^ (h >>> 15);
};

/** Returns a hash of 52 bits from two mixed words: over the piles (in any order), the foundations and the remaining cards. */
export function tableHash({ piles, down, stock, waste, foundations, options, redealsUsed }: Table): number {
  let lowBits = 0;
  let highBits = 0;
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    let a = 17 + down[i]!;
    let b = 91 + down[i]!;
    for (const card of pile) {
      a = mix(a, card + 1);
      b = mix(b, card + 101);
    }
    // Adding makes the hash independent of the order of the piles.
    lowBits = (lowBits + mix(a, 7)) | 0;
    highBits = (highBits + mix(b, 3)) | 0;
  }
  const home = foundations[0]! | (foundations[1]! << 4) | (foundations[2]! << 8) | (foundations[3]! << 12);
  lowBits = mix(lowBits, home);
  highBits = mix(highBits, home + 1);
  lowBits = mix(lowBits, stock.length + waste.length);
  // When every remaining card can always be reached, the position in the waste does not matter.
  const isOpen = options.draw === 1 && options.redeals === null;
  if (!isOpen) {
    lowBits = mix(lowBits, waste.length + 64 * (options.redeals === null ? 0 : redealsUsed));
    highBits = mix(highBits, waste.length);
  }
  return (highBits & 0xfffff) * 0x1_0000_0000 + (lowBits >>> 0);
}
