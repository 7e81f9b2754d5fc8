/**
 * Implements a brush that records the drawing as marks, for the artwork of the catalog and for measuring the content
 * of a picture.
 */
import type { Brush, Fade, Fill } from './brush';
import {
  boundsOf,
  transformPoint,
  placePath,
  readPath,
  writePath,
  type Matrix,
  type Segment,
} from './path-data';

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

interface MarkPaint {
  fill: Fill;
  alpha: number;
  /** The width of a stroke, or zero for a filled mark. */
  width: number;
}

export interface Mark {
  kind: 'mark';
  segments: readonly Segment[];
  /** The bounding box on the sheet. */
  bounds: Bounds;
  paint: MarkPaint;
}
interface Glow {
  kind: 'glow';
  x: number;
  y: number;
  radius: number;
  color: string;
  alpha: number;
}
interface Group {
  kind: 'group';
  clip: readonly Segment[];
  inside: Item[];
}
type Item = Mark | Glow | Group;

export interface SheetPart {
  /** The corner of the visible part of the sheet. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The size of the drawing in pixels. */
  pixels: readonly [width: number, height: number];
  /** The maximum size of the drawing in bytes. Small marks are omitted to stay below it. */
  maxBytes: number;
}

const ovalPath = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** Creates the brush, with functions that return its drawing. */
export function createVectorBrush() {
  const root: Item[] = [];
  let list = root;
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const scaleOf = () => Math.hypot(matrix[0], matrix[1]);
  const fillHere = (fill: Fill): Fill =>
    typeof fill === 'string'
      ? fill
      : { ...fill, from: transformPoint(matrix, fill.from), to: transformPoint(matrix, fill.to) };
  const add = (path: string, fill: Fill, alpha: number, width = 0) => {
    const segments = placePath(readPath(path), matrix);
    const [left, top, right, bottom] = boundsOf(segments);
    const half = (width * scaleOf()) / 2;
    list.push({
      kind: 'mark',
      segments,
      bounds: [left - half, top - half, right + half, bottom + half],
      paint: { fill: fillHere(fill), alpha, width: width * scaleOf() },
    });
  };
  const inList = (inside: Item[], draw: () => void) => {
    const outer = list;
    list = inside;
    draw();
    list = outer;
  };
  const brush: Brush = {
    shape: (path, fill, alpha = 1) => add(path, fill, alpha),
    stroke: (path, color, width, alpha = 1) => add(path, color, alpha, width),
    box: (x, y, width, height, fill, alpha = 1) =>
      add(`M${x} ${y}h${width}v${height}h${-width}Z`, fill, alpha),
    disc: (x, y, radius, fill, alpha = 1) => add(ovalPath(x, y, radius, radius), fill, alpha),
    oval: (x, y, rx, ry, fill, alpha = 1) => add(ovalPath(x, y, rx, ry), fill, alpha),
    glow(x, y, radius, color, alpha) {
      const [px, py] = transformPoint(matrix, [x, y]);
      list.push({ kind: 'glow', x: px, y: py, radius: radius * scaleOf(), color, alpha });
    },
    within(path, draw) {
      const group: Group = { kind: 'group', clip: placePath(readPath(path), matrix), inside: [] };
      list.push(group);
      inList(group.inside, draw);
    },
    at(x, y, { scale = 1, turn = 0, isMirrored = false }, draw) {
      const outer = matrix;
      const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
      const side = isMirrored ? -1 : 1;
      const [a, b, cc, d] = outer;
      const [e, f] = transformPoint(outer, [x, y]);
      matrix = [(a * c + cc * s) * side, (b * c + d * s) * side, cc * c - a * s, d * c - b * s, e, f];
      draw();
      matrix = outer;
    },
  };
  return {
    brush,
    /** Returns all marks, including clipped ones, with the bounding box that remains after clipping. */
    marks: (): Mark[] => listMarks(root, [-Infinity, -Infinity, Infinity, Infinity]),
    toSvg: (part: SheetPart): string => fitToMaxSize(root, part),
  };
}

const intersectBounds = (a: Bounds, b: Bounds): Bounds => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

function listMarks(items: readonly Item[], clip: Bounds): Mark[] {
  return items.flatMap((item) => {
    if (item.kind === 'glow') return [];
    if (item.kind === 'group') return listMarks(item.inside, intersectBounds(clip, boundsOf(item.clip)));
    const bounds = intersectBounds(item.bounds, clip);
    return bounds[0] < bounds[2] && bounds[1] < bounds[3] ? [{ ...item, bounds }] : [];
  });
}

/** Returns the most detailed drawing that is within the maximum size. */
function fitToMaxSize(root: readonly Item[], part: SheetPart): string {
  let [fine, coarse] = [0.6, 120];
  let best = '';
  for (let round = 0; round < 11; round += 1) {
    const mean = (fine + coarse) / 2;
    const svg = writeSvg(root, part, mean);
    if (svg.length <= part.maxBytes) [coarse, best] = [mean, svg];
    else fine = mean;
  }
  return best;
}

/** Returns the number of drawing units per pixel, which makes integers precise enough. For large drawings, one unit suffices. */
const strokeScaleOf = (width: number): number => (width > 1000 ? 1 : 2);

function writeSvg(root: readonly Item[], part: SheetPart, mean: number): string {
  const [width, height] = part.pixels;
  const fine = strokeScaleOf(width);
  const scale = (width * fine) / part.width;
  const toSheet: Matrix = [scale, 0, 0, scale, -part.x * scale, -part.y * scale];
  const visibleBounds: Bounds = [part.x, part.y, part.x + part.width, part.y + part.height];
  const defs = new Map<string, string>();
  const define = (text: (id: string) => string): string => {
    const key = text('');
    if (!defs.has(key)) defs.set(key, `d${defs.size}`);
    return defs.get(key)!;
  };
  const isSeen = ({ bounds: [left, top, right, bottom], paint }: Mark) => {
    if (
      right < visibleBounds[0] ||
      left > visibleBounds[2] ||
      bottom < visibleBounds[1] ||
      top > visibleBounds[3]
    )
      return false;
    const [wide, tall] = [((right - left) * scale) / fine, ((bottom - top) * scale) / fine];
    // Faint or thin marks must be larger to be noticeable, so they have a lower weight.
    const weight = (0.35 + 0.65 * paint.alpha ** 2) * (paint.width ? 0.8 : 1);
    return Math.sqrt(Math.max(wide, 1) * Math.max(tall, 1)) * weight >= mean;
  };
  const body = writeItems(root, { place: toSheet, scale, define, isSeen, tolerance: mean * fine * 0.06 });
  const head = [...defs].map(([text, id]) => text.replace(' id=""', ` id="${id}"`)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * fine} ${height * fine}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round"><defs>${head}</defs>${body}</svg>\n`;
}

interface MarkupWriter {
  place: Matrix;
  scale: number;
  /** The maximum distance between a point and the next one at which the point is omitted. */
  tolerance: number;
  define(text: (id: string) => string): string;
  isSeen(mark: Mark): boolean;
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
const formatHundredth = (value: number) => `${Math.round(value * 100) / 100}`.replace(/^0\./, '.');

function writeItems(items: readonly Item[], pen: MarkupWriter): string {
  let text = '';
  let pending = { style: '', data: '', boxes: [] as Bounds[] };
  const flush = () => {
    if (pending.data) text += `<path ${pending.style} d="${pending.data}"/>`;
    pending = { style: '', data: '', boxes: [] };
  };
  for (const item of items) {
    if (item.kind === 'mark') {
      if (!pen.isSeen(item)) continue;
      const style = formatStyle(item.paint, pen);
      const data = writePath(placePath(item.segments, pen.place), pen.tolerance);
      // Adjacent marks of the same color share an element if they do not touch.
      const isApart = pending.boxes.every((box) => {
        const overlap = intersectBounds(box, item.bounds);
        return overlap[0] > overlap[2] || overlap[1] > overlap[3];
      });
      if (pending.style === style && isApart) {
        pending.data += data;
        pending.boxes.push(item.bounds);
      } else {
        flush();
        pending = { style, data, boxes: [item.bounds] };
      }
      continue;
    }
    flush();
    text += item.kind === 'glow' ? writeGlow(item, pen) : writeGroup(item, pen);
  }
  flush();
  return text;
}

function formatStyle({ fill, alpha, width }: MarkPaint, pen: MarkupWriter): string {
  const color = typeof fill === 'string' ? shortColor(fill) : `url(#${defineFade(fill, pen)})`;
  if (width)
    return `fill="none" stroke="${color}" stroke-width="${roundToTenth(width * pen.scale)}"${alpha < 1 ? ` opacity="${formatHundredth(alpha)}"` : ''}`;
  return `fill="${color}"${alpha < 1 ? ` opacity="${formatHundredth(alpha)}"` : ''}`;
}

const shortColor = (color: string) => color.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

function defineFade({ from, to, stops }: Fade, pen: MarkupWriter): string {
  const [[x1, y1], [x2, y2]] = [
    transformPoint(pen.place, from).map(roundToTenth),
    transformPoint(pen.place, to).map(roundToTenth),
  ] as [number[], number[]];
  const inside = stops
    .map(([at, color]) => `<stop offset="${formatHundredth(at)}" stop-color="${shortColor(color)}"/>`)
    .join('');
  return pen.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inside}</linearGradient>`,
  );
}

function writeGlow({ x, y, radius, color, alpha }: Glow, pen: MarkupWriter): string {
  const stop = (at: number, share: number) =>
    `<stop offset="${formatHundredth(at)}" stop-color="${shortColor(color)}" stop-opacity="${formatHundredth(alpha * share)}"/>`;
  const fade = pen.define(
    (id) => `<radialGradient id="${id}">${stop(0, 1)}${stop(0.35, 0.42)}${stop(1, 0)}</radialGradient>`,
  );
  const [cx, cy] = transformPoint(pen.place, [x, y]).map(Math.round);
  return `<circle cx="${cx}" cy="${cy}" r="${Math.round(radius * pen.scale)}" fill="url(#${fade})"/>`;
}

function writeGroup({ clip, inside }: Group, pen: MarkupWriter): string {
  const text = writeItems(inside, pen);
  if (!text) return '';
  const path = pen.define(
    (id) =>
      `<clipPath id="${id}"><path d="${writePath(placePath(clip, pen.place), pen.tolerance)}"/></clipPath>`,
  );
  return `<g clip-path="url(#${path})">${text}</g>`;
}
