/** Returns a number for a table, so that searches recognize visited tables. Equal tables have equal numbers. */
import type { Table } from './table';

const mix = (hash: number, value: number): number => {
  const h = Math.imul(hash ^ value, 0x5bd1e995);
  return h ^ (h >>> 15);
};

/** 52 bits over all piles; the order of equivalent piles makes no difference. */
export function tableHash({ rules, piles, down, redealsUsed }: Table): number {
  let low = redealsUsed;
  let high = redealsUsed;
  const isRowDealt = rules.stock?.to === 'tableau';
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    const { kind } = rules.piles[i]!;
    if (kind === 'discard') continue;
    const isLike = kind === 'cell' || kind === 'reserve' || (kind === 'tableau' && !isRowDealt);
    const salt = isLike ? (kind === 'tableau' ? 3 : 5) : i + 7;
    let a = mix(salt, 17 + down[i]!);
    let b = mix(salt, 91 + down[i]!);
    if (kind === 'stock' || (kind === 'foundation' && rules.goal === 'home')) {
      a = mix(a, pile.length);
      b = mix(b, pile.length + 200);
    } else
      for (let k = 0; k < pile.length; k++) {
        // Copies of a card are equal.
        const card = pile[k]! % 52;
        a = mix(a, card + 1);
        b = mix(b, card + 101);
      }
    low = (low + mix(a, 7)) | 0;
    high = (high + mix(b, 3)) | 0;
  }
  return (high & 0xfffff) * 0x1_0000_0000 + (low >>> 0);
}
