/** Generates the quick round: five stands from a seed, each with a shot that passes it. */
import { createRandom, type Random } from '../kit/seeded-random';
import { CLOCK, STANDS_PER_ROUND } from './config';
import { firstScene, simulateShot } from './fly';
import {
  createBalloon,
  createBell,
  createBrazier,
  createFace,
  createFence,
  createLantern,
  createRocket,
  createSack,
  slidingMotion,
  createSpout,
  createLevel,
  tieRopes,
  createWall,
} from './create-items';
import type { Item, Level, WorldKey } from './types';

export interface ShootingStand {
  level: Level;
  /** A shot that passes the stand. */
  passingShot: [angle: number, power: number, tick: number];
}

interface ShotArc {
  angle: number;
  power: number;
  wind: number;
  /** Returns the height of the arc at a horizontal position, and the step at which the arrow reaches it. */
  at(x: number): { y: number; step: number };
}

/** The requirements for an arc: the heights that it must not leave between two horizontal positions. */
interface ArcLimits {
  from: number;
  to: number;
  top: number;
  bottom: number;
  angles: readonly [least: number, most: number];
  wind: number;
}

const createArc = (angle: number, power: number, wind: number): ShotArc => {
  const level = createLevel('', '', 1, [], { wind });
  const { xs, ys } = simulateShot(level, firstScene(level), false, [angle, power, 0]);
  return {
    ...{ angle, power, wind },
    at(x) {
      const step = xs.findIndex((one) => one >= x);
      return step < 0 ? { y: 9999, step: -1 } : { y: Math.round(ys[step]!), step };
    },
  };
};

const randomBetween = (random: Random, from: number, to: number): number =>
  from + random.below(to - from + 1);

/** Tries random arcs until one meets the requirements. Returns a flat arc if none does. */
function drawArc(random: Random, { from, to, top, bottom, angles, wind }: ArcLimits): ShotArc {
  for (let tries = 0; tries < 200; tries++) {
    const arc = createArc(randomBetween(random, angles[0], angles[1]), randomBetween(random, 44, 60), wind);
    const isInside = [from, (from + to) / 2, to].every((x) => {
      const { y } = arc.at(x);
      return y > top && y < bottom;
    });
    if (isInside) return arc;
  }
  return createArc(Math.max(40, angles[0]), 60, 0);
}

const createStand = (
  arc: ShotArc,
  name: string,
  hint: string,
  items: readonly Item[],
  { tick = 0, isDark = false } = {},
): ShootingStand => ({
  level: createLevel(name, hint, 1, items, { wind: arc.wind, isDark, quiver: 4 }),
  passingShot: [arc.angle, arc.power, tick],
});

const pointOnArc = (arc: ShotArc, x: number): [x: number, y: number] => [x, arc.at(x).y];
const pickWind = (random: Random): number => random.pick([-3, -2, 2, 3]);

const arcLimits = { from: 500, to: 900, top: 170, bottom: 700, angles: [30, 190], wind: 0 } as const;

/** Returns a vertical motion that crosses the arc at the moment when the arrow arrives. */
const passingTarget = (random: Random, arc: ShotArc, x: number) => {
  const { y, step } = arc.at(x);
  const period = random.pick([480, 600, 720]);
  const reach = y > 440 ? -randomBetween(random, 140, 240) : randomBetween(random, 140, 240);
  return { y, motion: slidingMotion(0, reach, period), tick: (period * 10 - step) % CLOCK };
};

function fairStands(random: Random): ShootingStand[] {
  const first = drawArc(random, arcLimits);
  const second = drawArc(random, { ...arcLimits, angles: [80, 200] });
  const third = drawArc(random, { ...arcLimits, wind: pickWind(random), angles: [40, 150] });
  const gap = randomBetween(random, 500, 620);
  const window = third.at(gap).y;
  const fourth = drawArc(random, arcLimits);
  const targetX = randomBetween(random, 620, 880);
  const mover = passingTarget(random, fourth, targetX);
  const fifth = drawArc(random, {
    ...arcLimits,
    from: 400,
    to: 760,
    top: 190,
    bottom: 470,
    angles: [100, 190],
    wind: pickWind(random),
  });
  const rope = randomBetween(random, 600, 760);
  const { y } = fifth.at(rope);
  return [
    createStand(first, 'Straw', 'One target, one arc.', [
      createFace(...pointOnArc(first, randomBetween(random, 620, 900)), 46),
    ]),
    createStand(second, 'On a line', 'One arrow is enough for all three.', [
      createBalloon(...pointOnArc(second, randomBetween(random, 400, 480))),
      createBalloon(...pointOnArc(second, randomBetween(random, 600, 680))),
      createFace(...pointOnArc(second, randomBetween(random, 800, 900)), 46),
    ]),
    createStand(third, 'A window in the wind', 'Read the flag, then the gap.', [
      createWall(gap, 20, window - 62),
      createFence(gap, Math.min(780, window + 62)),
      createFace(...pointOnArc(third, randomBetween(random, 780, 900)), 44),
    ]),
    createStand(
      fourth,
      'Up and down',
      'Loose a little before it comes.',
      [createFace(targetX, mover.y, 46, mover.motion)],
      {
        tick: mover.tick,
      },
    ),
    createStand(fifth, 'Flour over the bell', 'The rope is the way to the bell.', [
      createBalloon(...pointOnArc(fifth, randomBetween(random, 400, 460))),
      createSack(rope, y + 88, 120),
      createBell(rope, 742),
      createFence(rope - 70, 600),
      createFence(rope + 70, 600),
    ]),
  ];
}

function harbourStands(random: Random): ShootingStand[] {
  const first = drawArc(random, arcLimits);
  const second = drawArc(random, { ...arcLimits, from: 320, to: 940, angles: [80, 190] });
  const third = drawArc(random, { ...arcLimits, top: 240, bottom: 560 });
  const knot = randomBetween(random, 420, 520);
  const lowArc = drawArc(random, {
    ...arcLimits,
    from: 400,
    to: 560,
    top: 600,
    bottom: 730,
    angles: [-50, 10],
  });
  const start = randomBetween(random, 440, 540);
  const fifth = drawArc(random, {
    ...arcLimits,
    from: 320,
    to: 880,
    angles: [60, 170],
    wind: pickWind(random),
  });
  const targetX = randomBetween(random, 720, 880);
  const mover = passingTarget(random, fifth, targetX);
  const top = third.at(760).y;
  return [
    createStand(first, 'Two lamps', 'One arrow flies through both.', [
      createLantern(...pointOnArc(first, randomBetween(random, 460, 560))),
      createLantern(...pointOnArc(first, randomBetween(random, 740, 880))),
    ]),
    createStand(second, 'A string of lamps', 'Four lamps on one arc.', [
      ...[340, 520, 700, 880].map((x) =>
        createLantern(...pointOnArc(second, x + randomBetween(random, -30, 30))),
      ),
    ]),
    createStand(
      third,
      'Tarred rope',
      'Light the near end.',
      tieRopes(
        [
          createLantern(...pointOnArc(third, knot)),
          createLantern(
            randomBetween(random, 660, 720),
            Math.min(760, top + randomBetween(random, 150, 210)),
          ),
          createLantern(
            randomBetween(random, 840, 920),
            Math.max(160, top - randomBetween(random, 120, 200)),
          ),
          createFence(knot + 90, Math.max(third.at(knot + 90).y + 60, 480)),
        ],
        [0, 1, 2],
      ),
    ),
    createStand(lowArc, 'Rocket', 'Light the rocket, and look up.', [
      createRocket(...pointOnArc(lowArc, start)),
      createLantern(start + randomBetween(random, -30, 30), randomBetween(random, 460, 520)),
      createLantern(start + randomBetween(random, -30, 30), randomBetween(random, 330, 380)),
      createLantern(start + randomBetween(random, -30, 30), randomBetween(random, 180, 240)),
    ]),
    createStand(
      fifth,
      'Embers',
      'Through the fire, then through the lamp.',
      [
        createBrazier(...pointOnArc(fifth, randomBetween(random, 330, 430))),
        createLantern(targetX, mover.y, mover.motion),
        createSpout(randomBetween(random, 200, 240), 640, 800),
        createLantern(...pointOnArc(fifth, randomBetween(random, 540, 640))),
      ],
      { tick: mover.tick, isDark: true },
    ),
  ];
}

/** Returns the stands for a seed. */
export function makeRound(world: WorldKey, seed: string): readonly ShootingStand[] {
  const random = createRandom(`arrowfall ${world} ${seed}`);
  return (world === 'fair' ? fairStands : harbourStands)(random).slice(0, STANDS_PER_ROUND);
}
