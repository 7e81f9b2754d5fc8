/** A match in play: its beginning, the effect of a move, its end, its score. The replay and the screen share this code. */
import { HINT_WORLDS, MAX_ROUNDS, OPPONENTS, PARTNERS, POINTS } from './config';
import { copyFront, countOf, extendFront } from './front';
import { chooseStep } from './opponent';
import { choicesOf, addPoints, dealRound, drawTiles, layTileStep, passTurn } from './round';
import { observeAs } from './observed-game';
import type { Ending, Level, Move, Play, Seat, Step, PlayerWord } from './types';
import { canDraw, scoreOf } from './world';

const PLAYER: Seat = 0;

/** Begins a match. The leader has not laid a tile yet. */
export const createPlay = (level: Level): Play => ({
  level,
  scores: [0, 0],
  round: dealRound(level.house, level.seed, 1, null),
  hints: 0,
  ending: null,
  penaltyMs: 0,
});

export const isWord = (move: Move): move is PlayerWord => typeof move[0] === 'string';
export const isFinished = ({ ending }: Play): boolean => ending !== null;
export const isRoundOver = ({ round }: Play): boolean => round.end !== null;
export const isPlayersTurn = ({ round }: Play): boolean => !round.end && round.turn === PLAYER;

/** Returns the steps that the player may take, or none when it is another player's turn. */
export const choicesFor = (play: Play): Step[] =>
  isPlayersTurn(play) ? choicesOf(play.round, play.level.house) : [];

/** Returns the points that a step of the player would score. */
export function pointsGainedBy({ round, level: { house }, scores }: Play, step: Step): number {
  const front = copyFront(round.front);
  extendFront(front, step, house.hasSpinner);
  return addPoints(house, scores[0], scoreOf(countOf(front), house));
}

/** Returns the player's only option when no tile fits, or null when one does. */
export function onlyOption(play: Play): 'draw' | 'pass' | null {
  if (!isPlayersTurn(play) || choicesFor(play).length) return null;
  return canDraw(play.round, play.level.house) ? 'draw' : 'pass';
}

const opponentOf = ({ level }: Play, seat: Seat) => OPPONENTS[seat === 2 ? PARTNERS[level.mode] : level.mode];

/** Performs one action of an opponent whose turn it is. Returns false if it is not an opponent's turn. */
export function takeOpponentTurn(play: Play): boolean {
  const { round, level } = play;
  if (play.ending || round.end || round.turn === PLAYER) return false;
  const steps = choicesOf(round, level.house);
  if (!steps.length) {
    if (drawTiles(play)) passTurn(play);
    return true;
  }
  const seed = `${level.seed} ${round.number} ${round.log.length}`;
  const observed = observeAs(round, level.house, play.scores);
  layTileStep(play, chooseStep(observed, steps, opponentOf(play, round.turn), seed));
  return true;
}

/** Performs the opponents' actions until it is the player's turn or the round is over. */
export function resolveRound(play: Play): void {
  while (takeOpponentTurn(play));
}

/** Returns a good step for the player, based on what the player has seen, or null if there is none. */
export function adviseStep(play: Play): Step | null {
  const steps = choicesFor(play);
  if (!steps.length) return null;
  const { round, level, scores } = play;
  const seed = `${level.seed} ${round.number} ${round.log.length} hint`;
  const thinking = { randomInTen: 0, worlds: HINT_WORLDS };
  return chooseStep(observeAs(round, level.house, scores), steps, thinking, seed);
}

/** Returns the winner after a round, or null while the match continues. */
function endingOf({ scores: [mine, theirs], level, round }: Play): Ending | null {
  if (Math.max(mine, theirs) < level.house.target && round.number < MAX_ROUNDS) return null;
  return mine === theirs ? 'drawn' : mine > theirs ? 'won' : 'lost';
}

/** Returns whether the match ends after the shown round. */
export const isLastRound = (play: Play): boolean => isRoundOver(play) && endingOf(play) !== null;

function nextRound(play: Play): string | null {
  const { round, level } = play;
  if (!round.end) return 'the round continues';
  play.ending = endingOf(play);
  if (!play.ending) play.round = dealRound(level.house, level.seed, round.number + 1, round);
  return null;
}

/**
 * Performs a player's move without the opponents' actions. Returns null, or the reason why the move is illegal. An
 * illegal move changes nothing.
 */
export function takeMove(play: Play, move: Move): string | null {
  if (play.ending) return 'move after the end';
  if (move[0] === 'next') return nextRound(play);
  if (!isPlayersTurn(play)) return 'not the player’s turn';
  if (!isWord(move)) return layTileStep(play, move);
  if (move[0] === 'draw') return drawTiles(play);
  if (move[0] === 'pass') return passTurn(play);
  if (!choicesFor(play).length) return 'nothing to hint at';
  play.hints++;
  return null;
}

/**
 * Carries out a move, including the opponents' actions before and after it. After an illegal move, only opponents may
 * have acted.
 */
export function applyMove(play: Play, move: Move): string | null {
  resolveRound(play);
  const reason = takeMove(play, move);
  if (!reason) resolveRound(play);
  return reason;
}

/** Returns the unrounded parts of a match's score before hints, and the factor of the difficulty. */
export function scorePartsOf({ scores: [mine, theirs], level, ending }: Play) {
  const { made, won, ahead, strength } = POINTS;
  const pointsShare = (points: number) => Math.min(1, points / level.house.target);
  const isWon = ending === 'won';
  return {
    made: made * pointsShare(mine),
    won: isWon ? won : 0,
    ahead: isWon ? ahead * (1 - pointsShare(theirs)) : 0,
    strength: strength[level.mode] / 100,
  };
}

/** Returns the current score of a match. It is higher for a more skilled opponent, and never zero. */
export function pointsOf(play: Play): number {
  const { made, won, ahead } = scorePartsOf(play);
  const points = ((made + (won + ahead)) * POINTS.strength[play.level.mode]) / 100;
  return Math.max(POINTS.least, Math.round(points) - play.hints * POINTS.hint);
}

/** Returns 1 for a finished match, and otherwise the progress of the leading side. */
export function progressOf({ ending, scores, level }: Play): number {
  return ending ? 1 : Math.min(0.95, Math.max(...scores) / level.house.target);
}
