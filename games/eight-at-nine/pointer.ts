/**
 * Handles pointer input. On the table, a tap aims, a drag rotates the aim, and a drag from the cue ball moves the ball
 * in hand or pulls the cue. Pulling down the power bar and releasing it takes the shot.
 */
import { listenToPress } from '../kit/press';
import type { Point } from './types';

export interface TableHandlers {
  /** Converts CSS pixels of the table's element to table coordinates. */
  toTable(x: number, y: number): Point;
  /** Returns the position of the cue ball, around which a drag rotates the aim. */
  cue(): Point;
  /** Returns the distance from the cue ball within which a press grabs it. */
  reach(): number;
  /** Returns whether the cue ball is in hand. */
  isHeld(): boolean;
  /** Returns whether the cue can be pulled back from the cue ball. */
  canPull(): boolean;
  onTap(point: Point): void;
  /** Rotates the aim by a fraction of a full circle. */
  onTurn(share: number): void;
  onCarry(point: Point): void;
  /** Receives the direction of a pull on the table, and its strength, 0 to 1. */
  onPull(direction: Point, share: number): void;
  onRelease(): void;
  onCancel(): void;
  /** Called for a press while the balls roll. Returns whether it was handled. */
  onHurry(): boolean;
}

const MAX_TAP_PX = 7;
/** The minimum pull of a stroke, and the pull of a full-strength stroke, in ball diameters. */
const PULL_FROM = 0.8;
const PULL_LENGTH = 7.5;

type PressTarget = 'aim' | 'carry' | 'pull';

interface TablePress {
  from: Point;
  last: Point;
  hold: PressTarget;
  isMoved: boolean;
}

/** Listens to the pointer on the table. */
export function listenToTable(node: HTMLElement, on: TableHandlers): void {
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = node.getBoundingClientRect();
    return on.toTable(clientX - left, clientY - top);
  };
  const fromCue = ([x, y]: Point): Point => [x - on.cue()[0], y - on.cue()[1]];
  const angleOf = (point: Point) => {
    const [dx, dy] = fromCue(point);
    return Math.atan2(dy, dx);
  };
  const pullStrengthOf = (point: Point) => (Math.hypot(...fromCue(point)) - PULL_FROM) / PULL_LENGTH;
  const findPressTarget = (at: Point): PressTarget => {
    if (Math.hypot(...fromCue(at)) > on.reach()) return 'aim';
    return on.isHeld() ? 'carry' : on.canPull() ? 'pull' : 'aim';
  };
  const move: Record<PressTarget, (at: Point, last: Point) => void> = {
    carry: (at) => on.onCarry(at),
    pull(at) {
      const share = pullStrengthOf(at);
      if (share > 0) on.onPull(fromCue(at), Math.min(1, share));
      else on.onCancel();
    },
    aim(at, last) {
      const turn = (angleOf(at) - angleOf(last)) / (2 * Math.PI);
      on.onTurn(turn - Math.round(turn));
    },
  };
  listenToPress(node, {
    start(event): TablePress | null {
      if (on.onHurry()) return null;
      const at = pointOf(event);
      return { from: [event.clientX, event.clientY], last: at, hold: findPressTarget(at), isMoved: false };
    },
    move(press, event) {
      press.isMoved ||= Math.hypot(event.clientX - press.from[0], event.clientY - press.from[1]) > MAX_TAP_PX;
      if (!press.isMoved) return;
      const at = pointOf(event);
      move[press.hold](at, press.last);
      press.last = at;
    },
    end({ isMoved, hold, last }, isReleased, event) {
      if (hold === 'pull' && isMoved) {
        if (isReleased && pullStrengthOf(last) > 0) on.onRelease();
        else on.onCancel();
      } else if (isReleased && !isMoved && hold === 'aim') on.onTap(pointOf(event));
    },
  });
}

export interface BarHandlers {
  canPull(): boolean;
  /** Receives the strength of the pull, 0 to 1. */
  onPull(share: number): void;
  onRelease(): void;
  onCancel(): void;
  onHurry(): boolean;
}

/** A shorter pull does not make a stroke. */
const MIN_PULL_SHARE = 0.04;
/** The pull of a full-strength stroke, as a fraction of the bar. */
export const FULL_PULL = 0.72;

/** Listens to the pointer on the bar. */
export function listenToBar(node: HTMLElement, on: BarHandlers): void {
  listenToPress(node, {
    start: (event) => (on.onHurry() || !on.canPull() ? null : { y: event.clientY, share: 0 }),
    move(press, event) {
      const pulled = (event.clientY - press.y) / (node.clientHeight * FULL_PULL);
      press.share = Math.max(0, Math.min(1, pulled));
      if (press.share > MIN_PULL_SHARE) on.onPull(press.share);
      else on.onCancel();
    },
    end({ share }, isReleased) {
      if (isReleased && share > MIN_PULL_SHARE) on.onRelease();
      else on.onCancel();
    },
  });
}
