/** A chapter in play, and the effect of each move. The replay and the screen share this code. */
import { SPARE_POINTS } from './config';
import { firstScene, simulateShot } from './fly';
import { isCleared } from './goals';
import type { Best, Level, Move, Play, Shot } from './types';

const NO_RESULT: Best = { stars: 0, points: 0 };

/** Begins a chapter with its first level. */
export const createPlay = (levels: readonly Level[]): Play => ({
  penaltyMs: 0,
  levels,
  best: levels.map(() => NO_RESULT),
  at: 0,
  reached: 0,
  scene: firstScene(levels[0]!),
  used: 0,
  points: 0,
  stuckArrows: [],
});

export const isFinished = ({ at, levels }: Play): boolean => at >= levels.length;
/** Returns the current level, or the last one after the end. */
export const levelOf = ({ at, levels }: Play): Level => levels[Math.min(at, levels.length - 1)]!;
export const arrowsLeft = (play: Play): number => levelOf(play).quiver - play.used;
export const isPassed = (play: Play): boolean => isCleared(levelOf(play), play.scene);
export const isLost = (play: Play): boolean => !isPassed(play) && arrowsLeft(play) <= 0;
export const isLevelOver = (play: Play): boolean => isPassed(play) || arrowsLeft(play) <= 0;
export const pointsOf = ({ best }: Play): number => best.reduce((sum, one) => sum + one.points, 0);
export const starsOf = ({ best }: Play): number => best.reduce((sum, one) => sum + one.stars, 0);

/** Returns the result of the level in its current state. */
export function rateLevel(play: Play): Best & { spare: number } {
  if (!isPassed(play)) return { ...NO_RESULT, spare: 0 };
  const { par } = levelOf(play);
  const spare = arrowsLeft(play);
  const stars = play.used <= par ? 3 : play.used === par + 1 ? 2 : 1;
  return { stars, points: play.points + spare * SPARE_POINTS, spare };
}

/** Returns the finished fraction, 0 to 1. It is 1 only for a complete chapter. */
export function progressOf(play: Play): number {
  return isFinished(play) ? 1 : (play.reached / play.levels.length) * 0.99;
}

function beginLevel(play: Play): void {
  play.scene = firstScene(levelOf(play));
  play.used = 0;
  play.points = 0;
  play.stuckArrows = [];
}

/** Shoots an arrow. The level must not be over. */
export function applyShot(play: Play, isHarbour: boolean, move: readonly [number, number, number]): Shot {
  const shot = simulateShot(levelOf(play), play.scene, isHarbour, move);
  play.scene = shot.scene;
  play.used += 1;
  play.points += shot.points;
  if (shot.stuckArrow) play.stuckArrows.push(shot.stuckArrow);
  const rated = rateLevel(play);
  const before = play.best[play.at]!;
  play.best[play.at] = {
    stars: Math.max(before.stars, rated.stars),
    points: Math.max(before.points, rated.points),
  };
  return shot;
}

function goToNextLevel(play: Play): void {
  play.at += 1;
  play.reached = Math.max(play.reached, play.at);
  if (!isFinished(play)) beginLevel(play);
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, isHarbour: boolean, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'next') {
    goToNextLevel(play);
    return null;
  }
  if (move[0] === 'again') {
    beginLevel(play);
    return null;
  }
  if (move[0] === 'go') {
    if (move[1] > play.reached || move[1] >= play.levels.length) return 'not reached yet';
    play.at = move[1];
    beginLevel(play);
    return null;
  }
  if (isLevelOver(play)) return 'the level is over';
  applyShot(play, isHarbour, move);
  return null;
}
