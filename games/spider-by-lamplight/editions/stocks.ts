/** The editions with a stock to draw from: Forty Thieves, Canfield, Easthaven. */
import * as sets from '../sets';
import { createClassicEdition, type Edition } from './edition';

export const STOCKS: readonly Edition[] = [
  createClassicEdition(
    {
      slug: 'forty-thieves',
      title: 'Forty Thieves',
      description:
        'Two packs, ten piles of four and one walk through the stock. Runs go down in suit, so every space is worth more than it looks. A famous hard nut; every deal here can be won.',
      descriptionShort: 'Two packs and one walk through the stock.',
      felt: 'dusk',
      steps: [
        ['9D 8D', 'On the table cards go down in suit. A space takes any card.'],
        ['# 6H', 'The stock turns one card at a time, and you go through it once.'],
        ['AS 2S', 'Eight foundations go up from the ace. Every deal can be won.'],
      ],
    },
    sets.FORTY_THIEVES,
  ),
  createClassicEdition(
    {
      slug: 'canfield-solitaire',
      title: 'Canfield',
      description:
        'Thirteen cards wait in reserve and feed every space. The foundations begin wherever the first card says and go round from king to ace, while the stock turns three at a time, as often as you like. Every deal can be won.',
      descriptionShort: 'A reserve of thirteen and a roaming base.',
      felt: 'teal',
      steps: [
        ['9S 8H', 'On the table cards go down and change color, round from ace to king. Runs move as one.'],
        ['7C _D', 'The first card says where all four foundations begin; they go up in suit, and round.'],
        [
          '# 5H',
          'The reserve fills every space. The stock turns three, as often as you like. Every deal can be won.',
        ],
      ],
    },
    sets.CANFIELD,
  ),
  createClassicEdition(
    {
      slug: 'easthaven-solitaire',
      title: 'Easthaven',
      description:
        'Klondike’s foundations on Spider’s stock: seven piles of three, and each deal lays a new card over every one of them. What you have built is buried unless you have built it well. Every deal can be won.',
      descriptionShort: 'Klondike that deals a row over your work.',
      felt: 'green',
      steps: [
        [
          '9S 8H',
          'On the table cards go down and change color. Runs move as one; only a king takes a space.',
        ],
        ['# 6H', 'The stock deals one card to every pile.'],
        ['AS 2S', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.EASTHAVEN,
  ),
];
