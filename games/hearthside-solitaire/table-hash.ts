/** Hashes tables, so that searches recognize visited ones. Equal tables have equal hashes. */
import type { Table } from './play';

const mixHash = (hash: number, value: number): number => {
  const h = Math.imul(hash ^ value, 0x5bd1e995);
  return h ^ (h >>> 15);
};

/** Returns a hash of 52 bits from two mixed words: over the piles (in any order), the foundations and the remaining cards. */
export function hashTable({ piles, down, stock, waste, foundations, options, redealsUsed }: Table): number {
  let lowBits = 0;
  let highBits = 0;
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    let a = 17 + down[i]!;
    let b = 91 + down[i]!;
    for (const card of pile) {
      a = mixHash(a, card + 1);
      b = mixHash(b, card + 101);
    }
    // Adding makes the hash independent of the order of the piles.
    lowBits = (lowBits + mixHash(a, 7)) | 0;
    highBits = (highBits + mixHash(b, 3)) | 0;
  }
  const home = foundations[0]! | (foundations[1]! << 4) | (foundations[2]! << 8) | (foundations[3]! << 12);
  lowBits = mixHash(lowBits, home);
  highBits = mixHash(highBits, home + 1);
  lowBits = mixHash(lowBits, stock.length + waste.length);
  // When every remaining card can always be reached, the position in the waste does not matter.
  const isOpen = options.draw === 1 && options.redeals === null;
  if (!isOpen) {
    lowBits = mixHash(lowBits, waste.length + 64 * (options.redeals === null ? 0 : redealsUsed));
    highBits = mixHash(highBits, waste.length);
  }
  return (highBits & 0xfffff) * 0x1_0000_0000 + (lowBits >>> 0);
}
