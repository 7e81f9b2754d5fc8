/** The drawings of the how-to panel, made of the same parts as the kitchen. */
import { el } from '../kit/dom';
import { BAKE_DRAWINGS, SOURCE_DRAWINGS } from './art-bakes';
import { drawBowl, LAYERS } from './art-bowls';
import { drawGuest } from './art-guests';
import { BAKE_CODES, LAYER_CODES, SOURCE_CODES } from './codes';
import { createSvg } from './svg';
import type { KitchenKey } from './types';

const ARROW =
  '<path d="M10 24h24M26 14l10 10-10 10" fill="none" stroke="#FFC65A" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>';

const drawStepPicture = (...drawings: Element[]) =>
  el('span', { class: 'cc-how', 'aria-hidden': 'true' }, ...drawings);

const drawExampleGuest = () => createSvg(drawGuest(4, 0), '0 0 80 90');

const STEPS: Readonly<Record<KitchenKey, () => { picture: Element; text: string }[]>> = {
  bakery: () => [
    {
      picture: drawStepPicture(
        createSvg(SOURCE_DRAWINGS[SOURCE_CODES.bun]!),
        createSvg(ARROW),
        createSvg(BAKE_DRAWINGS[BAKE_CODES.bun]!),
      ),
      text: 'Press dough to bake it. Press the oven while it says Ready: later it burns.',
    },
    {
      picture: drawStepPicture(
        createSvg(SOURCE_DRAWINGS[SOURCE_CODES.icing]!),
        createSvg(ARROW),
        createSvg(BAKE_DRAWINGS[BAKE_CODES.iced]!),
      ),
      text: 'Toppings go on the item on the tray. Press an item twice to throw it away.',
    },
    {
      picture: drawStepPicture(
        createSvg(BAKE_DRAWINGS[BAKE_CODES.coffee]!),
        createSvg(ARROW),
        drawExampleGuest(),
      ),
      text: 'Press the guest to serve. The longer the candle, the better the tip; the same thing in a row brings more.',
    },
  ],
  ramen: () => [
    {
      picture: drawStepPicture(
        createSvg(LAYERS[LAYER_CODES.miso]!),
        createSvg(ARROW),
        createSvg(drawBowl([LAYER_CODES.miso])),
      ),
      text: 'Press the broth that is asked for. It begins a bowl.',
    },
    {
      picture: drawStepPicture(createSvg(LAYERS[LAYER_CODES.firm]!), createSvg(LAYERS[LAYER_CODES.soft]!)),
      text: 'Press a pot to boil. Straight noodles are firm, wavy ones soft: lift them in time.',
    },
    {
      picture: drawStepPicture(
        createSvg(LAYERS[LAYER_CODES.egg]!),
        createSvg(ARROW),
        createSvg(drawBowl([LAYER_CODES.miso, LAYER_CODES.soft, LAYER_CODES.egg, LAYER_CODES.nori])),
      ),
      text: 'Then the toppings, in the order of the numbers, and press the guest to serve.',
    },
  ],
};

/** Returns the how-to steps of a shop. */
export const howToPictures = (kitchen: KitchenKey): { picture: Element; text: string }[] => STEPS[kitchen]();
