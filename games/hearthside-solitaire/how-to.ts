/** The drawings of the how-to panel, made with the game's cards. */
import { drawMini, createPicture } from '../kit/cards/minis';
import { isTouchDevice } from '../kit/touch-device';
import type { Edition } from './config';
import { optionsOf } from './options';
import type { Options } from './types';

const BUILDS: Record<Options['build'], { cards: [string, string]; text: string }> = {
  'other-colour': { cards: ['9S', '8H'], text: 'On the table cards go down and change color.' },
  'other-suit': {
    cards: ['9S', '8C'],
    text: 'On the table a card goes on the next higher one of any other suit.',
  },
  'same-colour': {
    cards: ['9S', '8C'],
    text: 'On the table a card goes on the next higher one of its color.',
  },
  'same-suit': { cards: ['9S', '8S'], text: 'On the table a card goes on the next higher one of its suit.' },
};

const emptySpaceTextOf = ({ space, home }: Options): string =>
  `A space takes ${space === 'any' ? 'any card' : home === 'up' ? 'a king' : 'an ace'}.`;

const TIMES = ['once', 'twice', 'three times'];

const stockTextOf = ({ redeals, draw, drawsFewer }: Options): string =>
  drawsFewer
    ? 'You go through the stock three times: three cards at a time, then two, then one.'
    : redeals === null
      ? `Go through the stock ${draw === 3 ? 'three at a time, ' : ''}as often as you like.`
      : `You go through the stock ${TIMES[redeals]!}${draw === 3 ? ', three at a time' : ''}.`;

/** Returns the how-to steps: building on the table, building foundations, tapping, the stock. */
export function howToPictures(edition: Edition): { picture: Element; text: string }[] {
  const options = optionsOf({ seed: '', mode: edition.modes[0]! });
  const isUp = options.home === 'up';
  const build = isUp
    ? BUILDS[options.build]
    : { cards: ['8H', '9S'] as const, text: 'On the table cards go up and change color.' };
  return [
    {
      picture: createPicture(...build.cards.map(drawMini)),
      text: [build.text, options.run === 'suit' && 'Runs of one suit move as one.', emptySpaceTextOf(options)]
        .filter(Boolean)
        .join(' '),
    },
    {
      picture: createPicture(...(isUp ? ['AD', '2D'] : ['KD', 'QD']).map(drawMini)),
      text: `The foundations go ${isUp ? 'up from the ace' : 'down from the king'}, suit by suit. All home is won, and every deal can be.`,
    },
    {
      picture: createPicture(drawMini('KH'), drawMini('_H')),
      text: `Tap a card to send it where it fits, or drag it.${isTouchDevice() ? '' : ' Keys: arrows, Enter, D for the stock.'}`,
    },
    {
      picture: createPicture(drawMini('#'), drawMini('JC')),
      text: `${stockTextOf(options)} Undo is free, a hint costs 30 seconds.`,
    },
  ];
}
