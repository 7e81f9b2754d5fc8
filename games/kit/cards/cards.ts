/** Numbers the cards and returns the suit, rank, color and name of a number. */
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const PACK = 52;
export const KING = 12;

const RANK_NAMES: Record<string, string> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

export const suitOf = (card: number): number => Math.floor((card % PACK) / 13);
export const rankOf = (card: number): number => card % 13;
/** Returns 1 for diamonds and hearts, 0 for clubs and spades. */
export const colorOf = (card: number): number => (card % PACK >= 13 && card % PACK < 39 ? 1 : 0);

/** Returns a name such as `queen of hearts` or `10 of clubs`. */
export function nameOf(card: number): string {
  const rank = RANKS[rankOf(card)]!;
  return `${RANK_NAMES[rank] ?? rank} of ${SUITS[suitOf(card)]}`;
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
