/** The third chapter of the fair: objects that slide, swing, turn, hide and rise. */
import {
  createApple,
  createBalloon,
  createBell,
  createFace,
  createFence,
  placeOnWheel,
  peekingMotion,
  risingMotion,
  createSack,
  createShelf,
  slidingMotion,
  createLevel,
  swingingMotion,
  createWall,
  wheelMotion,
} from './create-items';
import type { Item, Level } from './types';

const createBalloons = (
  count: number,
  x: number,
  y: number,
  radius: number,
  period: number,
  turn: 1 | -1 = 1,
): Item[] =>
  placeOnWheel(count, period, (start) => createBalloon(x, y, wheelMotion(radius, period, start, turn)));

export const WHEELS: readonly Level[] = [
  createLevel('Up and down', 'Loose a little before it comes.', 1, [
    createFace(720, 380, 54, slidingMotion(0, 260, 600)),
  ]),
  createLevel('On the swing', 'At its turning points it hardly moves.', 1, [
    createFace(700, 560, 52, swingingMotion(420, 84, 480)),
  ]),
  createLevel(
    'The balloon wheel',
    'Four balloons, and fewer arrows.',
    2,
    createBalloons(4, 700, 420, 150, 900),
  ),
  createLevel('Shy apples', 'They only look over the fence.', 2, [
    createFence(600, 600),
    createApple(640, 650, peekingMotion(0, -110, 600)),
    createFence(820, 540),
    createApple(860, 590, peekingMotion(0, -110, 600, 300)),
  ]),
  createLevel('Letting go', 'They rise, and they come again.', 2, [
    createBalloon(520, 880, risingMotion(960, 900)),
    createBalloon(690, 880, risingMotion(960, 900, 300)),
    createBalloon(860, 880, risingMotion(960, 900, 600)),
  ]),
  createLevel('The wandering board', 'The window is there, only not always.', 1, [
    createWall(560, 60, 380),
    createFence(560, 620),
    createWall(592, 380, 500, slidingMotion(0, 120, 600)),
    createFace(860, 520, 48),
  ]),
  createLevel('Pendulum bell', 'It rings itself hoarse without being heard.', 2, [
    createBell(680, 520, swingingMotion(360, 100, 400)),
    createBell(880, 380, swingingMotion(260, 90, 400, 200)),
  ]),
  createLevel('The lift', 'A rope behind a board that goes up and down.', 1, [
    createSack(680, 360, 150),
    createBell(680, 740),
    createFence(610, 560),
    createWall(640, 140, 300, slidingMotion(0, 140, 480)),
    createFence(750, 500),
  ]),
  createLevel('Crossing swings', 'One arrow can be enough, when both are where you want them.', 2, [
    createFace(560, 480, 44, swingingMotion(340, 80, 480)),
    createFace(820, 520, 44, swingingMotion(380, 80, 600, 150)),
  ]),
  createLevel('Behind the carousel', 'Three boards turn before the gold.', 1, [
    ...placeOnWheel(3, 900, (start) => createWall(620, 440, 560, wheelMotion(130, 900, start))),
    createFace(860, 500, 50),
  ]),
  createLevel('Market day', 'A cart, a lift and a lazy balloon.', 3, [
    createFace(560, 680, 42, slidingMotion(160, 0, 720)),
    createShelf(580, 500, 800),
    createApple(700, 560),
    createBalloon(860, 880, risingMotion(960, 900)),
  ]),
  createLevel('The great wheel', 'Everything that turns, turns tonight.', 4, [
    ...placeOnWheel(3, 1200, (start) => createFace(700, 380, 40, wheelMotion(170, 1200, start, -1))),
    createBalloon(700, 380),
    createFence(470, 700),
    createApple(500, 745, peekingMotion(0, -90, 600)),
  ]),
];
