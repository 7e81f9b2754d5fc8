/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'night-owl-quiz': {
    knownAs: ['Brain training', 'IQ quiz'],
    searchNames: ['Lumosity', 'Trivia', 'Quiz', 'Brain Age', 'IQ test', 'Brain teasers', 'Brain test', 'Mind games', 'Brain workout', 'Riddles', 'Brain game', 'Brain exercise', 'Quiz game', 'General knowledge', 'Trivia quiz', 'Test your brain', 'Logic quiz', 'Brain out', 'Questions', 'Millionaire'],
    playLine: 'Answer twelve quick questions of number, memory and logic.',
    kinds: ['quick'],
  },
  'night-owl-numbers': {
    knownAs: ['Math quiz'],
    searchNames: ['Math game', 'Maths', 'Arithmetic', 'Mental math', 'Multiplication', 'Addition', 'Sums', 'Cool math', 'Numbers game', 'Math playground', 'Times tables', 'Number game', 'Mental arithmetic', 'Math', 'Math puzzle', 'Coolmath', 'Subtraction'],
    playLine: 'Answer twelve questions about numbers against the clock.',
    kinds: ['quick'],
  },
  'night-owl-memory': {
    knownAs: ['Memory training'],
    searchNames: ['Memory test', 'Brain training memory', 'Remember', 'Memory quiz', 'Visual memory'],
    playLine: 'Look, remember and show what you saw.',
    kinds: ['quick'],
  },
  'night-owl-reason': {
    knownAs: ['Logic quiz'],
    searchNames: ['Logic puzzle', 'Reasoning test', 'Riddles', 'IQ test', 'Deduction', 'Logic game', 'Logic puzzles', 'Logic', 'Einstein riddle', 'Brain teasers', 'Logic grid', 'Thinking game'],
    playLine: 'Answer twelve questions of logic.',
    kinds: ['quick'],
  },
};
