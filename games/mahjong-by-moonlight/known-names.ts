/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'mahjong-by-moonlight': {
    knownAs: ['Mahjong solitaire', 'Mahjong'],
    searchNames: ['Mahjongg', 'Mah Jong', 'Mah jongg', 'Majong', 'Mahjong titans', 'Shanghai', 'Taipei', 'Mahjong turtle', 'Tile matching', 'Mahjongg solitaire', 'Classic mahjong', 'Mahjong dimensions', 'Mahjong connect', 'Turtle', 'Tile match', 'Chinese tiles', 'Vita Mahjong', 'Zen match'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-bridge': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-two-towers': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-well': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-fishing-boat': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-spiral-stair': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-owl': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-night-garden': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-tram-ride': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing', 'quick'],
  },
  'mahjong-the-crescent': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-moon-gate': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-moth': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-steeple': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-carp': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-hourglass': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-alleys': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-crown': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-the-wave': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-four-courts': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing'],
  },
  'mahjong-teacup': {
    knownAs: ['Mahjong solitaire'],
    searchNames: ['Mahjongg'],
    playLine: 'Clear the tiles, two alike and free at a time.',
    kinds: ['relaxing', 'quick'],
  },
};
