/** Hashes tables, so that searches recognize visited ones. Equal tables have equal hashes. */
import type { Table } from './table';

const mixHash = (hash: number, value: number): number => {
  const h = Math.imul(hash ^ value, 0x5bd1e995);
  return h ^ (h >>> 15);
};

/** Returns a hash of 52 bits over all piles. The order of equivalent piles does not matter. */
export function hashTable({ rules, piles, down, redealsUsed }: Table): number {
  let lowBits = redealsUsed;
  let highBits = redealsUsed;
  const isRowDealt = rules.stock?.to === 'tableau';
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    const { kind } = rules.piles[i]!;
    if (kind === 'discard') continue;
    const isLike = kind === 'cell' || kind === 'reserve' || (kind === 'tableau' && !isRowDealt);
    const salt = isLike ? (kind === 'tableau' ? 3 : 5) : i + 7;
    let a = mixHash(salt, 17 + down[i]!);
    let b = mixHash(salt, 91 + down[i]!);
    if (kind === 'stock' || (kind === 'foundation' && rules.goal === 'home')) {
      a = mixHash(a, pile.length);
      b = mixHash(b, pile.length + 200);
    } else
      for (let k = 0; k < pile.length; k++) {
        // Copies of a card from different decks are equal.
        const card = pile[k]! % 52;
        a = mixHash(a, card + 1);
        b = mixHash(b, card + 101);
      }
    lowBits = (lowBits + mixHash(a, 7)) | 0;
    highBits = (highBits + mixHash(b, 3)) | 0;
  }
  return (highBits & 0xfffff) * 0x1_0000_0000 + (lowBits >>> 0);
}
