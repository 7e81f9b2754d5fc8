/** The editions in which all cards are face up and a few cells are free: FreeCell and related games. */
import * as sets from '../sets';
import { createClassicEdition, type Edition } from './edition';

export const CELLS: readonly Edition[] = [
  createClassicEdition(
    {
      slug: 'freecell-by-lamplight',
      title: 'FreeCell by Lamplight',
      description:
        'The classic FreeCell: all 52 cards lie open, four free cells hold one card each, and nothing is left to luck. Runs move as far as the free places would carry them. Every deal can be won.',
      descriptionShort: 'All cards open, four free cells, no luck.',
      felt: 'green',
      steps: [
        ['9S 8H', 'On the table cards go down and change color. A space takes any card.'],
        [
          '_ QC',
          'A free cell holds one card. The more cells and spaces are free, the longer a run can move.',
        ],
        ['AH 2H', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.FREECELL,
  ),
  createClassicEdition(
    {
      slug: 'bakers-game',
      title: 'Baker’s Game',
      description:
        'The game that FreeCell grew from. Four free cells and eight open piles, but runs are built in suit, so each card has one home on the table and the cells fill before you notice. Every deal can be won.',
      descriptionShort: 'FreeCell’s elder: runs in suit.',
      felt: 'moss',
      steps: [
        ['9H 8H', 'On the table cards go down in suit. A space takes any card.'],
        [
          '_ QC',
          'A free cell holds one card. The more cells and spaces are free, the longer a run can move.',
        ],
        ['AH 2H', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.BAKERS_GAME,
  ),
  createClassicEdition(
    {
      slug: 'eight-off',
      title: 'Eight Off',
      description:
        'Eight free cells, four of them taken at the start. Runs are built in suit and only a king may open a new pile: generous at first glance, and a fine test of what to put away and for how long. Every deal can be won.',
      descriptionShort: 'Eight cells, half of them full already.',
      felt: 'teal',
      steps: [
        ['9C 8C', 'On the table cards go down in suit. Only a king takes a space.'],
        ['_ QC', 'Eight cells hold one card each; four are full at the start.'],
        ['AD 2D', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.EIGHT_OFF,
  ),
  createClassicEdition(
    {
      slug: 'seahaven-towers',
      title: 'Seahaven Towers',
      description:
        'Ten short towers of five open cards, and two cards already waiting in the four cells. Runs go down in suit and an empty tower takes a king. Quick to see, slow to solve. Every deal can be won.',
      descriptionShort: 'Ten towers, four cells, built in suit.',
      felt: 'blue',
      steps: [
        ['9D 8D', 'On the towers cards go down in suit. Only a king takes a space.'],
        ['_ QC', 'Four cells hold one card each; two are full at the start.'],
        ['AS 2S', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.SEAHAVEN_TOWERS,
  ),
  createClassicEdition(
    {
      slug: 'beleaguered-castle',
      title: 'Beleaguered Castle',
      description:
        'The aces stand in the middle as a keep, with a wing of open cards on either side and no cell to put one away. Cards go down whatever their suit, one at a time. Every deal can be won.',
      descriptionShort: 'Open wings around the aces, and no cells.',
      felt: 'wine',
      steps: [
        ['9D 8D', 'A card goes on any next higher one. A space takes any card.'],
        ['7S 6H', 'Cards move singly; a run moves where spaces would carry it.'],
        ['AS 2S', 'The foundations begin with the aces and go up. Every deal can be won.'],
      ],
    },
    sets.BELEAGUERED_CASTLE,
  ),
  createClassicEdition(
    {
      slug: 'flower-garden',
      title: 'Flower Garden',
      description:
        'Six beds of flowers and a bouquet of sixteen cards, any of which can be planted or sent home at any time. What has left the bouquet does not come back, so it pays to pick slowly. Every deal can be won.',
      descriptionShort: 'A bouquet of sixteen cards to spend well.',
      felt: 'moss',
      steps: [
        ['9D 8D', 'On the beds a card goes on any next higher one. A space takes any card.'],
        ['5H QC', 'Every card of the bouquet may be played; none comes back to it.'],
        ['AS 2S', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.FLOWER_GARDEN,
  ),
  createClassicEdition(
    {
      slug: 'bisley-solitaire',
      title: 'Bisley',
      description:
        'Each suit is built from both ends, up from the ace and down from the king, until the two meet. On the thirteen piles a card may lie on its neighbor above or below, and an empty place stays empty. Every deal can be won.',
      descriptionShort: 'Aces up, kings down, until they meet.',
      felt: 'dusk',
      steps: [
        ['9D 8D', 'On the table a card goes on its neighbor in suit, higher or lower, one at a time.'],
        ['AS KS', 'Each suit grows up from the ace and down from the king, and meets anywhere.'],
        ['_ _', 'Spaces are not filled again. Every deal can be won.'],
      ],
    },
    sets.BISLEY,
  ),
  createClassicEdition(
    {
      slug: 'king-albert-solitaire',
      title: 'King Albert',
      description:
        'Nine piles that climb like stairs, from one card to nine, and seven more cards in reserve that can be played at any time. Runs change color and a space takes any card, so the short piles are worth opening early. Every deal can be won.',
      descriptionShort: 'Stairs of open cards and a reserve of seven.',
      felt: 'plum',
      steps: [
        ['9S 8H', 'On the table cards go down and change color. A space takes any card.'],
        ['5H QC', 'Each card of the reserve may be played at any time; none comes back to it.'],
        ['AS 2S', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.KING_ALBERT,
  ),
  createClassicEdition(
    {
      slug: 'fortress-solitaire',
      title: 'Fortress',
      description:
        'Ten open piles and nothing else: no stock, no cell, the aces still behind the walls. A card lies on its neighbor in suit, higher or lower, one at a time, and a space takes any card. Every deal can be won.',
      descriptionShort: 'Dig out the aces with no cell to help.',
      felt: 'slate',
      steps: [
        ['9D 8D', 'On the table a card goes on its neighbor in suit, higher or lower, one at a time.'],
        ['7C _', 'A space takes any card.'],
        ['AS 2S', 'The foundations go up from the ace, suit by suit. Every deal can be won.'],
      ],
    },
    sets.FORTRESS,
  ),
];
