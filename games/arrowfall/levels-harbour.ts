/** The levels of the harbor: lanterns in a row, then ropes and rockets, then rain and embers. */
import {
  brazier,
  fence,
  lantern,
  onWheel,
  rocket,
  shelf,
  slide,
  spout,
  stage,
  swing,
  tieRopes,
  wall,
  wheel,
} from './make';
import type { Level } from './types';

const dark = { isDark: true };

export const QUAY: readonly Level[] = [
  stage('First light', 'Your arrow burns. Send it through the lantern.', 1, [lantern(640, 580)]),
  stage('Two at once', 'It flies on, and it still burns.', 1, [lantern(480, 560), lantern(760, 580)]),
  stage('A string of five', 'One arc, five lanterns.', 1, [
    lantern(340, 442),
    lantern(490, 356),
    lantern(640, 312),
    lantern(790, 300),
    lantern(940, 326),
  ]),
  stage('Mast lights', 'One high, one low, a mast between.', 2, [
    wall(640, 300, 800),
    lantern(560, 660),
    lantern(800, 640),
  ]),
  stage('Swaying', 'Where two paths cross there is a moment for both.', 1, [
    lantern(540, 500, swing(320, 80, 480)),
    lantern(800, 520, swing(320, 80, 480, 120)),
  ]),
  stage('Three boats', 'The tide lifts one after the other.', 2, [
    lantern(420, 520, slide(0, 110, 720)),
    lantern(640, 500, slide(0, 110, 720, 240)),
    lantern(860, 520, slide(0, 110, 720, 480)),
  ]),
  stage('Under the bridge', 'Low water, low arch, a lamp at either end.', 1, [
    shelf(540, 440, 760),
    fence(600, 690),
    lantern(400, 610),
    lantern(850, 660),
  ]),
  stage('The harbour arm', 'Over the shed, past the crane.', 2, [
    wall(480, 552, 630),
    shelf(552, 480, 660),
    wall(740, 60, 330),
    lantern(570, 690),
    lantern(570, 450),
    lantern(740, 410),
    lantern(900, 450),
  ]),
];

export const ROCKETS: readonly Level[] = [
  stage(
    'The tarred rope',
    'Fire runs along the rope.',
    1,
    tieRopes([lantern(520, 500), lantern(780, 600), fence(650, 330), shelf(322, 642, 940)], [0, 1]),
  ),
  stage(
    'Round the house',
    'Light one end, and wait.',
    1,
    tieRopes(
      [
        lantern(440, 620),
        lantern(560, 250),
        lantern(760, 250),
        lantern(840, 640),
        fence(520, 340),
        fence(760, 340),
        shelf(332, 511, 769),
      ],
      [0, 1, 2, 3],
    ),
  ),
  stage('The rocket', 'A rocket lights whatever hangs above it.', 1, [
    rocket(680, 740),
    lantern(680, 560),
    lantern(680, 400),
    lantern(680, 240),
    wall(600, 160, 680),
  ]),
  stage(
    'Long way to a short fuse',
    'A lantern, a rope, a rocket.',
    1,
    tieRopes(
      [
        lantern(460, 420),
        rocket(760, 740),
        lantern(760, 500),
        lantern(760, 340),
        fence(680, 240),
        fence(850, 240),
      ],
      [0, 1],
    ),
  ),
  stage('Two rockets', 'One low line lights both.', 1, [
    rocket(470, 700),
    rocket(650, 752),
    lantern(470, 480),
    lantern(470, 300),
    lantern(650, 420),
    lantern(650, 240),
    wall(390, 120, 610),
  ]),
  stage('Into the swing', 'Something has to be there when the rocket passes.', 1, [
    rocket(640, 740),
    lantern(640, 430, swing(330, 100, 600)),
    lantern(640, 220),
    wall(560, 100, 660),
  ]),
  stage(
    'Both ends',
    'The rope is open in the middle.',
    2,
    tieRopes(
      [lantern(420, 300), lantern(580, 300), lantern(740, 640), lantern(900, 640), fence(660, 420)],
      [0, 1],
      [2, 3],
    ),
  ),
  stage(
    'Fireworks',
    'Three rockets, one rope, and a good place to stand.',
    2,
    tieRopes(
      [
        rocket(480, 740),
        rocket(660, 740),
        rocket(840, 740),
        lantern(480, 420),
        lantern(660, 320),
        lantern(840, 420),
        lantern(660, 560),
        lantern(930, 250),
        wall(420, 100, 640),
      ],
      [0, 1],
      [5, 7],
    ),
  ),
];

export const EMBERS: readonly Level[] = [
  stage(
    'The brazier',
    'The arrow is dark. Take it through the fire first.',
    1,
    [brazier(400, 520), lantern(760, 560)],
    dark,
  ),
  stage('The spout', 'Water puts an arrow out. Go over it.', 1, [spout(560, 380, 800), lantern(820, 620)]),
  stage('Between two drops', 'The spout rests now and then.', 1, [
    spout(560, 60, 800, 480),
    lantern(440, 540),
    lantern(800, 560),
  ]),
  stage('Out and in again', 'What the water takes, a brazier gives back.', 2, [
    spout(480, 40, 800),
    brazier(620, 470),
    lantern(380, 530),
    lantern(850, 560),
  ]),
  stage(
    'Borrowed light',
    'A lantern that is lit will do as well as a brazier.',
    2,
    [brazier(400, 320), lantern(640, 320), spout(500, 420, 800), fence(740, 560), lantern(860, 600)],
    dark,
  ),
  stage(
    'Rain on the rope',
    'Fire on a rope does not mind the rain.',
    1,
    tieRopes(
      [
        lantern(460, 560),
        lantern(620, 420),
        lantern(860, 420),
        spout(540, 40, 800),
        wall(740, 440, 800),
        lantern(860, 640),
      ],
      [0, 1, 2, 5],
    ),
  ),
  stage(
    'Squall',
    'Headwind, rain, and a ship that rolls.',
    1,
    [
      spout(600, 40, 800, 720),
      lantern(440, 480, slide(0, 80, 480)),
      lantern(720, 460, slide(0, 120, 720)),
      lantern(880, 600),
    ],
    { wind: -2 },
  ),
  stage(
    'The lighthouse',
    'The great lamp lights last.',
    2,
    tieRopes(
      [
        ...onWheel(2, 900, (start) => brazier(400, 480, wheel(110, 900, start))),
        spout(560, 430, 800),
        rocket(680, 740),
        lantern(680, 540),
        lantern(840, 200),
        lantern(680, 340),
        fence(760, 420),
      ],
      [6, 5],
    ),
    dark,
  ),
];
