/**
 * Computes the pose of the cat between two ticks: stride, tilt, stretch and tail from its actions, and the end of a
 * run.
 */
import type { Pose } from './cat-parts';
import { UNITS_PER_DOT, JUMP } from './config';
import type { Game } from './state';
import type { Actor } from './view-actors';

/** A position between ticks. */
export interface Position {
  x: number;
  h: number;
}

const STRIDE_DOTS = 118;

export interface CatBody {
  /**
   * Returns the pose between the previous position and the current one. `share` is the fraction of the way, and
   * `overS` the number of seconds since the end of the run.
   */
  at(game: Game, before: Position, share: number, overS: number, nowS: number, passedS: number): Actor;
  squash(strength: number): void;
  setReduced(isReduced: boolean): void;
}

/** Creates the body. It stores the state of the springs that smooth its movement. */
export function createCatBody(): CatBody {
  let isReduced = false;
  let stretch = 1;
  let speed = 0;
  let tilt = 0;
  let crouch = 0;
  const squashSpring = (passedS: number) => {
    const seconds = Math.min(passedS, 0.04);
    speed += (1 - stretch) * 420 * seconds - speed * 20 * seconds;
    stretch = Math.max(0.7, Math.min(1.45, stretch + speed * seconds));
  };
  const easeTowards = (from: number, to: number, passedS: number) =>
    from + (to - from) * Math.min(1, passedS * 14);
  const angleOverAt = ({ play }: Game, position: Position, overS: number): Position & { turn: number } => {
    if (play.ending === 'fell') {
      const drop = (Math.max(0, -play.rise) / UNITS_PER_DOT) * 60 * overS + 900 * overS * overS;
      return { x: position.x + 160 * overS, h: position.h - drop, turn: overS * 5 };
    }
    if (play.ending === 'bumped') {
      const h = position.h + 240 * overS - 900 * overS * overS;
      return { x: position.x - 120 * overS, h, turn: -Math.min(2.4, overS * 5) };
    }
    return { ...position, turn: 0 };
  };
  return {
    at(game, before, share, overS, nowS, passedS) {
      const { play } = game;
      const now = {
        x: (before.x + (play.x - before.x) * share) / UNITS_PER_DOT,
        h: (before.h + (play.h - before.h) * share) / UNITS_PER_DOT,
      };
      const isSitting =
        play.tick === 0 || ((play.ending === 'dawn' || play.ending === 'stopped') && play.isGrounded);
      const { x, h, turn } = play.ending ? angleOverAt(game, now, overS) : { ...now, turn: 0 };
      const isUp = !play.isGrounded && !play.carried;
      const leap = isUp ? Math.max(-1, Math.min(1, play.rise / (JUMP.rise * 0.6))) : 0;
      tilt = easeTowards(tilt, isUp ? -play.rise / 2600 : slopeOf(before, play), passedS);
      crouch = easeTowards(crouch, play.slide > 0 ? 1 : 0, passedS * 1.4);
      squashSpring(passedS);
      const pose: Pose = {
        stride: x / STRIDE_DOTS,
        tilt: turn || (isSitting || play.carried ? 0 : tilt),
        crouch: isUp ? crouch * 0.3 : crouch,
        squash: isReduced ? 1 : stretch,
        leap: play.carried ? -0.9 : leap,
        tail: isReduced ? 0.1 : nowS * 1.6,
        isSitting,
        isLit: play.isLit,
      };
      const isCarriedUp = play.carried > 0 || (play.ending === 'dawn' && !play.isGrounded);
      return { x, h, pose, isCarried: isCarriedUp, isSafe: play.safe > 0 && !play.ending };
    },
    squash(strength) {
      speed += strength * 7;
    },
    setReduced(value) {
      isReduced = value;
    },
  };
}

const slopeOf = (before: Position, { x, h, isGrounded }: Position & { isGrounded: boolean }): number =>
  isGrounded && x > before.x ? -Math.atan2(h - before.h, x - before.x) * 0.8 : 0;
