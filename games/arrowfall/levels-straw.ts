/** The first chapter of the fair: straw, balloons, apples and fences, all at rest. */
import { apple, balloon, face, fence, shelf, stage, wall } from './make';
import type { Level } from './types';

export const STRAW: readonly Level[] = [
  stage('The first straw', 'Drag back, aim a little high, let go.', 1, [face(640, 600, 74)], { quiver: 4 }),
  stage('Farther off', 'The further it flies, the further it falls.', 1, [face(900, 620, 60)], { quiver: 4 }),
  stage('Up on the beam', 'Aim well above a thing that hangs high.', 1, [face(740, 300, 54)], { quiver: 4 }),
  stage('One each', 'Two targets, an arrow for each.', 2, [face(520, 660, 46), face(840, 400, 46)]),
  stage('Penny balloons', 'An arrow flies on through a balloon.', 1, [
    balloon(440, 560),
    balloon(620, 540),
    balloon(800, 560),
  ]),
  stage('Over the fence', 'What you cannot hit straight, hit from above.', 1, [
    fence(560, 490),
    face(800, 660, 58),
  ]),
  stage('Apples on posts', 'Small things ask for a steady pull.', 2, [apple(620, 500), apple(820, 610)]),
  stage('Through the window', 'One gap, one line.', 1, [
    wall(540, 40, 440),
    fence(540, 560),
    face(860, 560, 48),
  ]),
  stage('Down the arc', 'All of them lie on the way of one arrow.', 1, [
    balloon(360, 440),
    balloon(520, 372),
    balloon(680, 390),
    face(880, 520, 50),
  ]),
  stage('The top shelf', 'One on the shelf, one in its shadow.', 2, [
    shelf(470, 620, 860),
    apple(740, 444),
    face(800, 640, 44),
    fence(880, 470),
  ]),
  stage('The well', 'Straight up is also a way down.', 1, [
    fence(600, 440),
    fence(800, 440),
    balloon(700, 690),
  ]),
  stage('The whole stall', 'Straw, balloons, an apple and a fence: look before you loose.', 3, [
    fence(520, 560),
    balloon(520, 500),
    face(700, 680, 42),
    balloon(690, 430),
    apple(880, 380),
  ]),
];
