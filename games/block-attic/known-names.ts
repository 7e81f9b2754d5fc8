/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'block-attic': {
    knownAs: ['Block puzzle'],
    searchNames: ['Tetris', 'Blockudoku', 'Block Blast', 'Woodoku', 'Wood block puzzle', '1010', 'Block sudoku', 'Falling blocks', 'Blocks', 'Ten ten', 'Tetra blocks', 'Block game', '2048', 'Bricks', 'Wood blocks', 'Tetrominoes', 'Merge blocks', 'Stack blocks'],
    playLine: 'Place blocks and clear full rows, columns and squares.',
    kinds: ['relaxing', 'no timer'],
  },
  'block-attic-packing-day': {
    knownAs: ['Packing puzzle', 'Polyomino puzzle'],
    searchNames: ['Tangram', 'Pentominoes', 'Pentomino', 'Katamino', 'Block fill', 'Shape puzzle', 'Fit the shapes', 'Fill the box', 'Tiling puzzle', 'Blocks', 'Unblock Me', 'Puzzle blocks', 'Wood puzzle'],
    playLine: 'Fit every piece into the case so that no gap stays.',
    kinds: ['relaxing', 'for kids'],
  },
};
