/** Shows the table: the aim during the player's turn, and the rolling balls. Draws only while something changes. */
import { createSurface } from '../kit/canvas';
import { el } from '../kit/dom';
import { directionOfPart } from './circle';
import { STEPS_PER_SECOND } from './config';
import { createBallLook, type BallLook } from './paint-ball';
import { paintAim, paintCue, paintInHand, paintTargets, paintTrays } from './paint-live';
import { paintTable } from './paint-table';
import { paletteOf } from './palette';
import { createStage, type Stage } from './stage';
import type { Game } from './state';
import { POCKETS } from './table';
import { createTurnings, UPRIGHT, type BallTurnings } from './turning';
import type { Event, Outcome, Play, Point, Side } from './types';

export interface TableView {
  node: HTMLElement;
  /** Shows the current state of the game. */
  open(game: Game): void;
  /** Redraws after something other than a roll has changed. */
  touch(): void;
  /** Animates a stroke. `onEvent` receives its events, and the promise resolves when all balls are at rest. */
  roll(outcome: Outcome, onEvent: (event: Event) => void): Promise<void>;
  isRolling(): boolean;
  /** Returns whether the table is shown horizontally, with its far end on the right. */
  isLying(): boolean;
  /** Speeds up the balls until they are at rest. */
  hurry(): void;
  /** Stops the roll while the table is covered. */
  setRunning(isRunning: boolean): void;
  /** Converts CSS pixels of the element to table coordinates. */
  toTable(x: number, y: number): Point;
  /** Returns the diameter of a ball in CSS pixels. */
  ballSize(): number;
  restyle(isContrast: boolean, isReduced: boolean): void;
}

const HURRY = 5;
const LEAD_MS = { you: 110, them: 850 };
const END_PAUSE_MS = 220;
/** The number of steps in which a falling ball disappears. */
const FALL_STEPS = 20;
const LONGEST_FRAME_MS = 60;
const EMPTY_TRAYS: Record<Side, readonly number[]> = { you: [], them: [] };

interface RollingBalls {
  outcome: Outcome;
  at: number;
  heard: number;
  rate: number;
  /** The time until the cue touches the ball, in ms. */
  leadMs: number;
  endPauseMs: number;
  turnings: BallTurnings;
  /** The balls that had been potted before the stroke. */
  trays: Record<Side, readonly number[]>;
  onEvent(event: Event): void;
  done(): void;
}

/** Returns whether only some balls may be hit first, and the player might not know which. */
const isChoosing = (play: Play): boolean =>
  play.kind === 'match' && play.shots > 0 && (play.group !== null || play.level.discipline === 'nine');

export function createTableView(): TableView {
  const node = el('div', {
    class: 'en-table',
    tabindex: '0',
    role: 'application',
    'aria-label':
      'Pool table. Left and right aim, Shift finely, up and down set the strength, S the spin, Enter strikes.',
  });
  let game: Game | null = null;
  let stage: Stage | null = null;
  let ballLook: BallLook | null = null;
  let rolling: RollingBalls | null = null;
  let lastMs = 0;
  let frame = 0;
  let isRunning = false;
  let isContrast = false;
  let isReduced = false;
  let trays = EMPTY_TRAYS;
  /**
   * The table without balls, painted once off screen. On a slow phone, one layer on the screen costs half as much as
   * two.
   */
  const ground = document.createElement('canvas');

  const advance = (now: number) => {
    const ms = Math.max(0, Math.min(LONGEST_FRAME_MS, now - lastMs));
    lastMs = now;
    if (!isRunning || !rolling) return;
    const { roll } = rolling.outcome;
    if (rolling.leadMs > 0) {
      rolling.leadMs -= ms * (rolling.rate > 1 ? HURRY * 4 : 1);
      return;
    }
    rolling.at += isReduced ? roll.steps : (ms / 1000) * STEPS_PER_SECOND * rolling.rate;
    for (
      ;
      rolling.heard < roll.events.length && roll.events[rolling.heard]!.step <= rolling.at;
      rolling.heard++
    )
      hear(rolling, roll.events[rolling.heard]!);
    if (rolling.at < roll.steps) return;
    rolling.endPauseMs -= ms;
    if (rolling.endPauseMs > 0) return;
    const { done } = rolling;
    rolling = null;
    done();
  };
  const hear = (one: RollingBalls, event: Event) => {
    one.onEvent(event);
    if (event.kind !== 'pocket' || event.ball === 0) return;
    const { side } = one.outcome;
    trays = { ...trays, [side]: [...trays[side], event.ball] };
  };

  const paintStillBalls = (pen: CanvasRenderingContext2D, at: Stage, open: Game, balls: BallLook) => {
    const ballPositions = open
      .ballPositions()
      .map((ballPosition) => ballPosition && at.toScreen(ballPosition[0], ballPosition[1]));
    for (const ballPosition of ballPositions)
      if (ballPosition) balls.shade(pen, ballPosition[0], ballPosition[1]);
    ballPositions.forEach(
      (ballPosition, ball) =>
        ballPosition && balls.paint(pen, ball, ballPosition[0], ballPosition[1], UPRIGHT),
    );
  };
  const paintRolling = (
    pen: CanvasRenderingContext2D,
    at: Stage,
    { outcome, turnings, at: step }: RollingBalls,
    balls: BallLook,
  ) => {
    const { roll, before } = outcome;
    const size = before.length * 2;
    const now = Math.min(roll.steps - 1, Math.max(0, Math.floor(step)));
    const part = step < roll.steps - 1 ? step - now : 0;
    turnings.advance(now);
    const positions = before.map((ballPosition, ball): Point | null => {
      if (!ballPosition) return null;
      const here = now * size + ball * 2;
      const [x, y] = [roll.path[here]!, roll.path[here + 1]!];
      if (Number.isNaN(x)) return null;
      const [nx, ny] = [roll.path[here + size] ?? x, roll.path[here + size + 1] ?? y];
      return Number.isNaN(nx) ? at.toScreen(x, y) : at.toScreen(x + (nx - x) * part, y + (ny - y) * part);
    });
    for (const { step: when, kind, ball, other } of roll.events) {
      const fallShare = (step - when) / FALL_STEPS;
      if (kind !== 'pocket' || fallShare < 0 || fallShare >= 1) continue;
      const pocket = POCKETS[other]!;
      const [x, y] = at.toScreen(pocket.x, pocket.y);
      balls.paint(pen, ball, x, y, turnings.of(ball), 1 - fallShare * 0.6);
    }
    for (const position of positions) if (position) balls.shade(pen, position[0], position[1]);
    positions.forEach(
      (position, ball) => position && balls.paint(pen, ball, position[0], position[1], turnings.of(ball)),
    );
  };
  const paintYours = (pen: CanvasRenderingContext2D, at: Stage, open: Game) => {
    const [cue] = open.ballPositions();
    if (!cue) return;
    const inHand = open.inHand();
    at.set(pen);
    if (inHand) paintInHand(pen, cue, inHand);
    if (isChoosing(open.play)) paintTargets(pen, open.ballPositions(), open.targets());
    const line = open.line();
    const isAny = open.play.kind === 'tricks' || line.target === null;
    paintAim(pen, line, isAny || open.targets().includes(line.target!));
    paintCue(pen, cue, directionOfPart(open.angle), open.strength, isContrast);
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
  /** Paints the opponent's preparation: it aims, then draws the cue back. */
  const paintLead = (pen: CanvasRenderingContext2D, at: Stage, { outcome, leadMs }: RollingBalls) => {
    const [cue] = outcome.before;
    if (!cue) return;
    const [angle, strength] = outcome.stroke;
    const left = leadMs / LEAD_MS[outcome.side];
    at.set(pen);
    paintCue(pen, cue, directionOfPart(angle), strength * Math.min(1, left * 2), isContrast);
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
  const draw = (now: number) => {
    frame = 0;
    advance(now);
    if (!game || !stage || !ballLook) return;
    const pen = surface.layers[0]!;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(ground, 0, 0);
    paintTrays(pen, stage, ballLook, trays);
    const isYours = !rolling && !game.isDone() && (game.play.kind === 'tricks' || game.play.turn === 'you');
    if (isYours) paintYours(pen, stage, game);
    if (rolling) paintRolling(pen, stage, rolling, ballLook);
    else paintStillBalls(pen, stage, game, ballLook);
    if (rolling && rolling.leadMs > 0) paintLead(pen, stage, rolling);
    if (rolling && isRunning) request();
  };
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const wake = () => {
    if (!frame) lastMs = performance.now();
    request();
  };
  const paintAnew = () => {
    if (!game || !surface.width) return;
    const colors = paletteOf(game.level.discipline, isContrast);
    stage = createStage(surface);
    ballLook = createBallLook(stage.scale / 2, colors);
    [ground.width, ground.height] = [surface.width, surface.height];
    paintTable(ground.getContext('2d')!, surface, stage, colors);
    wake();
  };
  const surface = createSurface(node, 1, paintAnew, 2);
  void document.fonts.ready.then(paintAnew);

  return {
    node,
    open(opened) {
      [game, rolling] = [opened, null];
      trays = opened.play.kind === 'match' ? opened.play.trays : EMPTY_TRAYS;
      paintAnew();
    },
    touch: wake,
    roll: (outcome, onEvent) =>
      new Promise((done) => {
        const at = stage ?? createStage({ width: 1, height: 1 });
        const [zx, zy] = at.toScreen(0, 0);
        const turn = (dx: number, dy: number): Point => {
          const [x, y] = at.toScreen(dx, dy);
          return [(x - zx) / at.scale, (y - zy) / at.scale];
        };
        rolling = {
          ...{ outcome, onEvent, trays },
          at: 0,
          heard: 0,
          rate: 1,
          leadMs: isReduced ? 300 : LEAD_MS[outcome.side],
          endPauseMs: outcome.trick ? 900 : END_PAUSE_MS,
          turnings: createTurnings(outcome.roll.path, outcome.before.length, turn),
          done() {
            const { play } = game!;
            trays = play.kind === 'match' ? play.trays : outcome.trick ? EMPTY_TRAYS : trays;
            done();
            wake();
          },
        };
        wake();
      }),
    isRolling: () => rolling !== null,
    isLying: () => stage?.isTurned ?? false,
    hurry() {
      if (rolling) rolling.rate = HURRY;
    },
    setRunning(value) {
      isRunning = value;
      wake();
    },
    toTable: (x, y) => stage?.toTable(x * surface.ratio, y * surface.ratio) ?? [0, 0],
    ballSize: () => (stage ? stage.scale / surface.ratio : 20),
    restyle(contrast, reduced) {
      [isContrast, isReduced] = [contrast, reduced];
      paintAnew();
    },
  };
}
