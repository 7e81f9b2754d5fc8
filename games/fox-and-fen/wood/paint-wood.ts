/** Paints the changing parts of the wood: walkers, the light, the darkness around it. */
import type { PaintMoment, Painter } from '../painter';
import { renderGlow, type Pen, type Stage } from '../stage';
import { STEP_MS } from '../config';
import { paintFireflies } from './fireflies';
import { paintLand, paintWoods } from './paint-land';
import { ARROWS, paintArrow, paintEyes, type Position } from './paint-marks';
import {
  CAN,
  DEN,
  FOX,
  FOX_DARK,
  FRIENDS,
  GATE,
  GATE_OPEN,
  KEY,
  LAMP_LIT,
  LAMP_OUT,
  STONE,
  TREES,
  WALKER,
  WISP,
} from './sprites';
import type { Sprite } from '../shapes';
import type { Walker, Wood } from './types';
import { isLit, LANTERN_REACH, neighborOf, WISP_REACH } from './wood';

/** The distance by which light extends beyond the center of its last tile, in tiles. */
const HALO = 0.72;
const placeOf = ({ land }: Wood, cell: number): Position => ({
  x: cell % land.width,
  y: Math.floor(cell / land.width),
});

function interpolatePosition(wood: Wood, from: number, to: number, share: number): Position {
  const [a, b] = [placeOf(wood, from), placeOf(wood, to)];
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Eases a transition in and out. */
const easeInOut = (share: number): number => share * share * (3 - 2 * share);

const OBJECTS: Partial<Record<string, Sprite>> = { stone: STONE, den: DEN };

/** Paints the objects in a row, from back to front. */
function paintThings(pen: Pen, stage: Stage, { from, to, share, now, isStill }: PaintMoment<Wood>): void {
  const { land } = to;
  const eased = easeInOut(share);
  const isPast = share > 0.55;
  const at = isPast ? to : from;
  const jobs: { y: number; draw: () => void }[] = [];
  const put = (sprite: Sprite, { x, y }: Position, order = 0, scale = 1, flip = false) =>
    jobs.push({ y: y + order, draw: () => stage.put(pen, sprite, x, y, scale, flip) });
  land.ground.forEach((ground, cell) => {
    const position = placeOf(to, cell);
    if (ground === 'tree') put(TREES[(cell * 7 + land.ground.length) % 3]!, position, 0.1);
    if (ground === 'gate') put(at.sunkCells.includes(cell) ? GATE_OPEN : GATE, position);
    if (ground === 'lamp') put(at.lamps.includes(cell) ? LAMP_LIT : LAMP_OUT, position, -0.01);
    const sprite = OBJECTS[ground];
    if (!sprite) return;
    if (ground !== 'stone') return void put(sprite, position, -0.2);
    if (!to.sunkCells.includes(cell)) put(sprite, position, -0.9);
    else if (!from.sunkCells.includes(cell) && share < 1)
      put(sprite, { x: position.x, y: position.y + eased * 0.2 }, -0.9, 1 - eased * 0.8);
  });
  for (const cell of at.keys) put(KEY, placeOf(to, cell));
  for (const cell of at.cans) put(CAN, placeOf(to, cell));
  for (const cell of isPast ? to.lost : from.lost) {
    if (to.lost.includes(cell) || !isPast) put(FRIENDS[cell % 3]!, placeOf(to, cell), 0, 0.92);
  }
  to.trees.forEach((tree, i) => {
    const before = from.trees[i] ?? tree;
    const position = interpolatePosition(to, before.cell, tree.cell, eased);
    if (before.cell !== tree.cell) position.y -= Math.sin(share * Math.PI) * 0.08;
    put(WALKER, position, 0.1);
    const isAwake = !isLit(to, tree.cell);
    if (isAwake) return;
    jobs.push({
      y: position.y + 0.11,
      draw: () => paintArrow(pen, stage, position, nextDirection(to, tree), false),
    });
    jobs.push({ y: position.y + 0.12, draw: () => paintEyes(pen, stage, position, tree.direction, false) });
  });
  const isFound = to.body.length > from.body.length;
  to.body.forEach((cell, i) => {
    const old = isFound && i > 0 ? (i === 1 ? (from.body[0] ?? cell) : cell) : (from.body[i] ?? cell);
    const position = interpolatePosition(to, old, cell, eased);
    if (old !== cell) position.y -= Math.sin(share * Math.PI) * 0.12;
    else if (!isStill) position.y -= Math.max(0, Math.sin(now / 420 + i)) * 0.015;
    if (i > 0) return put(FRIENDS[to.friends[i - 1]! % 3]!, position, 0.02, 0.92);
    put(at.isShut ? FOX_DARK : FOX, position, 0.05);
  });
  jobs.sort((a, b) => a.y - b.y);
  for (const job of jobs) job.draw();
}

/**
 * Returns the next direction of a tree: forward, backward if it is blocked, or −1 for neither. Considers only static
 * obstacles.
 */
function nextDirection({ land }: Wood, { cell, direction }: Walker): number {
  const isGrass = (one: number) => land.ground[neighborOf(land, cell, one)] === 'grass';
  if (isGrass(direction)) return direction;
  const back = (direction + 2) % 4;
  return isGrass(back) ? back : -1;
}

interface WoodLight extends Position {
  reach: number;
}

function listLights({ from, to, share }: PaintMoment<Wood>): WoodLight[] {
  const eased = easeInOut(share);
  const fox = interpolatePosition(to, from.body[0]!, to.body[0]!, eased);
  const lanternReach = (wood: Wood) => (wood.isShut ? 0 : LANTERN_REACH + HALO - 0.2);
  const fade = (cell: number) =>
    (from.lamps.includes(cell) ? 1 - eased : 0) + (to.lamps.includes(cell) ? eased : 0);
  const lamps = to.land.ground.flatMap((ground, cell) =>
    ground === 'lamp' ? [{ ...placeOf(to, cell), reach: (LANTERN_REACH + HALO - 0.2) * fade(cell) }] : [],
  );
  const wisps = to.wisps.map((wisp, i) => ({
    ...interpolatePosition(to, from.wisps[i]?.cell ?? wisp.cell, wisp.cell, eased),
    reach: WISP_REACH + HALO - 0.25,
  }));
  const reach = lanternReach(from) + (lanternReach(to) - lanternReach(from)) * eased;
  return [{ ...fox, reach }, ...lamps, ...wisps].filter((light) => light.reach > 0.05);
}

/** Returns a point slightly below the center of the den. */
function doorPointOf(wood: Wood): Position {
  const { x, y } = placeOf(wood, wood.land.ground.indexOf('den'));
  return { x, y: y + 0.2 };
}

/** Creates the darkness with holes for the light. */
function createDark() {
  const hole = renderGlow('0,0,0', 0.72);
  return (pen: Pen, { width, height, left, top, tile }: Stage, lights: readonly WoodLight[]): void => {
    pen.globalCompositeOperation = 'copy';
    pen.fillStyle = 'rgba(6,20,44,.6)';
    pen.fillRect(0, 0, width + 1, height + 1);
    pen.globalCompositeOperation = 'destination-out';
    for (const { x, y, reach } of lights) {
      const r = reach * tile;
      pen.drawImage(hole, left + (x + 0.5) * tile - r, top + (y + 0.5) * tile - r, 2 * r, 2 * r);
    }
  };
}

function markLit(pen: Pen, { left, top, tile, columns, rows }: Stage, wood: Wood): void {
  pen.strokeStyle = '#FFD23F';
  pen.lineWidth = 2;
  for (let cell = 0; cell < columns * rows; cell++) {
    if (!isLit(wood, cell)) continue;
    const { x, y } = placeOf(wood, cell);
    pen.strokeRect(left + x * tile + 4, top + y * tile + 4, tile - 8, tile - 8);
  }
}

function paintHint(
  pen: Pen,
  { left, top, tile }: Stage,
  { to, hint, now, isStill }: PaintMoment<Wood>,
): void {
  if (hint === null) return;
  const { x, y } = placeOf(to, to.body[0]!);
  const [dx, dy] = ARROWS[hint] ?? [0, 0];
  const swing = isStill ? 0 : Math.sin(now / 180) * 0.05;
  const [px, py] = [
    left + (x + 0.5 + dx * (0.85 + swing)) * tile,
    top + (y + 0.5 + dy * (0.85 + swing)) * tile,
  ];
  pen.strokeStyle = '#2B1800';
  pen.lineCap = pen.lineJoin = 'round';
  for (const [color, width] of [
    ['#2B1800', 0.2],
    ['#FFD23F', 0.12],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width * tile;
    pen.beginPath();
    if (hint > 3) pen.arc(px, py, tile * 0.56, 0, 2 * Math.PI);
    else {
      pen.moveTo(px - (dx + dy) * tile * 0.2, py - (dy + dx) * tile * 0.2);
      pen.lineTo(px, py);
      pen.lineTo(px - (dx - dy) * tile * 0.2, py - (dy - dx) * tile * 0.2);
    }
    pen.stroke();
  }
}

/** Creates the painter of the wood. */
export function createWoodPainter(): Painter<Wood> {
  const paintDark = createDark();
  const warm = renderGlow('255,170,60', 0.05);
  const pale = renderGlow('120,240,215', 0.05);
  const paintGlow = (pen: Pen, stage: Stage, lights: readonly WoodLight[], wisps: number) => {
    const { left, top, tile } = stage;
    pen.globalCompositeOperation = 'lighter';
    lights.forEach(({ x, y, reach }, i) => {
      const isPale = i >= lights.length - wisps;
      const r = reach * tile * 0.95;
      pen.globalAlpha = isPale ? 0.34 : 0.46;
      pen.drawImage(
        isPale ? pale : warm,
        left + (x + 0.5) * tile - r,
        top + (y + 0.55) * tile - r,
        2 * r,
        2 * r,
      );
    });
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'source-over';
  };
  /** Paints the den's window, which is visible from a distance but does not stop trees. */
  const paintDoor = (pen: Pen, stage: Stage, wood: Wood) => {
    const { x, y } = doorPointOf(wood);
    const r = stage.tile * 0.62;
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha = 0.3;
    pen.drawImage(
      warm,
      stage.left + (x + 0.5) * stage.tile - r,
      stage.top + (y + 0.5) * stage.tile - r,
      2 * r,
      2 * r,
    );
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'source-over';
  };
  return {
    margin: [0.3, 0.35, 0.3],
    paintFar: paintWoods,
    paintStill: paintLand,
    lengthOf: () => STEP_MS,
    driftOf: (wood) => (placeOf(wood, wood.body[0]!).x / (wood.land.width - 1)) * 2 - 1,
    paintLive(pen, stage, moment) {
      if (stage.isContrast) markLit(pen, stage, moment.to);
      paintThings(pen, stage, moment);
    },
    dark: {
      isUnder: false,
      // The darkness changes only during movement.
      keyOf: ({ share, now }) => (share < 1 ? String(now) : 'rest'),
      paint(pen, stage, moment) {
        if (stage.isContrast) return pen.clearRect(0, 0, stage.width, stage.height);
        const lights = listLights(moment);
        paintDark(pen, stage, [...lights, { ...doorPointOf(moment.to), reach: 0.7 }]);
        paintGlow(pen, stage, lights, moment.to.wisps.length);
        paintDoor(pen, stage, moment.to);
      },
    },
    paintOver(pen, stage, moment) {
      const { from, to, share, now, isStill } = moment;
      to.trees.forEach((tree, i) => {
        if (isLit(to, tree.cell)) return;
        const position = interpolatePosition(
          to,
          from.trees[i]?.cell ?? tree.cell,
          tree.cell,
          easeInOut(share),
        );
        paintEyes(pen, stage, position, nextDirection(to, tree), true);
        paintArrow(pen, stage, position, nextDirection(to, tree), true);
      });
      to.wisps.forEach((wisp, i) => {
        const position = interpolatePosition(
          to,
          from.wisps[i]?.cell ?? wisp.cell,
          wisp.cell,
          easeInOut(share),
        );
        const hover = isStill ? 0 : Math.sin(now / 300 + i * 2) * 0.05;
        paintArrow(pen, stage, position, wisp.direction, true);
        stage.put(pen, WISP, position.x, position.y + hover - 0.05, 0.9);
      });
      if (!isStill && !stage.isContrast) paintFireflies(pen, stage, now);
      paintHint(pen, stage, moment);
    },
  };
}
