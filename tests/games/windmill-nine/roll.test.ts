import { describe, expect, it } from 'vitest';
import { UNIT_VECTORS, unitVectorAt } from '@/games/windmill-nine/circle';
import { BALL, CIRCLE, LONGEST_ROLL } from '@/games/windmill-nine/config';
import { COURSES } from '@/games/windmill-nine/courses';
import { rollFrom } from '@/games/windmill-nine/roll';
import { isInside, isInArea } from '@/games/windmill-nine/shapes';

const HOLES = Object.values(COURSES).flat();
const STROKES = Array.from(
  { length: 9 },
  (_, i) => [(i * 167) % CIRCLE, 12 + ((i * 17) % 49), (i * 191) % CIRCLE] as const,
);

describe('the table of directions', () => {
  it('has vectors of length 1 that turn clockwise from straight up', () => {
    for (const [x, y] of UNIT_VECTORS) expect(Math.hypot(x, y)).toBeCloseTo(1, 12);
    expect(unitVectorAt(0)[1]).toBeCloseTo(-1, 12);
    expect(unitVectorAt(CIRCLE / 4)[0]).toBeCloseTo(1, 12);
    expect(unitVectorAt(-CIRCLE / 4)[0]).toBeCloseTo(-1, 12);
    const [x, y] = unitVectorAt(100);
    expect(x).toBeCloseTo(Math.sin((100 / CIRCLE) * 2 * Math.PI), 12);
    expect(y).toBeCloseTo(-Math.cos((100 / CIRCLE) * 2 * Math.PI), 12);
  });
});

describe('ice', () => {
  it('slows a ball less than grass does, and more when it has snow', () => {
    const hole = COURSES.canal[0]!;
    const lengthOf = (change: Partial<typeof hole>) => {
      const { ys } = rollFrom({ ...hole, posts: [], ...change }, [5, 11], 0, 16, 0);
      return 11 - ys.at(-1)!;
    };
    const everywhere = [{ kind: 'round', x: 5, y: 8, rx: 9, ry: 9 }] as const;
    expect(lengthOf({ ice: everywhere })).toBeGreaterThan(2 * lengthOf({ ice: [] }));
    expect(lengthOf({ ice: everywhere, sand: everywhere })).toBeLessThan(lengthOf({ ice: [] }) / 2);
  });
});

describe.each(HOLES)('the hole $name', (hole) => {
  it('has its tee and cup on the ground', () => {
    for (const [x, y] of [hole.tee, hole.cup]) {
      expect(isInside(hole.outline, x, y)).toBe(true);
      expect(hole.blocks.some((block) => isInside(block, x, y))).toBe(false);
      expect(hole.gaps.some((area) => isInArea(area, x, y))).toBe(false);
      expect(hole.posts.some((post) => Math.hypot(post.x - x, post.y - y) < post.r + BALL)).toBe(false);
    }
  });

  it('keeps the ball within its walls and brings it to a stop', () => {
    for (const [angle, strength, step] of STROKES) {
      const { xs, ys, end } = rollFrom(hole, hole.tee, angle, strength, step);
      expect(xs.length).toBeLessThan(LONGEST_ROLL);
      if (end === 'rest') expect(isInside(hole.outline, xs.at(-1)!, ys.at(-1)!)).toBe(true);
      expect(xs.some((x, i) => i % 5 === 0 && !isInside(hole.outline, x, ys[i]!))).toBe(false);
    }
  });

  it('rolls the same stroke the same way every time', () => {
    const [angle, strength, step] = STROKES[3]!;
    expect(rollFrom(hole, hole.tee, angle, strength, step)).toEqual(
      rollFrom(hole, hole.tee, angle, strength, step),
    );
  });
});
