/** Paints the entire table once as one image: cloth, light, road, and objects. */
import { createRandom } from '../../kit/seeded-random';
import { paint } from '../sprites/pen';
import { TABLE_THINGS } from '../sprites/table-things';
import { TABLE, type Circuit, type ThingKey } from './circuits';
import { CLOTHS } from './cloths';
import { findCrossing, paintLine, paintRoad } from './paint-road';
import { ROAD, type Track } from './track';

type Pen = CanvasRenderingContext2D;

/** The width of the floor around the table, in table units. */
export const MARGIN = 7;
const EDGE = 1.4;
const BRIDGE = 7;

export interface TablePicture {
  node: HTMLCanvasElement;
  pen: Pen;
  /** The bridge where the road crosses itself. It is drawn over a car on the lower road. */
  bridge: { node: HTMLCanvasElement; x: number; y: number; size: number; below: number } | null;
}

function paintCloth(pen: Pen, { cloth, name }: Circuit): void {
  const { base, grain, isWood } = CLOTHS[cloth];
  const random = createRandom(`cloth ${name}`);
  const randomShare = () => random.below(1000) / 1000;
  const { width, height } = TABLE;
  pen.fillStyle = '#140C1A';
  pen.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  pen.fillStyle = 'rgba(0,0,0,.5)';
  pen.fillRect(1.4, 1.8, width + EDGE, height + EDGE);
  pen.fillStyle = '#3A2018';
  pen.fillRect(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE);
  pen.fillStyle = '#8A5A34';
  pen.fillRect(-EDGE, -EDGE, width + 2 * EDGE, 0.5);
  pen.fillStyle = base;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = grain;
  if (isWood) {
    for (let y = 8; y < height; y += 8) {
      pen.lineWidth = 0.28;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.lineTo(width, y);
      pen.stroke();
    }
    pen.lineWidth = 0.14;
    for (let line = 0; line < 130; line++) {
      const [x, y, length] = [randomShare() * width, randomShare() * height, 6 + randomShare() * 22];
      pen.beginPath();
      pen.moveTo(x, y);
      pen.bezierCurveTo(x + length / 3, y - 0.5, x + length / 2, y + 0.5, Math.min(width, x + length), y);
      pen.stroke();
    }
    return;
  }
  pen.lineWidth = 0.9;
  for (let x = 4; x < width; x += 8) {
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
    pen.stroke();
  }
  for (let y = 4; y < height; y += 8) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(width, y);
    pen.stroke();
  }
}

/** Returns whether an object does not overlap the road. */
const isClearOfRoad = ({ xs, ys }: Track, x: number, y: number, room: number): boolean =>
  xs.every((at, i) => (at - x) * (at - x) + (ys[i]! - y) * (ys[i]! - y) > room * room);

/** The radius of each object. */
const OBJECT_RADIUS: Readonly<Record<ThingKey, number>> = {
  ...{ cup: 6.2, book: 7.6, pencil: 6.6, house: 3, tree: 2.3, biscuit: 2.4, plant: 4.6, dice: 2 },
  ...{ spoon: 4.8, inkwell: 3.6, pawn: 1.8, lamp: 2.7, station: 4.6 },
};
/** The scales to try for an object that would overlap the road. If none fits, the object is left out. */
const SIZES = [1, 0.82, 0.64, 0.5];
const KERB_ROOM = ROAD.verge + 0.9;

function placeThings(pen: Pen, track: Track): void {
  for (const [what, x, y, turn = 0] of track.circuit.things) {
    const size = SIZES.find((one) => isClearOfRoad(track, x, y, KERB_ROOM + OBJECT_RADIUS[what] * one));
    if (!size) continue;
    pen.save();
    pen.translate(x, y);
    pen.rotate((turn * Math.PI) / 180);
    pen.scale(size, size);
    paint(pen, TABLE_THINGS[what]);
    pen.restore();
  }
}

function paintLamplight(pen: Pen, { things }: Circuit): void {
  const { width, height } = TABLE;
  const [, x = 50, y = 32] = things.find(([what]) => what === 'lamp') ?? [];
  pen.globalCompositeOperation = 'multiply';
  const dusk = pen.createRadialGradient(x, y, 6, x, y, 78);
  dusk.addColorStop(0, '#fff6e2');
  dusk.addColorStop(0.35, '#f0d3b4');
  dusk.addColorStop(0.7, '#a87f96');
  dusk.addColorStop(1, '#5c4878');
  pen.fillStyle = dusk;
  pen.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  pen.globalCompositeOperation = 'lighter';
  const pool = pen.createRadialGradient(x, y, 0, x, y, 34);
  pool.addColorStop(0, 'rgba(255,190,96,.42)');
  pool.addColorStop(0.4, 'rgba(255,170,80,.14)');
  pool.addColorStop(1, 'rgba(255,160,70,0)');
  pen.fillStyle = pool;
  pen.fillRect(x - 34, y - 34, 68, 68);
  pen.globalCompositeOperation = 'source-over';
}

/** Creates the image of a circuit with a number of pixels per table unit. */
export function paintTable(track: Track, scale: number, isContrast: boolean): TablePicture {
  const node = document.createElement('canvas');
  node.width = Math.round((TABLE.width + 2 * MARGIN) * scale);
  node.height = Math.round((TABLE.height + 2 * MARGIN) * scale);
  const pen = node.getContext('2d')!;
  pen.setTransform(scale, 0, 0, scale, MARGIN * scale, MARGIN * scale);
  const { circuit, count } = track;
  if (isContrast) {
    pen.fillStyle = '#000';
    pen.fillRect(-MARGIN, -MARGIN, TABLE.width + 2 * MARGIN, TABLE.height + 2 * MARGIN);
  } else paintCloth(pen, circuit);
  paintRoad(pen, track, 0, count, isContrast);
  const crossing = findCrossing(track);
  if (crossing) paintRoad(pen, track, crossing[1] - BRIDGE, crossing[1] + BRIDGE, isContrast);
  paintLine(pen, track);
  placeThings(pen, track);
  if (!isContrast) paintLamplight(pen, circuit);
  return { node, pen, bridge: crossing && cutBridge(track, node, scale, crossing) };
}

/** Copies the part of the table's image that the bridge covers. */
function cutBridge(
  track: Track,
  table: HTMLCanvasElement,
  scale: number,
  [below, above]: readonly [number, number],
): TablePicture['bridge'] {
  const size = 2 * (BRIDGE + ROAD.verge);
  const [x, y] = [track.xs[above]! - size / 2, track.ys[above]! - size / 2];
  const node = document.createElement('canvas');
  node.width = node.height = Math.round(size * scale);
  const pen = node.getContext('2d')!;
  pen.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  pen.lineWidth = (ROAD.verge + 0.8) * 2;
  pen.beginPath();
  for (let step = -BRIDGE; step <= BRIDGE; step++) {
    const i = (above + step + track.count) % track.count;
    pen.lineTo(track.xs[i]!, track.ys[i]!);
  }
  pen.stroke();
  pen.globalCompositeOperation = 'source-in';
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(table, -(x + MARGIN) * scale, -(y + MARGIN) * scale);
  return { node, x, y, size, below };
}
