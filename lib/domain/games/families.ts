/** Families of games: several of our own games that share a known name, such as Sudoku. */

/** The families by the slug of their page; `lede` states what their games have in common. */
export const FAMILIES = {
  archery: { name: 'Archery', lede: 'Aim, draw and let go.' },
  'brain-training': { name: 'Brain training', lede: 'Short questions for numbers, logic and memory.' },
  chess: { name: 'Chess', lede: 'The board you know, with other openings and other armies.' },
  'cooking-games': {
    name: 'Cooking games',
    lede: 'Take orders, cook, and serve before the guests lose patience.',
  },
  crosswords: { name: 'Crosswords', lede: 'Words that cross, with clues of many sorts.' },
  dominoes: { name: 'Dominoes', lede: 'Match the ends, and count the pips your way.' },
  jigsaws: { name: 'Jigsaw puzzles', lede: 'Pictures in pieces, as many as you like.' },
  mahjong: { name: 'Mahjong solitaire', lede: 'Match free tiles in pairs. Every layout plays differently.' },
  'match-3': { name: 'Match 3', lede: 'Swap two neighbors to make three in a row.' },
  'memory-games': { name: 'Memory games', lede: 'Turn the cards and remember where everything is.' },
  'mini-golf': { name: 'Mini golf', lede: 'Nine holes, a putter and as few strokes as you can.' },
  'pipe-puzzles': { name: 'Pipe puzzles', lede: 'Turn the pieces until the water reaches every end.' },
  pool: { name: 'Pool', lede: 'Line up the cue and clear the table.' },
  'racing-games': { name: 'Racing games', lede: 'Corners, long straights and a clock.' },
  solitaire: { name: 'Solitaire', lede: 'One deck or two, and a rule for each mood.' },
  sudoku: { name: 'Sudoku', lede: 'Every digit once in each row, column and box. Pick a size and a twist.' },
  'tower-defense': { name: 'Tower defense', lede: 'Build towers along the road and stop every wave.' },
  'word-search': { name: 'Word search', lede: 'Find the words among the letters.' },
} as const satisfies Record<string, { name: string; lede: string }>;

export type FamilySlug = keyof typeof FAMILIES;

/** Returns whether a text is the slug of a family. */
export const isFamilySlug = (text: string): text is FamilySlug => Object.hasOwn(FAMILIES, text);
