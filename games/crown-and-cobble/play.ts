/** A chapter of four maps in play, and the effect of each move. The replay and the screen share this code. */
import { CHAPTERS, MAPS_A_CHAPTER, STRENGTHS } from './config';
import { performAction, ACTION_CODES, createNight, isRunning, pointsOf, starsOf, stepNight } from './night';
import type { ChapterKey, Listener, MapResult, Move, Play, StrengthKey, WorldKey } from './types';

/** Returns the chapter and the difficulty of a mode's key, or null for an unknown key. */
export function parseMode(mode: string): { chapter: ChapterKey; strength: StrengthKey } | null {
  const [chapter, strength, ...rest] = mode.split('-');
  const isKnown =
    !rest.length && CHAPTERS.some((one) => one === chapter) && STRENGTHS.some((one) => one === strength);
  return isKnown ? { chapter: chapter as ChapterKey, strength: strength as StrengthKey } : null;
}

export interface ChapterSpec {
  world: WorldKey;
  chapter: ChapterKey;
  strength: StrengthKey;
}

/** Returns the index of a chapter's map among all maps of its world. */
export const mapIndex = (chapter: ChapterKey, map: number): number =>
  CHAPTERS.indexOf(chapter) * MAPS_A_CHAPTER + map;

/** Begins a chapter with its first map. */
export const createPlay = ({ world, chapter, strength }: ChapterSpec): Play => ({
  ...{ world, chapter, strength, penaltyMs: 0, phase: 'night', map: 0, results: [], tick: 0 },
  night: createNight(world, mapIndex(chapter, 0), strength),
});

const resultOf = (play: Play): MapResult => ({
  points: pointsOf(play.night),
  stars: starsOf(play.night),
  hearts: play.night.hearts,
});

export const isFinished = ({ phase }: Play): boolean => phase === 'over';
export const isLastMap = ({ map }: Play): boolean => map === MAPS_A_CHAPTER - 1;
export const allResults = (play: Play): MapResult[] =>
  isFinished(play) ? play.results : [...play.results, resultOf(play)];
export const scoreOf = (play: Play): number => allResults(play).reduce((sum, { points }) => sum + points, 0);
export const totalStars = (play: Play): number => allResults(play).reduce((sum, { stars }) => sum + stars, 0);

/** Returns the finished fraction, 0 to 1. It is 1 only for a finished chapter. */
export const progressOf = (play: Play): number => (isFinished(play) ? 1 : play.map / (MAPS_A_CHAPTER + 1));

/** Plays a tick of the current night, if one is running. */
export function stepPlay(play: Play, on?: Listener): void {
  if (play.phase !== 'night' || !isRunning(play.night)) return;
  play.tick++;
  stepNight(play.night, on);
}

/** Restarts the current map. */
export function restartMap(play: Play): void {
  play.tick -= play.night.tick;
  play.night = createNight(play.world, mapIndex(play.chapter, play.map), play.strength);
}

function recordMapResult(play: Play): null {
  play.results.push(resultOf(play));
  play.phase = 'over';
  return null;
}

function beginNextMap(play: Play): string | null {
  if (play.night.end !== 'won') return 'The night is not won.';
  if (isLastMap(play)) return recordMapResult(play);
  play.results.push(resultOf(play));
  play.map++;
  play.night = createNight(play.world, mapIndex(play.chapter, play.map), play.strength);
  return null;
}

/** Performs a player's action. Returns null, or the reason for a rejection. A rejected action changes nothing. */
export function applyPress(play: Play, action: number, arg: number, on?: Listener): string | null {
  if (play.phase === 'over') return 'move after the end';
  if (action === ACTION_CODES.next) return beginNextMap(play);
  if (action === ACTION_CODES.finish) return recordMapResult(play);
  return performAction(play.night, action, arg, on);
}

/** Carries out a move. Returns null, or the reason why the move is illegal; even then, time may have passed. */
export function applyMove(play: Play, [ticks, action, arg]: Move, on?: Listener): string | null {
  for (let i = 0; i < ticks; i++) {
    if (play.phase !== 'night' || !isRunning(play.night)) return 'time passes only while they come';
    stepPlay(play, on);
  }
  return applyPress(play, action, arg, on);
}
