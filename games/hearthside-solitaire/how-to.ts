/** The pictures of the how-to panel, made of the cards themselves. */
import { drawMini, picture } from '../kit/cards/minis';
import type { Edition } from './config';
import { optionsOf } from './options';

/** Gives the steps: building down, building up, tapping, the stock. */
export function howToPictures(edition: Edition): { picture: Element; text: string }[] {
  const { build, redeals } = optionsOf({ seed: '', mode: edition.modes[0]! });
  const isAnySuit = build === 'other-suit';
  return [
    {
      picture: picture(drawMini('9S'), drawMini(isAnySuit ? '8C' : '8H')),
      text: isAnySuit
        ? 'On the table a card goes on the next higher one of any other suit. A space takes any card.'
        : 'On the table cards go down and change colour. A space takes a king.',
    },
    {
      picture: picture(drawMini('AD'), drawMini('2D')),
      text: 'The foundations go up from the ace, suit by suit. All home is won, and every deal can be.',
    },
    {
      picture: picture(drawMini('KH'), drawMini('_H')),
      text: 'Tap a card to send it where it fits, or drag it. Keys: arrows, Enter, D for the stock.',
    },
    {
      picture: picture(drawMini('#'), drawMini('JC')),
      text:
        redeals === 0
          ? 'The stock is gone through once. Undo is free, a hint costs 30 seconds.'
          : 'Go through the stock as often as you like. Undo is free, a hint costs 30 seconds.',
    },
  ];
}
