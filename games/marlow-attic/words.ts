/** The text about the objects to find and their positions. */
import { SCENE } from './object-geometry';
import { SCENES } from './scenes';
import { THINGS } from './things';
import type { Level } from './types';

const capitalize = (text: string) => text[0]!.toUpperCase() + text.slice(1);

const thingOf = (level: Level, position: number) => THINGS[level.lying[level.wanted[position]!]!.thing]!;

/** Returns a name such as `Watering can`. */
export const nameOf = (level: Level, position: number): string => capitalize(thingOf(level, position).name);

/** Returns the riddle if the cue is a riddle, otherwise the name. */
export const describeCue = (level: Level, position: number): string =>
  level.cues[position] === 'riddle' ? thingOf(level, position).riddle : nameOf(level, position);

const ROWS = ['at the top', 'half way up', 'at the bottom'];
const COLUMNS = ['on the left', 'in the middle', 'on the right'];
const thirdNameOf = (at: number, length: number) => Math.min(2, Math.max(0, Math.floor((at * 3) / length)));

/** Returns a text such as `at the top, on the left`. */
export const regionOf = (x: number, y: number): string =>
  `${ROWS[thirdNameOf(y, SCENE.height)]}, ${COLUMNS[thirdNameOf(x, SCENE.width)]}`;

/** Returns a text such as `column 4 of 10, row 2 of 9`, for players who move the magnifying glass with a screen reader. */
export function squareOf(x: number, y: number): string {
  const column = Math.min(10, Math.floor(x / 100) + 1);
  const row = Math.min(9, Math.floor(y / 100) + 1);
  return `column ${column} of 10, row ${row} of 9`;
}

export const sceneName = (level: Level): string => SCENES[level.scene].name;
