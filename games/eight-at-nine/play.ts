/** The play of every edition: its beginning, the effect of a move, its end. The replay and the screen share this code. */
import { createMatch, matchPoints, matchProgress, findRefusal, strikeMatch } from './match';
import { opponentStroke } from './opponent';
import { createTricks, isRoundOver, roundPoints, applyWordToRound, strikeTrick } from './trick-round';
import type { Level, Move, Outcome, Play, Stroke, PlayerWord } from './types';

export const createPlay = (level: Level): Play =>
  level.discipline === 'tricks' ? createTricks(level) : createMatch(level);

export const isFinished = (play: Play): boolean =>
  play.kind === 'match' ? play.ending !== null : isRoundOver(play);

export const pointsOf = (play: Play): number =>
  play.kind === 'match' ? matchPoints(play) : Math.max(1, roundPoints(play));

export const progressOf = (play: Play): number =>
  play.kind === 'match' ? matchProgress(play) : play.card.length / play.tables.length;

export const isWord = (move: Move): move is PlayerWord => typeof move[0] === 'string';

/** Returns whether the opponent has to strike. */
export const isOpponentsTurn = (play: Play): play is Extract<Play, { kind: 'match' }> =>
  play.kind === 'match' && !play.ending && play.turn === 'them';

/** Returns null, or the reason why the player's stroke is not allowed. */
export function findMoveRefusal(play: Play, stroke: Stroke): string | null {
  if (isFinished(play)) return 'stroke after the end';
  if (play.kind === 'match') return play.turn === 'you' ? findRefusal(play, stroke) : 'not the player’s turn';
  return stroke.length === 3 ? null : 'the cue ball is not in hand';
}

/** Strikes for the player. The stroke must be allowed. */
export const applyStroke = (play: Play, stroke: Stroke, hasPath = false): Outcome =>
  play.kind === 'match' ? strikeMatch(play, stroke, hasPath) : strikeTrick(play, stroke, hasPath);

/** Plays one stroke of the opponent, if it is the opponent's turn. */
export const applyOpponentStroke = (play: Play, hasPath = false): Outcome | null =>
  isOpponentsTurn(play) ? strikeMatch(play, opponentStroke(play), hasPath) : null;

/** Performs a command. Returns null, or the reason why it is not allowed. */
export function applyWord(play: Play, word: PlayerWord): string | null {
  if (isFinished(play)) return 'word after the end';
  if (play.kind === 'tricks') return applyWordToRound(play, word);
  if (word[0] !== 'resign') return `no ${word[0]} in a frame`;
  play.ending = 'resigned';
  return null;
}

/**
 * Carries out a move and all strokes of the opponent after it. Returns null, or the reason why the move is illegal. An
 * illegal move changes nothing.
 */
export function applyMove(play: Play, move: Move): string | null {
  const reason = isWord(move) ? applyWord(play, move) : findMoveRefusal(play, move);
  if (reason) return reason;
  if (!isWord(move)) applyStroke(play, move);
  while (applyOpponentStroke(play));
  return null;
}
