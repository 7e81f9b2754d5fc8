/** Draws the images of both games for the catalog: a record on its deck by lamplight, and a belfry at night. */
import { imageOf, tenths } from '../kit/images/markup';
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

const defs = (top: string, bottom: string): string =>
  `<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><radialGradient id="g"><stop stop-color="#FFD58A" stop-opacity=".62"/><stop offset=".45" stop-color="#FFD58A" stop-opacity=".24"/><stop offset="1" stop-color="#FFD58A" stop-opacity="0"/></radialGradient><radialGradient id="v" r=".75"><stop offset=".6" stop-color="#060F18" stop-opacity="0"/><stop offset="1" stop-color="#060F18" stop-opacity=".6"/></radialGradient></defs>`;

const frame = ({ width, height }: PictureSpec, content: string): string =>
  imageOf({ width, height }, `${content}<rect width="${width}" height="${height}" fill="url(#v)"/>`);

const quaver = (x: number, y: number, scale: number, color: string): string =>
  `<g transform="translate(${tenths(x)} ${tenths(y)}) scale(${scale}) rotate(-8)"><ellipse cy="24" rx="13" ry="9" fill="${color}" transform="rotate(-20 0 24)"/><path d="M12 22V-26Q28-20 30-2Q26-12 12-12Z" fill="${color}" stroke="${color}" stroke-width="4" stroke-linejoin="round"/></g>`;

function wood({ width, height, x, y, size }: PictureSpec): string {
  const [left, top] = [tenths(x - size * 1.16), tenths(y - size * 1.08)];
  const [right, bottom] = [tenths(x + size * 1.68), tenths(y + size * 1.12)];
  const lines = Array.from({ length: 7 }, (_, i) => {
    const at = tenths(top + 34 + (i * (bottom - top)) / 7);
    return `<path d="M${left + 10} ${at}C${tenths(x - size * 0.4)} ${at - 20} ${tenths(x + size * 0.6)} ${at + 30} ${right - 10} ${at - 4}" fill="none" stroke="${DECK.grain}" stroke-width="3" opacity=".7"/>`;
  });
  const box = (dx: number, dy: number, fill: string, opacity = 1) =>
    `<rect x="${left + dx}" y="${top}" width="${right - left}" height="${bottom - top + dy}" rx="26" fill="${fill}" opacity="${opacity}"/>`;
  return `<rect width="${width}" height="${height}" fill="url(#b)"/><circle cx="${tenths(x - size * 0.4)}" cy="${tenths(y - size * 0.6)}" r="${tenths(size * 2.4)}" fill="url(#g)"/>${box(14, 20, '#000', 0.35)}${box(0, 14, DECK.woodDark)}${box(0, 0, DECK.wood)}${lines.join('')}`;
}

const laneRadius = (size: number, lane: number): number => size * (0.5 + lane * 0.135);

function record({ x, y, size }: PictureSpec): string {
  const ring = (r: number, stroke: string, width: number, opacity = 1) =>
    `<circle cx="${x}" cy="${y}" r="${tenths(r)}" fill="none" stroke="${stroke}" stroke-width="${tenths(width)}" opacity="${opacity}"/>`;
  const sheen = (from: number, to: number, opacity: number) => {
    const at = (turn: number) =>
      `${tenths(x + Math.cos(turn) * size * 0.98)} ${tenths(y + Math.sin(turn) * size * 0.98)}`;
    return `<path d="M${x} ${y}L${at(from)}A${tenths(size * 0.98)} ${tenths(size * 0.98)} 0 0 1 ${at(to)}Z" fill="#fff" opacity="${opacity}"/>`;
  };
  const grooves = Array.from({ length: 15 }, (_, i) =>
    ring(size * (0.4 + i * 0.04), i % 3 ? DECK.groove : DECK.grooveLight, 2),
  );
  const lanes = LANE_COLORS.map((color, lane) => ring(laneRadius(size, lane), color, 2.5, 0.5));
  const star = Array.from({ length: 10 }, (_, i) => {
    const reach = size * (i % 2 ? 0.075 : 0.17);
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    return `${tenths(x + Math.cos(turn) * reach)} ${tenths(y - size * 0.13 + Math.sin(turn) * reach)}`;
  });
  return (
    `<circle cx="${x}" cy="${y + size * 0.03}" r="${tenths(size * 1.035)}" fill="${DECK.platter}"/><circle cx="${x}" cy="${y}" r="${size}" fill="${DECK.vinyl}"/>${grooves.join('')}${lanes.join('')}` +
    `${sheen(-2.45, -1.95, 0.12)}${sheen(0.75, 1.2, 0.09)}${sheen(-2.75, -2.6, 0.07)}` +
    `<circle cx="${x}" cy="${y}" r="${tenths(size * 0.37)}" fill="${DECK.label}"/><path d="M${x} ${tenths(y - size * 0.37)}a${tenths(size * 0.37)} ${tenths(size * 0.37)} 0 0 1 0 ${tenths(size * 0.74)}Z" fill="${DECK.labelDark}"/>${ring(size * 0.325, DECK.rim, 2.5)}` +
    `<path d="M${star.join('L')}Z" fill="${DECK.paper}"/><rect x="${tenths(x - size * 0.19)}" y="${tenths(y + size * 0.13)}" width="${tenths(size * 0.38)}" height="${tenths(size * 0.035)}" rx="3" fill="${DECK.paper}"/><rect x="${tenths(x - size * 0.13)}" y="${tenths(y + size * 0.2)}" width="${tenths(size * 0.26)}" height="${tenths(size * 0.03)}" rx="3" fill="#FFB98A"/><circle cx="${x}" cy="${y}" r="${tenths(size * 0.045)}" fill="#F6E6C4"/>`
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

function notes({ x, y, size }: PictureSpec): string {
  return NOTES.map(([lane, before]) => {
    const turn = NEEDLE - before;
    const [px, py] = [
      x + Math.cos(turn) * laneRadius(size, lane),
      y + Math.sin(turn) * laneRadius(size, lane),
    ];
    const scale = (size * 0.13) / 24;
    const shape = (fill: string, grow: number, down: number) =>
      `<path transform="translate(${tenths(px - 12 * scale * grow)} ${tenths(py - 12 * scale * grow + down)}) scale(${tenths(scale * grow * 100) / 100})" d="${LANE_PATHS[lane]}" fill="${fill}"/>`;
    return `<circle cx="${tenths(px)}" cy="${tenths(py)}" r="${tenths(size * 0.16)}" fill="url(#g)"/>${shape('#0b0812', 1.24, 0)}${shape(LANE_SHADES[lane], 1, 1.5)}${shape(LANE_COLORS[lane], 0.94, -1)}`;
  }).join('');
}

function arm({ x, y, size }: PictureSpec): string {
  const [px, py] = [tenths(x + size * 1.36), tenths(y - size * 0.66)];
  const [ex, ey] = [tenths(x + size * 1.3), tenths(y + size * 0.3)];
  const [hx, hy] = [tenths(x + size * 0.8), tenths(y + size * 0.58)];
  const line = `M${px} ${py}L${ex} ${ey}L${hx} ${hy}`;
  const stroke = (color: string, width: number, extra = '') =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${tenths(size * width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
  return (
    `<circle cx="${px}" cy="${py + 4}" r="${tenths(size * 0.22)}" fill="#5A2E18"/><circle cx="${px}" cy="${py}" r="${tenths(size * 0.2)}" fill="#D9DEE4"/><circle cx="${px}" cy="${py}" r="${tenths(size * 0.13)}" fill="#9AA6B4"/>` +
    `${stroke('#2a120a', 0.085, 'opacity=".35" transform="translate(5 10)"')}${stroke('#EDF1F4', 0.058)}<circle cx="${px}" cy="${py}" r="${tenths(size * 0.06)}" fill="#4A5666"/>` +
    `<g transform="translate(${hx} ${hy}) rotate(58) scale(${tenths((size / 190) * 100) / 100})"><rect x="-14" y="-8" width="28" height="46" rx="6" fill="#16223F"/><rect x="-14" y="22" width="28" height="6" fill="${LAMP}"/></g>`
  );
}

/** Draws the record player. */
export function drawRecord(spec: PictureSpec): string {
  const { x, y, size } = spec;
  const air = [
    quaver(x + size * 1.02, y - size * 0.98, size / 170, '#FFD77A'),
    quaver(x - size * 1.02, y - size * 0.8, size / 210, '#F0907A'),
    quaver(x + size * 1.5, y + size * 0.72, size / 230, '#8FCBBE'),
  ];
  return frame(
    spec,
    defs(DECK.cloth[0], DECK.cloth[1]) + wood(spec) + record(spec) + notes(spec) + arm(spec) + air.join(''),
  );
}

function night({ width, height, x, y, size }: PictureSpec): string {
  const stars = Array.from({ length: 46 }, (_, i) => {
    const [px, py] = [(i * 0.618034 * width) % width, ((i * 0.414214) % 1) * height * 0.62];
    return `<circle cx="${tenths(px)}" cy="${tenths(py)}" r="${1 + (i % 3) * 0.5}" fill="#FFF3D6" opacity="${0.4 + (i % 4) * 0.15}"/>`;
  });
  const roofs = Array.from({ length: 12 }, (_, i) => {
    const at = (i * width) / 11 - width * 0.06;
    const itemHeight = height * (0.14 + ((i * 7) % 5) * 0.022);
    const itemWidth = width / 9;
    return `<path d="M${tenths(at)} ${height}V${tenths(height - itemHeight)}l${tenths(itemWidth / 2)} ${tenths(-itemWidth * 0.34)}l${tenths(itemWidth / 2)} ${tenths(itemWidth * 0.34)}V${height}Z" fill="${i % 2 ? '#121c48' : '#1a2455'}"/>${i % 3 ? `<rect x="${tenths(at + itemWidth * 0.38)}" y="${tenths(height - itemHeight * 0.72)}" width="${tenths(itemWidth * 0.18)}" height="${tenths(itemWidth * 0.24)}" rx="3" fill="${LAMP}" opacity=".85"/>` : ''}`;
  });
  return `<rect width="${width}" height="${height}" fill="url(#b)"/>${stars.join('')}<circle cx="${tenths(x + size * 2.4)}" cy="${tenths(Math.max(size * 0.7, y - size * 2.2))}" r="${tenths(size * 0.46)}" fill="#FFE9B8"/>${roofs.join('')}<circle cx="${x}" cy="${y}" r="${tenths(size * 3.6)}" fill="url(#g)"/>`;
}

function belfry({ height, x, y, size, rows }: PictureSpec): string {
  const maxRow = Math.max(...rows);
  const half = tenths(maxRow * size * 0.6 + size * 0.5);
  const top = tenths(y - (rows.length * size * 1.45) / 2 - size * 0.35);
  const arch = (grow: number, fill: string) =>
    `<path d="M${x - half - grow} ${height}V${top + size * 0.5}Q${x - half - grow} ${tenths(top - size * 0.6 - grow)} ${x} ${tenths(top - size * 0.75 - grow)}Q${x + half + grow} ${tenths(top - size * 0.6 - grow)} ${x + half + grow} ${top + size * 0.5}V${height}Z" fill="${fill}"/>`;
  return `${arch(size * 0.34, '#43304a')}${arch(size * 0.24, '#5d4360')}${arch(0, '#241a3c')}<circle cx="${x}" cy="${y}" r="${tenths(half * 1.05)}" fill="url(#g)"/>`;
}

function bells({ x, y, size, rows }: PictureSpec): string {
  let column = 0;
  return rows
    .map((count, row) => {
      const top = y + (row - rows.length / 2) * size * 1.45;
      const beam = `<rect x="${tenths(x - count * size * 0.6)}" y="${tenths(top - size * 0.06)}" width="${tenths(count * size * 1.2)}" height="${tenths(size * 0.13)}" rx="${tenths(size * 0.06)}" fill="#9A5630"/><rect x="${tenths(x - count * size * 0.6)}" y="${tenths(top + size * 0.01)}" width="${tenths(count * size * 1.2)}" height="${tenths(size * 0.06)}" rx="${tenths(size * 0.03)}" fill="#6d3a1e"/>`;
      const hangingItems = Array.from({ length: count }, (_, i) => {
        const left = x + (i - count / 2) * size * 1.2 + size * 0.1;
        const isRung = column % 3 === 1;
        const turn = isRung ? (column % 2 ? 17 : -17) : 0;
        const glow = isRung
          ? `<circle cx="${tenths(left + size / 2)}" cy="${tenths(top + size * 0.7)}" r="${tenths(size * 0.95)}" fill="url(#g)"/>`
          : '';
        const drawing = `<g transform="translate(${tenths(left)} ${tenths(top)}) scale(${size / 100}) rotate(${turn} 50 2)">${bellDrawing(column)}</g>`;
        const air = isRung
          ? quaver(left + size * 0.98, top + size * 0.16, size / 170, BELL_COLORS[column]!)
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
  return frame(spec, defs('#16265f', '#5a3f70') + night(spec) + belfry(spec) + bells(spec));
}
