/** Shows the hole: its clock, the rolling ball, the aim. Draws only while something changes. */
import { createSurface } from '../kit/canvas';
import { el } from '../kit/dom';
import { CIRCLE } from './config';
import { paintAim, paintBall, paintFace, paintFlag, paintMovers } from './paint-live';
import { paintGround, type Ground } from './paint-ground';
import { stepsBetween } from './pace';
import { paletteOf } from './palette';
import { createParticles } from './particles';
import { createStage } from './stage';
import type { Game } from './state';
import type { Event, Hole, Outcome, Point } from './types';

export interface CourseView {
  node: HTMLElement;
  /** Shows the game's current hole. */
  open(game: Game): void;
  /** Redraws after the aim has changed. */
  touch(): void;
  setAiming(isAiming: boolean): void;
  /** Animates a stroke. `onEvent` receives its events, and the promise resolves when the ball is at rest. */
  roll(outcome: Outcome, onEvent: (event: Event) => void): Promise<void>;
  isRolling(): boolean;
  /** Speeds up the ball until it is at rest. */
  hurry(): void;
  /** Returns the step of the course's clock within its cycle. */
  step(): number;
  /** Stops the clock while the hole is covered. */
  setRunning(isRunning: boolean): void;
  /** Rotates a screen vector to the orientation of the hole. */
  turnBack(dx: number, dy: number): Point;
  restyle(isContrast: boolean, isReduced: boolean): void;
}

const HURRY = 4;
const END_PAUSE_MS = 260;
const HOLED_MS = 1000;
const ACE_MS = 1900;

interface RollingBall {
  outcome: Outcome;
  at: number;
  heard: number;
  rate: number;
  restMs: number;
  onEvent(event: Event): void;
  done(): void;
}

export function createCourseView(): CourseView {
  const node = el('div', {
    class: 'wn-course',
    tabindex: '0',
    role: 'application',
    'aria-label': 'Hole. Left and right turn the aim, hold Space for strength and let go.',
  });
  let game: Game | null = null;
  let hole: Hole | null = null;
  let ground: Ground | null = null;
  let ball: Point | null = null;
  let rolling: RollingBall | null = null;
  let clock = 0;
  let lastMs = 0;
  let frame = 0;
  let isRunning = false;
  let isAiming = false;
  let isContrast = false;
  let isReduced = false;
  const specks = createParticles();

  const advance = (now: number) => {
    const steps = stepsBetween(lastMs, now);
    lastMs = now;
    if (!isRunning) return;
    clock += steps * (rolling?.rate ?? 1);
    if (rolling) move(rolling, steps * rolling.rate, now);
  };
  const move = (one: RollingBall, steps: number, now: number) => {
    const { roll, holed } = one.outcome;
    one.at += steps;
    for (; one.heard < roll.events.length && roll.events[one.heard]!.step <= one.at; one.heard++) {
      const event = roll.events[one.heard]!;
      one.onEvent(event);
      if (!isReduced) specks.add(event, now);
      if (event.kind === 'fall') specks.announceCost(event, now);
      if (event.kind === 'cup') specks.shine(...hole!.cup, holed === 1, now);
    }
    if (one.at < roll.xs.length) return;
    one.restMs ||=
      now +
      (roll.end === 'cup' ? (holed === 1 ? ACE_MS : HOLED_MS) : roll.end === 'fall' ? 600 : END_PAUSE_MS);
    if (now < one.restMs) return;
    rolling = null;
    ball = one.outcome.ballPosition;
    one.done();
  };
  const placeBall = (): { x: number; y: number; z: number; scale: number } | null => {
    if (!rolling) return ball && { x: ball[0], y: ball[1], z: 0, scale: 1 };
    const { roll } = rolling.outcome;
    const past = rolling.at - roll.xs.length;
    if (past >= 0 && roll.end !== 'rest') {
      const scale = 1 - past / 26;
      return scale > 0 ? { x: roll.xs.at(-1)!, y: roll.ys.at(-1)!, z: 0, scale } : null;
    }
    const i = Math.max(0, Math.min(roll.xs.length - 1, Math.floor(rolling.at)));
    const z = roll.zs[i]!;
    return z < 0 ? null : { x: roll.xs[i]!, y: roll.ys[i]!, z, scale: 1 };
  };
  const draw = (now: number) => {
    frame = 0;
    advance(now);
    if (!game || !hole || !ground) return;
    const pen = surface.layers[1]!;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, surface.width, surface.height);
    ground.stage.set(pen);
    const positionBall = placeBall();
    if (isAiming && !rolling && ball) paintAim(pen, game.line(), ball, game.strength);
    const isHigh = !!positionBall && positionBall.z > 0.1;
    if (positionBall && !isHigh)
      paintBall(pen, ground, positionBall.x, positionBall.y, positionBall.z, positionBall.scale);
    paintMovers(pen, ground, clock);
    const isNear =
      !!positionBall && Math.hypot(positionBall.x - hole.cup[0], positionBall.y - hole.cup[1]) < 1.3;
    paintFlag(pen, ground, isNear);
    if (positionBall && isHigh)
      paintBall(pen, ground, positionBall.x, positionBall.y, positionBall.z, positionBall.scale);
    specks.draw(pen, now, ground.stage.upright);
    if (isRunning && (rolling || hole.movers.length || !specks.isOver())) request();
  };
  const request = () => {
    if (!frame && !isRunning) lastMs = performance.now();
    frame ||= requestAnimationFrame(draw);
  };
  const paintAnew = () => {
    if (!hole || !game || !surface.width) return;
    const { course } = game.edition;
    ground = { surface, stage: createStage(surface), colors: paletteOf(course, isContrast), course, hole };
    const pen = surface.layers[0]!;
    paintGround(pen, ground);
    ground.stage.set(pen);
    paintFace(pen, ground);
    request();
  };
  const surface = createSurface(node, 2, paintAnew, 2);
  const wake = () => {
    if (!frame) lastMs = performance.now();
    request();
  };

  return {
    node,
    open(opened) {
      [game, hole, ball, rolling, clock] = [opened, opened.hole(), opened.play.ball, null, 0];
      specks.clear();
      paintAnew();
    },
    touch: wake,
    setAiming(value) {
      isAiming = value;
      wake();
    },
    roll: (outcome, onEvent) =>
      new Promise((done) => {
        rolling = { outcome, onEvent, done, at: 0, heard: 0, rate: 1, restMs: 0 };
        clock = Math.floor(clock);
        wake();
      }),
    isRolling: () => rolling !== null,
    hurry() {
      if (rolling) rolling.rate = HURRY;
    },
    step: () => Math.floor(clock) % CIRCLE,
    setRunning(value) {
      isRunning = value;
      wake();
    },
    turnBack: (dx, dy) => ground?.stage.turnBack(dx, dy) ?? [dx, dy],
    restyle(contrast, reduced) {
      [isContrast, isReduced] = [contrast, reduced];
      paintAnew();
    },
  };
}
