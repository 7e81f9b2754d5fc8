/** The third chapter of the fair: objects that slide, swing, turn, hide and rise. */
import {
  apple,
  balloon,
  bell,
  face,
  fence,
  onWheel,
  peek,
  rise,
  sack,
  shelf,
  slide,
  stage,
  swing,
  wall,
  wheel,
} from './make';
import type { Item, Level } from './types';

const balloons = (
  count: number,
  x: number,
  y: number,
  radius: number,
  period: number,
  turn: 1 | -1 = 1,
): Item[] => onWheel(count, period, (start) => balloon(x, y, wheel(radius, period, start, turn)));

export const WHEELS: readonly Level[] = [
  stage('Up and down', 'Loose a little before it comes.', 1, [face(720, 380, 54, slide(0, 260, 600))]),
  stage('On the swing', 'At its turning points it hardly moves.', 1, [
    face(700, 560, 52, swing(420, 84, 480)),
  ]),
  stage('The balloon wheel', 'Four balloons, and fewer arrows.', 2, balloons(4, 700, 420, 150, 900)),
  stage('Shy apples', 'They only look over the fence.', 2, [
    fence(600, 600),
    apple(640, 650, peek(0, -110, 600)),
    fence(820, 540),
    apple(860, 590, peek(0, -110, 600, 300)),
  ]),
  stage('Letting go', 'They rise, and they come again.', 2, [
    balloon(520, 880, rise(960, 900)),
    balloon(690, 880, rise(960, 900, 300)),
    balloon(860, 880, rise(960, 900, 600)),
  ]),
  stage('The wandering board', 'The window is there, only not always.', 1, [
    wall(560, 60, 380),
    fence(560, 620),
    wall(592, 380, 500, slide(0, 120, 600)),
    face(860, 520, 48),
  ]),
  stage('Pendulum bell', 'It rings itself hoarse without being heard.', 2, [
    bell(680, 520, swing(360, 100, 400)),
    bell(880, 380, swing(260, 90, 400, 200)),
  ]),
  stage('The lift', 'A rope behind a board that goes up and down.', 1, [
    sack(680, 360, 150),
    bell(680, 740),
    fence(610, 560),
    wall(640, 140, 300, slide(0, 140, 480)),
    fence(750, 500),
  ]),
  stage('Crossing swings', 'One arrow can be enough, when both are where you want them.', 2, [
    face(560, 480, 44, swing(340, 80, 480)),
    face(820, 520, 44, swing(380, 80, 600, 150)),
  ]),
  stage('Behind the carousel', 'Three boards turn before the gold.', 1, [
    ...onWheel(3, 900, (start) => wall(620, 440, 560, wheel(130, 900, start))),
    face(860, 500, 50),
  ]),
  stage('Market day', 'A cart, a lift and a lazy balloon.', 3, [
    face(560, 680, 42, slide(160, 0, 720)),
    shelf(580, 500, 800),
    apple(700, 560),
    balloon(860, 880, rise(960, 900)),
  ]),
  stage('The great wheel', 'Everything that turns, turns tonight.', 4, [
    ...onWheel(3, 1200, (start) => face(700, 380, 40, wheel(170, 1200, start, -1))),
    balloon(700, 380),
    fence(470, 700),
    apple(500, 745, peek(0, -90, 600)),
  ]),
];
