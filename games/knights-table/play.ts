/** A game in play: its start, the effect of a move, its end, its score. The replay and the screen share this code. */
import { Chess, type Move as Made } from 'chess.js';
import { createRandom } from '../kit/seeded-random';
import { CROWNS, MAX_STEPS, POINTS, PIECE_VALUES } from './config';
import { rankAdvice, rankAnswers, type Choice } from './opponent';
import { nameOf, squareOf } from './squares';
import type { Answer, Ending, Level, ModeKey, Move, Play, Setting, Square, Step, Word } from './types';

const COURT = 'rnbqkbnr';
const EMPTY = '8/8/8/8';

function shuffleCourt(seed: string): string {
  const random = createRandom(seed);
  for (;;) {
    const court = random.shuffle([...COURT]).join('');
    const areBishopsApart = (court.indexOf('b') + court.lastIndexOf('b')) % 2 === 1;
    if (areBishopsApart && court !== COURT) return court;
  }
}

function startPosition(setting: Setting, seed: string): string {
  const court = { classic: COURT, pawns: '4k3', shuffled: shuffleCourt(seed) }[setting];
  const castling = setting === 'classic' ? 'KQkq' : '-';
  return `${court}/pppppppp/${EMPTY}/PPPPPPPP/${court.toUpperCase()} w ${castling} - 0 1`;
}

/** Returns the level of a seed, with its initial position. */
export const makeLevel = (setting: Setting, mode: ModeKey, seed: string): Level => ({
  setting,
  mode,
  seed,
  start: startPosition(setting, seed),
});

/** Begins a game. The player initially has white. */
export const createPlay = (level: Level): Play => ({
  level,
  chess: new Chess(level.start),
  side: 'w',
  steps: 0,
  hints: 0,
  undos: 0,
  answers: [],
  ending: null,
  penaltyMs: 0,
});

export const isWord = (move: Move): move is Word => typeof move[0] === 'string';

export const isFinished = ({ ending }: Play): boolean => ending !== null;
export const isDrawn = ({ ending }: Play): boolean =>
  ending !== null && ending !== 'won' && ending !== 'lost' && ending !== 'resigned';
export const isPlayersTurn = ({ chess, side, ending }: Play): boolean => !ending && chess.turn() === side;

/** Returns the moves of a piece of the side to move. */
export const movesFrom = ({ chess }: Play, square: Square): Made[] =>
  chess.moves({ square: nameOf(square), verbose: true });

/** Returns the side that has won by promoting a pawn in a game with only pawns, or null. */
const findPromotionWinner = ({ chess, level }: Play): 'w' | 'b' | null =>
  level.setting === 'pawns'
    ? (chess
        .board()
        .flat()
        .find((man) => man && man.type !== 'k' && man.type !== 'p')?.color ?? null)
    : null;

function endingOf(play: Play): Ending | null {
  const { chess, side, steps } = play;
  const home = findPromotionWinner(play);
  if (home) return home === side ? 'won' : 'lost';
  if (chess.isCheckmate()) return chess.turn() === side ? 'lost' : 'won';
  if (chess.isStalemate()) return 'stalemate';
  if (chess.isInsufficientMaterial()) return 'bare';
  if (chess.isThreefoldRepetition()) return 'repeated';
  if (chess.isDrawByFiftyMoves()) return 'fifty';
  return steps >= MAX_STEPS && chess.turn() === side ? 'long' : null;
}

/** Moves a piece of the player, without the opponent's move. Returns null, or the reason why the move is illegal. */
export function takeStep(play: Play, [from, to, crowned]: Step): string | null {
  if (!isPlayersTurn(play)) return 'not the player’s turn';
  const crown = crowned === undefined ? undefined : CROWNS[crowned];
  const promotion = movesFrom(play, from).find(
    (move) => squareOf(move.to) === to && move.promotion === crown,
  );
  if (!promotion) return `no way from ${nameOf(from)} to ${nameOf(to)}`;
  play.chess.move(promotion);
  play.steps++;
  play.ending = endingOf(play);
  return null;
}

/** Makes a move if it is legal. */
function tryMove({ chess }: Play, { from, to }: Choice): boolean {
  try {
    // The engine promotes only to queens.
    chess.move({ from, to, promotion: 'q' });
    return true;
  } catch {
    return false;
  }
}

/** Plays the opponent's move if it is the opponent's turn: the saved move if it is legal, or otherwise a computed one. */
export function applyAnswer(play: Play, remembered?: Answer): void {
  const { chess, side, level } = play;
  if (play.ending || chess.turn() === side) return;
  const shownHint = remembered && { from: nameOf(remembered[0]), to: nameOf(remembered[1]) };
  const isKnown = shownHint !== undefined && tryMove(play, shownHint);
  const choice = isKnown
    ? shownHint
    : rankAnswers(chess.fen(), level, chess.history().length).find((one) => tryMove(play, one));
  if (choice) play.answers.push([squareOf(choice.from), squareOf(choice.to)]);
  play.ending = endingOf(play);
}

/** Returns whether a move makes the game a draw by repetition. */
function isRepeating({ chess }: Play, made: Made): boolean {
  chess.move(made);
  const isDraw = chess.isThreefoldRepetition();
  chess.undo();
  return isDraw;
}

/** Returns a good step for the player, which avoids repetition if possible. */
export function adviseStep(play: Play): Step | null {
  if (!isPlayersTurn(play)) return null;
  const steps = rankAdvice(play.chess.fen()).flatMap((choice) => {
    const [from, to] = [squareOf(choice.from), squareOf(choice.to)];
    const castling = movesFrom(play, from).find((move) => squareOf(move.to) === to);
    return castling ? [{ made: castling, from, to }] : [];
  });
  const best = steps.find(({ made }) => !isRepeating(play, made)) ?? steps[0];
  return best ? (best.made.promotion ? [best.from, best.to, 0] : [best.from, best.to]) : null;
}

/** Returns whether the player's last step can be undone, together with the opponent's move after it. */
export const canUndo = (play: Play): boolean =>
  isPlayersTurn(play) && play.chess.history().length >= (play.side === 'w' ? 2 : 3);

/**
 * Carries out a move and the opponent's move after it, which is computed unless it was saved. Returns null, or the
 * reason why the move is illegal. An illegal move changes nothing.
 */
export function applyMove(play: Play, move: Move, remembered?: Answer): string | null {
  if (play.ending) return 'move after the end';
  const reason = isWord(move) ? applyCommand(play, move) : takeStep(play, move);
  if (!reason) applyAnswer(play, remembered);
  return reason;
}

function applyCommand(play: Play, [word]: Word): string | null {
  switch (word) {
    case 'black':
      if (play.side === 'b' || play.chess.history().length > 0) return 'the game has begun';
      play.side = 'b';
      break;
    case 'hint':
      if (!isPlayersTurn(play)) return 'not the player’s turn';
      play.hints++;
      break;
    case 'undo':
      if (!canUndo(play)) return 'nothing to undo';
      play.chess.undo();
      play.chess.undo();
      play.undos++;
      break;
    case 'resign':
      play.ending = 'resigned';
  }
  return null;
}

/** Returns the value in pawns that each side has captured, the player's first. */
export function computeTakenValues({ chess, side }: Play): [mine: number, theirs: number] {
  const captures: [number, number] = [0, 0];
  for (const { captured, color } of chess.history({ verbose: true }))
    if (captured) captures[color === side ? 0 : 1] += PIECE_VALUES[captured];
  return captures;
}

/** Returns the parts of a game's current score. */
export function scorePartsOf(play: Play) {
  const { won, swift, drawn, taken: captures, hint, undo } = POINTS;
  const isWon = play.ending === 'won';
  // An undone move costs the price of an undo, but does not also reduce the points for speed.
  const spared = Math.max(0, swift.moves - (play.steps - play.undos));
  return {
    end: isWon ? won : isDrawn(play) ? drawn : 0,
    swift: isWon ? spared * swift.each : 0,
    taken: computeTakenValues(play)[0] * captures,
    hints: play.hints * hint,
    undos: play.undos * undo,
  };
}

/** Returns a game's current score. */
export function pointsOf(play: Play): number {
  const { end, swift, taken: captures, hints, undos } = scorePartsOf(play);
  return Math.max(POINTS.least, end + swift + captures - hints - undos);
}

/** Returns 1 for a finished game, and otherwise the progress by captures. */
export function progressOf(play: Play): number {
  if (play.ending) return 1;
  const [mine, theirs] = computeTakenValues(play);
  return Math.min(0.95, (mine + theirs) / 80);
}
