/** Names under which people know the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'quiet-sudoku': {
    knownAs: ['Sudoku'],
    searchNames: [
      'Daily sudoku',
      'Number Place',
      'Classic sudoku',
      'Su Doku',
      'Nine by nine',
      'Numbers game',
    ],
    playLine: 'Fill the grid with the digits 1 to 9, each once in every row, column and box.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-mini': {
    knownAs: ['Mini sudoku', '6×6 sudoku'],
    searchNames: ['Small sudoku', 'Sudoku 6x6', 'Six by six sudoku', 'Easy sudoku'],
    playLine: 'Fill a small grid with the digits 1 to 6.',
    kinds: ['relaxing', 'quick', 'for kids'],
  },
  'quiet-sudoku-diagonal': {
    knownAs: ['Diagonal sudoku'],
    searchNames: ['X sudoku', 'Sudoku X'],
    playLine: 'Fill the grid so that both diagonals hold every digit too.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-windows': {
    knownAs: ['Windoku'],
    searchNames: ['Hyper sudoku', 'Hypersudoku', 'Four box sudoku', 'NRC sudoku'],
    playLine: 'Fill the grid and four extra windows with the digits 1 to 9.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-patchwork': {
    knownAs: ['Jigsaw sudoku'],
    searchNames: ['Irregular sudoku', 'Nonomino', 'Squiggly sudoku', 'Chaos sudoku'],
    playLine: 'Fill the grid where the boxes are crooked patches.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-centre-dot': {
    knownAs: ['Center dot sudoku'],
    searchNames: ['Centre dot sudoku'],
    playLine: 'Fill the grid so that the centers of the boxes hold every digit too.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-asterisk': {
    knownAs: ['Asterisk sudoku'],
    searchNames: ['Star sudoku'],
    playLine: 'Fill the grid so that nine starred cells hold every digit too.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-girandola': {
    knownAs: ['Girandola sudoku'],
    searchNames: ['Pinwheel sudoku'],
    playLine: 'Fill the grid so that nine marked cells hold every digit too.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-scattered': {
    knownAs: ['Disjoint groups sudoku'],
    searchNames: ['Offset sudoku', 'Positional sudoku'],
    playLine: 'Fill the grid so that the same position in every box differs too.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-knights-move': {
    knownAs: ['Anti-knight sudoku'],
    searchNames: ['Chess sudoku', 'Knight sudoku', 'Knights move sudoku'],
    playLine: 'Fill the grid with no digit a knight’s move from itself.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-kings-move': {
    knownAs: ['Anti-king sudoku'],
    searchNames: ['No touch sudoku', 'King sudoku'],
    playLine: 'Fill the grid with no digit next to itself, even at a corner.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-even-and-odd': {
    knownAs: ['Even-odd sudoku'],
    searchNames: ['Odd even sudoku', 'Parity sudoku'],
    playLine: 'Fill the grid; the even cells are marked from the start.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-argyle': {
    knownAs: ['Argyle sudoku'],
    searchNames: ['Diamond sudoku'],
    playLine: 'Fill the grid with no digit twice on a marked slanting line.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-windows-and-diagonals': {
    knownAs: ['Diagonal windoku'],
    searchNames: ['Hyper diagonal sudoku'],
    playLine: 'Fill the grid, four extra windows and both diagonals.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-tiny': {
    knownAs: ['4×4 sudoku', 'Sudoku for beginners'],
    searchNames: ['Sudoku 4x4', 'Kids sudoku', 'Easy sudoku', 'Baby sudoku', 'Beginner sudoku'],
    playLine: 'Fill sixteen cells with the digits 1 to 4.',
    kinds: ['relaxing', 'quick', 'for kids'],
  },
  'quiet-sudoku-eight': {
    knownAs: ['8×8 sudoku'],
    searchNames: ['Sudoku 8x8'],
    playLine: 'Fill a grid of eight by eight with the digits 1 to 8.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-neighbours': {
    knownAs: ['Consecutive sudoku'],
    searchNames: ['Neighbor sudoku', 'Neighbour sudoku'],
    playLine: 'Fill the grid; bars join digits that are one apart.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-black-and-white': {
    knownAs: ['Kropki sudoku'],
    searchNames: ['Dots sudoku', 'Kropki'],
    playLine: 'Fill the grid by white dots for one apart and black dots for double.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-more-or-less': {
    knownAs: ['Greater-than sudoku'],
    searchNames: ['Compdoku', 'Futoshiki', 'Inequality sudoku', 'More or less sudoku'],
    playLine: 'Fill the grid by signs that say which digit is larger.',
    kinds: ['relaxing'],
  },
  'quiet-sudoku-sums': {
    knownAs: ['Killer sudoku'],
    searchNames: ['Sumdoku', 'Sum sudoku', 'Samunamupure', 'Kakuro', 'Kenken', 'Calcudoku', 'Cage sudoku'],
    playLine: 'Fill the grid; the digits of each cage add up to its sum.',
    kinds: ['relaxing'],
  },
};
