/** The names under which people know this game's editions, and one line about the gameplay of each. */
import type { NamesBySlug } from '@/lib/domain/games/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'lantern-words': {
    knownAs: ['Word search'],
    family: 'word-search',
    searchNames: [
      'Wordsearch',
      'Word find',
      'Word sleuth',
      'Find words',
      'Hidden words',
      'Word seek',
      'Strands',
      'Daily word search',
      'Word game',
      'Daily word game',
    ],
    playLine: 'Find the hidden words of a theme in a grid of letters.',
    kinds: ['relaxing', 'for kids'],
  },
  'lantern-words-tangled': {
    knownAs: ['Anagram word search'],
    family: 'word-search',
    searchNames: ['Word scramble search', 'Jumbled word search'],
    playLine: 'Solve the anagrams of the list and find the words in the grid.',
    kinds: ['relaxing'],
  },
  'lantern-words-first-letters': {
    knownAs: ['Word search without a list'],
    family: 'word-search',
    searchNames: ['Hard word search', 'Hangman', 'Word guess'],
    playLine: 'Find words of which you know the first letter only.',
    kinds: ['relaxing'],
  },
  'lantern-words-without-vowels': {
    knownAs: ['Missing-vowels word search'],
    family: 'word-search',
    searchNames: ['No vowels', 'Only Connect missing vowels'],
    playLine: 'Guess the words without vowels and find them in the grid.',
    kinds: ['relaxing'],
  },
};
