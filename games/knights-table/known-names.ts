/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'knights-table': {
    knownAs: ['Chess'],
    family: 'chess',
    searchNames: [
      'Chess against the computer',
      'Play chess',
      'Chess online',
      'Schach',
      'Checkers',
      'Draughts',
      'Board game',
      'Chess.com',
      'Lichess',
      'Master chess',
      'Chess vs computer',
      'Backgammon',
      'Reversi',
      'Othello',
      'Strategy board game',
    ],
    playLine: 'Play chess against one of three opponents.',
    kinds: ['against the computer', 'no timer'],
  },
  'pawns-to-the-light': {
    knownAs: ['Pawn chess'],
    family: 'chess',
    searchNames: [
      'Pawns game',
      'Pawn game',
      'The pawns',
      'Chess for beginners',
      'Mini chess',
      'Learn chess',
      'Checkers',
    ],
    playLine: 'Bring a pawn to the far side first.',
    kinds: ['against the computer', 'no timer', 'quick'],
  },
  'shuffled-court': {
    knownAs: ['Shuffle chess'],
    family: 'chess',
    searchNames: ['Chess960', 'Chess 960', 'Fischer random', 'Freestyle chess', 'Random chess'],
    playLine: 'Play chess with a shuffled back row.',
    kinds: ['against the computer', 'no timer'],
  },
};
