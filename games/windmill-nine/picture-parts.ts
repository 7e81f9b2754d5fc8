/** Draws the parts that the courses' images share: light, lanterns, the ball and the flag. */
import { roundToTenths } from '../kit/images/markup';

export const LAMP = '#FFC861';

export const drawGlow = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#g)"/>`;

export const drawLantern = (x: number, y: number): string =>
  `${drawGlow(x, y, 62)}<path d="M${x} ${y + 12}V${y + 62}" stroke="#2b1a12" stroke-width="4"/><rect x="${x - 8}" y="${y - 12}" width="16" height="24" rx="7" fill="${LAMP}" stroke="#2b1a12" stroke-width="3.5"/><path d="M${x - 10} ${y - 12}h20l-10-9z" fill="#2b1a12"/>`;

export const drawBall = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><path d="M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.26} ${r * 1.26} 0 0 0 0 ${-2 * r}Z" fill="#CFE0D4"/>${[
    [-0.42, -0.3],
    [0.1, -0.5],
    [-0.2, 0.22],
    [0.37, 0],
  ]
    .map(
      ([dx, dy]) =>
        `<circle cx="${roundToTenths(x + dx! * r)}" cy="${roundToTenths(y + dy! * r)}" r="${roundToTenths(r * 0.095)}" fill="#B7C9BF"/>`,
    )
    .join('')}`;

export const drawFlag = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="26" ry="8" fill="#14301c"/><path d="M${x} ${y}V${y - 128}" stroke="#FFF6E4" stroke-width="5" stroke-linecap="round"/><path d="M${x + 2} ${y - 126}l60 19-60 22Z" fill="#E2503A"/><path d="M${x + 2} ${y - 104}l30-7 30-4-60 22Z" fill="#a8321f" opacity=".6"/>`;
