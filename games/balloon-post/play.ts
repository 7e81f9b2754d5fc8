/** A chapter in play, and the effect of each move. The replay and the screen share this code. */
import { SPARE_GUSTS, STEER_COUNT } from './config';
import { countAll, firstScene, simulateFlight, hasAllFriends, isDelivered } from './fly';
import type { Level, Move, Play, Scene, SteerDirection } from './types';

/** Begins a chapter with its first level. */
export const createPlay = (levels: readonly Level[]): Play => ({
  penaltyMs: 0,
  levels,
  stars: levels.map(() => 0),
  at: 0,
  reached: 0,
  history: [firstScene(levels[0]!)],
  hints: levels.map(() => 0),
});

/** Returns the index of the current level, or of the last one after the end. */
export const levelAt = ({ at, levels }: Play): number => Math.min(at, levels.length - 1);
export const levelOf = (play: Play): Level => play.levels[levelAt(play)]!;
export const sceneOf = ({ history }: Play): Scene => history.at(-1)!;
export const countGusts = (play: Play): number => play.history.length - 1 + play.hints[levelAt(play)]!;
export const isFinished = ({ at, levels }: Play): boolean => at >= levels.length;
/** Returns whether all parcels of the level are delivered. */
export const isLevelDone = (play: Play): boolean => isDelivered(sceneOf(play));
export const starsOf = ({ stars }: Play): number => stars.reduce((sum, one) => sum + one, 0);

/** Returns which stars a level has earned in its current state: for all deliveries, for all friends, and for few gusts. */
export function rateLevel(play: Play): {
  delivered: boolean;
  friends: boolean;
  gusts: boolean;
  stars: number;
} {
  const delivered = isLevelDone(play);
  const friends = delivered && hasAllFriends(sceneOf(play));
  const gusts = delivered && countGusts(play) <= levelOf(play).par + SPARE_GUSTS;
  return { delivered, friends, gusts, stars: [delivered, friends, gusts].filter(Boolean).length };
}

/** Returns the finished fraction, 0 to 1. It is 1 only for a complete chapter. */
export function progressOf(play: Play): number {
  if (isFinished(play)) return 1;
  const { homes } = levelOf(play);
  const all = countAll(homes.map(({ parcels }) => parcels));
  const part = play.at < play.reached ? 0 : 1 - countAll(sceneOf(play).wants) / all;
  return (Math.min(play.reached, play.levels.length - 1) + part * 0.9) / play.levels.length;
}

const beginLevel = (play: Play): void => {
  play.history = [firstScene(levelOf(play))];
};

/** Saves the stars of a level if they are better than before. */
function saveStars(play: Play): void {
  play.stars[play.at] = Math.max(play.stars[play.at]!, rateLevel(play).stars);
}

function goTo(play: Play, level: number): string | null {
  if (level >= play.levels.length) return `no level ${level}`;
  saveStars(play);
  play.at = level;
  play.reached = Math.max(play.reached, level);
  beginLevel(play);
  return null;
}

function goToNextLevel(play: Play): string | null {
  if (!isLevelDone(play)) return 'the level is not done';
  saveStars(play);
  play.at += 1;
  play.reached = Math.max(play.reached, play.at);
  if (!isFinished(play)) beginLevel(play);
  return null;
}

function undoLast(play: Play): string | null {
  if (play.history.length < 2) return 'nothing to undo';
  play.history.pop();
  return null;
}

function applyFlight(play: Play, code: number): string | null {
  if (isLevelDone(play)) return 'the level is done';
  const level = levelOf(play);
  const craft = Math.floor(code / STEER_COUNT);
  if (craft >= level.crafts.length) return `no craft ${craft}`;
  const flight = simulateFlight(level, sceneOf(play), craft, (code % STEER_COUNT) as SteerDirection);
  if (!flight) return 'the way is shut';
  play.history.push(flight.scene);
  return null;
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, [kind, level]: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (kind === 'next') return goToNextLevel(play);
  if (kind === 'go') return goTo(play, level!);
  if (kind === 'undo') return undoLast(play);
  if (kind === 'again') {
    // A restart does not reset the count of hints, because the player still remembers them.
    beginLevel(play);
    return null;
  }
  if (kind === 'hint') {
    if (isLevelDone(play)) return 'the level is done';
    play.hints[play.at]! += 1;
    return null;
  }
  return applyFlight(play, kind);
}
