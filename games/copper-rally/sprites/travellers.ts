/** The drawings of other traffic: each vehicle from behind, and from the front when oncoming. */
import { drawDisc, drawRect, roundedRect, type Drawing, type Shape } from './pen';
import type { Traveller } from '../road/stages';

const SHADOW = 'rgba(10,4,14,.45)';
const INK = '#1c1022';
const CREAM = '#FFF0CE';
const LAMP = '#FFD27A';

const drawWheels = (half: number): Shape[] => [
  [INK, roundedRect(-half, -0.42, 0.32, 0.42, 0.07)],
  [INK, roundedRect(half - 0.32, -0.42, 0.32, 0.42, 0.07)],
];

const drawTail = (x: number, y: number): Shape[] => [
  ['#FF4B2E', drawDisc(-x, y, 0.09)],
  ['#FF4B2E', drawDisc(x, y, 0.09)],
];
const drawHeads = (x: number, y: number): Shape[] => [
  ['glow', `${-x} ${y} .95`],
  ['glow', `${x} ${y} .95`],
  ['#FFF6D8', drawDisc(-x, y, 0.14)],
  ['#FFF6D8', drawDisc(x, y, 0.14)],
];

const drawVan = (isFront: boolean): Drawing => ({
  width: 4,
  height: 3,
  shapes: [
    [SHADOW, drawDisc(0, -0.04, 1.3, 0.16)],
    ...drawWheels(1),
    ['#2F6B66', 'M-1.08 -2.3Q-1.06 -2.62 -.8 -2.66H.8Q1.06 -2.62 1.08 -2.3V-.34H-1.08Z'],
    ['#234F50', 'M.2 -2.66H.8Q1.06 -2.62 1.08 -2.3V-.34H.2Z'],
    ['#4E9389', 'M-1.06 -2.34Q-1.04 -2.6 -.8 -2.62H.8L.82 -2.56H-.7Q-.94 -2.54 -.98 -2.3V-.5H-1.06Z'],
    [isFront ? '#FFE3AE' : '#173a3e', roundedRect(-0.82, -2.2, isFront ? 1.64 : 0.76, 0.72, 0.1)],
    ...((isFront
      ? [['#F5B65E', 'M.1 -2.2H.72Q.82 -2.2 .82 -2.1V-1.58Q.82 -1.48 .72 -1.48H-.2Z']]
      : [
          ['#173a3e', roundedRect(0.06, -2.2, 0.76, 0.72, 0.1)],
          [CREAM, roundedRect(-0.72, -1.3, 1.44, 0.42, 0.08)],
          ['#B5452A', 'M-.5 -1.16h.22v.14h-.22ZM-.16 -1.16h.3v.14h-.3ZM.24 -1.16h.26v.14h-.26Z'],
        ]) as Shape[]),
    ['#173a3e', drawRect(-0.01, -2.2, 0.02, 1.8)],
    ['#D8CDB8', roundedRect(-1.1, -0.46, 2.2, 0.14, 0.05)],
    ...(isFront ? drawHeads(0.78, -0.72) : drawTail(0.86, -0.66)),
  ],
});

const drawCar = (isFront: boolean): Drawing => ({
  width: 3.6,
  height: 2.2,
  shapes: [
    [SHADOW, drawDisc(0, -0.04, 1.08, 0.15)],
    ...drawWheels(0.86),
    ['#3A4F8E', 'M-.6 -.92L-.44 -1.42Q-.4 -1.54 -.26 -1.55H.26Q.4 -1.54 .44 -1.42L.6 -.92Z'],
    [
      isFront ? '#FFD894' : '#F5C07A',
      'M-.48 -.96L-.36 -1.36Q-.33 -1.44 -.24 -1.45H.24Q.33 -1.44 .36 -1.36L.48 -.96Z',
    ],
    ['#4C66AE', 'M-.92 -.56Q-.92 -.86 -.7 -.94H.7Q.92 -.86 .92 -.56V-.28H-.92Z'],
    ['#33478A', 'M.15 -.94H.7Q.92 -.86 .92 -.56V-.28H.15Z'],
    ['#7D95D6', 'M-.86 -.72Q-.82 -.88 -.68 -.92H.68L.74 -.86H-.62Q-.78 -.84 -.86 -.72Z'],
    ['#D8CDB8', roundedRect(-0.94, -0.34, 1.88, 0.1, 0.04)],
    [INK, roundedRect(-0.26, -0.58, 0.52, 0.18, 0.04)],
    ...(isFront ? drawHeads(0.66, -0.62) : drawTail(0.72, -0.6)),
  ],
});

const drawTram = (isFront: boolean): Drawing => ({
  width: 4.4,
  height: 4.2,
  shapes: [
    [SHADOW, drawDisc(0, -0.04, 1.5, 0.18)],
    [INK, drawRect(-0.04, -4.1, 0.08, 0.5)],
    ['#E9D3B4', roundedRect(-1.15, -3.7, 2.3, 0.3, 0.12)],
    ['#9A2F22', 'M-1.28 -3.3Q-1.26 -3.52 -1.06 -3.54H1.06Q1.26 -3.52 1.28 -3.3V-.24H-1.28Z'],
    ['#C8452F', 'M-1.28 -1.5H.3V-.24H-1.28Z'],
    [CREAM, 'M-1.28 -3.3Q-1.26 -3.52 -1.06 -3.54H1.06Q1.26 -3.52 1.28 -3.3V-1.5H-1.28Z'],
    ['#E2C692', 'M.3 -3.54H1.06Q1.26 -3.52 1.28 -3.3V-1.5H.3Z'],
    [LAMP, roundedRect(-1.06, -3.02, 0.6, 1.2, 0.1)],
    [LAMP, roundedRect(-0.36, -3.02, 0.72, 1.2, 0.1)],
    ['#F5B65E', roundedRect(0.46, -3.02, 0.6, 1.2, 0.1)],
    [
      '#5A2416',
      'M-.9 -1.82v-.4a.16 .16 0 0 1 .32 0v.4ZM-.1 -1.82v-.5a.17 .17 0 0 1 .34 0v.5ZM.58 -1.82v-.36a.15 .15 0 0 1 .3 0v.36Z',
    ],
    [INK, roundedRect(-0.5, -3.46, 1, 0.32, 0.06)],
    ['#FFD23F', 'M-.3 -3.38h.6v.05h-.6ZM-.2 -3.28h.4v.05h-.4Z'],
    ['#E9D3B4', drawRect(-1.28, -1.1, 2.56, 0.08)],
    [INK, drawRect(-1.3, -0.36, 2.6, 0.2)],
    ...(isFront ? drawHeads(0, -0.76) : drawTail(0.96, -0.72)),
  ],
});

const drawBike = (): Drawing => ({
  width: 1.6,
  height: 2.2,
  shapes: [
    [SHADOW, drawDisc(0, -0.03, 0.42, 0.07)],
    [INK, roundedRect(-0.06, -0.66, 0.12, 0.66, 0.05)],
    ['#39426b', 'M-.2 -.5L-.1 -1.06H.1L.2 -.5H.1L0 -.92L-.1 -.5Z'],
    ['#B5452A', 'M-.26 -1.5Q-.24 -1.72 0 -1.74Q.24 -1.72 .26 -1.5L.2 -.98H-.2Z'],
    ['#7E2C1C', 'M.04 -1.74Q.24 -1.72 .26 -1.5L.2 -.98H.04Z'],
    ['#E8B48A', drawDisc(0, -1.88, 0.15)],
    ['#FFD23F', 'M-.18 -1.9a.18 .17 0 0 1 .36 0Z'],
    ['glow', '0 -.78 .5'],
    ['#FF4B2E', drawDisc(0, -0.78, 0.07)],
    [INK, drawRect(-0.34, -1.2, 0.68, 0.05)],
  ],
});

/** The drawings of each vehicle from behind and from the front. */
export const TRAVELLERS: Readonly<Record<Traveller, readonly [behind: Drawing, before: Drawing]>> = {
  van: [drawVan(false), drawVan(true)],
  car: [drawCar(false), drawCar(true)],
  tram: [drawTram(false), drawTram(true)],
  bike: [drawBike(), drawBike()],
};
