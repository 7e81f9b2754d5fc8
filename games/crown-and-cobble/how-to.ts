/** The drawings of the how-to panel, made of the same parts as the map. */
import { createArt, folkDrawing, towerDrawing } from './art';
import { el } from '../kit/dom';
import { keep, harbour } from './art-scenery';
import { ovalPiece, shapePiece, type Drawing } from './pieces';
import type { WorldKey } from './types';

const ARROW: Drawing = [shapePiece('#FFC65A', 'M-40 -52h40v-26l50 40l-50 40v-26h-40Z')];
const SPOT: Drawing = [
  ovalPiece('#5b527f', 0, -30, 50, 30),
  ovalPiece('#8b81ae', 0, -38, 50, 30),
  ovalPiece('#746a99', 0, -38, 38, 22),
];
const WATER: Drawing = [
  shapePiece('#2b6b9a', 'M-50 -90h100v100h-100Z'),
  shapePiece('#5fa3c8', 'M-36 -50q18 -14 36 0t36 0v8q-18 14 -36 0t-36 0Z'),
];

const drawStepPicture = (...drawings: Drawing[]) =>
  el('span', { class: 'tc-how', 'aria-hidden': 'true' }, ...drawings.map((drawing) => createArt(drawing)));

const STEPS: Readonly<Record<WorldKey, () => { picture: Element; text: string }[]>> = {
  town: () => [
    {
      picture: drawStepPicture(SPOT, towerDrawing('town', 0, -1)),
      text: 'Press a stone spot beside the lane and choose a tower. Press a tower to raise it one of two ways.',
    },
    {
      picture: drawStepPicture(folkDrawing('town', 2), towerDrawing('town', 0, 1)),
      text: 'Press who is coming to see what stops them: imps need lamplight, bats need archers.',
    },
    {
      picture: drawStepPicture(folkDrawing('town', 1), ARROW, keep),
      text: 'Call the waves yourself, early for more coins. Keep them from the crown: you have 20 hearts.',
    },
  ],
  sea: () => [
    {
      picture: drawStepPicture(WATER, towerDrawing('sea', 0, -1)),
      text: 'Press the water to build. Boats go around what you build: make their route long. One way stays open.',
    },
    {
      picture: drawStepPicture(towerDrawing('sea', 1, -1), folkDrawing('sea', 2)),
      text: 'A beacon shines one way. Press it and turn the beam along their way; fog boats need it.',
    },
    {
      picture: drawStepPicture(folkDrawing('sea', 0), ARROW, harbour),
      text: 'Call the waves yourself, early for more coins. Keep them from the harbor: you have 20 hearts.',
    },
  ],
};

/** Returns the how-to steps of a world. */
export const howToPictures = (world: WorldKey): { picture: Element; text: string }[] => STEPS[world]();
