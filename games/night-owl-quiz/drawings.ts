/** Draws the figures of the questions (objects, lanterns, a clock) and the owl. */
import { SHAPE_PATHS } from './shape-paths';
import { svg } from '../kit/dom';
import type { Motif, Shape, GridStance } from './types';

const drawPath = (shape: Shape, isFilled: boolean): SVGElement =>
  svg('path', {
    d: SHAPE_PATHS[shape],
    class: isFilled ? 'is-filled' : 'is-hollow',
    'fill-rule': 'evenodd',
  });

/** Draws one object. */
export const drawThing = (shape: Shape): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: 'no-thing', 'aria-hidden': 'true' }, drawPath(shape, true));

const PLACES: Record<number, readonly (readonly [number, number])[]> = {
  1: [[3, 3]],
  2: [
    [0, 12],
    [24, 12],
  ],
  3: [
    [12, 0],
    [0, 24],
    [24, 24],
  ],
};

/** Draws a patch of the quilt. A single motif is larger. */
export function drawPatch({ shape, count, isFilled }: Motif): SVGElement {
  const scale = count === 1 ? 1.75 : 1;
  const motifs = PLACES[count]!.map(([x, y]) =>
    svg('g', { transform: `translate(${x} ${y}) scale(${scale})` }, drawPath(shape, isFilled)),
  );
  return svg('svg', { viewBox: '-2 -2 52 52', class: 'no-patch', 'aria-hidden': 'true' }, ...motifs);
}

/** Draws a lantern on its hook, in its rotation, and mirrored if it is. */
export const drawLantern = ({ quarter, isMirrored }: GridStance): SVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 48 48', class: 'no-lantern', 'aria-hidden': 'true' },
    svg(
      'g',
      { transform: `rotate(${quarter * 90} 24 24)${isMirrored ? ' matrix(-1 0 0 1 48 0)' : ''}` },
      svg('path', { d: 'M13 44V8a4 4 0 0 1 4-4h15v6', class: 'is-hook' }),
      svg('path', { d: 'M24 10h16l3 16H21Zm2 19h12v5H26Z', class: 'is-filled' }),
    ),
  );

const drawClockHand = (turn: number, length: number): string => {
  const angle = turn * 2 * Math.PI;
  return `M50 50L${(50 + length * Math.sin(angle)).toFixed(2)} ${(50 - length * Math.cos(angle)).toFixed(2)}`;
};

/** Draws a clock's face with its hands. */
export const drawClockFace = (minutes: number): SVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 100 100', class: 'no-clock', role: 'img', 'aria-label': describeClock(minutes) },
    svg('circle', { cx: 50, cy: 50, r: 47, class: 'is-face' }),
    ...Array.from({ length: 12 }, (_, hour) => {
      const angle = (hour / 12) * 2 * Math.PI;
      const label = svg('text', {
        x: (50 + 37 * Math.sin(angle)).toFixed(2),
        y: (50 - 37 * Math.cos(angle) + 4).toFixed(2),
        class: 'is-hour',
      });
      label.textContent = String(hour || 12);
      return label;
    }),
    svg('path', { d: drawClockHand(minutes / 720, 20), class: 'is-short' }),
    svg('path', { d: drawClockHand((minutes % 60) / 60, 30), class: 'is-long' }),
    svg('circle', { cx: 50, cy: 50, r: 3.4, class: 'is-pin' }),
  );

/** Describes the hands for screen readers. */
function describeClock(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60) || 12, minutes % 60];
  const short = rest === 0 ? `at ${hour}` : `between ${hour} and ${(hour % 12) + 1}`;
  return `A clock: the short hand ${short}, the long hand at ${rest / 5 || 12}`;
}

/** Draws the owl. */
export const drawOwl = (): SVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 64 64', class: 'no-owl', 'aria-hidden': 'true' },
    svg('path', {
      d: 'M10 12 18 5q14-4 28 0l8 7q5 14 2 28-4 20-24 20T8 40Q5 26 10 12Z',
      class: 'is-feather',
    }),
    svg('path', { d: 'M18 38q14-10 28 0-1 18-14 18T18 38Z', class: 'is-breast' }),
    svg('circle', { cx: 21, cy: 25, r: 11, class: 'is-eye' }),
    svg('circle', { cx: 43, cy: 25, r: 11, class: 'is-eye' }),
    svg('circle', { cx: 21, cy: 25, r: 5, class: 'is-pupil' }),
    svg('circle', { cx: 43, cy: 25, r: 5, class: 'is-pupil' }),
    svg('path', { d: 'm32 28 5 6-5 7-5-7Z', class: 'is-beak' }),
  );
