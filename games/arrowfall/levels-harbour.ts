/** The levels of the harbor: lanterns in a row, then ropes and rockets, then rain and embers. */
import {
  createBrazier,
  createFence,
  createLantern,
  placeOnWheel,
  createRocket,
  createShelf,
  slidingMotion,
  createSpout,
  createLevel,
  swingingMotion,
  tieRopes,
  createWall,
  wheelMotion,
} from './create-items';
import type { Level } from './types';

const darkLevel = { isDark: true };

export const QUAY: readonly Level[] = [
  createLevel('First light', 'Your arrow burns. Send it through the lantern.', 1, [createLantern(640, 580)]),
  createLevel('Two at once', 'It flies on, and it still burns.', 1, [
    createLantern(480, 560),
    createLantern(760, 580),
  ]),
  createLevel('A string of five', 'One arc, five lanterns.', 1, [
    createLantern(340, 442),
    createLantern(490, 356),
    createLantern(640, 312),
    createLantern(790, 300),
    createLantern(940, 326),
  ]),
  createLevel('Mast lights', 'One high, one low, a mast between.', 2, [
    createWall(640, 300, 800),
    createLantern(560, 660),
    createLantern(800, 640),
  ]),
  createLevel('Swaying', 'Where two paths cross there is a moment for both.', 1, [
    createLantern(540, 500, swingingMotion(320, 80, 480)),
    createLantern(800, 520, swingingMotion(320, 80, 480, 120)),
  ]),
  createLevel('Three boats', 'The tide lifts one after the other.', 2, [
    createLantern(420, 520, slidingMotion(0, 110, 720)),
    createLantern(640, 500, slidingMotion(0, 110, 720, 240)),
    createLantern(860, 520, slidingMotion(0, 110, 720, 480)),
  ]),
  createLevel('Under the bridge', 'Low water, low arch, a lamp at either end.', 1, [
    createShelf(540, 440, 760),
    createFence(600, 690),
    createLantern(400, 610),
    createLantern(850, 660),
  ]),
  createLevel('The harbour arm', 'Over the shed, past the crane.', 2, [
    createWall(480, 552, 630),
    createShelf(552, 480, 660),
    createWall(740, 60, 330),
    createLantern(570, 690),
    createLantern(570, 450),
    createLantern(740, 410),
    createLantern(900, 450),
  ]),
];

export const ROCKETS: readonly Level[] = [
  createLevel(
    'The tarred rope',
    'Fire runs along the rope.',
    1,
    tieRopes(
      [createLantern(520, 500), createLantern(780, 600), createFence(650, 330), createShelf(322, 642, 940)],
      [0, 1],
    ),
  ),
  createLevel(
    'Round the house',
    'Light one end, and wait.',
    1,
    tieRopes(
      [
        createLantern(440, 620),
        createLantern(560, 250),
        createLantern(760, 250),
        createLantern(840, 640),
        createFence(520, 340),
        createFence(760, 340),
        createShelf(332, 511, 769),
      ],
      [0, 1, 2, 3],
    ),
  ),
  createLevel('The rocket', 'A rocket lights whatever hangs above it.', 1, [
    createRocket(680, 740),
    createLantern(680, 560),
    createLantern(680, 400),
    createLantern(680, 240),
    createWall(600, 160, 680),
  ]),
  createLevel(
    'Long way to a short fuse',
    'A lantern, a rope, a rocket.',
    1,
    tieRopes(
      [
        createLantern(460, 420),
        createRocket(760, 740),
        createLantern(760, 500),
        createLantern(760, 340),
        createFence(680, 240),
        createFence(850, 240),
      ],
      [0, 1],
    ),
  ),
  createLevel('Two rockets', 'One low line lights both.', 1, [
    createRocket(470, 700),
    createRocket(650, 752),
    createLantern(470, 480),
    createLantern(470, 300),
    createLantern(650, 420),
    createLantern(650, 240),
    createWall(390, 120, 610),
  ]),
  createLevel('Into the swing', 'Something has to be there when the rocket passes.', 1, [
    createRocket(640, 740),
    createLantern(640, 430, swingingMotion(330, 100, 600)),
    createLantern(640, 220),
    createWall(560, 100, 660),
  ]),
  createLevel(
    'Both ends',
    'The rope is open in the middle.',
    2,
    tieRopes(
      [
        createLantern(420, 300),
        createLantern(580, 300),
        createLantern(740, 640),
        createLantern(900, 640),
        createFence(660, 420),
      ],
      [0, 1],
      [2, 3],
    ),
  ),
  createLevel(
    'Fireworks',
    'Three rockets, one rope, and a good place to stand.',
    2,
    tieRopes(
      [
        createRocket(480, 740),
        createRocket(660, 740),
        createRocket(840, 740),
        createLantern(480, 420),
        createLantern(660, 320),
        createLantern(840, 420),
        createLantern(660, 560),
        createLantern(930, 250),
        createWall(420, 100, 640),
      ],
      [0, 1],
      [5, 7],
    ),
  ),
];

export const EMBERS: readonly Level[] = [
  createLevel(
    'The brazier',
    'The arrow is dark. Take it through the fire first.',
    1,
    [createBrazier(400, 520), createLantern(760, 560)],
    darkLevel,
  ),
  createLevel('The spout', 'Water puts an arrow out. Go over it.', 1, [
    createSpout(560, 380, 800),
    createLantern(820, 620),
  ]),
  createLevel('Between two drops', 'The spout rests now and then.', 1, [
    createSpout(560, 60, 800, 480),
    createLantern(440, 540),
    createLantern(800, 560),
  ]),
  createLevel('Out and in again', 'What the water takes, a brazier gives back.', 2, [
    createSpout(480, 40, 800),
    createBrazier(620, 470),
    createLantern(380, 530),
    createLantern(850, 560),
  ]),
  createLevel(
    'Borrowed light',
    'A lantern that is lit will do as well as a brazier.',
    2,
    [
      createBrazier(400, 320),
      createLantern(640, 320),
      createSpout(500, 420, 800),
      createFence(740, 560),
      createLantern(860, 600),
    ],
    darkLevel,
  ),
  createLevel(
    'Rain on the rope',
    'Fire on a rope does not mind the rain.',
    1,
    tieRopes(
      [
        createLantern(460, 560),
        createLantern(620, 420),
        createLantern(860, 420),
        createSpout(540, 40, 800),
        createWall(740, 440, 800),
        createLantern(860, 640),
      ],
      [0, 1, 2, 5],
    ),
  ),
  createLevel(
    'Squall',
    'Headwind, rain, and a ship that rolls.',
    1,
    [
      createSpout(600, 40, 800, 720),
      createLantern(440, 480, slidingMotion(0, 80, 480)),
      createLantern(720, 460, slidingMotion(0, 120, 720)),
      createLantern(880, 600),
    ],
    { wind: -2 },
  ),
  createLevel(
    'The lighthouse',
    'The great lamp lights last.',
    2,
    tieRopes(
      [
        ...placeOnWheel(2, 900, (start) => createBrazier(400, 480, wheelMotion(110, 900, start))),
        createSpout(560, 430, 800),
        createRocket(680, 740),
        createLantern(680, 540),
        createLantern(840, 200),
        createLantern(680, 340),
        createFence(760, 420),
      ],
      [6, 5],
    ),
    darkLevel,
  ),
];
