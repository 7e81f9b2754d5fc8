/** The drawings of the how-to panel, made of the game's tiles. */
import { el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import { FIRST_FLOWER, FIRST_SEASON } from './faces';
import { createFaceNode } from './sprites';
import type { Face } from './types';

const drawTile = (face: Face, state = '') => el('span', { class: `mj-mini ${state}` }, createFaceNode(face));
const drawStepPicture = (...nodes: Node[]) =>
  el('span', { class: 'mj-picture', 'aria-hidden': 'true' }, ...nodes);

const LANTERN_3 = 2;
const LEAF_7 = 15;
const WAVE_5 = 22;

/** Returns the how-to steps: matching, free tiles, matches within a group, help. */
export function howToPictures(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture(drawTile(LANTERN_3, 'is-picked'), drawTile(LANTERN_3, 'is-picked')),
      text: 'Tap two tiles with the same face to take them. Clear the table.',
    },
    {
      picture: drawStepPicture(drawTile(LEAF_7), drawTile(WAVE_5, 'is-held'), drawTile(LEAF_7)),
      text: 'A tile is free when nothing lies on it and its left or right side is open.',
    },
    {
      picture: drawStepPicture(
        drawTile(FIRST_SEASON),
        drawTile(FIRST_SEASON + 3),
        drawTile(FIRST_FLOWER),
        drawTile(FIRST_FLOWER + 1),
      ),
      text: 'Any two seasons match, and any two flowers. All others must be the same.',
    },
    {
      picture: drawStepPicture(drawTile(WAVE_5, 'is-hinted'), drawTile(WAVE_5, 'is-hinted')),
      text: `Every deal can be cleared. Undo is free, a hint costs 15 seconds, a shuffle 60. The lanterns below light for quick pairs, for the fun of it. ${isTouchDevice() ? 'Pinch to look closer.' : 'Keys: arrows and Enter.'}`,
    },
  ];
}
