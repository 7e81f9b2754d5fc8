/** Handles the input for the fox (steps by swipe, tap and arrow) and describes its surroundings. */
import type { Sound } from '../../kit/sound';
import type { InputHandlers } from '../hands';
import { FRIEND_NAMES } from './sprites';
import type { Wood } from './types';
import { neighborOf, SHUTTER, WOOD } from './wood';

const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
const THINGS: Record<string, string> = {
  tree: 'tree',
  fen: 'water',
  stone: 'stone',
  den: 'the den',
  gate: 'gate',
  lamp: 'lamp',
};

function findThingAt(wood: Wood, cell: number): string {
  if (cell < 0) return 'the edge';
  const is = (cells: readonly number[]) => cells.includes(cell);
  if (wood.trees.some((tree) => tree.cell === cell)) return 'walking tree';
  if (wood.wisps.some((wisp) => wisp.cell === cell)) return 'wisp';
  if (is(wood.lost)) return FRIEND_NAMES[cell % 3]!;
  if (is(wood.body)) return 'a friend';
  if (is(wood.keys)) return 'key';
  if (is(wood.cans)) return 'oil';
  const ground = wood.land.ground[cell]!;
  if (ground === 'stone' && is(wood.sunkCells)) return 'water';
  if (ground === 'gate' && is(wood.sunkCells)) return 'open gate';
  if (ground === 'lamp') return is(wood.lamps) ? 'lit lamp' : 'dark lamp';
  return THINGS[ground] ?? '';
}

/** Returns a text such as `Row 4, column 2: up tree, right open.` */
function describeSurroundings(wood: Wood): string {
  const [fox] = wood.body;
  const { width } = wood.land;
  const parts = DIRECTIONS.map(
    (name, direction) => `${name} ${findThingAt(wood, neighborOf(wood.land, fox!, direction)) || 'open'}`,
  );
  return `Row ${Math.floor(fox! / width) + 1}, column ${(fox! % width) + 1}: ${parts.join(', ')}.`;
}

function describeChanges(from: Wood, to: Wood): string[] {
  const messages: string[] = [];
  if (to.lost.length < from.lost.length)
    messages.push(`The ${FRIEND_NAMES[to.body[0]! % 3]!} comes along.${to.lost.length ? '' : ' Now home.'}`);
  if (to.keys.length < from.keys.length) messages.push('A key.');
  if (to.held < from.held) messages.push('The gate opens.');
  if (to.cans.length < from.cans.length) messages.push('Oil for five more steps.');
  if (to.lamps.length > from.lamps.length) messages.push('The lamp burns.');
  if (to.lamps.length < from.lamps.length) messages.push('The lamp is out.');
  if (to.sunkCells.some((cell) => !from.sunkCells.includes(cell) && to.land.ground[cell] === 'stone'))
    messages.push('The stone sinks.');
  if (to.oil === 0 && from.oil) messages.push('The oil is gone.');
  else if (to.isShut !== from.isShut) messages.push(to.isShut ? 'Lantern shut.' : 'Lantern open.');
  return messages;
}

function playSounds(sound: Sound, from: Wood, to: Wood): void {
  if (to.isAstray) return sound.play([392, 330, 262, 196], { gapMs: 90, lengthMs: 240, volume: 0.05 });
  if (WOOD.isWon(to)) return sound.play([392, 494, 587, 784], { gapMs: 95, lengthMs: 340 });
  if (to.lost.length < from.lost.length) return sound.play([587, 784, 880], { gapMs: 70, lengthMs: 180 });
  if (to.lamps.length > from.lamps.length) return sound.play([440, 659], { gapMs: 80, lengthMs: 320 });
  if (to.lamps.length < from.lamps.length) return sound.play([440, 294], { gapMs: 70, lengthMs: 180 });
  if (to.keys.length < from.keys.length)
    return sound.play([988, 1319], { gapMs: 60, lengthMs: 160, volume: 0.045 });
  if (to.held < from.held) return sound.play([196, 262, 330], { gapMs: 60, lengthMs: 140 });
  if (to.cans.length < from.cans.length) return sound.play([330, 440, 554], { gapMs: 60, lengthMs: 160 });
  if (to.isShut !== from.isShut) return sound.play([to.isShut ? 220 : 370], { lengthMs: 120, volume: 0.05 });
  const creaks = to.trees.filter((tree, i) => tree.cell !== from.trees[i]?.cell).length;
  const isSunk = to.sunkCells.length > from.sunkCells.length;
  const step = 250 + (to.body[0]! % 5) * 12;
  sound.play(isSunk ? [step, 165, 140] : creaks ? [step, 96] : [step], {
    gapMs: 55,
    lengthMs: 75,
    volume: 0.032,
  });
}

export const WOOD_HANDS: InputHandlers<Wood> = {
  label: 'The wood. Arrow keys or W, A, S, D walk.',
  keysText: 'Arrows or WASD walk. Z undoes, R restarts, H hints, P pauses.',
  noun: 'step',
  hasSteps: true,
  space: SHUTTER,
  sizeOf: ({ land }) => ({ columns: land.width, rows: land.height }),
  tapped({ land, body, oil }, position) {
    const [dx, dy] = [
      position.x - 0.5 - (body[0]! % land.width),
      position.y - 0.5 - Math.floor(body[0]! / land.width),
    ];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 0.5) return oil === null ? null : SHUTTER;
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
    return dy > 0 ? 2 : 0;
  },
  swiped: (direction) => direction,
  toolOf: ({ oil, isShut }) => (oil === null ? null : isShut ? 'Open' : 'Shut'),
  choices: () => [],
  choiceAt: () => ({ x: 0, y: 0 }),
  announceChoice: () => '',
  describe: (from, to) => [...describeChanges(from, to), describeSurroundings(to)].join(' '),
  announceHint: (_, move) =>
    move === SHUTTER ? 'Hint: turn the shutter of the lantern.' : `Hint: go ${DIRECTIONS[move]!}.`,
  announceNothing: (wood, move) =>
    move === SHUTTER
      ? 'The lantern is empty.'
      : `No way ${DIRECTIONS[move]!}: ${findThingAt(wood, neighborOf(wood.land, wood.body[0]!, move))}.`,
  announceLost: () => 'The wisp has led you astray. Take a step back.',
  tally: ({ oil, lost, held }) =>
    [
      oil === null ? '' : `Oil ${oil}`,
      lost.length ? `${lost.length} lost` : '',
      held ? `${held} ${held > 1 ? 'keys' : 'key'}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  play: playSounds,
};
