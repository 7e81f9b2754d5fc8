/** Paints the room's wall and floor once per level. */
import { createRandom } from '../../kit/seeded-random';
import type { Pen, Stage } from '../stage';
import { CAT, MIRRORS, SHELVES, WEB, WINDOW } from './sprites';
import type { Sprite } from '../shapes';
import type { Room, Thing } from './types';

/** Paints the dark house around the room. */
export function paintHouse(pen: Pen, { width, height, tile, isContrast }: Stage): void {
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, width, height);
  if (isContrast) return;
  const dusk = pen.createLinearGradient(0, 0, 0, height);
  dusk.addColorStop(0, '#2E1446');
  dusk.addColorStop(0.6, '#6A3070');
  dusk.addColorStop(1, '#431A4C');
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'rgba(255,214,240,.05)';
  for (let x = 0, i = 0; x < width; x += tile * 0.6, i++) {
    if (i % 2) pen.fillRect(x, 0, tile * 0.6, height);
    for (let y = (i % 2) * tile * 0.5; y < height; y += tile) {
      pen.beginPath();
      pen.ellipse(x + tile * 0.3, y, tile * 0.09, tile * 0.16, 0, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

function paintWall(pen: Pen, { left, top, tile, columns, isContrast }: Stage): void {
  pen.fillStyle = isContrast ? '#262626' : '#86467A';
  pen.fillRect(left, top, columns * tile, tile);
  if (isContrast) return;
  pen.fillStyle = '#965388';
  for (let i = 0; i < columns * 2; i += 2) pen.fillRect(left + (i * tile) / 2, top, tile / 4, tile);
  pen.fillStyle = '#C98F4A';
  pen.fillRect(left, top + tile * 0.93, columns * tile, tile * 0.07);
  pen.fillRect(left, top, columns * tile, tile * 0.05);
}

function paintBoards(pen: Pen, { left, top, tile, columns, rows, isContrast }: Stage): void {
  const random = createRandom('boards');
  for (let y = 1; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [px, py] = [left + x * tile, top + y * tile];
      if (isContrast) {
        pen.fillStyle = '#141414';
        pen.fillRect(px + 1, py + 1, tile - 2, tile - 2);
        continue;
      }
      pen.fillStyle = (x + y) % 2 ? '#9A6242' : '#A56C49';
      pen.fillRect(px, py, tile, tile);
      pen.strokeStyle = 'rgba(48,20,20,.35)';
      pen.lineWidth = Math.max(1, tile * 0.02);
      pen.beginPath();
      for (const at of [0.33, 0.66]) {
        pen.moveTo(px, py + at * tile);
        pen.lineTo(px + tile, py + at * tile);
      }
      const joint = px + (0.2 + random.below(60) / 100) * tile;
      pen.moveTo(joint, py + 0.33 * tile);
      pen.lineTo(joint, py + 0.66 * tile);
      pen.stroke();
    }
}

/** Paints the rug under most of the objects in play. */
function paintRug(pen: Pen, { left, top, tile, columns, rows, isContrast }: Stage): void {
  if (isContrast) return;
  for (const [inset, color] of [
    [1.2, 'rgba(158,52,74,.6)'],
    [1.34, 'rgba(246,178,62,.35)'],
    [1.42, 'rgba(132,40,72,.6)'],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.roundRect(
      left + inset * tile,
      top + (inset + 1) * tile,
      (columns - 2 * inset) * tile,
      (rows - 2 * inset - 1) * tile,
      tile * 0.3,
    );
    pen.fill();
  }
}

const OBJECTS: Partial<Record<Thing, Sprite>> = {
  window: WINDOW,
  web: WEB,
  cat: CAT,
  'mirror/': MIRRORS[0],
  'mirror\\': MIRRORS[1],
};

/** Paints paw prints on the cells next to a cat, where moths get caught. */
function paintPaws(pen: Pen, { left, top, tile, isContrast }: Stage, { plan }: Room): void {
  pen.fillStyle = isContrast ? '#fff' : 'rgba(30,14,24,.55)';
  const isBeside = (x: number, y: number) =>
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].some(
      ([dx, dy]) =>
        x + dx! >= 0 && x + dx! < plan.width && plan.things[(y + dy!) * plan.width + x + dx!] === 'cat',
    );
  plan.things.forEach((thing, cell) => {
    const [x, y] = [cell % plan.width, Math.floor(cell / plan.width)];
    if (thing !== 'floor' || !isBeside(x, y)) return;
    for (const [dx, dy] of [
      [0.34, 0.4],
      [0.66, 0.62],
    ] as const) {
      const [px, py] = [left + (x + dx) * tile, top + (y + dy) * tile];
      pen.beginPath();
      pen.ellipse(px, py, tile * 0.06, tile * 0.05, 0, 0, 7);
      for (const toe of [-0.075, 0, 0.075]) {
        pen.moveTo(px + (toe + 0.028) * tile, py - (toe ? 0.075 : 0.1) * tile);
        pen.arc(px + toe * tile, py - (toe ? 0.075 : 0.1) * tile, tile * 0.028, 0, 7);
      }
      pen.fill();
    }
  });
}

/** Paints the wall, the floor, and all objects on it. */
export function paintFloor(pen: Pen, stage: Stage, room: Room): void {
  const { plan } = room;
  const { left, top, tile, columns, rows, isContrast } = stage;
  pen.fillStyle = isContrast ? '#fff' : '#2B1020';
  pen.beginPath();
  pen.roundRect(
    left - tile * 0.12,
    top - tile * 0.12,
    (columns + 0.24) * tile,
    (rows + 0.24) * tile,
    tile * 0.16,
  );
  pen.fill();
  paintBoards(pen, stage);
  paintRug(pen, stage);
  paintWall(pen, stage);
  paintPaws(pen, stage, room);
  plan.things.forEach((thing, cell) => {
    const [x, y] = [cell % plan.width, Math.floor(cell / plan.width)];
    const sprite = thing === 'shelf' ? SHELVES[(cell * 3 + y) % SHELVES.length] : OBJECTS[thing];
    if (sprite) stage.put(pen, sprite, x, y);
  });
}
