import { describe, expect, it } from 'vitest';
import { COURSES } from '@/games/windmill-nine/courses';
import { playHole } from './bot';

const EFFORT = { angles: 96, strengths: [10, 16, 22, 28, 36, 44, 54], steps: [0, 180, 360, 540] };

describe.each(Object.values(COURSES).flat())('the hole $name', (hole) => {
  it('allows a simulated player to finish within par', { timeout: 60_000 }, () => {
    expect(playHole(hole, EFFORT)?.length).toBeLessThanOrEqual(hole.par);
  });
});
