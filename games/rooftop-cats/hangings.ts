/** Positions moths (on the arcs of jumps, above a point of a roof, in rows), and builds the transition between roofs. */
import { FULL_JUMP_ARC, TAP_JUMP_ARC, highestTickOf } from './arcs';
import type { TownBuilder } from './builder';
import { UNITS_PER_DOT } from './config';

/** The height of the cat's center above its paws. */
export const CENTER_ABOVE_PAWS = 18 * UNITS_PER_DOT;
export const LOW_CENTER_ABOVE_PAWS = 9 * UNITS_PER_DOT;

/** Positions moths at some ticks of an arc that starts at a point. */
export function hangAlongArc(
  b: TownBuilder,
  from: { x: number; h: number },
  arc: readonly number[],
  ticks: readonly number[],
  isNext: boolean,
): void {
  for (const tick of ticks) b.moth(from.x + b.run(tick), from.h + arc[tick]! + CENTER_ABOVE_PAWS, { isNext });
}

/** Positions moths above a point of a roof, at the top of a jump. */
export function hangAbove(b: TownBuilder, x: number, h: number, arc: readonly number[], count: number): void {
  const top = highestTickOf(arc);
  const ticks = Array.from({ length: count }, (_, i) => top + (i - (count - 1) / 2) * 6).map(Math.round);
  hangAlongArc(b, { x: x - b.run(top), h }, arc, ticks, false);
}

/** Positions moths at equal distances along the last roof. */
export function hangRow(b: TownBuilder, from: number, count: number, stepTicks: number, h: number): void {
  for (let i = 0; i < count; i++) b.moth(from + i * b.run(stepTicks), h);
}

/** Ends a roof with a gap before the next one, usually with moths in it. */
export function crossGap(
  b: TownBuilder,
  ticks = b.between(b.ease(9, 14), b.ease(15, 26)),
  hasMoths = true,
): void {
  const rise = b.between(-50, b.ease(15, 45));
  const from = { x: b.at.x - b.run(4), h: b.at.h };
  if (hasMoths && b.random.below(10) < 7) {
    const arc = ticks > 15 ? FULL_JUMP_ARC : TAP_JUMP_ARC;
    const top = highestTickOf(arc);
    hangAlongArc(b, from, arc, ticks > 15 ? [top - 12, top - 4, top + 4] : [top - 5, top + 3], true);
  }
  b.gap(ticks, rise);
}
