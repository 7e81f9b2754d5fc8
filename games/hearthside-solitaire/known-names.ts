/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'hearthside-solitaire': {
    knownAs: ['Klondike solitaire', 'Solitaire'],
    searchNames: ['Classic solitaire', 'Patience', 'Klondike', 'Solitare', 'Daily solitaire', 'Solitaire turn 3', 'Turn one solitaire', 'Draw 3 solitaire', 'Microsoft Solitaire', 'Windows solitaire', 'Card game', 'Cards', 'Playing cards', 'Solitaire card game', 'Solitär', 'World of Solitaire', 'Google solitaire'],
    playLine: 'Sort the deck into four suits, from ace to king.',
    kinds: ['relaxing'],
  },
  'thumb-and-pouch': {
    knownAs: ['Thumb and Pouch solitaire'],
    searchNames: ['Klondike variant'],
    playLine: 'Build on any other suit and go through the stock once.',
    kinds: ['relaxing'],
  },
  'whitehead-solitaire': {
    knownAs: ['Whitehead solitaire'],
    searchNames: ['Klondike variant'],
    playLine: 'Build red on red and black on black with every pile open.',
    kinds: ['relaxing'],
  },
  'saratoga-solitaire': {
    knownAs: ['Saratoga solitaire'],
    searchNames: ['Open Klondike', 'Klondike face up'],
    playLine: 'Play Klondike with every card of the piles face up.',
    kinds: ['relaxing'],
  },
  'eastcliff-solitaire': {
    knownAs: ['Eastcliff solitaire'],
    searchNames: ['Klondike variant'],
    playLine: 'Build down in turns of color on seven shallow piles.',
    kinds: ['relaxing'],
  },
  'trigon-solitaire': {
    knownAs: ['Trigon solitaire'],
    searchNames: ['Klondike by suit'],
    playLine: 'Build the piles down in suit.',
    kinds: ['relaxing'],
  },
  'kingsley-solitaire': {
    knownAs: ['Kingsley solitaire'],
    searchNames: ['Reverse Klondike'],
    playLine: 'Build the suits down from the kings.',
    kinds: ['relaxing'],
  },
  'whitehorse-solitaire': {
    knownAs: ['Whitehorse solitaire'],
    searchNames: ['Seven card solitaire'],
    playLine: 'Build on seven open cards and draw from the rest.',
    kinds: ['relaxing'],
  },
  'smokey-solitaire': {
    knownAs: ['Smokey solitaire'],
    searchNames: ['Klondike variant'],
    playLine: 'Build red on red and black on black.',
    kinds: ['relaxing'],
  },
  'porcelain-solitaire': {
    knownAs: ['Porcelain solitaire'],
    searchNames: ['Klondike variant'],
    playLine: 'Build on any other suit; the stock goes round three times.',
    kinds: ['relaxing'],
  },
  'candlestick-solitaire': {
    knownAs: ['Candlestick solitaire'],
    searchNames: ['Klondike variant'],
    playLine: 'Build seven open piles down in suit.',
    kinds: ['relaxing'],
  },
  'gold-rush-solitaire': {
    knownAs: ['Gold Rush solitaire'],
    searchNames: ['Klondike Gold Rush'],
    playLine: 'Draw three cards, then two, then one from the stock.',
    kinds: ['relaxing'],
  },
};
