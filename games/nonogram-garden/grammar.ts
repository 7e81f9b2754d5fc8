/** Draws objects of the garden with a few strokes of random dimensions. */
import type { Random } from '../kit/seeded-random';
import { createCanvas, type Canvas } from './canvas';
import type { Picture, Tint } from './types';

type DrawFunction = (canvas: Canvas, random: Random) => string;

const PETALS: readonly Tint[] = ['r', 'i', 'p', 'o', 'u', 'y'];

const drawFlower: DrawFunction = ({ size: n, disc, line, box }, random) => {
  const petal = random.pick(PETALS);
  const x2 = 2 * ((n >> 1) + random.below(2)) - random.below(2);
  const r = Math.max(2, (n * (5 + random.below(3))) >> 5);
  const y2 = 4 * r + random.below(2);
  const reach = 2 * r + random.below(2);
  const stem = x2 >> 1;
  line(stem, y2 >> 1, stem, n - 1, 'g');
  const side = random.below(2) ? 1 : -1;
  const leafY = n - 2 - random.below(n >> 3);
  disc(2 * stem + side * r * 2, 2 * leafY, r + 1, 2 + random.below(2), 'd');
  if (random.below(2)) disc(2 * stem - side * r * 2, 2 * leafY - 3, r + 1, 2, 'd');
  const isRound = random.below(2) === 0;
  for (const [right, down] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const)
    disc(x2 + right * reach, y2 + down * reach, r + 1, r + 1, petal);
  if (isRound)
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      disc(x2 + right * (reach - 2), y2 + down * (reach - 2), r, r, petal);
  disc(x2, y2, r, r, petal === 'y' ? 'o' : 'y');
  if (random.below(2)) box(0, n - 1, n, 1, 'b');
  return isRound ? 'Daisy' : 'Clover flower';
};

const drawTulip: DrawFunction = ({ size: n, box, line, cone, disc }, random) => {
  const tint = random.pick(PETALS);
  const x = n >> 1;
  const half = Math.max(2, (n >> 2) + random.below(2));
  const top = 1 + random.below(2);
  const height = (n >> 2) + random.below(3);
  cone(x, top, 3, 1, tint);
  cone(x - half, top, 3, 1, tint);
  cone(x + half, top, 3, 1, tint);
  box(x - half, top + 2, 2 * half + 1, height, tint);
  disc(2 * x, 2 * (top + 2 + height), 2 * half, 3, tint);
  line(x, top + height + 3, x, n - 1, 'g');
  const lean = 2 + random.below(half);
  line(x, n - 1, x - lean, n - 3 - random.below(n >> 2), 'd');
  line(x, n - 2, x + lean, n - 4 - random.below(n >> 2), 'd');
  if (random.below(2)) line(x - 1, n - 1, x - lean - 1, n - 3, 'd');
  return 'Tulip';
};

const drawButterfly: DrawFunction = ({ size: n, disc, line, dot, mirror }, random) => {
  const wing = random.pick(PETALS);
  const spot = random.below(3);
  const mid = (n - 1) >> 1;
  const top = (n >> 2) + random.below(2);
  const r = (n >> 2) + random.below(2);
  disc(mid, 2 * top + 2, r + random.below(3) + 1, r + 1 + random.below(2), wing);
  const low = 2 * (n - 1 - (n >> 2)) - random.below(2);
  disc(mid + 1, low, r - 1 + random.below(3), r - random.below(2), random.pick(PETALS));
  if (spot) disc(mid, 2 * top + 2, spot, spot, spot === 2 ? 'y' : '.');
  if (random.below(2)) dot(mid >> 1, low >> 1, '.');
  line(mid, 2 + random.below(2), mid, n - 2, 'k');
  line(mid - 1, 1, mid - 2 - random.below(2), 0, 'k');
  mirror();
  return 'Butterfly';
};

const drawBeetle: DrawFunction = ({ size: n, disc, line, dot, mirror }, random) => {
  const shell = random.pick<Tint>(['r', 'g', 'u', 'o', 'p']);
  const mid = n - 1;
  const rx = n - 4 - random.below(3);
  const head = 2 + random.below(2);
  const legs = (n >> 1) + random.below(2);
  for (const [at, rise] of [
    [-(n >> 2), 2],
    [0, 0],
    [n >> 2, -2],
  ] as const)
    line(mid >> 1, legs + (at >> 1), random.below(2), legs + at - rise, 'k');
  disc(mid, n + 1, rx, n - 4 - random.below(2), shell);
  disc(mid, 2 * head, (rx >> 1) + 1, 3, 'k');
  line((mid >> 1) - 1, head - 1, (mid >> 1) - 2 - random.below(2), 0, 'k');
  const dots = 1 + random.below(3);
  for (let i = 0; i < dots; i++)
    dot((mid >> 1) - 2 - random.below(2), (n >> 1) - 1 + i * 2 + random.below(2), '.');
  if (random.below(2)) line(mid >> 1, (n >> 1) - 1, mid >> 1, n - 2, '.');
  mirror();
  return shell === 'r' ? 'Ladybird' : 'Beetle';
};

const drawTree: DrawFunction = ({ size: n, disc, box, cone, dot }, random) => {
  const x = n >> 1;
  const trunk = 1 + random.below(2);
  // The trunk extends into the crown, which is drawn over it, so that the crown never floats.
  box(x - (trunk >> 1), n >> 1, trunk + (n > 11 ? 1 : 0), n - (n >> 1), 'b');
  if (random.below(2)) box(random.below(2), n - 1, n - random.below(3), 1, 'g');
  if (random.below(2)) {
    const rows = Math.max(3, n >> 2);
    cone(x, 0, rows, 1, 'd');
    cone(x, rows - 2, rows, 1, 'g');
    cone(x, 2 * rows - 4 + random.below(2), rows + random.below(2), 1, 'd');
    return 'Fir tree';
  }
  const crown = n - 4 - random.below(3);
  disc(2 * x - random.below(2), (n >> 1) + random.below(3) + 1, crown, (n >> 1) + random.below(2), 'g');
  const fruit = 1 + random.below(4);
  for (let i = 0; i < fruit; i++)
    dot(x - 3 + random.below(7), 2 + random.below(n >> 1), random.below(2) ? 'r' : '.');
  return 'Apple tree';
};

const drawMushroom: DrawFunction = ({ size: n, disc, box, dot }, random) => {
  const x2 = n - 1 + random.below(2);
  const cap = n - 2 - random.below(3);
  const brim = (n >> 1) + random.below(2);
  disc(x2, 2 * brim, cap, n - 1 - random.below(3), random.pick<Tint>(['r', 'o', 'b']));
  box(0, brim + 1, n, n - brim - 1, '.');
  const half = Math.max(1, (n >> 3) + random.below(2));
  box((x2 >> 1) - half + 1, brim + 1, 2 * half, n - brim - 1, 'w');
  for (let i = 0; i < 3 + random.below(3); i++) dot(1 + random.below(n - 2), 1 + random.below(brim), '.');
  for (let i = 0; i < n; i++) if (random.below(3) === 0) dot(i, n - 1, 'g');
  return 'Toadstool';
};

const drawPottedPlant: DrawFunction = ({ size: n, box, disc, line }, random) => {
  const x = n >> 1;
  const pot = (n >> 2) + 1 + random.below(2);
  const rim = n - 2 - (n >> 2);
  if (random.below(2)) {
    const width = (n >> 2) - 1 + random.below(2);
    box(x - (width >> 1), 1 + random.below(2), width + 1, rim, 'g');
    const reach = (n >> 2) + random.below(2);
    const [left, right] = [3 + random.below(n >> 2), 2 + random.below(n >> 2)];
    box(x - reach - 1, left, 1, 3, 'g');
    box(x - reach - 1, left + 2, reach + 1, 1, 'g');
    box(x + reach + 1, right, 1, 3, 'g');
    box(x, right + 2, reach + 2, 1, 'g');
    disc(2 * x, 1, 2, 2, 'i');
  } else {
    for (const side of [-1, 1]) {
      line(x, rim, x + side * (2 + random.below(3)), 1 + random.below(3), 'd');
      line(x, rim - 1, x + side * (3 + random.below(2)), (n >> 1) - random.below(3), 'g');
      disc(2 * x + side * (n >> 1), 4 + random.below(4), 3, 2 + random.below(2), random.pick(PETALS));
    }
    line(x, random.below(3), x, rim, 'g');
  }
  box(x - pot, rim, 2 * pot + 1, 2, 'o');
  box(x - pot + 1, rim + 2, 2 * pot - 1, n - rim - 2, 'o');
  return 'Potted plant';
};

const drawBird: DrawFunction = ({ size: n, disc, line, dot, cone }, random) => {
  const body = random.pick<Tint>(['u', 'r', 'o', 'b', 'y']);
  const r = (n >> 1) - 1 + random.below(2);
  const [x2, y2] = [n + random.below(2), n + 2 + random.below(2)];
  disc(x2, y2, r + 1, r - random.below(2), body);
  const [headX, headY] = [(x2 - r) >> 1, Math.max(2, (y2 - r) >> 1)];
  disc(2 * headX, 2 * headY, (r >> 1) + 1, (r >> 1) + 1, body);
  dot(headX - 1 + random.below(2), headY - random.below(2), '.');
  line(headX - (r >> 2) - 2, headY, headX - (r >> 2) - 1, headY, 'o');
  const tail = 2 + random.below(3);
  for (let i = 0; i < 2; i++)
    line((x2 + r) >> 1, (y2 >> 1) + i, n - 1, (y2 >> 1) - tail + i * (1 + random.below(2)), 'k');
  disc(x2 + 2, y2, r >> 1, 2, 'k');
  const foot = (y2 + r) >> 1;
  line((x2 >> 1) - 1, foot, (x2 >> 1) - 1, n - 2, 'o');
  line((x2 >> 1) + 1, foot, (x2 >> 1) + 1, n - 2, 'o');
  if (random.below(2)) line(random.below(3), n - 1, n - 1 - random.below(3), n - 1, 'b');
  else cone(x2 >> 1, n - 1, 1, 1, 'o');
  return 'Garden bird';
};

const drawSnail: DrawFunction = ({ size: n, disc, box, line, dot }, random) => {
  const r = ((n * 5) >> 3) + random.below(2);
  const [x2, y2] = [2 * n - r - 3 - random.below(2), r + 1 + random.below(3)];
  disc(x2, y2, r, r, random.pick<Tint>(['o', 'b', 'p', 'r']));
  disc(x2, y2, r - 3, r - 3, '.');
  disc(x2 + random.below(2), y2, Math.max(1, r - 5), Math.max(1, r - 5), 'y');
  const foot = (y2 + r) >> 1;
  box(1, foot, n - 1 - random.below(2), Math.max(1, n >> 3) + random.below(2), 'g');
  const neck = 2 + random.below(2);
  box(1, foot - neck, 2, neck + 1, 'g');
  dot(0, foot - neck - 2, 'k');
  line(3, foot - neck - 2, 2, foot - neck - 1, 'k');
  dot(1, foot - neck - 1, 'g');
  return 'Snail';
};

const drawHouse: DrawFunction = ({ size: n, cone, box, disc, line }, random) => {
  const x = n >> 1;
  const rows = (n >> 2) + 1 + random.below(2);
  cone(x, random.below(2), rows, 1, random.pick<Tint>(['r', 'b', 'u']));
  const half = rows - 2 + random.below(2);
  const height = (n >> 2) + 1 + random.below(2);
  box(x - half, rows, 2 * half + 1, height, random.pick<Tint>(['y', 'o', 'w']));
  disc(2 * x, 2 * rows + 2, 1 + random.below(2), 1 + random.below(2), '.');
  box(x, rows + height, 1 + random.below(2), n, 'b');
  if (random.below(2)) box(x - half - 1, rows + height - 1, 2 * half + 3, 1, 'b');
  const grass = random.below(3);
  line(grass, n - 1, n - 1 - random.below(3), n - 1, 'g');
  return 'Bird house';
};

const drawDragonfly: DrawFunction = ({ size: n, disc, line, box, mirror }, random) => {
  const mid = (n - 1) >> 1;
  const wing = random.pick<Tint>(['u', 'p', 'g', 'i']);
  const top = 3 + random.below(2);
  disc(mid - 1, 2 * top + random.below(2), mid - random.below(2), 2 + random.below(2), wing);
  disc(mid, 2 * top + 5 + random.below(2), mid - 1 - random.below(2), 2 + random.below(2), wing);
  box(mid, top - 1, 2, n >> 1, 'd');
  line(mid, top, mid, n - 1, 'd');
  disc(2 * mid, 2 * top - 4, 2 + random.below(2), 2, 'k');
  mirror();
  return 'Dragonfly';
};

const KINDS: readonly DrawFunction[] = [
  ...[
    drawFlower,
    drawButterfly,
    drawTree,
    drawBird,
    drawMushroom,
    drawTulip,
    drawSnail,
    drawPottedPlant,
    drawBeetle,
    drawHouse,
    drawDragonfly,
  ],
];
// The minimum size of a beetle. With fewer cells, its legs and its shell would be indistinguishable.
const BEETLE_SIZE = 12;

/** Draws an object of a kind. */
export function drawPictureOfKind(kind: number, size: number, random: Random): Picture {
  const canvas = createCanvas(size);
  let drawKind = KINDS[kind % KINDS.length]!;
  if (drawKind === drawBeetle && size < BEETLE_SIZE) drawKind = drawButterfly;
  const name = drawKind(canvas, random);
  return { name, size, tints: canvas.tints() };
}
