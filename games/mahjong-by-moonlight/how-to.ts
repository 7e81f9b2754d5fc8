/** The drawings of the how-to panel, made of the game's tiles. */
import { el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import { FIRST_FLOWER, FIRST_SEASON } from './faces';
import { createFaceNode } from './sprites';
import type { Face } from './types';

const tile = (face: Face, state = '') => el('span', { class: `mj-mini ${state}` }, createFaceNode(face));
const picture = (...nodes: Node[]) => el('span', { class: 'mj-picture', 'aria-hidden': 'true' }, ...nodes);

const LANTERN_3 = 2;
const LEAF_7 = 15;
const WAVE_5 = 22;

/** Returns the how-to steps: matching, free tiles, matches within a group, help. */
export function howToPictures(): { picture: Element; text: string }[] {
  return [
    {
      picture: picture(tile(LANTERN_3, 'is-picked'), tile(LANTERN_3, 'is-picked')),
      text: 'Tap two tiles with the same face to take them. Clear the table.',
    },
    {
      picture: picture(tile(LEAF_7), tile(WAVE_5, 'is-held'), tile(LEAF_7)),
      text: 'A tile is free when nothing lies on it and its left or right side is open.',
    },
    {
      picture: picture(
        tile(FIRST_SEASON),
        tile(FIRST_SEASON + 3),
        tile(FIRST_FLOWER),
        tile(FIRST_FLOWER + 1),
      ),
      text: 'Any two seasons match, and any two flowers. All others must be the same.',
    },
    {
      picture: picture(tile(WAVE_5, 'is-hinted'), tile(WAVE_5, 'is-hinted')),
      text: `Every deal can be cleared. Undo is free, a hint costs 15 seconds, a shuffle 60. The lanterns below light for quick pairs, for the fun of it. ${isTouchDevice() ? 'Pinch to look closer.' : 'Keys: arrows and Enter.'}`,
    },
  ];
}
