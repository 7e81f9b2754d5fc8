/** Generates the quick round: five stands from a seed, each with a shot that passes it. */
import { createRandom, type Random } from '../kit/seeded-random';
import { CLOCK, STANDS_PER_ROUND } from './config';
import { firstScene, fly } from './fly';
import {
  balloon,
  bell,
  brazier,
  face,
  fence,
  lantern,
  rocket,
  sack,
  slide,
  spout,
  stage,
  tieRopes,
  wall,
} from './make';
import type { Item, Level, WorldKey } from './types';

export interface Stand {
  level: Level;
  /** A shot that passes the stand. */
  passingShot: [angle: number, power: number, tick: number];
}

interface Arc {
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

const arcOf = (angle: number, power: number, wind: number): Arc => {
  const level = stage('', '', 1, [], { wind });
  const { xs, ys } = fly(level, firstScene(level), false, [angle, power, 0]);
  return {
    ...{ angle, power, wind },
    at(x) {
      const step = xs.findIndex((one) => one >= x);
      return step < 0 ? { y: 9999, step: -1 } : { y: Math.round(ys[step]!), step };
    },
  };
};

const between = (random: Random, from: number, to: number): number => from + random.below(to - from + 1);

/** Tries random arcs until one meets the requirements. Returns a flat arc if none does. */
function drawArc(random: Random, { from, to, top, bottom, angles, wind }: ArcLimits): Arc {
  for (let tries = 0; tries < 200; tries++) {
    const arc = arcOf(between(random, angles[0], angles[1]), between(random, 44, 60), wind);
    const isInside = [from, (from + to) / 2, to].every((x) => {
      const { y } = arc.at(x);
      return y > top && y < bottom;
    });
    if (isInside) return arc;
  }
  return arcOf(Math.max(40, angles[0]), 60, 0);
}

const stand = (
  arc: Arc,
  name: string,
  hint: string,
  items: readonly Item[],
  { tick = 0, isDark = false } = {},
): Stand => ({
  level: stage(name, hint, 1, items, { wind: arc.wind, isDark, quiver: 4 }),
  passingShot: [arc.angle, arc.power, tick],
});

const on = (arc: Arc, x: number): [x: number, y: number] => [x, arc.at(x).y];
const windOf = (random: Random): number => random.pick([-3, -2, 2, 3]);

const limits = { from: 500, to: 900, top: 170, bottom: 700, angles: [30, 190], wind: 0 } as const;

/** Returns a vertical motion that crosses the arc at the moment when the arrow arrives. */
const passingTarget = (random: Random, arc: Arc, x: number) => {
  const { y, step } = arc.at(x);
  const period = random.pick([480, 600, 720]);
  const reach = y > 440 ? -between(random, 140, 240) : between(random, 140, 240);
  return { y, motion: slide(0, reach, period), tick: (period * 10 - step) % CLOCK };
};

function fairStands(random: Random): Stand[] {
  const first = drawArc(random, limits);
  const second = drawArc(random, { ...limits, angles: [80, 200] });
  const third = drawArc(random, { ...limits, wind: windOf(random), angles: [40, 150] });
  const gap = between(random, 500, 620);
  const window = third.at(gap).y;
  const fourth = drawArc(random, limits);
  const targetX = between(random, 620, 880);
  const mover = passingTarget(random, fourth, targetX);
  const fifth = drawArc(random, {
    ...limits,
    from: 400,
    to: 760,
    top: 190,
    bottom: 470,
    angles: [100, 190],
    wind: windOf(random),
  });
  const rope = between(random, 600, 760);
  const { y } = fifth.at(rope);
  return [
    stand(first, 'Straw', 'One target, one arc.', [face(...on(first, between(random, 620, 900)), 46)]),
    stand(second, 'On a line', 'One arrow is enough for all three.', [
      balloon(...on(second, between(random, 400, 480))),
      balloon(...on(second, between(random, 600, 680))),
      face(...on(second, between(random, 800, 900)), 46),
    ]),
    stand(third, 'A window in the wind', 'Read the flag, then the gap.', [
      wall(gap, 20, window - 62),
      fence(gap, Math.min(780, window + 62)),
      face(...on(third, between(random, 780, 900)), 44),
    ]),
    stand(
      fourth,
      'Up and down',
      'Loose a little before it comes.',
      [face(targetX, mover.y, 46, mover.motion)],
      {
        tick: mover.tick,
      },
    ),
    stand(fifth, 'Flour over the bell', 'The rope is the way to the bell.', [
      balloon(...on(fifth, between(random, 400, 460))),
      sack(rope, y + 88, 120),
      bell(rope, 742),
      fence(rope - 70, 600),
      fence(rope + 70, 600),
    ]),
  ];
}

function harbourStands(random: Random): Stand[] {
  const first = drawArc(random, limits);
  const second = drawArc(random, { ...limits, from: 320, to: 940, angles: [80, 190] });
  const third = drawArc(random, { ...limits, top: 240, bottom: 560 });
  const knot = between(random, 420, 520);
  const lowArc = drawArc(random, { ...limits, from: 400, to: 560, top: 600, bottom: 730, angles: [-50, 10] });
  const start = between(random, 440, 540);
  const fifth = drawArc(random, { ...limits, from: 320, to: 880, angles: [60, 170], wind: windOf(random) });
  const targetX = between(random, 720, 880);
  const mover = passingTarget(random, fifth, targetX);
  const top = third.at(760).y;
  return [
    stand(first, 'Two lamps', 'One arrow flies through both.', [
      lantern(...on(first, between(random, 460, 560))),
      lantern(...on(first, between(random, 740, 880))),
    ]),
    stand(second, 'A string of lamps', 'Four lamps on one arc.', [
      ...[340, 520, 700, 880].map((x) => lantern(...on(second, x + between(random, -30, 30)))),
    ]),
    stand(
      third,
      'Tarred rope',
      'Light the near end.',
      tieRopes(
        [
          lantern(...on(third, knot)),
          lantern(between(random, 660, 720), Math.min(760, top + between(random, 150, 210))),
          lantern(between(random, 840, 920), Math.max(160, top - between(random, 120, 200))),
          fence(knot + 90, Math.max(third.at(knot + 90).y + 60, 480)),
        ],
        [0, 1, 2],
      ),
    ),
    stand(lowArc, 'Rocket', 'Light the rocket, and look up.', [
      rocket(...on(lowArc, start)),
      lantern(start + between(random, -30, 30), between(random, 460, 520)),
      lantern(start + between(random, -30, 30), between(random, 330, 380)),
      lantern(start + between(random, -30, 30), between(random, 180, 240)),
    ]),
    stand(
      fifth,
      'Embers',
      'Through the fire, then through the lamp.',
      [
        brazier(...on(fifth, between(random, 330, 430))),
        lantern(targetX, mover.y, mover.motion),
        spout(between(random, 200, 240), 640, 800),
        lantern(...on(fifth, between(random, 540, 640))),
      ],
      { tick: mover.tick, isDark: true },
    ),
  ];
}

/** Returns the stands for a seed. */
export function makeRound(world: WorldKey, seed: string): readonly Stand[] {
  const random = createRandom(`arrowfall ${world} ${seed}`);
  return (world === 'fair' ? fairStands : harbourStands)(random).slice(0, STANDS_PER_ROUND);
}
