/** Names under which people know the editions of New Game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'new-game': {
    // Generic names that pages show. A fan of that game would accept each of them.
    knownAs: ['Puzzle'],
    // Trademarks and related games: search matches them, pages never show them.
    searchNames: [],
    playLine: 'Do one thing until the board is done.',
    kinds: [],
  },
};
