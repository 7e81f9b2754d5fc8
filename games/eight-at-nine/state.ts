/** The game state: the play, the aim, the cue ball in hand. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { aimLine, type AimLine } from './aim';
import { partOfDirection } from './circle';
import { CIRCLE, STRENGTHS } from './config';
import { gapOf, nearestFreePosition } from './ball-positions';
import { listTargets } from './match';
import {
  applyOpponentStroke,
  applyMove,
  createPlay,
  isFinished,
  isOpponentsTurn,
  isWord,
  applyWord,
  applyStroke,
} from './play';
import { tableOf, listBallsToPot } from './trick-round';
import type {
  InHand,
  Level,
  BallPositions,
  Move,
  Outcome,
  Play,
  Point,
  Spin,
  Stroke,
  PlayerWord,
} from './types';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly angle: number;
  readonly strength: number;
  readonly spin: Spin;
  /** Whether arrow keys move the cue ball instead of the aim. */
  readonly isPlacing: boolean;
  /** Returns the positions of the balls. A cue ball in hand is where the player has placed it. */
  ballPositions(): BallPositions;
  /** Returns where the player may place the cue ball, or null when it is not in hand. */
  inHand(): InHand | null;
  /** Returns the balls that the player may hit first. */
  targets(): readonly number[];
  line(): AimLine;
  aimAt(angle: number): void;
  /** Aims toward a point of the table. */
  aimTowards(point: Point): void;
  /** Aims at the nearest ball that the player may hit first and that is not blocked. */
  aimAtNearest(): void;
  /** Repeats the aim of the last attempt's first stroke, which may only need a small change. */
  aimAgain(): void;
  /** Returns the next stroke of the solution while the attempt has followed it, otherwise null. */
  answerNow(): Stroke | null;
  setStrength(strength: number): void;
  setSpin(spin: Spin): void;
  setPlacing(isPlacing: boolean): void;
  /** Puts the cue ball as close to a point as allowed. */
  placeAt(point: Point): void;
  strike(): Outcome;
  /** Plays the opponent's stroke, if it is its turn. */
  answer(): Outcome | null;
  /** Returns null, or the reason why the command is not allowed. */
  say(word: PlayerWord): string | null;
  isDone(): boolean;
}

const FIRST_STRENGTH = 26;
const BREAK_STRENGTH = 54;

/** Begins a level, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves } = recordMoves((move: Move) => applyMove(play, move), saved);
  let placedCueBall: Point | null = null;
  let first: [number, number, Spin] | null = null;
  const inHand = () =>
    play.kind === 'match' && play.turn === 'you' && !isFinished(play) ? play.inHand : null;
  const strokeNow = (): Stroke => {
    const { angle, strength, spin } = game;
    return placedCueBall
      ? [angle, strength, spin, Math.round(placedCueBall[0] * 100), Math.round(placedCueBall[1] * 100)]
      : [angle, strength, spin];
  };
  const letGo = () => {
    placedCueBall = null;
    game.isPlacing = false;
    const position = inHand();
    // After a scratch the cue ball is at the head spot, which another ball may occupy.
    if (position) placedCueBall = nearestFreePosition(play.ballPositions, play.ballPositions[0]!, position);
  };
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    angle: 0,
    strength: FIRST_STRENGTH,
    spin: 0,
    isPlacing: false,
    ballPositions: () =>
      placedCueBall ? [placedCueBall, ...play.ballPositions.slice(1)] : play.ballPositions,
    inHand,
    targets: () => (play.kind === 'match' ? listTargets(play, 'you') : listBallsToPot(play.ballPositions)),
    line: () => aimLine(game.ballPositions(), [game.angle, game.strength, game.spin]),
    aimAt(angle) {
      game.angle = ((Math.round(angle) % CIRCLE) + CIRCLE) % CIRCLE;
    },
    aimTowards([x, y]) {
      const cue = game.ballPositions()[0]!;
      if (gapOf([x, y], cue) > 0.3) game.angle = partOfDirection(x - cue[0], y - cue[1]);
    },
    aimAtNearest() {
      letGo();
      const ballPositions = game.ballPositions();
      game.spin = 0;
      game.strength = play.kind === 'match' && play.shots === 0 ? BREAK_STRENGTH : FIRST_STRENGTH;
      const byGap = [...game.targets()].sort(
        (one, other) =>
          gapOf(ballPositions[one]!, ballPositions[0]!) - gapOf(ballPositions[other]!, ballPositions[0]!),
      );
      const isMet = (ball: number) => {
        game.aimTowards(ballPositions[ball]!);
        return game.line().target === ball;
      };
      // If every ball is blocked, aims at the nearest anyway.
      if (!byGap.some(isMet) && byGap.length) game.aimTowards(ballPositions[byGap[0]!]!);
    },
    aimAgain() {
      if (first) [game.angle, game.strength, game.spin] = first;
    },
    answerNow() {
      if (play.kind !== 'tricks' || isFinished(play)) return null;
      const { answer: strokes } = tableOf(play);
      const struck = play.used ? moves.filter((move) => !isWord(move)).slice(-play.used) : [];
      const isSame = struck.every((stroke, i) => stroke.join() === strokes[i]?.join());
      return isSame ? (strokes[play.used] ?? null) : null;
    },
    setStrength(strength) {
      game.strength = Math.max(1, Math.min(STRENGTHS, Math.round(strength)));
    },
    setSpin(spin) {
      game.spin = spin;
    },
    setPlacing(isPlacing) {
      game.isPlacing = isPlacing && inHand() !== null;
    },
    placeAt(point) {
      const position = inHand();
      if (position) placedCueBall = nearestFreePosition(play.ballPositions, point, position);
    },
    strike() {
      const stroke = strokeNow();
      if (play.kind === 'tricks' && play.used === 0) first = [game.angle, game.strength, game.spin];
      moves.push(stroke);
      [placedCueBall, game.isPlacing] = [null, false];
      return applyStroke(play, stroke, true);
    },
    answer: () => (isOpponentsTurn(play) ? applyOpponentStroke(play, true) : null),
    say(word) {
      const reason = applyWord(play, word);
      if (!reason) moves.push(word);
      return reason;
    },
    isDone: () => isFinished(play),
  };
  game.aimAtNearest();
  return game;
}
