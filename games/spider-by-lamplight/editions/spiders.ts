/** The editions with long runs and buried cards: Spider and similar games. */
import * as sets from '../sets';
import { createClassicEdition, addModes, type Edition } from './edition';

export const SPIDERS: readonly Edition[] = [
  addModes(
    {
      slug: 'spider-by-lamplight',
      title: 'Spider by Lamplight',
      description:
        'Spider Solitaire with two packs: build eight runs from king to ace and see each one leave the table. One suit is a calm evening, two take thought, four are the full web. Every deal has been won before you see it.',
      descriptionShort: 'Spider Solitaire in one, two or four suits.',
      felt: 'slate',
      steps: [
        ['9S 8S', 'Cards go down in rank on any suit. A run of one suit moves as one.'],
        [
          'KS AS',
          'A whole suit from king to ace leaves the table. Eight of them win, and every deal can be won.',
        ],
        ['_ 5S', 'A space takes any card. The stock deals one to every pile, once there is no space.'],
      ],
    },
    { 'one-suit': sets.SPIDER_ONE, 'two-suits': sets.SPIDER_TWO, 'four-suits': sets.SPIDER_FOUR },
  ),
  createClassicEdition(
    {
      slug: 'scorpion-solitaire',
      title: 'Scorpion Solitaire',
      description:
        'Spider’s cousin with a sting: one pack, seven piles, and any open card may be lifted with everything that lies on it. Runs are built in suit alone, and three cards wait for the moment when nothing else moves. Every deal can be won.',
      descriptionShort: 'Lift any card with all the cards on it.',
      felt: 'wine',
      steps: [
        ['9H 8H', 'A card goes on the next higher one of its suit, with all the cards on it.'],
        ['KD _', 'Only a king takes a space. Hidden cards turn up as they come free.'],
        ['KC AC', 'Four suits from king to ace win. The last three cards are dealt when you ask for them.'],
      ],
    },
    sets.SCORPION,
  ),
  createClassicEdition(
    {
      slug: 'yukon-solitaire',
      title: 'Yukon Solitaire',
      description:
        'Klondike without a stock: everything is on the table from the start, and any open card can be carried with all that lies on it, in order or not. Bold, roomy and hard to put down. Every deal can be won.',
      descriptionShort: 'Klondike with no stock and bolder moves.',
      felt: 'blue',
      steps: [
        ['9S 8H', 'On the table cards go down and change color; the cards on it move along.'],
        ['KD _', 'Only a king takes a space.'],
        ['AH 2H', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.YUKON,
  ),
  createClassicEdition(
    {
      slug: 'russian-solitaire',
      title: 'Russian Solitaire',
      description:
        'Yukon’s stern sister. The same table and the same free moves, but a card goes on its own suit only: one place for each of them, and often it is buried. Every deal here can be won, though not by hurrying.',
      descriptionShort: 'Yukon built in suit: one place for every card.',
      felt: 'plum',
      steps: [
        ['9H 8H', 'A card goes on the next higher one of its own suit; the cards on it move along.'],
        ['KD _', 'Only a king takes a space.'],
        ['AH 2H', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.RUSSIAN,
  ),
];
