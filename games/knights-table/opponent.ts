/** The opponent: a bundled chess engine. The seed selects one of the good moves, so the same seed gives the same game. */
import { Game as Engine } from 'js-chess-engine';
import { createRandom } from '../kit/seeded-random';
import { OPPONENTS, type Opponent } from './config';
import { createMoveRater } from './manners';
import type { Level } from './types';

/** The minimum score of a forced mate. If there is one, only the fastest mate counts as a good move. */
const MATE = 900_000;
/** The size of the engine's cache per move, in megabytes. */
const MEMORY_MB = 0.5;

export interface Choice {
  /** The source square, such as `e2`. */
  from: string;
  to: string;
}

interface ScoredChoice extends Choice {
  score: number;
}

/** Returns all legal moves, the best first. Scores are in hundredths of a pawn for the side to move. */
function scoreMoves(
  fen: string,
  { level, depth, followsPrinciples }: Omit<Opponent, 'margin' | 'slip'>,
): ScoredChoice[] {
  const { analysis = [] } = new Engine(fen).ai({
    level,
    play: false,
    analysis: true,
    ttSizeMB: MEMORY_MB,
    ...(depth && { depth }),
  });
  const scored = analysis.map(({ move, score }) => {
    const [from, to] = Object.entries(move)[0]!;
    return { from: from.toLowerCase(), to: to.toLowerCase(), score };
  });
  if (!followsPrinciples) return scored;
  const leaning = createMoveRater(fen);
  return scored
    .map((choice) =>
      Math.abs(choice.score) > MATE ? choice : { ...choice, score: choice.score + leaning(choice) },
    )
    .sort((one, other) => other.score - one.score);
}

/** Returns the opponent's moves in a position, the one to play first. `turn` is the number of moves so far. */
export function rankAnswers(
  fen: string,
  { mode, seed }: Pick<Level, 'mode' | 'seed'>,
  turn: number,
): Choice[] {
  const opponent = OPPONENTS[mode];
  const random = createRandom(`${seed} ${turn}`);
  const { every, margin: slip } = opponent.slip;
  const usual = every && random.below(every) === 0 ? slip : opponent.margin;
  const moves = scoreMoves(fen, opponent);
  const margin = moves[0] && moves[0].score > MATE ? 0 : usual;
  const good = moves.filter(({ score }) => score >= moves[0]!.score - margin);
  return [...random.shuffle(good), ...moves.slice(good.length)];
}

/** Returns the player's moves as the strongest opponent would rank them, the best first. */
export const rankAdvice = (fen: string): Choice[] => scoreMoves(fen, OPPONENTS.master);
