/** The pictures of the how-to panel, made of the panes themselves. */
import { el } from '../kit/dom';
import type { Edition } from './config';
import { POTS } from './plants';
import { createPlantNode } from './plant-node';

const pane = (plant: number | null, state: string): HTMLElement =>
  el('span', { class: `gh-pane is-${state}` }, plant === null ? null : createPlantNode(plant));

const picture = (...panes: HTMLElement[]): HTMLElement =>
  el('span', { class: 'gh-picture', 'aria-hidden': 'true' }, ...panes);

const TULIP = 1;
const CACTUS = 3 * POTS + 2;

/** Gives the steps: opening, what stays, what a miss costs. */
export function howToPictures({ of, isAlike }: Edition): { picture: Element; text: string }[] {
  const together = Array.from({ length: of }, () => pane(TULIP, 'kept'));
  return [
    {
      picture: picture(pane(TULIP, 'open'), pane(null, 'closed'), pane(null, 'closed')),
      text: 'Open panes and remember what stands behind them.',
    },
    {
      picture: picture(...together),
      text: isAlike
        ? 'The same plant in the same pot belongs together and stays lit.'
        : `${of === 2 ? 'Two' : 'Three'} of a kind belong together and stay lit.`,
    },
    {
      picture: picture(pane(TULIP, 'stranger'), pane(isAlike ? 5 : CACTUS, 'stranger')),
      text: 'A stranger closes them with your next pane. It costs four seconds only if you had seen the right one.',
    },
  ];
}
