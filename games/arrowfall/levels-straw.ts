/** The first chapter of the fair: straw, balloons, apples and fences, all at rest. */
import {
  createApple,
  createBalloon,
  createFace,
  createFence,
  createShelf,
  createLevel,
  createWall,
} from './create-items';
import type { Level } from './types';

export const STRAW: readonly Level[] = [
  createLevel('The first straw', 'Drag back, aim a little high, let go.', 1, [createFace(640, 600, 74)], {
    quiver: 4,
  }),
  createLevel('Farther off', 'The further it flies, the further it falls.', 1, [createFace(900, 620, 60)], {
    quiver: 4,
  }),
  createLevel('Up on the beam', 'Aim well above a thing that hangs high.', 1, [createFace(740, 300, 54)], {
    quiver: 4,
  }),
  createLevel('One each', 'Two targets, an arrow for each.', 2, [
    createFace(520, 660, 46),
    createFace(840, 400, 46),
  ]),
  createLevel('Penny balloons', 'An arrow flies on through a balloon.', 1, [
    createBalloon(440, 560),
    createBalloon(620, 540),
    createBalloon(800, 560),
  ]),
  createLevel('Over the fence', 'What you cannot hit straight, hit from above.', 1, [
    createFence(560, 490),
    createFace(800, 660, 58),
  ]),
  createLevel('Apples on posts', 'Small things ask for a steady pull.', 2, [
    createApple(620, 500),
    createApple(820, 610),
  ]),
  createLevel('Through the window', 'One gap, one line.', 1, [
    createWall(540, 40, 440),
    createFence(540, 560),
    createFace(860, 560, 48),
  ]),
  createLevel('Down the arc', 'All of them lie on the way of one arrow.', 1, [
    createBalloon(360, 440),
    createBalloon(520, 372),
    createBalloon(680, 390),
    createFace(880, 520, 50),
  ]),
  createLevel('The top shelf', 'One on the shelf, one in its shadow.', 2, [
    createShelf(470, 620, 860),
    createApple(740, 444),
    createFace(800, 640, 44),
    createFence(880, 470),
  ]),
  createLevel('The well', 'Straight up is also a way down.', 1, [
    createFence(600, 440),
    createFence(800, 440),
    createBalloon(700, 690),
  ]),
  createLevel('The whole stall', 'Straw, balloons, an apple and a fence: look before you loose.', 3, [
    createFence(520, 560),
    createBalloon(520, 500),
    createFace(700, 680, 42),
    createBalloon(690, 430),
    createApple(880, 380),
  ]),
];
