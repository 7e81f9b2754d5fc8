/** Handles the input for the matches (candles by tap, number key and arrow) and describes the moths. */
import type { Sound } from '../../kit/sound';
import type { InputHandlers } from '../hands';
import { OUT_OF_VIEW, ROOM } from './room';
import type { CandleKind, Room } from './types';

const KINDS: Record<CandleKind, string> = {
  candle: 'candle',
  draughty: 'candle in a draught',
  stub: 'stub',
  red: 'red chandelier',
  blue: 'blue chandelier',
};
/** The maximum distance of a tap from the candle that it selects, in tiles. */
const MAX_TAP_DISTANCE = 0.85;

const positionOf = ({ plan }: Room, cell: number) => ({
  x: cell % plan.width,
  y: Math.floor(cell / plan.width),
});
const spotOf = ({ plan }: Room, cell: number) =>
  `row ${Math.floor(cell / plan.width)}, column ${(cell % plan.width) + 1}`;
const firstOf = ({ plan }: Room, number: number) => plan.groups[number]?.[0] ?? 0;

function nameOf(room: Room, number: number): string {
  const first = firstOf(room, number);
  const { kind, cell } = room.plan.candles[first]!;
  const state = room.lit[first] ? 'lit' : kind === 'stub' && !room.wax[first] ? 'burnt down' : 'dark';
  return `${number + 1}, ${KINDS[kind]}, ${spotOf(room, cell)}, ${state}`;
}

function describe(from: Room, to: Room): string {
  const lit = to.lit.flatMap((isLit, i) => (isLit !== from.lit[i] ? [isLit] : []));
  const first = lit.length ? (lit[0] ? 'Lit.' : 'Out.') : 'A puff, and it is out.';
  const left = to.moths.filter((cell) => cell !== OUT_OF_VIEW);
  const freedCount = from.moths.filter((cell) => cell !== OUT_OF_VIEW).length - left.length;
  const movedMoths = to.moths.flatMap((cell, i) =>
    cell !== OUT_OF_VIEW && cell !== from.moths[i] ? [spotOf(to, cell)] : [],
  );
  return [
    first,
    freedCount ? `${freedCount} out of the window.` : '',
    movedMoths.length ? `Moth at ${movedMoths.join('; ')}.` : freedCount ? '' : 'No moth moves.',
    `${left.length} left.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function play(sound: Sound, from: Room, to: Room): void {
  const isLighting = to.lit.some((isLit, i) => isLit && !from.lit[i]) || to.pulse.length > 0;
  if (to.caught) return sound.play([330, 277, 220, 165], { gapMs: 100, lengthMs: 240, volume: 0.05 });
  if (ROOM.isWon(to)) return sound.play([523, 659, 784, 1047], { gapMs: 110, lengthMs: 360 });
  const flutter = Array.from(
    { length: Math.min(6, to.flight.beats.length - 1) },
    (_, i) => 620 + (i % 2) * 90,
  );
  sound.play([isLighting ? 440 : 247], { lengthMs: isLighting ? 240 : 130, volume: 0.05 });
  sound.play(flutter, { gapMs: 100, lengthMs: 50, volume: 0.016 });
}

export const ROOM_HANDS: InputHandlers<Room> = {
  label: 'The room. Arrow keys choose a candle, Space lights it or puts it out.',
  keysText: 'Arrows choose a candle, Space or its number lights it. Z undoes, R restarts, H hints, P pauses.',
  noun: 'move',
  hasSteps: false,
  space: null,
  sizeOf: ({ plan }) => ({ columns: plan.width, rows: plan.height }),
  tapped(room, position) {
    let [best, nearest] = [-1, MAX_TAP_DISTANCE];
    room.plan.groups.forEach((group, number) => {
      for (const i of group) {
        const { x, y } = positionOf(room, room.plan.candles[i]!.cell);
        const distance = Math.hypot(position.x - x - 0.5, position.y - y - 0.5);
        if (distance < nearest) [best, nearest] = [number, distance];
      }
    });
    return best < 0 ? null : best;
  },
  swiped: () => null,
  toolOf: () => null,
  choices: ({ plan }) => plan.groups.map((_, number) => number),
  choiceAt: (room, number) => positionOf(room, room.plan.candles[firstOf(room, number)]!.cell),
  announceChoice: (room, number) => `Candle ${nameOf(room, number)}.`,
  describe,
  announceHint: (room, move) =>
    `Hint: ${room.lit[firstOf(room, move)] ? 'put out' : 'light'} candle ${nameOf(room, move)}.`,
  announceNothing(room, move) {
    const first = firstOf(room, move);
    const { kind } = room.plan.candles[first]!;
    return kind === 'stub' && !room.wax[first]
      ? 'The stub has burnt down.'
      : 'A moth is sitting on the wick.';
  },
  announceLost: ({ caught }) =>
    `${caught?.by === 'cat' ? 'The cat has a moth under its paw.' : 'A moth is caught in the web.'} Take a move back.`,
  tally: ({ moths }) => {
    const left = moths.filter((cell) => cell !== OUT_OF_VIEW).length;
    return `${left} ${left === 1 ? 'moth' : 'moths'}`;
  },
  play,
};
