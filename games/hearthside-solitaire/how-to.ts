/** The pictures of the how-to panel, made of the cards themselves. */
import { el } from '../kit/dom';
import { drawBack, drawFace, drawSuitMark } from './card-art';
import type { Edition } from './config';
import { optionsOf } from './options';

const card = (rank: number, suit: number) => el('span', { class: 'hs-mini' }, drawFace(suit * 13 + rank));
const picture = (...nodes: Node[]) => el('span', { class: 'hs-picture', 'aria-hidden': 'true' }, ...nodes);

/** Gives the steps: building down, building up, tapping, the stock. */
export function howToPictures(edition: Edition): { picture: Element; text: string }[] {
  const { build, redeals } = optionsOf({ seed: '', mode: edition.modes[0]! });
  const isAnySuit = build === 'other-suit';
  return [
    {
      picture: picture(card(8, 3), card(7, isAnySuit ? 0 : 2)),
      text: isAnySuit
        ? 'On the table a card goes on the next higher one of any other suit. A space takes any card.'
        : 'On the table cards go down and change colour. A space takes a king.',
    },
    {
      picture: picture(card(0, 1), card(1, 1)),
      text: 'The foundations go up from the ace, suit by suit. All home is won, and every deal can be.',
    },
    {
      picture: picture(card(12, 2), el('span', { class: 'hs-mini is-blank' }, drawSuitMark(2))),
      text: 'Tap a card to send it where it fits, or drag it. Keys: arrows, Enter, D for the stock.',
    },
    {
      picture: picture(el('span', { class: 'hs-mini is-back' }, drawBack()), card(10, 0)),
      text:
        redeals === 0
          ? 'The stock is gone through once. Undo is free, a hint costs 30 seconds.'
          : 'Go through the stock as often as you like. Undo is free, a hint costs 30 seconds.',
    },
  ];
}
