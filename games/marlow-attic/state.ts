/** The game state: the play and the magnifying glass that keys move. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { FREE_MISSES, MAX_MOVES, MISS_PENALTY_MS } from './config';
import { SCENE } from './object-geometry';
import { applyMove, createPlay, isFinished, nextToHint, targetAt, type Play } from './play';
import type { Level, ModeKey, Move } from './types';

export type PickResult = { outcome: 'found'; place: number } | { outcome: 'missed'; costMs: number };

export interface Game {
  readonly mode: ModeKey;
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The position of the magnifying glass in units. */
  readonly glass: { readonly x: number; readonly y: number };
  moveGlass(dx: number, dy: number): void;
  centerGlass(): void;
  pick(x: number, y: number): PickResult;
  /** Lights an object. Returns its list index, or null when every remaining object has been lit. */
  requestHint(): number | null;
  isDone(): boolean;
}

const MIDDLE = { x: SCENE.width / 2, y: SCENE.height / 2 };
const clampTo = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)));

/** Begins a level, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(mode: ModeKey, level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);

  const game: { -readonly [K in keyof Game]: Game[K] } = {
    mode,
    level,
    play,
    moves,
    glass: MIDDLE,
    moveGlass(dx, dy) {
      game.glass = {
        x: clampTo(game.glass.x + dx, SCENE.width),
        y: clampTo(game.glass.y + dy, SCENE.height),
      };
    },
    centerGlass() {
      game.glass = MIDDLE;
    },
    pick(atX, atY) {
      const [x, y] = [clampTo(atX, SCENE.width), clampTo(atY, SCENE.height)];
      const position = targetAt(play, x, y);
      // Wrong taps are not recorded if the move list has only enough room for the remaining finds.
      const isRecorded = position >= 0 || moves.length < MAX_MOVES - 2 * level.wanted.length;
      if (isRecorded) perform(['pick', x, y]);
      if (position >= 0) return { outcome: 'found', place: position };
      return { outcome: 'missed', costMs: isRecorded && play.misses > FREE_MISSES ? MISS_PENALTY_MS : 0 };
    },
    requestHint() {
      const position = nextToHint(play);
      return position >= 0 && perform(['hint']) ? position : null;
    },
    isDone: () => isFinished(play),
  };
  return game;
}
