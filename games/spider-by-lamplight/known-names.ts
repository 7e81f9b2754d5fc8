/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'spider-by-lamplight': {
    knownAs: ['Spider solitaire'],
    searchNames: ['Spider', 'Spiderette', 'Spider 2 suits', 'Spider solitaire 1 suit', 'Spider solitaire 4 suits', 'Spidersolitaire', 'Spider patience', 'Two suit spider', 'One suit spider', 'Four suit spider'],
    playLine: 'Build eight runs from king to ace in one, two or four suits.',
    kinds: ['relaxing'],
  },
  'scorpion-solitaire': {
    knownAs: ['Scorpion solitaire'],
    searchNames: ['Wasp', 'Scorpion patience'],
    playLine: 'Move any face-up card with everything on it and build in suit.',
    kinds: ['relaxing'],
  },
  'yukon-solitaire': {
    knownAs: ['Yukon solitaire'],
    searchNames: ['Klondike without stock', 'Alaska'],
    playLine: 'Move any open cards with everything on them and build by color.',
    kinds: ['relaxing'],
  },
  'russian-solitaire': {
    knownAs: ['Russian solitaire'],
    searchNames: ['Yukon in suit'],
    playLine: 'Move any open cards and build down in suit.',
    kinds: ['relaxing'],
  },
  'freecell-by-lamplight': {
    knownAs: ['FreeCell', 'FreeCell solitaire'],
    searchNames: ['Free cell', 'Freecel', 'Classic freecell', 'Freecell solitaire', 'Windows freecell'],
    playLine: 'Sort all open cards into suits with four free cells.',
    kinds: ['relaxing'],
  },
  'bakers-game': {
    knownAs: ['Baker’s Game solitaire'],
    searchNames: ['Freecell in suit', 'Bakers dozen'],
    playLine: 'Sort open cards in suit with four free cells.',
    kinds: ['relaxing'],
  },
  'eight-off': {
    knownAs: ['Eight Off solitaire'],
    searchNames: ['Eight off freecell', '8 off'],
    playLine: 'Sort open cards in suit with eight cells.',
    kinds: ['relaxing'],
  },
  'seahaven-towers': {
    knownAs: ['Seahaven Towers solitaire'],
    searchNames: ['Sea towers', 'Sea haven'],
    playLine: 'Sort ten open piles in suit with four cells.',
    kinds: ['relaxing'],
  },
  'beleaguered-castle': {
    knownAs: ['Beleaguered Castle solitaire'],
    searchNames: ['Laying siege', 'Sham battle'],
    playLine: 'Build from the aces with eight open rows and no cells.',
    kinds: ['relaxing'],
  },
  'flower-garden': {
    knownAs: ['Flower Garden solitaire'],
    searchNames: ['The Bouquet', 'The garden'],
    playLine: 'Clear six beds with sixteen spare cards.',
    kinds: ['relaxing'],
  },
  'bisley-solitaire': {
    knownAs: ['Bisley solitaire'],
    searchNames: [],
    playLine: 'Build aces up and kings down until they meet.',
    kinds: ['relaxing'],
  },
  'king-albert-solitaire': {
    knownAs: ['King Albert solitaire'],
    searchNames: ['Idiots delight'],
    playLine: 'Sort open stairs of cards with seven spare cards.',
    kinds: ['relaxing'],
  },
  'fortress-solitaire': {
    knownAs: ['Fortress solitaire'],
    searchNames: [],
    playLine: 'Dig out the aces from ten open rows.',
    kinds: ['relaxing'],
  },
  'forty-thieves': {
    knownAs: ['Forty Thieves solitaire'],
    searchNames: ['40 thieves', 'Napoleon at Saint Helena', 'Big forty', 'Roosevelt', 'Two deck solitaire', 'Double solitaire'],
    playLine: 'Sort two decks in suit, through the stock once.',
    kinds: ['relaxing'],
  },
  'canfield-solitaire': {
    knownAs: ['Canfield solitaire'],
    searchNames: ['Demon', 'Fascination'],
    playLine: 'Build the suits from a base card with a reserve of thirteen.',
    kinds: ['relaxing'],
  },
  'easthaven-solitaire': {
    knownAs: ['Easthaven solitaire'],
    searchNames: ['Aces up Klondike'],
    playLine: 'Play Klondike where each deal covers all piles.',
    kinds: ['relaxing'],
  },
  'golf-solitaire': {
    knownAs: ['Golf solitaire'],
    searchNames: ['Golf cards', 'Solitaire golf', 'One foundation', 'Fairway solitaire'],
    playLine: 'Clear the table one rank up or down at a time.',
    kinds: ['relaxing', 'quick'],
  },
  'tripeaks-solitaire': {
    knownAs: ['TriPeaks solitaire'],
    searchNames: ['Tri peaks', 'Three peaks', 'Tripeaks', 'Tri towers', 'Tiki solitaire', 'Solitaire Grand Harvest', 'Triple peaks', 'Tri-peaks'],
    playLine: 'Clear three peaks with runs up and down.',
    kinds: ['relaxing', 'quick'],
  },
  'pyramid-solitaire': {
    knownAs: ['Pyramid solitaire'],
    searchNames: ['Pyramid', 'Pile of 28', 'Solitaire 13', 'Pyramids', 'Tut’s Tomb', 'Egyptian solitaire'],
    playLine: 'Remove pairs that add up to thirteen.',
    kinds: ['relaxing', 'quick'],
  },
  'monte-carlo-solitaire': {
    knownAs: ['Monte Carlo solitaire'],
    searchNames: ['Weddings', 'Double and quits', 'Good neighbors'],
    playLine: 'Remove neighbors of the same rank and close the gaps.',
    kinds: ['relaxing'],
  },
};
