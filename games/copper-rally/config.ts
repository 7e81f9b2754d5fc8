/** All tuning that both editions share: texts, modes, times. */
import type { PuzzleEdition } from '../kit/shell/kind';
import { indexOf, isWarmUp, STAGES_COUNT } from './legs';
import { CIRCUITS } from './table/circuits';
import { STAGES } from './road/stages';
import type { ModeKey } from './types';

export type World = 'road' | 'table';

export interface Edition extends PuzzleEdition<ModeKey> {
  world: World;
  highlightColor: string;
}

/** The data of a stage or a circuit that a player sees before driving on it. */
export interface Leg {
  name: string;
  /** A line about the course. */
  about: string;
  /** The maximum number of seconds for gold, silver and bronze. */
  medals: readonly [gold: number, silver: number, bronze: number];
}

export const TICKS_PER_SECOND = 60;
export const MAX_MOVES = 4_000;
export const MAX_TICKS = 5 * 60 * TICKS_PER_SECOND;
export const MEDALS = ['Gold', 'Silver', 'Bronze'] as const;

const LEGS: Readonly<Record<World, readonly Leg[]>> = { road: STAGES, table: CIRCUITS };
const LETTERS: Readonly<Record<World, string>> = { road: 'r', table: 't' };

const plainModes = (world: World): ModeKey[] =>
  Array.from({ length: STAGES_COUNT }, (_, i) => `${LETTERS[world]}${i + 1}`);
export const easyModeOf = (mode: ModeKey): ModeKey =>
  mode.endsWith('e') || isWarmUp(mode) ? mode : `${mode}e`;
export const plainModeOf = (mode: ModeKey): ModeKey => mode.replace(/e$/, '');
export const findLeg = (world: World, mode: ModeKey): Leg => LEGS[world][indexOf(mode)]!;

const listModes = (world: World): ModeKey[] => {
  const basicModes = plainModes(world);
  return [...basicModes, `${LETTERS[world]}0`, ...basicModes.map(easyModeOf)];
};

/** Returns a label such as `3. Tunnel Hill`, with `, easy` added for easy steering. */
export const labelOf = (world: World, mode: ModeKey): string =>
  isWarmUp(mode)
    ? findLeg(world, mode).name
    : `${indexOf(mode) + 1}. ${findLeg(world, mode).name}${mode.endsWith('e') ? ', easy' : ''}`;

export const EDITIONS: readonly Edition[] = [
  {
    world: 'road',
    slug: 'copper-rally',
    keyword: 'copper-rally',
    title: 'Copper Rally',
    highlightColor: '#B5452A',
    description:
      'A small copper car, a road at dusk, and twelve stages from the cobbles of the old town to the pass with snow on it. Gather the lamps along the way and spend them on a burst of speed, tuck in behind the vans for another, and slide through the tight bends with a touch of the brake. Every checkpoint gives you time; gold is for those who know the road by heart.',
    descriptionShort:
      'Twelve stages by lamplight in a small copper car, with a clock that is not on your side.',
    instructions:
      'The car drives by itself; you steer. Arrows left and right steer, down brakes, Space or up spends lamps on a burst. Touch the brake while you steer to slide round a tight bend: a long slide ends in a push of its own. With a mouse the car follows the pointer, the left button bursts, the right one brakes. By touch: hold the left or the right half to steer, both to brake, and press Burst. R begins the stage again, P pauses. Easy steering, on the first screen, takes the car round every bend that you steer into, and has boards of its own.',
    modes: listModes('road'),
    isDaily: false,
  },
  {
    world: 'table',
    slug: 'copper-rally-tabletop',
    keyword: 'copper-rally-tabletop',
    title: 'Copper Rally: Tabletop',
    highlightColor: '#7A4A22',
    description:
      'The same copper car, as long as your thumb, on twelve circuits laid out over a table by lamplight. Pencils and books for kerbs, a spilt glass for a wet bend, gravel from the flower pot, the fringe of a rug. Three laps against the clock and against the ghost of your own best run.',
    descriptionShort: 'Twelve toy circuits on a table, three laps each, against your own ghost.',
    instructions:
      'The car drives by itself; you steer it. With a mouse it turns towards the pointer; by touch put a thumb anywhere and push it the way the car should go. With keys: left and right turn the car, down or Space brakes, and braking in a bend lets the tail swing round. With a mouse hold the button to brake, by touch press Brake. Wet boards slide, gravel is slow, rugs grip. Walls cost time. R begins again, P pauses. Easy steering, on the first screen, takes the car round every bend that you steer into, and has boards of its own.',
    modes: listModes('table'),
    isDaily: false,
  },
];
