/** Draws the images of both games for the catalog: a record on its deck by lamplight, and a belfry at night. */
import { createImage, roundToTenths } from '../kit/images/markup';
import { BELL_COLORS, bellDrawing } from './bells/bell-art';
import { DECK, LANE_COLORS, LANE_PATHS, LANE_SHADES } from './deck/palette';

export interface PictureSpec {
  width: number;
  height: number;
  /** The center and radius of the record, or the center of the bells and the size of a bell. */
  x: number;
  y: number;
  size: number;
  /** The number of bells in each row. */
  rows: readonly number[];
}

const LAMP = '#FFC861';

const drawDefs = (top: string, bottom: string): string =>
  `<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><radialGradient id="g"><stop stop-color="#FFD58A" stop-opacity=".62"/><stop offset=".45" stop-color="#FFD58A" stop-opacity=".24"/><stop offset="1" stop-color="#FFD58A" stop-opacity="0"/></radialGradient><radialGradient id="v" r=".75"><stop offset=".6" stop-color="#060F18" stop-opacity="0"/><stop offset="1" stop-color="#060F18" stop-opacity=".6"/></radialGradient></defs>`;

const drawFrame = ({ width, height }: PictureSpec, content: string): string =>
  createImage({ width, height }, `${content}<rect width="${width}" height="${height}" fill="url(#v)"/>`);

const drawQuaver = (x: number, y: number, scale: number, color: string): string =>
  `<g transform="translate(${roundToTenths(x)} ${roundToTenths(y)}) scale(${scale}) rotate(-8)"><ellipse cy="24" rx="13" ry="9" fill="${color}" transform="rotate(-20 0 24)"/><path d="M12 22V-26Q28-20 30-2Q26-12 12-12Z" fill="${color}" stroke="${color}" stroke-width="4" stroke-linejoin="round"/></g>`;

function drawWood({ width, height, x, y, size }: PictureSpec): string {
  const [left, top] = [roundToTenths(x - size * 1.16), roundToTenths(y - size * 1.08)];
  const [right, bottom] = [roundToTenths(x + size * 1.68), roundToTenths(y + size * 1.12)];
  const lines = Array.from({ length: 7 }, (_, i) => {
    const at = roundToTenths(top + 34 + (i * (bottom - top)) / 7);
    return `<path d="M${left + 10} ${at}C${roundToTenths(x - size * 0.4)} ${at - 20} ${roundToTenths(x + size * 0.6)} ${at + 30} ${right - 10} ${at - 4}" fill="none" stroke="${DECK.grain}" stroke-width="3" opacity=".7"/>`;
  });
  const drawBox = (dx: number, dy: number, fill: string, opacity = 1) =>
    `<rect x="${left + dx}" y="${top}" width="${right - left}" height="${bottom - top + dy}" rx="26" fill="${fill}" opacity="${opacity}"/>`;
  return `<rect width="${width}" height="${height}" fill="url(#b)"/><circle cx="${roundToTenths(x - size * 0.4)}" cy="${roundToTenths(y - size * 0.6)}" r="${roundToTenths(size * 2.4)}" fill="url(#g)"/>${drawBox(14, 20, '#000', 0.35)}${drawBox(0, 14, DECK.woodDark)}${drawBox(0, 0, DECK.wood)}${lines.join('')}`;
}

const laneRadius = (size: number, lane: number): number => size * (0.5 + lane * 0.135);

function record({ x, y, size }: PictureSpec): string {
  const ring = (r: number, stroke: string, width: number, opacity = 1) =>
    `<circle cx="${x}" cy="${y}" r="${roundToTenths(r)}" fill="none" stroke="${stroke}" stroke-width="${roundToTenths(width)}" opacity="${opacity}"/>`;
  const drawSheen = (from: number, to: number, opacity: number) => {
    const at = (turn: number) =>
      `${roundToTenths(x + Math.cos(turn) * size * 0.98)} ${roundToTenths(y + Math.sin(turn) * size * 0.98)}`;
    return `<path d="M${x} ${y}L${at(from)}A${roundToTenths(size * 0.98)} ${roundToTenths(size * 0.98)} 0 0 1 ${at(to)}Z" fill="#fff" opacity="${opacity}"/>`;
  };
  const grooves = Array.from({ length: 15 }, (_, i) =>
    ring(size * (0.4 + i * 0.04), i % 3 ? DECK.groove : DECK.grooveLight, 2),
  );
  const lanes = LANE_COLORS.map((color, lane) => ring(laneRadius(size, lane), color, 2.5, 0.5));
  const star = Array.from({ length: 10 }, (_, i) => {
    const reach = size * (i % 2 ? 0.075 : 0.17);
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    return `${roundToTenths(x + Math.cos(turn) * reach)} ${roundToTenths(y - size * 0.13 + Math.sin(turn) * reach)}`;
  });
  return (
    `<circle cx="${x}" cy="${y + size * 0.03}" r="${roundToTenths(size * 1.035)}" fill="${DECK.platter}"/><circle cx="${x}" cy="${y}" r="${size}" fill="${DECK.vinyl}"/>${grooves.join('')}${lanes.join('')}` +
    `${drawSheen(-2.45, -1.95, 0.12)}${drawSheen(0.75, 1.2, 0.09)}${drawSheen(-2.75, -2.6, 0.07)}` +
    `<circle cx="${x}" cy="${y}" r="${roundToTenths(size * 0.37)}" fill="${DECK.label}"/><path d="M${x} ${roundToTenths(y - size * 0.37)}a${roundToTenths(size * 0.37)} ${roundToTenths(size * 0.37)} 0 0 1 0 ${roundToTenths(size * 0.74)}Z" fill="${DECK.labelDark}"/>${ring(size * 0.325, DECK.rim, 2.5)}` +
    `<path d="M${star.join('L')}Z" fill="${DECK.paper}"/><rect x="${roundToTenths(x - size * 0.19)}" y="${roundToTenths(y + size * 0.13)}" width="${roundToTenths(size * 0.38)}" height="${roundToTenths(size * 0.035)}" rx="3" fill="${DECK.paper}"/><rect x="${roundToTenths(x - size * 0.13)}" y="${roundToTenths(y + size * 0.2)}" width="${roundToTenths(size * 0.26)}" height="${roundToTenths(size * 0.03)}" rx="3" fill="#FFB98A"/><circle cx="${x}" cy="${y}" r="${roundToTenths(size * 0.045)}" fill="#F6E6C4"/>`
  );
}

/** The notes on the record: their lanes, and their angles before the needle in radians. */
const NOTES = [
  [0, 0.5],
  [3, 0.42],
  [1, 1.05],
  [2, 1.5],
  [0, 1.9],
  [3, 2.05],
  [1, 2.7],
  [2, 3.1],
] as const;
const NEEDLE = 0.62;

function drawNotes({ x, y, size }: PictureSpec): string {
  return NOTES.map(([lane, before]) => {
    const turn = NEEDLE - before;
    const [px, py] = [
      x + Math.cos(turn) * laneRadius(size, lane),
      y + Math.sin(turn) * laneRadius(size, lane),
    ];
    const scale = (size * 0.13) / 24;
    const drawShape = (fill: string, grow: number, down: number) =>
      `<path transform="translate(${roundToTenths(px - 12 * scale * grow)} ${roundToTenths(py - 12 * scale * grow + down)}) scale(${roundToTenths(scale * grow * 100) / 100})" d="${LANE_PATHS[lane]}" fill="${fill}"/>`;
    return `<circle cx="${roundToTenths(px)}" cy="${roundToTenths(py)}" r="${roundToTenths(size * 0.16)}" fill="url(#g)"/>${drawShape('#0b0812', 1.24, 0)}${drawShape(LANE_SHADES[lane], 1, 1.5)}${drawShape(LANE_COLORS[lane], 0.94, -1)}`;
  }).join('');
}

function drawArm({ x, y, size }: PictureSpec): string {
  const [px, py] = [roundToTenths(x + size * 1.36), roundToTenths(y - size * 0.66)];
  const [ex, ey] = [roundToTenths(x + size * 1.3), roundToTenths(y + size * 0.3)];
  const [hx, hy] = [roundToTenths(x + size * 0.8), roundToTenths(y + size * 0.58)];
  const line = `M${px} ${py}L${ex} ${ey}L${hx} ${hy}`;
  const drawStroke = (color: string, width: number, extra = '') =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${roundToTenths(size * width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
  return (
    `<circle cx="${px}" cy="${py + 4}" r="${roundToTenths(size * 0.22)}" fill="#5A2E18"/><circle cx="${px}" cy="${py}" r="${roundToTenths(size * 0.2)}" fill="#D9DEE4"/><circle cx="${px}" cy="${py}" r="${roundToTenths(size * 0.13)}" fill="#9AA6B4"/>` +
    `${drawStroke('#2a120a', 0.085, 'opacity=".35" transform="translate(5 10)"')}${drawStroke('#EDF1F4', 0.058)}<circle cx="${px}" cy="${py}" r="${roundToTenths(size * 0.06)}" fill="#4A5666"/>` +
    `<g transform="translate(${hx} ${hy}) rotate(58) scale(${roundToTenths((size / 190) * 100) / 100})"><rect x="-14" y="-8" width="28" height="46" rx="6" fill="#16223F"/><rect x="-14" y="22" width="28" height="6" fill="${LAMP}"/></g>`
  );
}

/** Draws the record player. */
export function drawRecord(spec: PictureSpec): string {
  const { x, y, size } = spec;
  const air = [
    drawQuaver(x + size * 1.02, y - size * 0.98, size / 170, '#FFD77A'),
    drawQuaver(x - size * 1.02, y - size * 0.8, size / 210, '#F0907A'),
    drawQuaver(x + size * 1.5, y + size * 0.72, size / 230, '#8FCBBE'),
  ];
  return drawFrame(
    spec,
    drawDefs(DECK.cloth[0], DECK.cloth[1]) +
      drawWood(spec) +
      record(spec) +
      drawNotes(spec) +
      drawArm(spec) +
      air.join(''),
  );
}

function drawNight({ width, height, x, y, size }: PictureSpec): string {
  const stars = Array.from({ length: 46 }, (_, i) => {
    const [px, py] = [(i * 0.618034 * width) % width, ((i * 0.414214) % 1) * height * 0.62];
    return `<circle cx="${roundToTenths(px)}" cy="${roundToTenths(py)}" r="${1 + (i % 3) * 0.5}" fill="#FFF3D6" opacity="${0.4 + (i % 4) * 0.15}"/>`;
  });
  const roofs = Array.from({ length: 12 }, (_, i) => {
    const at = (i * width) / 11 - width * 0.06;
    const itemHeight = height * (0.14 + ((i * 7) % 5) * 0.022);
    const itemWidth = width / 9;
    return `<path d="M${roundToTenths(at)} ${height}V${roundToTenths(height - itemHeight)}l${roundToTenths(itemWidth / 2)} ${roundToTenths(-itemWidth * 0.34)}l${roundToTenths(itemWidth / 2)} ${roundToTenths(itemWidth * 0.34)}V${height}Z" fill="${i % 2 ? '#121c48' : '#1a2455'}"/>${i % 3 ? `<rect x="${roundToTenths(at + itemWidth * 0.38)}" y="${roundToTenths(height - itemHeight * 0.72)}" width="${roundToTenths(itemWidth * 0.18)}" height="${roundToTenths(itemWidth * 0.24)}" rx="3" fill="${LAMP}" opacity=".85"/>` : ''}`;
  });
  return `<rect width="${width}" height="${height}" fill="url(#b)"/>${stars.join('')}<circle cx="${roundToTenths(x + size * 2.4)}" cy="${roundToTenths(Math.max(size * 0.7, y - size * 2.2))}" r="${roundToTenths(size * 0.46)}" fill="#FFE9B8"/>${roofs.join('')}<circle cx="${x}" cy="${y}" r="${roundToTenths(size * 3.6)}" fill="url(#g)"/>`;
}

function drawBelfry({ height, x, y, size, rows }: PictureSpec): string {
  const maxRow = Math.max(...rows);
  const half = roundToTenths(maxRow * size * 0.6 + size * 0.5);
  const top = roundToTenths(y - (rows.length * size * 1.45) / 2 - size * 0.35);
  const drawArch = (grow: number, fill: string) =>
    `<path d="M${x - half - grow} ${height}V${top + size * 0.5}Q${x - half - grow} ${roundToTenths(top - size * 0.6 - grow)} ${x} ${roundToTenths(top - size * 0.75 - grow)}Q${x + half + grow} ${roundToTenths(top - size * 0.6 - grow)} ${x + half + grow} ${top + size * 0.5}V${height}Z" fill="${fill}"/>`;
  return `${drawArch(size * 0.34, '#43304a')}${drawArch(size * 0.24, '#5d4360')}${drawArch(0, '#241a3c')}<circle cx="${x}" cy="${y}" r="${roundToTenths(half * 1.05)}" fill="url(#g)"/>`;
}

function drawBells({ x, y, size, rows }: PictureSpec): string {
  let column = 0;
  return rows
    .map((count, row) => {
      const top = y + (row - rows.length / 2) * size * 1.45;
      const beam = `<rect x="${roundToTenths(x - count * size * 0.6)}" y="${roundToTenths(top - size * 0.06)}" width="${roundToTenths(count * size * 1.2)}" height="${roundToTenths(size * 0.13)}" rx="${roundToTenths(size * 0.06)}" fill="#9A5630"/><rect x="${roundToTenths(x - count * size * 0.6)}" y="${roundToTenths(top + size * 0.01)}" width="${roundToTenths(count * size * 1.2)}" height="${roundToTenths(size * 0.06)}" rx="${roundToTenths(size * 0.03)}" fill="#6d3a1e"/>`;
      const hangingItems = Array.from({ length: count }, (_, i) => {
        const left = x + (i - count / 2) * size * 1.2 + size * 0.1;
        const isRung = column % 3 === 1;
        const turn = isRung ? (column % 2 ? 17 : -17) : 0;
        const glow = isRung
          ? `<circle cx="${roundToTenths(left + size / 2)}" cy="${roundToTenths(top + size * 0.7)}" r="${roundToTenths(size * 0.95)}" fill="url(#g)"/>`
          : '';
        const drawing = `<g transform="translate(${roundToTenths(left)} ${roundToTenths(top)}) scale(${size / 100}) rotate(${turn} 50 2)">${bellDrawing(column)}</g>`;
        const air = isRung
          ? drawQuaver(left + size * 0.98, top + size * 0.16, size / 170, BELL_COLORS[column]!)
          : '';
        column++;
        return glow + drawing + air;
      });
      return beam + hangingItems.join('');
    })
    .join('');
}

/** Draws the bell tower. */
export function drawTower(spec: PictureSpec): string {
  return drawFrame(
    spec,
    drawDefs('#16265f', '#5a3f70') + drawNight(spec) + drawBelfry(spec) + drawBells(spec),
  );
}
