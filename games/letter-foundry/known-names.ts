/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'letter-foundry': {
    knownAs: ['Word maker'],
    searchNames: ['Wordscapes', 'Boggle', 'Scrabble', 'Word connect', 'Word cookies', 'Anagrams', 'Text Twist', 'Word game', 'Words', 'Wordle', 'Word wheel', 'Make words', 'Spelling game', 'Spell words', 'Word builder', 'Words With Friends', 'Bookworm', 'Word stacks', 'Letter game', 'Word scramble', 'Unscramble', 'Jumble', 'Word puzzle', 'Spelling', 'Word cross', 'Hangman', 'Vocabulary'],
    playLine: 'Make words from a few letters and fill the grid.',
    kinds: ['typing', 'relaxing', 'no timer'],
  },
  'letter-foundry-keystone': {
    knownAs: ['Word wheel'],
    searchNames: ['Spelling Bee', 'Wordwheel', 'Target word', 'Polygon', 'Nine letter word', 'Boggle', 'NYT Spelling Bee', 'Word target', 'Word polygon', 'Spelling game', 'Honeycomb words', 'Wordle'],
    playLine: 'Make words that use the letter at the top.',
    kinds: ['typing', 'relaxing', 'no timer'],
  },
};
