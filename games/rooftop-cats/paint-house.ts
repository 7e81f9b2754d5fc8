/** Paints a house like cut paper: wall and shadow, roof with tiles, the edge that the cat runs on, unlit windows. */
import { HOUSES, PLAIN, TOWN, type HouseColors } from './palette';
import type { Pane, Plan, Point } from './plan';

/** The drawing interface for houses: a canvas context, or an object that creates SVG. */
export interface Pen {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  closePath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number, isCounter?: boolean): void;
  fill(): void;
  stroke(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  createLinearGradient(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
  ): { addColorStop(offset: number, color: string): void };
  save(): void;
  restore(): void;
  clip(): void;
}

/** Draws a closed shape. */
export function paintShape(pen: Pen, points: readonly Point[], color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

const SHADE_FROM = 0.76;

function paintWall(pen: Pen, { roof, eaves, height }: Plan, { facade, shade, trim }: HouseColors): void {
  const [left, right] = [roof[0]![0], roof.at(-1)![0]];
  const split = left + (right - left) * SHADE_FROM;
  pen.fillStyle = facade;
  pen.fillRect(left, eaves - 2, right - left, height - eaves + 2);
  pen.fillStyle = shade;
  pen.fillRect(split, eaves - 2, right - split, height - eaves + 2);
  pen.fillStyle = trim;
  pen.fillRect(left - 5, eaves - 3, right - left + 10, 7);
  const dark = pen.createLinearGradient(0, eaves + 60, 0, height);
  TOWN.depth.forEach((color, i) => dark.addColorStop(i / 2, color));
  pen.fillStyle = dark;
  pen.fillRect(left, eaves + 60, right - left, height - eaves - 60);
}

/** Paints rows of tiles, clipped to the roof. */
function paintTiles(pen: Pen, { roof, eaves }: Plan): void {
  const [left, right] = [roof[0]![0], roof.at(-1)![0]];
  const top = Math.min(...roof.map(([, y]) => y));
  pen.strokeStyle = TOWN.tile;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let y = top + 9, row = 0; y < eaves; y += 15, row++)
    for (let x = left - 24 + (row % 2) * 12; x < right; x += 24) {
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x + 12, y + 20, x + 24, y);
    }
  pen.stroke();
}

function paintRoofing(pen: Pen, plan: Plan, { roof: color, roofShade }: HouseColors): void {
  const { roof, eaves } = plan;
  const [left, right] = [roof[0]![0], roof.at(-1)![0]];
  const eave = plan.kind === 'flat' || plan.kind === 'stack' ? 3 : 9;
  const outline: Point[] = [...roof, [right + eave, eaves], [left - eave, eaves]];
  paintShape(pen, outline, color);
  pen.save();
  pen.beginPath();
  for (const [x, y] of outline) pen.lineTo(x, y);
  pen.clip();
  const ridge = plan.kind === 'gable' ? roof[1]![0] : left + (right - left) * SHADE_FROM;
  const lean = plan.kind === 'gable' ? 26 : 0;
  const top = Math.min(...roof.map(([, y]) => y)) - 4;
  paintShape(
    pen,
    [
      [ridge, top],
      [right + 12, top],
      [right + 12, eaves],
      [ridge + lean, eaves],
    ],
    roofShade,
  );
  paintTiles(pen, plan);
  pen.restore();
}

/** Paints the edge that the cat runs on. */
function paintEdge(pen: Pen, { roof }: Plan, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineJoin = pen.lineCap = 'round';
  pen.beginPath();
  for (const [x, y] of roof) pen.lineTo(x, y + width / 2);
  pen.stroke();
}

function paintStack(pen: Pen, { roof, height }: Plan): void {
  const [[left, top], [right]] = [roof[0]!, roof.at(-1)!];
  pen.fillStyle = TOWN.brick;
  pen.fillRect(left + 5, top, right - left - 10, height - top);
  pen.fillStyle = TOWN.brickShade;
  pen.fillRect(left + (right - left) * 0.6, top, (right - left) * 0.4 - 5, height - top);
  pen.strokeStyle = TOWN.tile;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let y = top + 30, row = 0; y < height; y += 14, row++) {
    pen.moveTo(left + 5, y);
    pen.lineTo(right - 5, y);
    for (let x = left + 14 + (row % 2) * 12; x < right - 6; x += 24) {
      pen.moveTo(x, y);
      pen.lineTo(x, y + 14);
    }
  }
  pen.stroke();
  pen.fillStyle = TOWN.brickCap;
  pen.fillRect(left, top, right - left, 18);
  const dark = pen.createLinearGradient(0, top + 60, 0, height);
  TOWN.depth.forEach((color, i) => dark.addColorStop(i / 2, color));
  pen.fillStyle = dark;
  pen.fillRect(left, top + 60, right - left, height - top - 60);
}

function panePath(pen: Pen, { x, y, width, height, isRound }: Pane): void {
  if (!isRound) return pen.rect(x, y, width, height);
  pen.moveTo(x, y + height);
  pen.lineTo(x, y + width / 2);
  pen.arc(x + width / 2, y + width / 2, width / 2, Math.PI, 0);
  pen.lineTo(x + width, y + height);
  pen.closePath();
}

/** Paints the dark windows. Lit windows are drawn over them. */
function paintPanes(pen: Pen, panes: readonly Pane[], isContrast: boolean): void {
  pen.beginPath();
  for (const pane of panes) panePath(pen, pane);
  pen.fillStyle = isContrast ? PLAIN.night : TOWN.pane;
  pen.fill();
  pen.strokeStyle = isContrast ? PLAIN.dim : TOWN.paneBar;
  pen.lineWidth = 2;
  if (isContrast) pen.stroke();
  pen.beginPath();
  for (const { x, y, width, height } of panes) {
    pen.moveTo(x + width / 2, y + 2);
    pen.lineTo(x + width / 2, y + height);
    pen.moveTo(x, y + height * 0.52);
    pen.lineTo(x + width, y + height * 0.52);
  }
  pen.stroke();
}

/** Paints the house itself. The objects on it are painted afterward. */
export function paintHouse(pen: Pen, plan: Plan, isContrast: boolean): void {
  const colors = HOUSES[plan.id % HOUSES.length]!;
  if (isContrast) {
    const [left, right] = [plan.roof[0]![0], plan.roof.at(-1)![0]];
    paintShape(pen, [...plan.roof, [right, plan.height], [left, plan.height]], PLAIN.night);
    pen.strokeStyle = PLAIN.dim;
    pen.lineWidth = 2;
    pen.strokeRect(left + 1, plan.eaves, right - left - 2, plan.height);
    paintEdge(pen, plan, PLAIN.paper, 6);
  } else if (plan.kind === 'stack') {
    paintStack(pen, plan);
    paintEdge(pen, plan, TOWN.rim, 3.5);
  } else {
    paintWall(pen, plan, colors);
    paintRoofing(pen, plan, colors);
    paintEdge(pen, plan, TOWN.rim, 3.5);
  }
  if (plan.kind !== 'stack') paintPanes(pen, plan.panes, isContrast);
}
