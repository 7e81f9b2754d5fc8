/** Draws an edition's images: its own board at night, half of it filled with steam. */
import { createImage } from '../kit/images/markup';
import { makeLevel } from './generate';
import { neighborOf, isOpen, oppositeOf, gearTrainOf, rotateMask, DIRECTIONS } from './pipes';
import { drawBoiler, drawGear, drawPiece, drawPipe, drawPuff, type Paint, type Part } from './piece-art';
import { boilersReaching, isLit, computeSteamFlow } from './steam';
import type { Level, ModeKey, Plan, SteamColor } from './types';

export interface ImageFormat {
  width: number;
  height: number;
  /** The position of the board's center, or of its first boiler. */
  x: number;
  y: number;
  /** The length of a cell's side. */
  side: number;
  /** Whether the left side is dark, so that text is readable on it. */
  isCalm?: boolean;
}

export interface Scene {
  plan: Plan;
  mode: ModeKey;
  seed: string;
  /** The number of joints from a boiler up to which pieces are correctly oriented. */
  joints: number;
}

const STEAM = ['#FFC861', '#8FD0FF'] as const;
const BEADS = [
  'stroke="#FFF6E2" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 12.4" stroke-dashoffset="-6"',
  'stroke="#0B3358" stroke-width="4.5" stroke-dasharray="10 6"',
] as const;
const PARTS: Record<Exclude<Part, 'glow' | 'flow' | 'bead' | 'lamp' | 'rays'>, string> = {
  case: 'fill="none" stroke="#2A1109" stroke-width="38" stroke-linejoin="round"',
  shade: 'fill="none" stroke="#84451F" stroke-width="32" stroke-linejoin="round"',
  copper: 'fill="none" stroke="#C87A45" stroke-width="24" stroke-linejoin="round"',
  core: 'fill="none" stroke="#4A2313" stroke-width="14" stroke-linejoin="round"',
  flange: 'fill="#E0B25A" stroke="#2A1109" stroke-width="2.5"',
  brass: 'fill="#D3A046" stroke="#2A1109" stroke-width="3"',
  glass: 'fill="#0D2229" stroke="#2A1109" stroke-width="3"',
  iron: 'fill="#45606B" stroke="#2A1109" stroke-width="3"',
  'iron-shade': 'fill="#2B434D"',
  fire: 'fill="#2B0F05" stroke="#D3A046" stroke-width="4"',
  rivet: 'fill="#D3A046"',
  puff: 'fill="#DFEAF0" fill-opacity=".9"',
  lock: 'fill="none"',
  gear: 'fill="#F2C14E" stroke="#2A1109" stroke-width="4"',
  run: '',
};

/** Returns the paint for a piece with this steam, or without steam for null. */
const choosePaint =
  (steam: SteamColor | null, isValveLit: boolean): Paint =>
  (part) => {
    if (part === 'lamp')
      return isValveLit ? `fill="${STEAM[steam ?? 0]}" stroke="#FFF6E2" stroke-width="2.5"` : null;
    if (part === 'rays') {
      const ink = steam ? '#0B3358' : '#7A3D00';
      return isValveLit ? `fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linecap="round"` : null;
    }
    if (part !== 'glow' && part !== 'flow' && part !== 'bead') return PARTS[part];
    if (steam === null) return null;
    if (part === 'bead') return `fill="none" ${BEADS[steam]}`;
    const [width, opacity] = part === 'glow' ? [54, 0.3] : [12, 1];
    return `fill="none" stroke="${STEAM[steam]}" stroke-width="${width}" stroke-opacity="${opacity}"`;
  };

/** Returns the pieces as drawn: correctly oriented near the boilers, in their initial orientation further away. */
function masksOf(level: Level, joints: number): number[] {
  const { distances } = computeSteamFlow(level, level.solution);
  return level.solution.map((mask, cell) =>
    distances.some((away) => away[cell]! >= 0 && away[cell]! <= joints) ? mask : level.pieces[cell]!,
  );
}

function drawBoard(level: Level, masks: readonly number[], light: string): string {
  const { columns } = level.grid;
  const steamed = computeSteamFlow(level, masks);
  const defs = new Map<string, string>();
  const use = (name: string, art: () => string, cell: number, more = '') => {
    if (!defs.has(name)) defs.set(name, `<g id="${name}">${art()}</g>`);
    return `<use href="#${name}" x="${(cell % columns) * 100}" y="${Math.floor(cell / columns) * 100}"${more}/>`;
  };
  const plates: string[] = [];
  const pieces: string[] = [];
  const overlays: string[] = [];
  masks.forEach((mask, cell) => {
    const steam = (boilersReaching(steamed, cell)[0] ?? null) as SteamColor | null;
    const valve = level.valves[cell] ?? null;
    const lit = valve !== null && isLit(level, steamed, cell);
    const paint = choosePaint(steam, lit);
    const plate =
      '<rect x="1" y="1" width="98" height="98" rx="12" fill="#17323A" stroke="#26474F" stroke-width="2"/>';
    plates.push(use('p', () => plate, cell));
    const name = `m${mask}${steam ?? 'n'}${valve ?? 'n'}${lit ? 'l' : ''}`;
    pieces.push(use(name, () => drawPiece(mask, valve, paint), cell));
    const train = gearTrainOf(level, cell);
    if (train)
      overlays.push(use(`g${train.train}-${train.place}`, () => drawGear(train, paint, '#2A1109'), cell));
    const boiler = level.boilers.indexOf(cell);
    if (boiler >= 0) {
      const lid: Paint = (part) => (part === 'flow' ? `fill="${STEAM[boiler as SteamColor]}"` : paint(part));
      overlays.push(use(`b${boiler}`, () => drawBoiler(boiler as SteamColor, lid), cell));
    }
    for (const direction of DIRECTIONS) {
      const isLeak = steam !== null && isOpen(steamed.leaks[cell]!, direction);
      const drawSteamPuff = () => `<g transform="rotate(${direction * 90} 50 50)">${drawPuff(paint)}</g>`;
      if (isLeak) overlays.push(use(`l${direction}`, drawSteamPuff, cell));
      const next = neighborOf(level.grid, cell, direction);
      if (neighborOf({ ...level.grid, isRound: false }, cell, direction) >= 0 || next < 0) continue;
      if (!isOpen(masks[next]!, oppositeOf(direction))) continue;
      const nextSteam = (boilersReaching(steamed, next)[0] ?? null) as SteamColor | null;
      const arm = `translate(${[0, 100, 0, -100][direction]} ${[-100, 0, 100, 0][direction]})`;
      const drawStub = () =>
        `<g transform="${arm}">${drawPipe(rotateMask(1, oppositeOf(direction)), choosePaint(nextSteam, false))}</g>`;
      pieces.push(use(`s${direction}${nextSteam ?? 'n'}`, drawStub, cell));
    }
  });
  return `<defs>${[...defs.values()].join('')}</defs>${plates.join('')}${light}${pieces.join('')}${overlays.join('')}`;
}

/** Draws a scene in the given image format, as a standalone document. */
export function drawPicture(
  { plan, mode, seed, joints }: Scene,
  { width, height, x, y, side, isCalm }: ImageFormat,
): string {
  const level = makeLevel(seed, plan, mode);
  const { columns, rows, isRound } = level.grid;
  const scale = side / 100;
  const drawRect = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  const glows = level.boilers.map((cell, boiler) => {
    const [cx, cy] = [((cell % columns) + 0.5) * 100, (Math.floor(cell / columns) + 0.5) * 100];
    return `<circle cx="${cx}" cy="${cy}" r="${columns * 50}" fill="url(#glow${boiler})"/>`;
  });
  const margin = isRound ? 34 : 16;
  const [wide, high] = [columns * 100 + 2 * margin, rows * 100 + 2 * margin];
  const board =
    `<rect x="${-margin - 14}" y="${-margin - 6}" width="${wide + 28}" height="${high + 34}" rx="46" fill="#040D12" opacity=".7"/>` +
    `<rect x="${-margin}" y="${-margin}" width="${wide}" height="${high}" rx="40" fill="#0B1D24"/>`;
  const clip = `<clipPath id="board"><rect x="${-margin}" y="${-margin}" width="${wide}" height="${high}" rx="40"/></clipPath>`;
  const drawStops = (color: string) =>
    `<stop stop-color="${color}" stop-opacity=".8"/><stop offset=".4" stop-color="${color}" stop-opacity=".3"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`;
  const gradients =
    STEAM.map(
      (color, boiler) => `<radialGradient id="glow${boiler}">${drawStops(color)}</radialGradient>`,
    ).join('') +
    '<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#21434A"/><stop offset="1" stop-color="#0E2228"/></linearGradient>' +
    '<linearGradient id="calm"><stop stop-color="#06141A" stop-opacity=".9"/><stop offset=".4" stop-color="#06141A" stop-opacity=".64"/><stop offset=".58" stop-color="#06141A" stop-opacity="0"/></linearGradient>' +
    '<radialGradient id="edge" r=".75"><stop offset=".62" stop-color="#03090C" stop-opacity="0"/><stop offset="1" stop-color="#03090C" stop-opacity=".6"/></radialGradient>';
  const bricks =
    '<pattern id="bricks" width="96" height="64" patternUnits="userSpaceOnUse"><path d="M0 1H96M0 33H96M24 1V33M72 33V65" stroke="#0A1B21" stroke-width="3" opacity=".55"/></pattern>';
  const transform = `translate(${x} ${y}) scale(${scale}) translate(${-columns * 50} ${-rows * 50})`;
  return createImage(
    { width, height },
    `<defs>${gradients}${bricks}${clip}</defs>${drawRect('url(#wall)')}${drawRect('url(#bricks)')}<g transform="${transform}">${board}<g clip-path="url(#board)">${drawBoard(level, masksOf(level, joints), glows.join(''))}</g></g>${isCalm ? drawRect('url(#calm)') : ''}${drawRect('url(#edge)')}`,
  );
}
