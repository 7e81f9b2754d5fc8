/** The text of the other rule sets of the family. The rule sets themselves are in options.ts. */
import type { Edition } from './config';

const HOME_TEXT = 'Build the four suits up from ace to king on the foundations.';
const ONE_DEAL_TEXT =
  'The stock turns one card at a time, and you go through it once. Undo is free; a hint costs 30 seconds.';
const REDEAL_TEXT =
  'The stock turns one card at a time, and you can go through it as often as you like. Undo is free; a hint costs 30 seconds.';

export const KLONDIKES: readonly Edition[] = [
  {
    slug: 'whitehead-solitaire',
    keyword: 'whitehead-solitaire',
    title: 'Whitehead Solitaire',
    description:
      'Klondike with nothing hidden and everything the other way about: all seven piles lie open, cards are built on their own color, and only a run of one suit is carried as one. One walk through the stock, so look before you build: what is easily put together is not so easily taken apart. Every deal can be won.',
    descriptionShort: 'Every pile lies open; red goes on red, black on black.',
    instructions: `${HOME_TEXT} On the table a card goes on the next higher card of its own color. A run of one suit moves as one; an empty place takes any card. ${ONE_DEAL_TEXT}`,
    modes: ['whitehead'],
    isDaily: false,
    felt: 'slate',
  },
  {
    slug: 'saratoga-solitaire',
    keyword: 'saratoga-solitaire',
    title: 'Saratoga Solitaire',
    description:
      'Klondike with the lamp turned up: every card of the seven piles lies face up from the start. What is buried is in plain sight, so each deal is a puzzle that can be read before the first move; only the stock, three at a time and round and round, keeps its order to itself for a while. Every deal can be won.',
    descriptionShort: 'Klondike with every pile face up, three from the stock.',
    instructions: `${HOME_TEXT} On the table, cards go down in rank and change color; runs move as one, and an empty place takes a king. The stock turns three cards at a time, and you can go through it as often as you like. Undo is free; a hint costs 30 seconds.`,
    modes: ['saratoga'],
    isDaily: false,
    felt: 'blue',
  },
  {
    slug: 'eastcliff-solitaire',
    keyword: 'eastcliff-solitaire',
    title: 'Eastcliff Solitaire',
    description:
      'Seven piles of three, no deeper, and a stock of thirty-one that is walked through once. Places empty soon, and whatever you like may fill them: the art is to keep one in hand for the card that would block the way. Every deal can be won.',
    descriptionShort: 'Seven shallow piles, one long walk through the stock.',
    instructions: `${HOME_TEXT} On the table, cards go down in rank and change color; open runs move as one, and an empty place takes any card. ${ONE_DEAL_TEXT}`,
    modes: ['eastcliff'],
    isDaily: false,
    felt: 'teal',
  },
  {
    slug: 'trigon-solitaire',
    keyword: 'trigon-solitaire',
    title: 'Trigon Solitaire',
    description:
      'Klondike for purists: on the table, too, a card goes only on the next of its own suit. There is one place for every card and no other, so the question is never where but when. The stock comes round as often as you like, and every deal can be won.',
    descriptionShort: 'Suit on suit, on the table as on the foundations.',
    instructions: `${HOME_TEXT} On the table a card goes on the next higher card of its own suit; open runs move as one, and an empty place takes a king. ${REDEAL_TEXT}`,
    modes: ['trigon'],
    isDaily: false,
    felt: 'plum',
  },
  {
    slug: 'kingsley-solitaire',
    keyword: 'kingsley-solitaire',
    title: 'Kingsley Solitaire',
    description:
      'Klondike upside down. The kings go home first and the aces last, cards on the table go up instead of down, and an empty place waits for an ace. The rules are those you know; your hands will not believe it for three deals. Every one of them can be won.',
    descriptionShort: 'Klondike upside down: kings first, aces last.',
    instructions:
      'Build the four suits down from king to ace on the foundations. On the table, cards go up in rank and change color; open runs move as one, and an empty place takes an ace. ' +
      REDEAL_TEXT,
    modes: ['kingsley'],
    isDaily: false,
    felt: 'wine',
  },
  {
    slug: 'whitehorse-solitaire',
    keyword: 'whitehorse-solitaire',
    title: 'Whitehorse Solitaire',
    description:
      'Seven cards on the table, one in each place, and forty-five in the hand. Nothing is buried, but nothing is there either: the piles are yours to build, an empty place takes what you please, and the stock is walked through twice. Every deal can be won.',
    descriptionShort: 'Seven cards, seven places, and the rest in the hand.',
    instructions: `${HOME_TEXT} On the table, cards go down in rank and change color; open runs move as one, and an empty place takes any card. The stock turns one card at a time, and you go through it twice. Undo is free; a hint costs 30 seconds.`,
    modes: ['whitehorse'],
    isDaily: false,
    felt: 'moss',
  },
  {
    slug: 'smokey-solitaire',
    keyword: 'smokey-solitaire',
    title: 'Smokey Solitaire',
    description:
      'Klondike through smoked glass: red goes on red and black on black. Your eye will want to change colors all evening and must be told not to. The stock comes three at a time, round and round, and every deal can be won.',
    descriptionShort: 'Klondike with red on red and black on black.',
    instructions: `${HOME_TEXT} On the table a card goes on the next higher card of its own color; open runs move as one, and an empty place takes a king. The stock turns three cards at a time, and you can go through it as often as you like. Undo is free; a hint costs 30 seconds.`,
    modes: ['smokey'],
    isDaily: false,
    felt: 'dusk',
  },
  {
    slug: 'porcelain-solitaire',
    keyword: 'porcelain-solitaire',
    title: 'Porcelain Solitaire',
    description:
      'A card may lie on any suit but its own, which makes two places for most and three for some. The stock turns three at a time and comes round three times, no more: what is left in it then stays there. Handle with care; every deal can be won.',
    descriptionShort: 'Any other suit builds; three rounds of the stock.',
    instructions: `${HOME_TEXT} On the table a card goes on the next higher card of any other suit; open runs move as one, and an empty place takes a king. The stock turns three cards at a time, and you go through it three times. Undo is free; a hint costs 30 seconds.`,
    modes: ['porcelain'],
    isDaily: false,
    felt: 'night',
  },
  {
    slug: 'candlestick-solitaire',
    keyword: 'candlestick-solitaire',
    title: 'Candlestick Solitaire',
    description:
      'Seven open piles of three like candles on a shelf, and suits that keep to themselves: on the table as on the foundations a card goes only on the next of its own suit. An empty place takes any card, the stock comes round as often as you like, and every deal can be won.',
    descriptionShort: 'Seven open piles of three, built suit on suit.',
    instructions: `${HOME_TEXT} On the table a card goes on the next higher card of its own suit; runs move as one, and an empty place takes any card. ${REDEAL_TEXT}`,
    modes: ['candlestick'],
    isDaily: false,
    felt: 'sage',
  },
  {
    slug: 'gold-rush-solitaire',
    keyword: 'gold-rush-solitaire',
    title: 'Gold Rush Solitaire',
    description:
      'The stock is a stream that runs thinner: the first time it brings three cards at once, the second time two, the last time one by one, and then it is dry. What do you leave for the round in which you can reach it? Every deal can be won.',
    descriptionShort: 'Three rounds of the stock: by threes, by twos, one by one.',
    instructions: `${HOME_TEXT} On the table, cards go down in rank and change color; open runs move as one, and an empty place takes a king. You go through the stock three times: three cards at a time, then two, then one. Undo is free; a hint costs 30 seconds.`,
    modes: ['gold-rush'],
    isDaily: false,
    felt: 'moss',
  },
];
