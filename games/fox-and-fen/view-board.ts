/** Shows a level: its layers, and the animation between states. Draws only while something moves. */
import { createSurface } from '../kit/canvas';
import { el } from '../kit/dom';
import type { PaintMoment, Painter } from './painter';
import { createStage, type Stage } from './stage';

export interface BoardSize {
  columns: number;
  rows: number;
}

export interface BoardView {
  node: HTMLElement;
  /** Shows the current state of another level. */
  open(state: unknown, size: BoardSize): void;
  /** Animates the transition between two states. Resolves at its end. */
  go(from: unknown, to: unknown): Promise<void>;
  /** Shows a state without an animation, for example after an undo. */
  set(state: unknown): void;
  isMoving(): boolean;
  hint(move: number | null): void;
  choose(cursor: number | null): void;
  /** Converts a point of the window to tiles. Returns null outside the tiles and their margin. */
  positionOf(clientX: number, clientY: number): { x: number; y: number } | null;
  /** Returns the number of CSS pixels per tile. */
  tile(): number;
  /** Stops all motion while the level is covered. */
  setRunning(isRunning: boolean): void;
  restyle(isContrast: boolean, isReduced: boolean): void;
}

const DRIFT_PX = 7;
/** At rest, only every nth frame is drawn, which suffices for fireflies. */
const REST_EVERY = 2;

interface MovingState {
  from: unknown;
  start: number;
  length: number;
  done(): void;
}

/** Creates the board, which a painter draws. `label` is its accessible name. */
export function createBoard(painter: Painter<unknown>, label: string): BoardView {
  const node = el('div', { class: 'ff-board', tabindex: '0', role: 'application', 'aria-label': label });
  let state: unknown = null;
  let size: BoardSize = { columns: 1, rows: 1 };
  let stage: Stage | null = null;
  let going: MovingState | null = null;
  let [frame, count] = [0, 0];
  let [isRunning, isContrast, isReduced] = [false, false, false];
  let hint: number | null = null;
  let cursor: number | null = null;
  let darkKey = '';

  const settle = () => {
    const { done } = going!;
    going = null;
    done();
  };
  const drift = (to: unknown) => {
    const backgroundCanvas = surface.layers[0]!.canvas;
    const shift = isReduced ? 0 : -painter.driftOf(to) * DRIFT_PX;
    backgroundCanvas.style.transform = `translateX(${shift.toFixed(2)}px) scale(1.06)`;
  };
  const draw = (now: number) => {
    frame = 0;
    if (!stage || state === null) return;
    count += 1;
    if (going || isReduced || count % REST_EVERY === 0) paint(now);
    if (going && now - going.start >= going.length) settle();
    if (isRunning && (going || !isReduced)) request();
  };
  const paint = (now: number) => {
    const [, , live, over] = surface.layers;
    const share = going ? Math.min(1, Math.max(0, (now - going.start) / going.length)) : 1;
    const moment = {
      from: going?.from ?? state,
      to: state,
      ...{ share, now, isStill: isReduced, hint, cursor },
    };
    clear(live!);
    painter.paintLive(live!, stage!, moment);
    paintDark(moment);
    if (!over) return;
    clear(over);
    painter.paintOver!(over, stage!, moment);
  };
  const paintDark = (moment: PaintMoment<unknown>) => {
    const key = painter.dark.keyOf(moment);
    if (key === darkKey) return;
    darkKey = key;
    dark.setTransform(0.5, 0, 0, 0.5, 0, 0);
    painter.dark.paint(dark, stage!, moment);
  };
  const clear = (pen: CanvasRenderingContext2D) => {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, surface.width, surface.height);
  };
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const wake = () => {
    count = 1;
    darkKey = '';
    request();
  };
  const paintAnew = () => {
    if (state === null || !surface.width) return;
    const { columns, rows } = size;
    stage = createStage(surface.width, surface.height, columns, rows, painter.margin, isContrast);
    const [far, still] = surface.layers;
    clear(far!);
    clear(still!);
    const { canvas } = dark;
    [canvas.width, canvas.height] = [Math.ceil(surface.width / 2), Math.ceil(surface.height / 2)];
    painter.paintFar(far!, stage);
    painter.paintStill(still!, stage, state);
    drift(state);
    wake();
  };
  const dark = el('canvas', { class: 'kit-layer', 'aria-hidden': 'true' }).getContext('2d')!;
  const surface = createSurface(node, painter.paintOver ? 4 : 3, paintAnew, 2);
  surface.layers[painter.dark.isUnder ? 2 : 3]?.canvas.before(dark.canvas);
  const stop = () => {
    if (going) settle();
  };

  return {
    node,
    open(opened, opensize) {
      stop();
      [state, size, hint, cursor] = [opened, opensize, null, null];
      paintAnew();
    },
    go(from, to) {
      stop();
      state = to;
      hint = null;
      // Repaints the darkness even after a transition that was shorter than a frame.
      darkKey = '';
      drift(to);
      return new Promise((done) => {
        const length = isReduced ? 0 : painter.lengthOf(from, to);
        going = { from, start: performance.now(), length, done };
        if (!isReduced) return request();
        settle();
        wake();
      });
    },
    set(to) {
      stop();
      state = to;
      hint = null;
      drift(to);
      wake();
    },
    isMoving: () => going !== null,
    hint(move) {
      hint = move;
      wake();
    },
    choose(chosen) {
      cursor = chosen;
      wake();
    },
    positionOf(clientX, clientY) {
      if (!stage) return null;
      const box = node.getBoundingClientRect();
      const at = (client: number, edge: number, first: number) =>
        ((client - edge) * surface.ratio - first) / stage!.tile;
      return { x: at(clientX, box.left, stage.left), y: at(clientY, box.top, stage.top) };
    },
    tile: () => (stage ? stage.tile / surface.ratio : 50),
    setRunning(value) {
      isRunning = value;
      wake();
    },
    restyle(contrast, reduced) {
      [isContrast, isReduced] = [contrast, reduced];
      paintAnew();
    },
  };
}
