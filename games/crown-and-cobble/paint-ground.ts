/** Paints the ground of a map once: meadow and cobbles, or water; the scenery; the gates. */
import { createRandom } from '../kit/seeded-random';
import { gate, harbour, houses, keep, plants, rocks, seaGate } from './art-scenery';
import { CELL, COLUMNS } from './config';
import { CELLS, middleOf } from './ground';
import type { Drawing } from './pieces';
import { paint } from './sprites';
import type { Stage } from './stage';
import type { Ground, PathLane } from './types';

type Pen = CanvasRenderingContext2D;

const MEADOWS = [
  ['#2f5a55', '#1d3f49', '#3c6d5c'],
  ['#35566a', '#20374f', '#43697a'],
  ['#4a4676', '#2b2a55', '#5b568c'],
] as const;
const WATERS = [
  ['#23618f', '#123a68', '#5fa3c8'],
  ['#1f5580', '#0f2f58', '#5592b8'],
  ['#27457f', '#121f4c', '#5d7fc0'],
] as const;

const paintPlaced = (pen: Pen, stage: Stage, x: number, y: number, size: number, drawing: Drawing) => {
  const scale = stage.scale * size;
  pen.setTransform(scale, 0, 0, scale, stage.x(x, y), stage.y(x, y));
  paint(pen, drawing);
  pen.setTransform(1, 0, 0, 1, 0, 0);
};

function trace(pen: Pen, stage: Stage, { points }: PathLane): void {
  pen.beginPath();
  points.forEach(([x, y], i) =>
    i ? pen.lineTo(stage.x(x, y), stage.y(x, y)) : pen.moveTo(stage.x(x, y), stage.y(x, y)),
  );
}

function paintLanes(pen: Pen, stage: Stage, { lanes, index }: Ground): void {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [color, width] of [
    ['rgba(8,8,30,.45)', 74],
    ['#6d6287', 64],
    ['#9186a6', 56],
  ] as const)
    for (const lane of lanes) {
      trace(pen, stage, lane);
      pen.strokeStyle = color;
      pen.lineWidth = width * stage.scale;
      pen.stroke();
    }
  const random = createRandom(`cobbles ${index}`);
  const tones = ['#a79dbb', '#847a9b', '#b6adc8', '#776d90'];
  for (const { points, at } of lanes)
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [points[i - 1]!, points[i]!];
      const length = at[i]! - at[i - 1]!;
      for (let distance = 0; distance <= length; distance += 15)
        for (const sideways of [-20, -7, 7, 20]) {
          const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
          const jitter = random.below(7) - 3;
          const x = from[0] + ux * distance - uy * (sideways + jitter);
          const y = from[1] + uy * distance + ux * (sideways + jitter);
          pen.fillStyle = tones[random.below(4)]!;
          pen.beginPath();
          const r = (4.4 + random.below(3)) * stage.scale;
          pen.ellipse(stage.x(x, y), stage.y(x, y), r * 1.15, r * 0.9, 0, 0, 2 * Math.PI);
          pen.fill();
        }
    }
}

function paintMeadow(pen: Pen, stage: Stage, width: number, height: number, ground: Ground): void {
  const [light, dark, tuft] = MEADOWS[Math.floor(ground.index / 4)]!;
  const wash = pen.createRadialGradient(
    width / 2,
    height / 2,
    0,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.65,
  );
  wash.addColorStop(0, light);
  wash.addColorStop(1, dark);
  pen.fillStyle = wash;
  pen.fillRect(0, 0, width, height);
  const random = createRandom(`meadow ${ground.index}`);
  pen.strokeStyle = tuft;
  pen.lineWidth = Math.max(1, 2.4 * stage.scale);
  pen.lineCap = 'round';
  pen.beginPath();
  for (let i = 0; i < 240; i++) {
    const [x, y] = [random.below(Math.ceil(width)), random.below(Math.ceil(height))];
    const s = stage.scale * 7;
    pen.moveTo(x, y);
    pen.lineTo(x - s * 0.6, y - s);
    pen.moveTo(x, y);
    pen.lineTo(x + s * 0.6, y - s);
  }
  pen.stroke();
}

function paintWater(pen: Pen, stage: Stage, width: number, height: number, ground: Ground): void {
  const [light, dark, wave] = WATERS[Math.floor(ground.index / 4)]!;
  const wash = pen.createLinearGradient(0, 0, 0, height);
  wash.addColorStop(0, light);
  wash.addColorStop(1, dark);
  pen.fillStyle = wash;
  pen.fillRect(0, 0, width, height);
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = middleOf(cell);
    if ((cell + Math.floor(cell / COLUMNS)) % 2) continue;
    pen.fillStyle = 'rgba(255,255,255,.035)';
    pen.fillRect(
      stage.x(x, y) - 50 * stage.across,
      stage.y(x, y) - 50 * stage.down,
      CELL * stage.across,
      CELL * stage.down,
    );
  }
  const random = createRandom(`waves ${ground.index}`);
  pen.strokeStyle = wave;
  pen.lineWidth = Math.max(1, 2.2 * stage.scale);
  pen.lineCap = 'round';
  pen.globalAlpha = 0.5;
  pen.beginPath();
  for (let i = 0; i < 110; i++) {
    const [x, y] = [random.below(Math.ceil(width)), random.below(Math.ceil(height))];
    const length = (14 + random.below(22)) * stage.scale;
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + length * 0.25, y - length * 0.2, x + length * 0.5, y);
    pen.quadraticCurveTo(x + length * 0.75, y + length * 0.2, x + length, y);
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Returns the cells without a lane, a spot, a gate or the goal. */
function freeCells({ lanes, spots, gates, goal }: Ground): number[] {
  const occupied = new Set<number>();
  const take = (x: number, y: number) => occupied.add(Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL));
  for (const { points, at } of lanes)
    for (let i = 1; i < points.length; i++)
      for (let distance = 0; distance <= at[i]! - at[i - 1]!; distance += 50) {
        const share = distance / (at[i]! - at[i - 1]!);
        take(
          points[i - 1]![0] + (points[i]![0] - points[i - 1]![0]) * share,
          points[i - 1]![1] + (points[i]![1] - points[i - 1]![1]) * share,
        );
      }
  for (const [x, y] of [...spots, ...gates]) take(x, y);
  for (const dy of [-CELL, 0]) take(goal[0], goal[1] + dy);
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !occupied.has(cell));
}

interface PlacedThing {
  x: number;
  y: number;
  size: number;
  drawing: Drawing;
}

function placeThings(ground: Ground, stage: Stage): PlacedThing[] {
  const random = createRandom(`things ${ground.world} ${ground.index}`);
  const { gates, goal, world } = ground;
  const things: PlacedThing[] = [];
  const add = (x: number, y: number, size: number, drawing: Drawing) => things.push({ x, y, size, drawing });
  if (world === 'town')
    for (const cell of freeCells(ground)) {
      const [x, y] = middleOf(cell);
      const isHouse = random.below(10) < 4;
      // When the map is transposed, the screen's downward direction is along the map.
      const put = (acrossOffset: number, downOffset: number, size: number, list: readonly Drawing[]) => {
        const drawing = list[random.below(list.length)]!;
        if (stage.isTurned) add(x + downOffset, y + acrossOffset, size, drawing);
        else add(x + acrossOffset, y + downOffset, size, drawing);
      };
      if (isHouse) put(random.below(30) - 15, 22 + random.below(14), 0.92 + random.below(20) / 100, houses);
      else put(random.below(24) - 26, 8 + random.below(20), 0.8 + random.below(30) / 100, plants);
      put(20 + random.below(18), 30 + random.below(14), 0.6 + random.below(30) / 100, plants.slice(0, 3));
    }
  else
    ground.rocks.forEach((isRock, cell) => {
      const [x, y] = middleOf(cell);
      if (isRock)
        add(
          x + (stage.isTurned ? 18 : 0),
          y + (stage.isTurned ? 0 : 18),
          0.98,
          rocks[random.below(rocks.length)]!,
        );
    });
  for (const [x, y] of new Map(gates.map((one) => [one.join(), one])).values())
    add(
      x + (stage.isTurned ? 10 : 0),
      y + (stage.isTurned ? 0 : 10),
      0.86,
      world === 'town' ? gate : seaGate,
    );
  add(
    goal[0] + (stage.isTurned ? 12 : 0),
    goal[1] + (stage.isTurned ? 0 : 12),
    0.92,
    world === 'town' ? keep : harbour,
  );
  return things.sort((a, b) => stage.y(a.x, a.y) - stage.y(b.x, b.y));
}

/** Paints the entire ground of a map. */
export function paintGround(
  pen: Pen,
  stage: Stage,
  width: number,
  height: number,
  ground: Ground,
  isPlain: boolean,
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  if (isPlain) {
    pen.fillStyle = ground.world === 'town' ? '#101418' : '#04101f';
    pen.fillRect(0, 0, width, height);
  } else if (ground.world === 'town') paintMeadow(pen, stage, width, height, ground);
  else paintWater(pen, stage, width, height, ground);
  if (ground.world === 'town') {
    paintLanes(pen, stage, ground);
    for (const [x, y] of ground.spots) paintSpot(pen, stage, x, y);
  }
  for (const { x, y, size, drawing } of placeThings(ground, stage)) {
    paintPlaced(pen, stage, x, y, size, drawing);
    if (!isPlain && houses.includes(drawing))
      paintGlow(pen, stage.x(x, y), stage.y(x, y) - 8 * stage.scale, 62 * stage.scale);
  }
  if (!isPlain)
    paintGlow(pen, stage.x(...ground.goal), stage.y(...ground.goal) - 20 * stage.scale, 150 * stage.scale);
}

/** Paints warm light from windows. */
function paintGlow(pen: Pen, x: number, y: number, r: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, 'rgba(255,190,90,.2)');
  light.addColorStop(1, 'rgba(255,196,96,0)');
  pen.globalCompositeOperation = 'lighter';
  pen.fillStyle = light;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  pen.globalCompositeOperation = 'source-over';
}

function paintSpot(pen: Pen, stage: Stage, x: number, y: number): void {
  const [sx, sy, s] = [stage.x(x, y), stage.y(x, y), stage.scale];
  const disc = (color: string, r: number, dy: number) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.ellipse(sx, sy + dy * s, r * s, r * 0.62 * s, 0, 0, 2 * Math.PI);
    pen.fill();
  };
  disc('rgba(6,4,24,.5)', 36, 16);
  disc('#5b527f', 36, 10);
  disc('#b4aad2', 36, 5);
  disc('#8178a8', 29, 5);
  pen.strokeStyle = '#ffe9b0';
  pen.lineWidth = 6 * s;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(sx - 11 * s, sy + 5 * s);
  pen.lineTo(sx + 11 * s, sy + 5 * s);
  pen.moveTo(sx, sy - 5 * s);
  pen.lineTo(sx, sy + 15 * s);
  pen.stroke();
}
