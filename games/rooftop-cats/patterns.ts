/** The patterns of the town. Each adds a few houses that present one challenge. */
import { FULL_JUMP_ARC, TAP_JUMP_ARC, DOUBLE_JUMP_ARC } from './arcs';
import type { TownBuilder } from './builder';
import { BONE_VALUE, UNITS_PER_DOT } from './config';
import {
  crossGap,
  hangAlongArc,
  hangAbove,
  LOW_CENTER_ABOVE_PAWS,
  CENTER_ABOVE_PAWS,
  hangRow,
} from './hangings';

export function buildOpener(b: TownBuilder): void {
  b.roof('flat', 290);
  hangRow(b, b.at.x - b.run(70), 5, 8, b.at.h + CENTER_ABOVE_PAWS);
}

export function buildHops(b: TownBuilder): void {
  for (let i = b.between(2, 3); i > 0; i--) {
    crossGap(b);
    const kind = b.random.pick(['flat', 'lean', 'gable', 'mansard'] as const);
    const roof = b.roof(kind, b.between(b.ease(58, 40), b.ease(80, 58)), b.between(24, 48));
    if (kind === 'flat') hangRow(b, roof.x + b.run(16), 3, 7, b.at.h + CENTER_ABOVE_PAWS);
  }
}

export function buildChimneys(b: TownBuilder): void {
  crossGap(b);
  const count = b.between(1, b.ease(1, 3));
  const lead = b.ease(48, 36);
  const space = b.ease(62, 46);
  const roof = b.roof('flat', lead + count * space);
  for (let i = 0; i < count; i++) {
    const [width, height] = [b.between(34, 58), b.between(38, b.ease(56, 92))];
    const x = roof.x + b.run(lead + i * space);
    b.chimney(x, width, height);
    hangAbove(
      b,
      x + (width * UNITS_PER_DOT) / 2,
      b.at.h,
      height > 52 ? FULL_JUMP_ARC : TAP_JUMP_ARC,
      b.between(2, 3),
    );
  }
}

export function buildWashing(b: TownBuilder): void {
  crossGap(b);
  const count = b.between(1, b.ease(1, 3));
  const lead = b.ease(52, 38);
  const space = b.ease(66, 48);
  const roof = b.roof('flat', lead + count * space);
  for (let i = 0; i < count; i++) {
    const x = roof.x + b.run(lead + i * space);
    b.hazard('line', x, b.between(76, 112), b.at.h);
    hangRow(b, x - b.run(5), 3, 5, b.at.h + LOW_CENTER_ABOVE_PAWS);
  }
}

export function buildGables(b: TownBuilder): void {
  for (let i = b.between(2, 3); i > 0; i--) {
    crossGap(b, b.between(9, b.ease(13, 20)));
    const ticks = b.between(48, 62);
    const rise = b.between(44, 76);
    const roof = b.roof('gable', ticks, rise);
    const ridge = roof.x + b.run(ticks >> 1);
    const top = roof.h + rise * UNITS_PER_DOT;
    if (b.hard >= 2 && b.random.below(10) < 5) b.hazard('cock', ridge, 40, top);
    hangRow(b, ridge - b.run(8), 3, 8, top + LOW_CENTER_ABOVE_PAWS);
  }
}

export function buildStairs(b: TownBuilder): void {
  const count = b.between(2, 4);
  const rise = b.between(44, b.ease(56, 74));
  crossGap(b);
  b.roof('flat', 40);
  for (let i = 0; i < count; i++) {
    const from = { x: b.at.x - b.run(12), h: b.at.h };
    hangAlongArc(b, from, FULL_JUMP_ARC, [9, 16], true);
    b.at.h += rise * UNITS_PER_DOT;
    b.roof('flat', b.ease(46, 36));
  }
  b.gap(b.between(4, 8), -Math.round((rise * count) / 2));
  const roof = b.roof('lean', 56, -20);
  hangRow(b, roof.x + b.run(22), 3, 8, roof.h + CENTER_ABOVE_PAWS);
}

export function buildStacks(b: TownBuilder): void {
  const count = b.between(2, b.ease(2, 4));
  for (let i = 0; i < count; i++) {
    const from = { x: b.at.x - b.run(4), h: b.at.h };
    hangAlongArc(b, from, FULL_JUMP_ARC, [20, 30], true);
    b.gap(b.between(b.ease(13, 16), b.ease(17, 22)), b.between(-24, 24));
    b.roof('stack', b.ease(22, 15));
  }
  crossGap(b, b.ease(12, 17));
  b.roof('flat', 60);
}

export function buildAwnings(b: TownBuilder): void {
  b.gap(6, 0);
  const awning = { x: b.at.x, end: b.at.x + b.run(30), h: b.at.h - 76 * UNITS_PER_DOT };
  b.footing('awning', awning.x, awning.end, awning.h);
  for (const [tick, over] of [
    [18, 60],
    [26, 120],
    [36, 176],
    [46, 196],
  ] as const)
    b.moth(awning.x + b.run(tick), awning.h + over * UNITS_PER_DOT, { isNext: true });
  b.at.x = awning.end + b.run(5);
  b.at.h += b.between(b.ease(6, 20), b.ease(20, 44)) * UNITS_PER_DOT;
  b.roof('mansard', 80, 24);
}

export function buildLeap(b: TownBuilder): void {
  const ticks = b.ease(40, 52);
  const from = { x: b.at.x - b.run(5), h: b.at.h };
  hangAlongArc(b, from, DOUBLE_JUMP_ARC, [14, 24, 36, 48], true);
  b.gap(ticks, -b.between(10, 40));
  const roof = b.roof('mansard', 78, 20);
  hangRow(b, roof.x + b.run(30), 3, 7, roof.h + CENTER_ABOVE_PAWS);
}

export function buildHopAndDuck(b: TownBuilder): void {
  crossGap(b);
  const count = b.between(1, b.ease(1, 2));
  const [lead, apart] = [b.ease(48, 38), b.ease(64, 50)];
  const roof = b.roof('flat', lead + count * apart * 2);
  for (let i = 0; i < count; i++) {
    const x = roof.x + b.run(lead + i * apart * 2);
    const height = b.between(36, 52);
    b.chimney(x, 40, height);
    hangAbove(b, x + 20 * UNITS_PER_DOT, b.at.h, TAP_JUMP_ARC, 2);
    b.hazard('line', x + b.run(apart), b.between(70, 96), b.at.h);
    hangRow(b, x + b.run(apart - 3), 2, 6, b.at.h + LOW_CENTER_ABOVE_PAWS);
  }
}

export function buildFlocks(b: TownBuilder): void {
  crossGap(b);
  const roof = b.roof('flat', b.between(110, 140));
  b.flock(roof.x + b.run(46), b.between(3, 6));
  const lifts = [0, 14, 24, 28, 24, 14, 0];
  lifts.forEach((lift, i) =>
    b.moth(roof.x + b.run(56 + i * 6), b.at.h + CENTER_ABOVE_PAWS + lift * UNITS_PER_DOT),
  );
}

export function buildTower(b: TownBuilder): void {
  crossGap(b, b.between(8, 12));
  b.roof('flat', 54);
  const from = { x: b.at.x - b.run(26), h: b.at.h };
  hangAlongArc(b, from, DOUBLE_JUMP_ARC, [12, 22, 34], true);
  b.at.h += b.between(100, b.ease(112, 150)) * UNITS_PER_DOT;
  const top = b.roof('flat', 56);
  b.moth(top.x + b.run(30), top.h + 150 * UNITS_PER_DOT, { worth: BONE_VALUE });
  b.gap(6, -b.between(110, 150));
  b.roof('lean', 70, -16);
}

export function buildHighRoad(b: TownBuilder): void {
  crossGap(b);
  const roof = b.roof('flat', 120);
  const x = roof.x + b.run(44);
  b.chimney(x, 50, 62);
  b.chimney(x + b.run(22), 46, 84);
  b.moth(x + b.run(24) + 20 * UNITS_PER_DOT, b.at.h + (84 + 130) * UNITS_PER_DOT, { worth: BONE_VALUE });
  hangAbove(b, x + 25 * UNITS_PER_DOT, b.at.h, FULL_JUMP_ARC, 2);
}

export interface Pattern {
  readonly lay: (b: TownBuilder) => void;
  /** The minimum difficulty at which the pattern is used. */
  readonly from: number;
  readonly weight: number;
}

export const PATTERNS: readonly Pattern[] = [
  { lay: buildHops, from: 0, weight: 5 },
  { lay: buildChimneys, from: 0, weight: 5 },
  { lay: buildWashing, from: 0, weight: 5 },
  { lay: buildGables, from: 0, weight: 4 },
  { lay: buildStairs, from: 1, weight: 3 },
  { lay: buildFlocks, from: 0, weight: 2 },
  { lay: buildAwnings, from: 1, weight: 3 },
  { lay: buildStacks, from: 2, weight: 3 },
  { lay: buildLeap, from: 2, weight: 3 },
  { lay: buildHighRoad, from: 1, weight: 2 },
  { lay: buildHopAndDuck, from: 3, weight: 4 },
  { lay: buildTower, from: 3, weight: 3 },
];

/** The patterns of a run's first sections. Each introduces one challenge. */
export const LESSONS: readonly Pattern['lay'][] = [
  buildOpener,
  buildHops,
  buildChimneys,
  buildWashing,
  buildFlocks,
  buildGables,
];
