/** The drawings of the copper car: from behind for the road, from above for the table. */
import { drawDisc, drawPoly, drawRect, roundedRect, type Drawing, type Shape } from './pen';

const COPPER = {
  body: '#C9602F',
  lit: '#F2965A',
  pale: '#FFC48C',
  shade: '#94401F',
  deep: '#5A2416',
  ink: '#22101A',
};

const BODY: readonly Shape[] = [
  ['rgba(10,4,14,.5)', drawDisc(0, -0.04, 1.12, 0.16)],
  [COPPER.ink, roundedRect(-0.92, -0.5, 0.36, 0.5, 0.08)],
  [COPPER.ink, roundedRect(0.56, -0.5, 0.36, 0.5, 0.08)],
  ['#4a3340', roundedRect(-0.86, -0.16, 0.24, 0.14, 0.04)],
  ['#4a3340', roundedRect(0.62, -0.16, 0.24, 0.14, 0.04)],
  // Roof and window.
  [COPPER.shade, 'M-.66 -.98L-.47 -1.5Q-.42 -1.62 -.28 -1.64Q0 -1.68 .28 -1.64Q.42 -1.62 .47 -1.5L.66 -.98Z'],
  [
    COPPER.lit,
    'M-.66 -.98L-.47 -1.5Q-.42 -1.62 -.28 -1.64Q0 -1.68 0 -1.66V-1.58Q-.22 -1.58 -.32 -1.55Q-.4 -1.5 -.42 -1.42L-.56 -.98Z',
  ],
  ['#FFB562', 'M-.53 -1.02L-.4 -1.42Q-.36 -1.5 -.26 -1.52Q0 -1.55 .26 -1.52Q.36 -1.5 .4 -1.42L.53 -1.02Z'],
  ['#FFE3AE', 'M-.53 -1.02L-.4 -1.42Q-.36 -1.5 -.26 -1.52L-.06 -1.535L-.26 -1.02Z'],
  // The driver, in a cap.
  [COPPER.deep, 'M-.42 -1.02Q-.4 -1.14 -.28 -1.15H-.16Q-.04 -1.14 -.02 -1.02Z'],
  [COPPER.deep, drawDisc(-0.22, -1.25, 0.1)],
  ['#2F6B66', 'M-.34 -1.27Q-.33 -1.38 -.22 -1.38Q-.11 -1.38 -.1 -1.27Z'],
  ['#E08A44', 'M.1 -1.02V-1.16Q.1 -1.2 .14 -1.2H.34Q.38 -1.2 .38 -1.16V-1.02Z'],
  // The body, wider at the bottom.
  [
    COPPER.body,
    'M-.98 -.62Q-.98 -.94 -.74 -1.02H.74Q.98 -.94 .98 -.62L1 -.4Q1 -.28 .86 -.28H-.86Q-1 -.28 -1 -.4Z',
  ],
  [COPPER.shade, 'M.2 -1.02H.74Q.98 -.94 .98 -.62L1 -.4Q1 -.28 .86 -.28H.2Z'],
  [COPPER.lit, 'M-.96 -.72Q-.94 -.95 -.74 -1.02H.74Q.84 -.99 .9 -.92H-.66Q-.84 -.9 -.96 -.72Z'],
  [COPPER.pale, 'M-.7 -1H.2L.16 -.96H-.74Z'],
  [COPPER.deep, drawRect(-0.015, -0.92, 0.03, 0.2)],
  // The trunk, lamps, license plate and bumper.
  [COPPER.deep, 'M-.5 -.9H.5L.46 -.7H-.46Z'],
  [COPPER.body, 'M-.47 -.88H.47L.44 -.72H-.44Z'],
  ['#FFE9B0', roundedRect(-0.92, -0.72, 0.34, 0.18, 0.08)],
  ['#FFE9B0', roundedRect(0.58, -0.72, 0.34, 0.18, 0.08)],
  ['#FF4B2E', drawDisc(-0.8, -0.63, 0.075)],
  ['#FF4B2E', drawDisc(0.8, -0.63, 0.075)],
  ['#FFB534', drawDisc(-0.66, -0.63, 0.055)],
  ['#FFB534', drawDisc(0.66, -0.63, 0.055)],
  [COPPER.ink, roundedRect(-0.32, -0.62, 0.64, 0.24, 0.05)],
  ['#FFF3D8', 'M-.2 -.56h.1v.14h-.05v-.09h-.05ZM-.02 -.56h.2l-.09 .14h-.06l.06 -.09h-.11Z'],
  ['#E9D3B4', roundedRect(-1.0, -0.33, 2.0, 0.1, 0.05)],
  ['#A98A6A', roundedRect(-1.0, -0.27, 2.0, 0.04, 0.02)],
  // Luggage on the roof.
  [COPPER.ink, drawRect(-0.4, -1.7, 0.8, 0.04)],
  ['#8A4E2C', roundedRect(-0.34, -1.9, 0.46, 0.2, 0.04)],
  ['#B9743F', drawRect(-0.34, -1.86, 0.46, 0.05)],
  ['#2F6B66', roundedRect(0.14, -1.86, 0.24, 0.16, 0.05)],
  ['#FFD98C', drawRect(0.235, -1.86, 0.05, 0.16)],
];

export const CAR_BEHIND: Drawing = { width: 2.4, height: 2.05, shapes: BODY };

/** The lit brake lamps, drawn over the car. */
export const BRAKE_LAMPS: Drawing = {
  width: 2.8,
  height: 1.3,
  shapes: [
    ['glow', '-.78 -.63 .5'],
    ['glow', '.78 -.63 .5'],
    ['#FF2E1C', drawDisc(-0.78, -0.63, 0.12)],
    ['#FF2E1C', drawDisc(0.78, -0.63, 0.12)],
  ],
};

const drawTop = (body: string, lit: string, shade: string): Shape[] => [
  ['#1c0f16', roundedRect(-0.78, -0.68, 0.42, 0.22, 0.06)],
  ['#1c0f16', roundedRect(0.4, -0.68, 0.42, 0.22, 0.06)],
  ['#1c0f16', roundedRect(-0.78, 0.46, 0.42, 0.22, 0.06)],
  ['#1c0f16', roundedRect(0.4, 0.46, 0.42, 0.22, 0.06)],
  [body, 'M-1.12 -.42Q-1.12 -.58 -.9 -.6H.8Q1.2 -.56 1.22 -.2V.2Q1.2 .56 .8 .6H-.9Q-1.12 .58 -1.12 .42Z'],
  [shade, 'M-1.12 .1V.42Q-1.12 .58 -.9 .6H.8Q1.2 .56 1.22 .2V.1Z'],
  [lit, 'M-1.08 -.44Q-1.06 -.56 -.9 -.58H.8Q1 -.57 1.1 -.44Q.9 -.5 .7 -.5H-.9Q-1.02 -.5 -1.08 -.44Z'],
  ['#3a2030', 'M-.66 -.46H.3Q.52 -.3 .52 0Q.52 .3 .3 .46H-.66Z'],
  ['#FFCF86', 'M.34 -.4Q.5 -.22 .5 0Q.5 .22 .34 .4L.2 .34Q.28 0 .2 -.34Z'],
  ['#FFCF86', 'M-.66 -.36h.14V.36h-.14Z'],
  [lit, roundedRect(-0.5, -0.38, 0.66, 0.76, 0.12)],
  [body, 'M-.5 .02H.16V.28Q.14 .38 .04 .38H-.38Q-.48 .38 -.5 .26Z'],
  ['#FFF3D8', 'M-.3 -.16h.3v.1h-.3ZM-.3 .06h.3v.1h-.3Z'],
  ['#FFF0B8', drawDisc(1.1, -0.36, 0.1)],
  ['#FFF0B8', drawDisc(1.1, 0.36, 0.1)],
  ['#FF4B2E', drawRect(-1.14, -0.46, 0.08, 0.18)],
  ['#FF4B2E', drawRect(-1.14, 0.28, 0.08, 0.18)],
];

/** The car from above, facing right. Its center is at 0, 0. */
export const CAR_ABOVE: readonly Shape[] = drawTop(COPPER.body, COPPER.lit, COPPER.shade);
export const GHOST_ABOVE: readonly Shape[] = [
  [
    'rgba(214,228,255,.62)',
    'M-1.12 -.42Q-1.12 -.58 -.9 -.6H.8Q1.2 -.56 1.22 -.2V.2Q1.2 .56 .8 .6H-.9Q-1.12 .58 -1.12 .42Z',
  ],
  ['rgba(40,56,110,.6)', 'M-.66 -.46H.3Q.52 -.3 .52 0Q.52 .3 .3 .46H-.66Z'],
  ['rgba(240,246,255,.75)', roundedRect(-0.5, -0.38, 0.66, 0.76, 0.12)],
];

const drawWedge = (x: number): string => drawPoly([x, -0.3], [x + 0.1, -0.55], [x + 0.2, -0.3]);
/** The spark under a sliding wheel. */
export const SPARK: Drawing = {
  width: 0.6,
  height: 0.7,
  shapes: [
    ['#FFE9B0', drawWedge(-0.2)],
    ['#FFB534', drawWedge(0)],
  ],
};
