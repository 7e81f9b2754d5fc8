/** What moves for a moment, in phases one after the other: the swap, the burning, the fall. Time is passed in, never ticked. */
import { PIECE, SIZE } from './config';
import { columnOf, rowOf } from './grid';
import type { Blast, Fall, Outcome, Step } from './types';

export interface Spot {
  x: number;
  y: number;
}

/** What a moving thing draws itself with: places in cells, from the middle of the first. */
export interface Brush {
  piece(piece: number, power: number, at: Spot, scale?: number, alpha?: number): void;
  ring(at: Spot, radius: number, alpha: number): void;
  /** A streak of light between two places. */
  streak(from: Spot, to: Spot, width: number, alpha: number): void;
  spark(at: Spot, size: number, alpha: number): void;
  text(text: string, at: Spot, size: number, alpha: number): void;
}

/** What rests on the board, for phases to change. */
export interface Rest {
  put(cell: number, piece: number, power: number): void;
  thaw(cell: number): void;
  free(cell: number): void;
  /** A step burns now. */
  tell(step: Step): void;
}

export interface Phase {
  ms: number;
  begin?(rest: Rest): void;
  draw?(brush: Brush, share: number): void;
  end?(rest: Rest): void;
}

const SWAP_MS = 130;
const BURN_MS = 190;
const BLAST_MS = 260;
const TICK_MS = 84;
/** Below 1, so that what falls gathers speed. */
const TICK_POWER = 0.76;
const LEAVE_MS = 240;
const SHUFFLE_MS = 420;
const FADE_MS = 150;

export const spotOf = (cell: number): Spot => ({ x: columnOf(cell), y: rowOf(cell) });
const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const ease = (share: number) => 1 - (1 - share) ** 3;
const take = (rest: Rest, cells: Iterable<number>) => {
  for (const cell of cells) rest.put(cell, PIECE.empty, 0);
};

export interface Held {
  cell: number;
  piece: number;
  power: number;
}

function travel(a: Held, b: Held): Phase {
  const [from, to] = [spotOf(a.cell), spotOf(b.cell)];
  return {
    ms: SWAP_MS,
    begin: (rest) => take(rest, [a.cell, b.cell]),
    draw(brush, share) {
      brush.piece(b.piece, b.power, between(to, from, ease(share)), 0.94);
      brush.piece(a.piece, a.power, between(from, to, ease(share)), 1.08);
    },
    end(rest) {
      rest.put(a.cell, b.piece, b.power);
      rest.put(b.cell, a.piece, a.power);
    },
  };
}

function drawBlast(brush: Brush, { type, cell, cells }: Blast, share: number): void {
  const at = spotOf(cell);
  const fade = 1 - share;
  const reach = ease(Math.min(1, share * 1.6)) * SIZE;
  if (type === 'row' || type === 'column') {
    const line = cells[0]!;
    const [x, y] = type === 'row' ? [at.x, rowOf(line)] : [columnOf(line), at.y];
    const along = (by: number) => (type === 'row' ? { x: x + by, y } : { x, y: y + by });
    brush.streak(along(-reach), along(reach), 0.62 * fade + 0.06, 0.9 * fade);
  } else if (type === 'burst' && cells.length > 1)
    brush.ring(at, (Math.sqrt(cells.length) / 2) * ease(share), fade);
  else if (type === 'star')
    for (const target of cells) brush.streak(at, between(at, spotOf(target), ease(share)), 0.1, 0.75 * fade);
}

function burning(step: Step, isReduced: boolean): Phase {
  const melting = new Map(step.made.flatMap(({ cell, from }) => from.map((one) => [one, spotOf(cell)])));
  return {
    ms: isReduced ? FADE_MS : step.blasts.length ? BLAST_MS : BURN_MS,
    begin(rest) {
      take(
        rest,
        step.burned.map(({ cell }) => cell),
      );
      for (const { cell, piece, power } of step.struck) rest.put(cell, piece, power);
      step.thawed.forEach(rest.thaw);
      step.freed.forEach(rest.free);
      rest.tell(step);
    },
    draw(brush, share) {
      for (const { cell, piece, power } of step.burned) {
        const at = spotOf(cell);
        if (isReduced) {
          brush.piece(piece, power, at, 1, 1 - share);
          continue;
        }
        const target = melting.get(cell);
        if (target)
          brush.piece(piece, power, between(at, target, ease(share)), 1 - share * 0.4, 1 - share * 0.3);
        else {
          if (share < 0.7)
            brush.piece(piece, power, at, share < 0.25 ? 1 + share * 0.5 : 1.12 - (share - 0.25) * 1.7);
          brush.ring(at, 0.28 + share * 0.34, (1 - share) * 0.8);
          for (let i = 0; i < 4; i++) {
            const angle = i * 1.57 + cell * 0.9;
            const out = 0.2 + ease(share) * 0.55;
            brush.spark(
              { x: at.x + Math.cos(angle) * out, y: at.y + Math.sin(angle) * out - share * 0.12 },
              0.075 * (1 - share),
              1,
            );
          }
        }
      }
      if (isReduced) return;
      for (const { cell } of step.struck) brush.ring(spotOf(cell), 0.4 + share * 0.2, 1 - share);
      for (const cell of step.thawed) brush.ring(spotOf(cell), 0.5, 1 - share);
      for (const blast of step.blasts) drawBlast(brush, blast, share);
      for (const { cell, piece, power } of step.made)
        if (share > 0.5) brush.piece(piece, power, spotOf(cell), 0.6 + (share - 0.5) * 0.9);
    },
    end(rest) {
      for (const { cell, piece, power } of step.made) rest.put(cell, piece, power);
    },
  };
}

function placeAt({ path }: Fall, tick: number): Spot {
  const [start, next] = [path[0]!, path[1]!];
  const spots = (cell: number): Spot =>
    cell < 0 ? { x: columnOf(next.cell), y: rowOf(next.cell) - 1 } : spotOf(cell);
  if (tick <= start.tick) return spots(start.cell);
  const after = path.findIndex((point) => point.tick > tick);
  if (after < 0) return spots(path.at(-1)!.cell);
  const [from, to] = [path[after - 1]!, path[after]!];
  return between(spots(from.cell), spots(to.cell), (tick - from.tick) / (to.tick - from.tick));
}

function falling(falls: readonly Fall[], isReduced: boolean): Phase {
  const ticks = Math.max(...falls.map(({ path }) => path.at(-1)!.tick));
  const ms = TICK_MS * ticks ** TICK_POWER;
  const land = (rest: Rest) => {
    for (const { piece, power, path } of falls) rest.put(path.at(-1)!.cell, piece, power);
  };
  const lift = (rest: Rest) =>
    take(
      rest,
      falls.map(({ path }) => path[0]!.cell).filter((cell) => cell >= 0),
    );
  if (isReduced)
    return {
      ms: FADE_MS,
      begin: lift,
      draw(brush, share) {
        for (const { piece, power, path } of falls)
          brush.piece(piece, power, spotOf(path.at(-1)!.cell), 1, share);
      },
      end: land,
    };
  return {
    ms,
    begin: lift,
    draw(brush, share) {
      const tick = ((share * ms) / TICK_MS) ** (1 / TICK_POWER);
      for (const fall of falls) {
        const [{ tick: start, cell }] = fall.path as [{ tick: number; cell: number }];
        if (cell < 0 && tick < start) continue;
        const alpha = cell < 0 ? Math.min(1, (tick - start) * 1.5) : 1;
        brush.piece(fall.piece, fall.power, placeAt(fall, tick), 1, alpha);
      }
    },
    end: land,
  };
}

const leaving = (cells: readonly number[], isReduced: boolean): Phase => ({
  ms: isReduced ? FADE_MS : LEAVE_MS,
  begin: (rest) => take(rest, cells),
  draw(brush, share) {
    for (const cell of cells) {
      const { x, y } = spotOf(cell);
      brush.piece(PIECE.kettle, 0, { x, y: isReduced ? y : y + share * 0.5 }, 1, 1 - share);
    }
  },
});

/** Two neighbours change places and change back: nothing would burn. */
export function refusalOf(a: Held, b: Held, isReduced: boolean): Phase[] {
  if (isReduced) return [];
  return [travel(a, b), travel({ ...b, cell: a.cell }, { ...a, cell: b.cell })];
}

/** Everything that a swap sets going. */
export function phasesOf(outcome: Outcome, a: Held, b: Held, isReduced: boolean): Phase[] {
  const swap = travel(a, b);
  const phases: Phase[] = [isReduced ? { ms: 0, ...(swap.end && { end: swap.end }) } : swap];
  for (const step of outcome.steps) {
    phases.push(burning(step, isReduced));
    if (step.falls.length) phases.push(falling(step.falls, isReduced));
    if (step.delivered.length) phases.push(leaving(step.delivered, isReduced));
  }
  return phases;
}

/** Embers find new places; `order` says from where, `held` is what lay there. */
export function shufflingOf(order: readonly number[], held: readonly Held[], isReduced: boolean): Phase {
  const moves = order.flatMap((from, cell) => (from === cell ? [] : [{ ...held[from]!, from, cell }]));
  return {
    ms: isReduced ? FADE_MS : SHUFFLE_MS,
    begin: (rest) => take(rest, new Set(moves.map(({ from }) => from))),
    draw(brush, share) {
      for (const { piece, power, from, cell } of moves)
        if (isReduced) brush.piece(piece, power, spotOf(cell), 1, share);
        else brush.piece(piece, power, between(spotOf(from), spotOf(cell), ease(share)));
    },
    end(rest) {
      for (const { piece, power, cell } of moves) rest.put(cell, piece, power);
    },
  };
}
