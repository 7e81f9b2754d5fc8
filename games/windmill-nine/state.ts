/** The game state: the play, the aim, the shown hole. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { aimLine, circlePartOf, type AimLine } from './aim';
import { CIRCLE, STRENGTHS, type Edition } from './config';
import { applyMove, createPlay, isFinished, applyStroke } from './play';
import type { Hole, ModeKey, Move, Outcome, Play } from './types';

export interface Game {
  readonly edition: Edition;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly angle: number;
  readonly strength: number;
  /** Returns the current hole, or the last one after the end. */
  hole(): Hole;
  line(): AimLine;
  aimAt(angle: number): void;
  /** Aims toward the cup. */
  aimAtCup(): void;
  setStrength(strength: number): void;
  strike(step: number): Outcome;
  /** Counts eight strokes for the hole and continues with the next one. */
  pickUp(): void;
  isDone(): boolean;
}

const FIRST_STRENGTH = 30;

/** Begins a round, or resumes it from saved strokes. Drops the first illegal saved stroke and all strokes after it. */
export function createGame(edition: Edition, mode: ModeKey, saved: readonly Move[] = []): Game {
  const play = createPlay(edition, mode);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    edition,
    play,
    moves,
    angle: 0,
    strength: FIRST_STRENGTH,
    hole: () => play.holes[Math.min(play.card.length, play.holes.length - 1)]!,
    line: () => aimLine(game.hole(), play.ball, game.angle, game.strength),
    aimAt(angle) {
      game.angle = (Math.round(angle) + CIRCLE) % CIRCLE;
    },
    aimAtCup() {
      const { cup } = game.hole();
      game.angle = circlePartOf(cup[0] - play.ball[0], cup[1] - play.ball[1], CIRCLE);
      game.strength = FIRST_STRENGTH;
    },
    setStrength(strength) {
      game.strength = Math.max(1, Math.min(STRENGTHS, Math.round(strength)));
    },
    strike(step) {
      moves.push([game.angle, game.strength, step]);
      return applyStroke(play, game.angle, game.strength, step);
    },
    pickUp() {
      perform(['up']);
    },
    isDone: () => isFinished(play),
  };
  game.aimAtCup();
  return game;
}
