/** The game state: the play and the aim. Does not use the DOM. */
import type { LevelBests } from '../kit/level-bests';
import { CLOCK, MAX_ANGLE, MIN_ANGLE, POWERS, type Edition } from './config';
import { applyMove, createPlay, isFinished, isLevelOver, applyShot } from './play';
import type { Best, Level, ModeKey, Move, Play, Shot } from './types';

export interface Game {
  readonly edition: Edition;
  readonly mode: ModeKey;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly angle: number;
  readonly power: number;
  /** Returns the best saved result of each level, up to the furthest level reached. */
  savedBests(): readonly Best[];
  aimAt(angle: number): void;
  setPower(power: number): void;
  /** Shoots an arrow at a tick. Returns null when no shot is allowed. */
  shoot(tick: number): Shot | null;
  restart(): void;
  next(): void;
  /** Opens a level that the player has reached in this run or an earlier one. Returns false for any other level. */
  go(level: number): boolean;
  isDone(): boolean;
}

const NO_BESTS: LevelBests = { of: () => [], save: () => undefined };
const FIRST_ANGLE = 60;
const FIRST_POWER = 48;
const clampTo = (value: number, min: number, max: number) => Math.max(min, Math.min(max, Math.round(value)));

/** Begins a chapter, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(
  edition: Edition,
  mode: ModeKey,
  levels: readonly Level[],
  saved: readonly Move[] = [],
  bests: LevelBests = NO_BESTS,
): Game {
  const play = createPlay(levels);
  const isHarbour = edition.world === 'harbour';
  const moves: Move[] = [];
  const save = () => bests.save(mode, play.best.slice(0, play.reached + 1));
  const perform = (move: Move): boolean => {
    if (applyMove(play, isHarbour, move)) return false;
    moves.push(move);
    save();
    return true;
  };
  const open = (move: Move): boolean => {
    if (!perform(move)) return false;
    [game.angle, game.power] = [FIRST_ANGLE, FIRST_POWER];
    return true;
  };
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    edition,
    mode,
    play,
    moves,
    angle: FIRST_ANGLE,
    power: FIRST_POWER,
    aimAt(angle) {
      game.angle = clampTo(angle, MIN_ANGLE, MAX_ANGLE);
    },
    setPower(power) {
      game.power = clampTo(power, 1, POWERS);
    },
    shoot(tick) {
      if (isFinished(play) || isLevelOver(play)) return null;
      const aim: [number, number, number] = [game.angle, game.power, tick % CLOCK];
      moves.push(aim);
      const shot = applyShot(play, isHarbour, aim);
      save();
      return shot;
    },
    restart: () => void perform(['again']),
    next: () => void open(['next']),
    savedBests: () => bests.of(mode),
    go(level) {
      if (level <= play.reached) return open(['go', level]);
      if (level >= bests.of(mode).length || level >= levels.length) return false;
      // Skips the levels in between, which retain their earlier results.
      while (play.at < level) if (!open(['next'])) return false;
      return true;
    },
    isDone: () => isFinished(play),
  };
  for (const move of saved) if (!perform(move)) break;
  save();
  return game;
}
