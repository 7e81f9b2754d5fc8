/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'cross-and-down': {
    knownAs: ['Crossword', 'Mini crossword'],
    family: 'crosswords',
    searchNames: [
      'Daily crossword',
      'Crossword puzzle',
      'The Mini',
      'Cross word',
      'NYT mini',
      'Quick crossword',
      'Crosswords',
      'Typing game',
      'Type words',
    ],
    playLine: 'Answer the clues and fill the crossword, across and down.',
    kinds: ['typing', 'relaxing', 'quick'],
  },
  'clueless-cross': {
    knownAs: ['Codeword'],
    searchNames: [
      'Codewords',
      'Code cracker',
      'Code breaker',
      'Cipher crossword',
      'Cryptogram',
      'Cryptoquote',
      'Codecracker',
      'Decoder',
      'Hangman',
      'Kaidoku',
    ],
    playLine: 'Find out which letter each number stands for.',
    kinds: ['typing', 'relaxing'],
  },
  'tidy-cross': {
    knownAs: ['Anagram crossword'],
    family: 'crosswords',
    searchNames: [
      'Anagrams',
      'Word scramble',
      'Word jumble',
      'Jumble',
      'Scrambled words',
      'Unscramble words',
    ],
    playLine: 'Unscramble each clue and write its word into the grid.',
    kinds: ['typing', 'relaxing'],
  },
  'snug-cross': {
    knownAs: ['Fill-in puzzle', 'Kriss kross'],
    searchNames: ['Criss cross', 'Fill it in', 'Word fill', 'Fill ins', 'Crisscross', 'Word fit'],
    playLine: 'Fit the words of the list into the grid.',
    kinds: ['relaxing'],
  },
  'dial-cross': {
    knownAs: ['Phone-key crossword'],
    family: 'crosswords',
    searchNames: ['T9 crossword', 'Telephone crossword', 'Keypad crossword'],
    playLine: 'Turn telephone keys into the letters of words.',
    kinds: ['typing', 'relaxing'],
  },
  'hushed-cross': {
    knownAs: ['Missing-vowels crossword'],
    family: 'crosswords',
    searchNames: ['Vowels crossword', 'No vowels', 'Missing vowels', 'Hangman', 'Fill in the blanks'],
    playLine: 'Put the missing vowels back and fill the grid.',
    kinds: ['typing', 'relaxing'],
  },
};
