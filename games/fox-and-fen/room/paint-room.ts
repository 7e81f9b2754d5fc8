/** Paints the changing parts of the room: flames, beams, moths. */
import type { PaintMoment, Painter } from '../painter';
import { renderGlow, type Pen, type Stage } from '../stage';
import { paintFloor, paintHouse } from './paint-floor';
import { beamsOf, OUT_OF_VIEW } from './room';
import { BLUE, CANDLE, DRAUGHTY, FLAME_SHAPE, MOTH_BODY, MOTH_WING, RED, STUB, WICKS } from './sprites';
import type { Sprite } from '../shapes';
import type { CandleKind, Room } from './types';

/** The duration of a wing beat in ms. */
const BEAT_MS = 105;
const SETTLE_MS = 90;

const CANDLES: Record<CandleKind, Sprite> = {
  candle: CANDLE,
  draughty: DRAUGHTY,
  stub: STUB,
  red: RED,
  blue: BLUE,
};

interface Position {
  x: number;
  y: number;
}
const positionOf = ({ plan }: Room, cell: number): Position => ({
  x: cell % plan.width,
  y: Math.floor(cell / plan.width),
});

/** Returns the current beat, and the progress within it. */
function currentBeat({ to, share }: PaintMoment<Room>): { beat: number; part: number } {
  const { beats } = to.flight;
  const beatPosition = share * Math.max(1, beats.length - 1);
  const beat = Math.min(beats.length - 1, Math.floor(beatPosition));
  return { beat, part: share >= 1 ? 0 : beatPosition - beat };
}

/** Returns the position of a moth, or null once it is outside. A leaving moth flies up through the window. */
function mothPosition(
  room: Room,
  moth: number,
  { beat, part }: { beat: number; part: number },
): Position | null {
  const { beats } = room.flight;
  const cell = beats[beat]![moth]!;
  if (cell === OUT_OF_VIEW) return null;
  const here = positionOf(room, cell);
  const next = beats[beat + 1]?.[moth];
  if (next === undefined || next === cell) return here;
  const there = next === OUT_OF_VIEW ? { x: here.x, y: 0 } : positionOf(room, next);
  return { x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part };
}

/** Returns which candles are burning. Candles in a draft burn until the gust comes. */
function candleLightNow(room: Room, beat: number, share: number): readonly boolean[] {
  const { gust } = room.flight;
  if (gust < 0 || share >= 1 || beat > gust) return room.lit;
  const { candles } = room.plan;
  return room.lit.map((isLit, i) => isLit || (candles[i]!.kind === 'draughty' && room.pulse.includes(i)));
}

function paintMoth(pen: Pen, stage: Stage, { x, y }: Position, flap: number): void {
  const { left, top, tile } = stage;
  pen.save();
  pen.translate(left + (x + 0.5) * tile, top + (y + 0.5) * tile);
  for (const side of [1, -1]) {
    pen.save();
    pen.scale(side * flap, 1);
    pen.translate(-left - 0.5 * tile, -top - 0.5 * tile);
    stage.put(pen, MOTH_WING, 0, 0);
    pen.restore();
  }
  pen.translate(-left - 0.5 * tile, -top - 0.5 * tile);
  stage.put(pen, MOTH_BODY, 0, 0);
  pen.restore();
}

/** Returns the size of a swaying flame at a moment, around 1. */
const draftSwayOf = (now: number, cell: number): number => 1 + Math.sin(now / 110 + cell) * 0.05;

/** Creates the room's darkness, with a hole for each light. The result is cached for each set of burning candles. */
function createDark() {
  const canvas = document.createElement('canvas');
  const hole = renderGlow('0,0,0', 0.3);
  let [known, plan]: [string, Room['plan'] | null] = ['', null];
  return ({ width, height, left, top, tile }: Stage, room: Room, lit: readonly boolean[]) => {
    const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const key = `${w} ${h} ${lit.join()}`;
    if (key === known && room.plan === plan) return canvas;
    [known, plan] = [key, room.plan];
    [canvas.width, canvas.height] = [w, h];
    const dark = canvas.getContext('2d')!;
    dark.fillStyle = 'rgba(24,8,48,.42)';
    dark.fillRect(0, 0, w, h);
    dark.globalCompositeOperation = 'destination-out';
    const punch = (cell: number, reach: number, alpha: number) => {
      const { x, y } = positionOf(room, cell);
      const r = (reach * tile) / 2;
      dark.globalAlpha = alpha;
      dark.drawImage(hole, (left + (x + 0.5) * tile) / 2 - r, (top + (y + 0.5) * tile) / 2 - r, 2 * r, 2 * r);
    };
    room.plan.candles.forEach(({ cell }, i) => lit[i] && punch(cell, 3.4, 1));
    room.plan.things.forEach((thing, cell) => thing === 'window' && punch(cell, 2.4, 0.75));
    return canvas;
  };
}

/** How long a glow keeps its size, in ms. The flame itself sways in every frame. */
const GLOW_MS = 110;

/** Creates the darkness and the candles' glow. */
function createDarkLayer(): Painter<Room>['dark'] {
  const darkOf = createDark();
  const warm = renderGlow('255,190,96', 0.04);
  const litAt = (moment: PaintMoment<Room>) =>
    candleLightNow(moment.to, currentBeat(moment).beat, moment.share);
  return {
    isUnder: true,
    keyOf: (moment) =>
      `${litAt(moment).join()} ${moment.isStill ? 'still' : Math.floor(moment.now / GLOW_MS)}`,
    paint(pen, stage, moment) {
      const { to, now, isStill } = moment;
      const { width, height, left, top, tile, isContrast } = stage;
      if (isContrast) return pen.clearRect(0, 0, width, height);
      const lit = litAt(moment);
      const dark = darkOf(stage, to, lit);
      pen.globalCompositeOperation = 'copy';
      pen.drawImage(dark, 0, 0, dark.width * 2, dark.height * 2);
      pen.globalCompositeOperation = 'lighter';
      pen.globalAlpha = 0.5;
      to.plan.candles.forEach(({ cell, kind }, i) => {
        if (!lit[i]) return;
        const { x, y } = positionOf(to, cell);
        const r = tile * 1.7 * (isStill ? 1 : draftSwayOf(now, cell));
        const [px, py] = [left + (x + 0.5) * tile, top + (y + WICKS[kind] / 100 - 0.2) * tile];
        pen.drawImage(warm, px - r, py - r, 2 * r, 2 * r);
      });
      pen.globalAlpha = 1;
    },
  };
}

type LightBeams = ReturnType<typeof beamsOf>;

/** Returns the beams for the burning candles. They change only with the candles, so each set is computed once. */
function rememberBeams(): (room: Room, lit: readonly boolean[]) => LightBeams {
  let [known, plan, beams]: [string, Room['plan'] | null, LightBeams] = ['', null, []];
  return (room, lit) => {
    const key = lit.join();
    if (key !== known || room.plan !== plan)
      [known, plan, beams] = [key, room.plan, beamsOf({ ...room, lit })];
    return beams;
  };
}

/** Paints the lines of sight to each light: dots along rows and columns, reflected by mirrors. */
function paintBeams(
  pen: Pen,
  stage: Stage,
  room: Room,
  beams: LightBeams,
  now: number,
  isStill: boolean,
): void {
  const { left, top, tile, isContrast } = stage;
  pen.lineCap = 'round';
  pen.lineWidth = tile * 0.06;
  pen.setLineDash([0.1, tile * 0.25]);
  pen.lineDashOffset = isStill ? 0 : -((now / 40) % (tile * 0.25));
  for (const { cells, isMoon } of beams) {
    pen.strokeStyle = isMoon
      ? isContrast
        ? '#9CCBFF'
        : 'rgba(190,220,255,.5)'
      : isContrast
        ? '#FFD23F'
        : 'rgba(255,214,130,.7)';
    pen.beginPath();
    cells.forEach((cell, i) => {
      const { x, y } = positionOf(room, cell);
      const [px, py] = [left + (x + 0.5) * tile, top + (y + 0.5) * tile];
      if (i) pen.lineTo(px, py);
      else pen.moveTo(px, py);
    });
    pen.stroke();
  }
  pen.setLineDash([]);
}

function paintRing(
  pen: Pen,
  { left, top, tile }: Stage,
  { x, y }: Position,
  color: string,
  size: number,
): void {
  for (const [stroke, width] of [
    ['#2B1800', 0.1],
    [color, 0.055],
  ] as const) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width * tile;
    pen.beginPath();
    pen.roundRect(
      left + (x + 0.5 - size / 2) * tile,
      top + (y + 0.5 - size / 2) * tile,
      size * tile,
      size * tile,
      tile * 0.2,
    );
    pen.stroke();
  }
}

/** Creates the painter of the room. */
export function createRoomPainter(): Painter<Room> {
  const findBeams = rememberBeams();
  const warm = renderGlow('255,190,96', 0.3);
  const paintCandles = (
    pen: Pen,
    stage: Stage,
    { to, now, isStill }: PaintMoment<Room>,
    lit: readonly boolean[],
  ) => {
    to.plan.candles.forEach(({ cell, kind }, i) => {
      const { x, y } = positionOf(to, cell);
      const isSpent = kind === 'stub' && !to.wax[i] && !lit[i];
      pen.globalAlpha = isSpent ? 0.45 : 1;
      stage.put(pen, CANDLES[kind], x, y);
      pen.globalAlpha = 1;
      if (!lit[i]) return;
      const sway = isStill ? 1 : draftSwayOf(now, cell);
      const wick = y + WICKS[kind] / 100 - 0.6;
      stage.put(pen, FLAME_SHAPE, x, wick, 0.62 * sway);
      if (stage.isContrast) return;
      // Objects next to a flame are brightly lit. The wide glow is painted below them.
      const r = stage.tile * 0.62;
      const [px, py] = [stage.left + (x + 0.5) * stage.tile, stage.top + (wick + 0.62) * stage.tile];
      pen.globalCompositeOperation = 'lighter';
      pen.globalAlpha = 0.5;
      pen.drawImage(warm, px - r, py - r, 2 * r, 2 * r);
      pen.globalCompositeOperation = 'source-over';
      pen.globalAlpha = 1;
    });
  };
  return {
    margin: [0.22, 0.22, 0.22],
    paintFar: paintHouse,
    paintStill: paintFloor,
    lengthOf: (_, to) => (to.flight.beats.length - 1) * BEAT_MS + SETTLE_MS,
    driftOf: () => 0,
    dark: createDarkLayer(),
    paintLive(pen, stage, moment) {
      const { to, now, isStill, share, hint, cursor } = moment;
      const at = currentBeat(moment);
      const lit = candleLightNow(to, at.beat, share);
      paintBeams(pen, stage, to, findBeams(to, lit), now, isStill);
      paintCandles(pen, stage, moment, lit);
      to.moths.forEach((_, moth) => {
        const position = mothPosition(to, moth, at);
        if (!position) return;
        const isFlying =
          share < 1 && to.flight.beats[at.beat + 1]?.[moth] !== to.flight.beats[at.beat]![moth];
        const flap = isStill
          ? 1
          : isFlying
            ? 0.6 + 0.4 * Math.abs(Math.sin(now / 38))
            : 0.94 + Math.sin(now / 380 + moth * 2) * 0.06;
        paintMoth(pen, stage, position, flap);
      });
      const cellOf = (number: number) => to.plan.candles[to.plan.groups[number]?.[0] ?? -1]?.cell;
      for (const [number, color] of [
        [cursor, '#FFF6E2'],
        [hint, '#FFD23F'],
      ] as const) {
        const cell = number === null ? undefined : cellOf(number);
        if (cell !== undefined)
          paintRing(pen, stage, positionOf(to, cell), color, number === hint ? 1.04 : 0.92);
      }
    },
  };
}
