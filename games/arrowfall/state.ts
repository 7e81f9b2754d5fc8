/** The game on the screen: the play and the aim. Knows nothing of the document. */
import { CLOCK, HIGHEST, LOWEST, POWERS, type Edition } from './config';
import { applyMove, createPlay, isFinished, isLevelOver, shoot } from './play';
import type { Level, ModeKey, Move, Play, Shot } from './types';

export interface Game {
  readonly edition: Edition;
  readonly mode: ModeKey;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly angle: number;
  readonly power: number;
  aimAt(angle: number): void;
  setPower(power: number): void;
  /** Looses an arrow at a tick; null where none may be loosed. */
  shoot(tick: number): Shot | null;
  again(): void;
  next(): void;
  /** Whether that level may be opened. */
  go(level: number): boolean;
  isDone(): boolean;
}

const FIRST_ANGLE = 60;
const FIRST_POWER = 48;
const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(value)));

/** Begins a chapter, or goes on with saved moves; from the first that doesn't fit on they are dropped. */
export function createGame(
  edition: Edition,
  mode: ModeKey,
  levels: readonly Level[],
  saved: readonly Move[] = [],
): Game {
  const play = createPlay(levels);
  const isHarbour = edition.world === 'harbour';
  const moves: Move[] = [];
  const perform = (move: Move): boolean => {
    if (applyMove(play, isHarbour, move)) return false;
    moves.push(move);
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
      game.angle = within(angle, LOWEST, HIGHEST);
    },
    setPower(power) {
      game.power = within(power, 1, POWERS);
    },
    shoot(tick) {
      if (isFinished(play) || isLevelOver(play)) return null;
      const aim: [number, number, number] = [game.angle, game.power, tick % CLOCK];
      moves.push(aim);
      return shoot(play, isHarbour, aim);
    },
    again: () => void perform(['again']),
    next: () => void open(['next']),
    go: (level) => open(['go', level]),
    isDone: () => isFinished(play),
  };
  for (const move of saved) if (!perform(move)) break;
  return game;
}
