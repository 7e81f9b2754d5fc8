/** Paints the moving or changing parts of a map: towers and their light, intruders, shots, the selected spot. */
import { folkDrawing, towerDrawing } from './art';
import { BEAM_HALF } from './fight';
import { routeFrom, gateCells, middleOf } from './ground';
import { INTRUDERS } from './intruders';
import type { Sprites } from './sprites';
import type { Stage } from './stage';
import type { Intruder, Night, Tower } from './types';

type Pen = CanvasRenderingContext2D;

export interface LiveScene {
  pen: Pen;
  stage: Stage;
  sprites: Sprites;
  night: Night;
  /** The positions of intruders one tick earlier. */
  before: ReadonlyMap<number, { x: number; y: number }>;
  /** The elapsed fraction of the tick. */
  part: number;
  /** A value that increases with time, for swaying objects. It is constant with reduced motion. */
  sway: number;
  isPlain: boolean;
}

const FOLK_SIZE = 0.92;
const TOWER_SIZE = 0.96;

const directions = [
  [1, 0],
  [0.7071, 0.7071],
  [0, 1],
  [-0.7071, 0.7071],
  [-1, 0],
  [-0.7071, -0.7071],
  [0, -1],
  [0.7071, -0.7071],
] as const;

function paintCone({ pen, stage }: LiveScene, { x, y, dir, stats }: Tower, sign: number): void {
  const [wx, wy] = directions[dir]!;
  const [fx, fy] = [x + wx * stats.range * sign, y + wy * stats.range * sign];
  for (const [half, alpha] of [
    [BEAM_HALF + 6, 0.13],
    [BEAM_HALF * 0.6, 0.2],
  ] as const) {
    pen.fillStyle = `rgba(255,226,150,${alpha})`;
    pen.beginPath();
    pen.moveTo(stage.x(x - wy * 8, y + wx * 8), stage.y(x - wy * 8, y + wx * 8));
    pen.lineTo(stage.x(fx - wy * half, fy + wx * half), stage.y(fx - wy * half, fy + wx * half));
    pen.lineTo(stage.x(fx + wy * half, fy - wx * half), stage.y(fx + wy * half, fy - wx * half));
    pen.lineTo(stage.x(x + wy * 8, y - wx * 8), stage.y(x + wy * 8, y - wx * 8));
    pen.fill();
  }
}

function paintLights(live: LiveScene): void {
  const { pen, stage, night } = live;
  for (const tower of night.towers) {
    const { stats, x, y } = tower;
    if (!stats.isLight || tower.dark > 0) continue;
    if (stats.manner === 'beam') {
      paintCone(live, tower, 1);
      if (stats.isTwoSided) paintCone(live, tower, -1);
      continue;
    }
    pen.fillStyle = 'rgba(255,204,110,.1)';
    for (const share of [1, 0.66]) {
      pen.beginPath();
      pen.ellipse(
        stage.x(x, y),
        stage.y(x, y),
        stats.range * share * stage.across,
        stats.range * share * stage.down,
        0,
        0,
        2 * Math.PI,
      );
      pen.fill();
    }
  }
}

const routes = new WeakMap<readonly number[], number[][]>();

/** Returns the cells of the route from each gate. The result is cached until something is built. */
function findRoutes({ field, ground }: Night): number[][] {
  let cachedRoute = routes.get(field);
  if (!cachedRoute)
    routes.set(field, (cachedRoute = gateCells(ground).map((gate) => routeFrom(field, gate))));
  return cachedRoute;
}

/** Paints the route of the boats as dots on the water. */
function paintRoutes({ pen, stage, night, sway }: LiveScene): void {
  if (night.ground.world !== 'sea') return;
  pen.strokeStyle = 'rgba(255,246,226,.75)';
  pen.lineWidth = 7 * stage.scale;
  pen.lineCap = 'round';
  pen.setLineDash([1, 24 * stage.scale]);
  pen.lineDashOffset = -((sway * 30) % 25) * stage.scale;
  for (const route of findRoutes(night)) {
    pen.beginPath();
    route.forEach((cell, i) => {
      const [x, y] = middleOf(cell);
      if (i) pen.lineTo(stage.x(x, y), stage.y(x, y));
      else pen.moveTo(stage.x(x, y), stage.y(x, y));
    });
    pen.stroke();
  }
  pen.setLineDash([]);
}

function paintTower({ pen, stage, sprites, night, isPlain }: LiveScene, tower: Tower): void {
  const { world } = night.ground;
  const size = stage.scale * TOWER_SIZE;
  const [x, y] = [stage.x(tower.x, tower.y), stage.y(tower.x, tower.y) + 16 * stage.scale];
  if (tower.dark > 0) pen.globalAlpha = 0.45;
  sprites.draw(
    pen,
    `t${tower.kind}${tower.branch}`,
    () => towerDrawing(world, tower.kind, tower.branch),
    x,
    y,
    size,
  );
  pen.globalAlpha = 1;
  for (let i = 0; i < tower.level; i++) {
    pen.fillStyle = isPlain ? '#ffd23f' : '#ffc65a';
    pen.strokeStyle = '#2b1800';
    pen.lineWidth = 2 * stage.scale;
    pen.beginPath();
    pen.arc(
      x + (i - (tower.level - 1) / 2) * 17 * stage.scale,
      y + 7 * stage.scale,
      6 * stage.scale,
      0,
      2 * Math.PI,
    );
    pen.fill();
    pen.stroke();
  }
}

function paintStrength(
  { pen, stage }: LiveScene,
  one: Intruder,
  x: number,
  y: number,
  isBoss: boolean,
): void {
  if (one.hp >= one.full) return;
  const [wide, high] = [(isBoss ? 80 : 40) * stage.scale, Math.max(3, 6 * stage.scale)];
  const left = x - wide / 2;
  pen.fillStyle = '#0b142f';
  pen.fillRect(left - 1.5, y - 1.5, wide + 3, high + 3);
  pen.fillStyle = '#8df0b0';
  pen.fillRect(left, y, wide * Math.max(0, one.hp / one.full), high);
}

function paintIntruder(live: LiveScene, one: Intruder): void {
  const { pen, stage, sprites, night, before, part, sway } = live;
  const kind = INTRUDERS[night.ground.world][one.kind]!;
  const previous = before.get(one.id) ?? one;
  const [mx, my] = [previous.x + (one.x - previous.x) * part, previous.y + (one.y - previous.y) * part];
  const bob = kind.isFlying ? 8 : night.ground.world === 'sea' ? 3 : 4;
  const bobHeight = one.stun > 0 ? 0 : Math.abs(Math.sin(sway * (kind.isFlying ? 5 : 7) + one.id)) * bob;
  const x = stage.x(mx, my);
  const y = stage.y(mx, my) + (14 - bobHeight) * stage.scale;
  const size = stage.scale * FOLK_SIZE;
  if (!one.isLit) pen.globalAlpha = 0.3;
  sprites.draw(pen, `f${one.kind}`, () => folkDrawing(night.ground.world, one.kind), x, y, size);
  pen.globalAlpha = 1;
  if (one.slowTicks > 0 || one.stun > 0) {
    pen.strokeStyle = one.stun > 0 ? '#ffe9b0' : '#9fd8ff';
    pen.lineWidth = 3 * stage.scale;
    pen.setLineDash([6 * stage.scale, 5 * stage.scale]);
    pen.beginPath();
    pen.ellipse(x, y, 24 * stage.scale, 10 * stage.scale, 0, 0, 2 * Math.PI);
    pen.stroke();
    pen.setLineDash([]);
  }
  paintStrength(live, one, x, y - (kind.isBoss ? 118 : kind.hp > 150 ? 84 : 62) * size, kind.isBoss);
}

function paintShots({ pen, stage, night, part }: LiveScene): void {
  for (const { tower, x, y, ticks, flight } of night.shots) {
    const share = Math.min(1, (flight - ticks + part) / flight);
    const [fx, fy] = [tower.x + (x - tower.x) * share, tower.y + (y - tower.y) * share];
    const up = 150 * share * (1 - share) + 40 * (1 - share);
    pen.fillStyle = tower.branch === 1 ? '#8d5cc4' : '#d6d0ea';
    pen.beginPath();
    pen.arc(
      stage.x(fx, fy),
      stage.y(fx, fy) - up * stage.scale,
      (tower.branch === 0 ? 11 : 8) * stage.scale,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
}

/** Draws everything that moves, back to front. */
export function paintLive(live: LiveScene): void {
  const { night, stage } = live;
  paintRoutes(live);
  paintLights(live);
  const towers = [...night.towers].sort((a, b) => stage.y(a.x, a.y) - stage.y(b.x, b.y));
  for (const tower of towers) paintTower(live, tower);
  const kinds = INTRUDERS[night.ground.world];
  for (const isFlying of [false, true])
    for (const one of night.crowd) if (kinds[one.kind]!.isFlying === isFlying) paintIntruder(live, one);
  paintShots(live);
}

/** Paints the range of a tower, or a beam's path. */
export function paintReach({ pen, stage }: LiveScene, x: number, y: number, range: number): void {
  pen.strokeStyle = '#ffe9b0';
  pen.fillStyle = 'rgba(255,233,176,.12)';
  pen.lineWidth = Math.max(2, 3.5 * stage.scale);
  pen.setLineDash([12 * stage.scale, 8 * stage.scale]);
  pen.beginPath();
  pen.ellipse(stage.x(x, y), stage.y(x, y), range * stage.across, range * stage.down, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
}

/** Paints the selected spot. */
export function paintChosen({ pen, stage, night }: LiveScene, x: number, y: number): void {
  pen.strokeStyle = '#ffc65a';
  pen.lineWidth = Math.max(3, 5 * stage.scale);
  const [sx, sy, s] = [stage.x(x, y), stage.y(x, y), stage.scale];
  pen.beginPath();
  if (night.ground.world === 'sea')
    pen.rect(sx - 46 * stage.across, sy - 46 * stage.down, 92 * stage.across, 92 * stage.down);
  else pen.ellipse(sx, sy + 6 * s, 40 * s, 26 * s, 0, 0, 2 * Math.PI);
  pen.stroke();
}
