/** The game state: the play, its aim, and whether the two fruits are swapped. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { MAX_AIM } from './config';
import { traceShot } from './flight';
import { applyMove, createPlay, isFinished, shootBubble } from './play';
import type { Flight, Move, Outcome, Play } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The aim in half degrees from vertical. A negative aim is to the left. */
  readonly aim: number;
  readonly isSwapped: boolean;
  /** Returns the fruit in the cannon and the next one. */
  loaded(): { current: number; next: number };
  /** Returns the flight of the current aim. */
  flight(): Flight;
  aimAt(aim: number): void;
  swap(): void;
  shoot(): Outcome;
  /** Ends the run at the player's request. The score counts. */
  end(): void;
  isDone(): boolean;
}

/** Begins a run, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(spec: LevelSpec, saved: readonly Move[] = [], isSwapped = false): Game {
  const play = createPlay(spec);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);
  let lastPreview: { key: string; flight: Flight } | null = null;
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    play,
    moves,
    aim: 0,
    isSwapped,
    loaded: () => ({
      current: game.isSwapped ? play.next : play.current,
      next: game.isSwapped ? play.current : play.next,
    }),
    flight() {
      const key = `${moves.length} ${game.aim}`;
      if (lastPreview?.key !== key) lastPreview = { key, flight: traceShot(play, game.aim) };
      return lastPreview.flight;
    },
    aimAt(aim) {
      game.aim = Math.max(-MAX_AIM, Math.min(MAX_AIM, Math.round(aim)));
    },
    swap() {
      game.isSwapped = !game.isSwapped;
    },
    shoot() {
      const swapped = game.isSwapped ? 1 : 0;
      moves.push([game.aim, swapped]);
      game.isSwapped = false;
      return shootBubble(play, game.aim, swapped);
    },
    end() {
      perform(['end']);
    },
    isDone: () => isFinished(play),
  };
  return game;
}
