/** The editions that remove cards from the table: Golf, TriPeaks, Pyramid, Monte Carlo. */
import * as sets from '../sets';
import { createClassicEdition, type Edition } from './edition';

export const TAKERS: readonly Edition[] = [
  createClassicEdition(
    {
      slug: 'golf-solitaire',
      title: 'Golf Solitaire',
      description:
        'Seven piles to play off onto one waste, a card up or a card down each time, whatever the suit. Kings and aces are not neighbors, so the ends of the order are where a round is lost. Every deal can be cleared.',
      descriptionShort: 'One up or one down until the table is clear.',
      felt: 'green',
      steps: [
        ['7H 8C', 'A free card goes on the waste if it is one higher or one lower.'],
        ['KS _', 'Nothing goes round: a king takes a queen only, an ace takes a 2.'],
        ['# 4D', 'Turn the stock when you are stuck; you go through it once. Every deal can be cleared.'],
      ],
    },
    sets.GOLF,
  ),
  createClassicEdition(
    {
      slug: 'tripeaks-solitaire',
      title: 'TriPeaks Solitaire',
      description:
        'Three peaks of cards to climb down, one step up or down in rank at a time, with ace and king as neighbors. All cards lie open, so a long run can be seen before it is played. Every deal can be cleared.',
      descriptionShort: 'Clear three peaks in long runs.',
      felt: 'blue',
      steps: [
        ['7H 8C', 'A card with nothing on it goes on the waste if it is one higher or one lower.'],
        ['KS AD', 'Ace and king are neighbors as well.'],
        ['# 4D', 'Turn the stock when you are stuck; you go through it once. Every deal can be cleared.'],
      ],
    },
    sets.TRIPEAKS,
  ),
  createClassicEdition(
    {
      slug: 'pyramid-solitaire',
      title: 'Pyramid Solitaire',
      description:
        'Take the pyramid apart in pairs that make thirteen: a queen with an ace, an eight with a five, a king alone. You can go through the stock three times. Every pyramid here can be cleared.',
      descriptionShort: 'Pairs that make thirteen.',
      felt: 'dusk',
      steps: [
        ['8H 5C', 'Two free cards that make thirteen leave together. Jack is 11, queen 12.'],
        ['KS', 'A king is thirteen by himself.'],
        [
          '# 4D',
          'The top of the waste counts as free. The stock goes through three times. Every deal can be cleared.',
        ],
      ],
    },
    sets.PYRAMID,
  ),
  createClassicEdition(
    {
      slug: 'monte-carlo-solitaire',
      title: 'Monte Carlo',
      description:
        'Twenty-five cards in a square, also known as Weddings. Two of a rank that touch, corners included, leave together; then the rest closes up and new cards come in behind. Every deal can be cleared.',
      descriptionShort: 'Pair off neighbors, then close the ranks.',
      felt: 'plum',
      steps: [
        ['7H 7C', 'Two cards of a rank that touch leave together, corners included.'],
        ['# 5D', 'Press the stock to close the gaps and deal again; each deal changes which cards touch.'],
        ['_ _', 'All 52 gone is won, and every deal can be.'],
      ],
    },
    sets.MONTE_CARLO,
  ),
];
