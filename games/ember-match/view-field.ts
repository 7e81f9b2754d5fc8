/** Shows the board with its resting and moving pieces. Draws only while something moves. */
import { createSurface } from '../kit/canvas';
import { el } from '../kit/dom';
import { createBrush } from './brush';
import { createFloats } from './floats';
import { createPhases, createRefusalPhase, createShufflePhase, type HeldPiece } from './motion';
import { spotOf, type Phase, type RestingBoard } from './phase';
import { createSheet, paintAll, paintCell, cellSizeOf, type PaintTools } from './paint';
import { createSprites, type Sprites } from './sprites';
import type { Game } from './state';
import type { Board, Outcome, Step, Swap } from './types';
import { partnerOf } from './swaps';

export interface FieldView {
  node: HTMLElement;
  /** Shows the current state of a game without animation. */
  open(game: Game<unknown>): void;
  /** Redraws after the cursor or the selection has changed. */
  touch(): void;
  /** Shows the cursor while keys are used. */
  setCursor(isShown: boolean): void;
  play(outcome: Outcome): void;
  /** Animates a rejected swap of two cells. */
  refuse(from: number, to: number): void;
  showHint(swap: Swap): void;
  isBusy(): boolean;
  /** Resolves when all motion has ended. */
  settled(): Promise<void>;
  /** Applies a changed theme. */
  restyle(isPlain: boolean): void;
  setReduced(isReduced: boolean): void;
}

/** The maximum pixel ratio. A higher one costs a phone more time per frame than the eye can notice in falling pieces. */
const MAX_RATIO = 2;
const HINT_MS = 2_600;

/** Creates the board. Calls `step` when a step becomes visible, and `rest` when all motion of a swap has ended. */
export function createFieldView(on: { step(step: Step): void; rest(): void }): FieldView {
  const node = el('div', {
    class: 'em-field',
    tabindex: '0',
    role: 'application',
    'aria-label': 'Board. Arrow keys move, Space picks up an ember, an arrow then swaps it.',
  });
  let game: Game<unknown> | null = null;
  let shownBoard: Board = { pieces: [], powers: [], frost: [], locks: [] };
  let sprites: Sprites | null = null;
  let sheet: CanvasRenderingContext2D | null = null;
  let isPlain = false;
  let isReduced = false;
  let hasCursor = false;
  let phases: Phase[] = [];
  let phaseStartMs = -1;
  const floats = createFloats();
  let hint: { cells: readonly number[]; startMs: number } | null = null;
  let frame = 0;
  let waiting: (() => void)[] = [];

  const currentPaintTools = (): PaintTools => ({ surface, sheet: sheet!, sprites: sprites!, isPlain });
  const repaint = (cell: number) => {
    paintCell(currentPaintTools(), shownBoard, cell);
    brush.changed(cell);
  };
  const rest: RestingBoard = {
    put(cell, piece, power) {
      [shownBoard.pieces[cell], shownBoard.powers[cell]] = [piece, power];
      repaint(cell);
    },
    thaw(cell) {
      shownBoard.frost[cell]!--;
      repaint(cell);
    },
    free(cell) {
      shownBoard.locks[cell] = 0;
      repaint(cell);
    },
    announce(step) {
      on.step(step);
      floats.rise(step, performance.now());
    },
  };

  /** Returns the current phase with its progress. */
  const runPhases = (now: number): [Phase, number] | null => {
    while (phases.length) {
      const phase = phases[0]!;
      if (phaseStartMs < 0) {
        phaseStartMs = now;
        phase.begin?.(rest);
      }
      if (now - phaseStartMs < phase.ms) return [phase, (now - phaseStartMs) / phase.ms];
      // The next phase begins at the time when this one should have ended, even if the frame is late. Otherwise, slow
      // frames would add up to a delay.
      const due = phaseStartMs + phase.ms;
      phase.end?.(rest);
      phases.shift();
      phaseStartMs = -1;
      if (phases.length) {
        phaseStartMs = Math.max(due, now - 17);
        phases[0]!.begin?.(rest);
      } else on.rest();
    }
    return null;
  };
  const drawMarks = (now: number) => {
    if (!game || game.isDone()) return;
    if (hint) {
      const since = now - hint.startMs;
      if (since > HINT_MS) hint = null;
      else {
        const pulse = isReduced ? 1 : 0.75 + 0.25 * Math.cos((since / 433) * Math.PI);
        for (const cell of hint.cells) brush.mark(cell, true, pulse);
      }
    }
    if (game.held !== null && !phases.length) {
      const { pieces, powers } = game.play;
      brush.piece(pieces[game.held]!, powers[game.held]!, spotOf(game.held), isReduced ? 1 : 1.1);
      brush.mark(game.held, true, 1);
    }
    if (hasCursor && game.cursor !== game.held) brush.mark(game.cursor, false, 1);
  };
  const draw = (now: number) => {
    frame = 0;
    if (!game || !sprites) return;
    const running = runPhases(now);
    // Restores the board once per frame, after every change, because copying from a canvas that changes in between is
    // slow.
    brush.wipe();
    running?.[0].draw?.(brush, running[1]);
    const hasFloats = floats.draw(brush, now, isReduced);
    drawMarks(now);
    if (phases.length || hasFloats || hint) request();
    if (!phases.length) for (const done of waiting.splice(0)) done();
  };
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const paintAnew = () => {
    sprites = createSprites(cellSizeOf(surface), isPlain);
    sheet = createSheet(surface);
    brush.forget();
    if (game) paintAll(currentPaintTools(), shownBoard);
    request();
  };
  const brush = createBrush(currentPaintTools);
  const surface = createSurface(node, 1, paintAnew, MAX_RATIO);
  const heldAt = (cell: number): HeldPiece => ({
    cell,
    piece: shownBoard.pieces[cell]!,
    power: shownBoard.powers[cell]!,
  });
  const start = (added: Phase[]) => {
    hint = null;
    phases.push(...added);
    request();
  };

  return {
    node,
    open(opened) {
      game = opened;
      [phases, hint, phaseStartMs] = [[], null, -1];
      floats.clear();
      const { pieces, powers, frost, locks } = opened.play;
      shownBoard = { pieces: [...pieces], powers: [...powers], frost: [...frost], locks: [...locks] };
      if (surface.width) paintAnew();
    },
    touch: request,
    setCursor(value) {
      hasCursor = value;
      request();
    },
    play(outcome) {
      const { from, to, shuffled } = outcome;
      start(createPhases(outcome, heldAt(from), heldAt(to), isReduced));
      if (!shuffled || !game) return;
      const { pieces, powers } = game.play;
      const before = shuffled.map((_, cell) => cell);
      // The play already contains the positions after the shuffle. Reversing the shuffle gives those before it.
      const moves = before.map((cell): HeldPiece => {
        const now = shuffled.indexOf(cell);
        return { cell, piece: pieces[now]!, power: powers[now]! };
      });
      start([createShufflePhase(shuffled, moves, isReduced)]);
    },
    refuse: (from, to) => start(createRefusalPhase(heldAt(from), heldAt(to), isReduced)),
    showHint(swap) {
      hint = { cells: [swap[0], partnerOf(swap)!], startMs: performance.now() };
      request();
    },
    isBusy: () => phases.length > 0,
    settled: () =>
      phases.length ? new Promise((done) => (waiting = [...waiting, done])) : Promise.resolve(),
    restyle(value) {
      isPlain = value;
      if (surface.width) paintAnew();
    },
    setReduced(value) {
      isReduced = value;
    },
  };
}
