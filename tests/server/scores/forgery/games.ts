/** The games for forgeries, with real solutions that are found with the games' own rules. */
import * as crossword from '@/games/cross-and-down/config';
import { levelFor as crosswordLevel } from '@/games/cross-and-down/rules';
import { rulesFor as emberRules } from '@/games/ember-match/rules';
import { createPlay as createEmber, performSwap } from '@/games/ember-match/play';
import { listSwaps } from '@/games/ember-match/swaps';
import { planFor } from '@/games/ember-match/week';
import * as solitaire from '@/games/hearthside-solitaire/config';
import { levelFor as solitaireLevel } from '@/games/hearthside-solitaire/rules';
import type { Random } from '@/games/kit/seeded-random';
import * as jigsaw from '@/games/lamplight-jigsaw/config';
import { levelFor as jigsawLevel } from '@/games/lamplight-jigsaw/rules';
import * as words from '@/games/lantern-words/config';
import { levelFor as wordsLevel } from '@/games/lantern-words/rules';
import * as attic from '@/games/marlow-attic/config';
import { levelFor as atticLevel } from '@/games/marlow-attic/rules';
import * as nonogram from '@/games/nonogram-garden/config';
import { levelFor as nonogramLevel } from '@/games/nonogram-garden/rules';
import { findRules } from '@/server/scores/games/rules';
import { solve as solveJigsaw } from '../../../games/lamplight-jigsaw/solver';
import { spotsOf } from '../../../games/marlow-attic/spots';
import { playGreedily } from '../../../games/bubble-orchard/solver';
import { playOrbit } from '../../../games/orbit-keeper/autopilot';
import { playAhead } from '../../../games/rooftop-cats/runner';
import { solutionMoves } from '../../../support/sudoku-run';

export interface ForgedGame {
  keyword: string;
  mode: string;
  /** A person's typical time per move in milliseconds; moves are rarely more than three times faster. */
  paceMs: number;
  /** Returns a complete solution, in a random order where the rules allow any order. */
  solve(seed: string, random: Random): unknown[];
  /** Returns the shortest active time for these moves in ms. */
  minMs(seed: string, moves: unknown[]): number;
}

const minOf =
  (keyword: string, mode: string) =>
  (seed: string, moves: unknown[]): number => {
    const rules = findRules(keyword);
    const parsed = rules?.parseMoves(moves);
    if (!rules || !parsed) throw new Error(`${keyword} takes no such moves`);
    const spec = { seed, mode };
    return rules.replay(spec, parsed).minimumActiveMs ?? rules.minimumActiveMs(spec, parsed.length);
  };

const gameOf = (keyword: string, mode: string, paceMs: number, solve: ForgedGame['solve']): ForgedGame => ({
  keyword,
  mode,
  paceMs,
  solve,
  minMs: minOf(keyword, mode),
});

const known = <T>(level: T | null | undefined): T => {
  if (!level) throw new Error('no level');
  return level;
};

const solveWords: ForgedGame['solve'] = (seed, random) => {
  const level = known(wordsLevel(known(words.editionOf('lantern-words')), { seed, mode: 'daily' }));
  return random.shuffle(
    level.words.map(({ cells }) => {
      const ends = [cells[0], cells.at(-1)];
      return ['find', ...(random.below(2) ? ends : ends.reverse())];
    }),
  );
};

const solveNonogram: ForgedGame['solve'] = (seed, random) => {
  const level = known(nonogramLevel(known(nonogram.editionOf('nonogram-garden')), { seed, mode: 'daily' }));
  const cells = level.solution.flatMap((isFilled, cell) => (isFilled ? [cell] : []));
  return random.shuffle(cells.map((cell) => ['fill', cell]));
};

const solveCrossword: ForgedGame['solve'] = (seed, random) => {
  const level = known(crosswordLevel(known(crossword.editionOf('cross-and-down')), { seed, mode: 'daily' }));
  const letters = level.answers.flatMap((letter, cell) => (letter ? [['set', cell, letter]] : []));
  return random.shuffle(letters);
};

const solveAttic: ForgedGame['solve'] = (seed, random) => {
  const level = known(atticLevel(known(attic.editionOf('marlow-attic')), { seed, mode: 'daily' }));
  return random.shuffle(spotsOf(level).map(({ x, y }) => ['pick', x, y]));
};

const solveWholeJigsaw: ForgedGame['solve'] = (seed, random) =>
  random.shuffle(
    solveJigsaw(known(jigsawLevel(known(jigsaw.editionOf('lamplight-jigsaw')), { seed, mode: 'daily' }))),
  );

const solveEmber: ForgedGame['solve'] = (seed, random) => {
  const play = createEmber(known(planFor({ seed, mode: 'daily' })));
  const moves: unknown[] = [];
  while (!play.ending) {
    const move = random.pick(listSwaps(play));
    performSwap(play, move);
    moves.push(move);
  }
  if (!emberRules('ember-match')?.parseMoves(moves)) throw new Error('malformed');
  return moves;
};

// Uses the stored solution, because a deal is not known to have another one.
const solveSolitaire: ForgedGame['solve'] = (seed) => [
  ...known(solitaireLevel(known(solitaire.editionOf('hearthside-solitaire')), { seed, mode: 'daily' }))
    .solution,
];

export const SUDOKU = gameOf('quiet-sudoku', 'daily', 2_200, (seed, random) =>
  random.shuffle(solutionMoves(seed, 'daily')),
);
export const WORDS = gameOf('lantern-words', 'daily', 7_000, solveWords);
export const NONOGRAM = gameOf('nonogram-garden', 'daily', 1_600, solveNonogram);
export const CROSSWORD = gameOf('cross-and-down', 'daily', 2_500, solveCrossword);
export const JIGSAW = gameOf('lamplight-jigsaw', 'daily', 3_000, solveWholeJigsaw);
export const ATTIC = gameOf('marlow-attic', 'daily', 6_000, solveAttic);
export const EMBER = gameOf('ember-match', 'daily', 3_500, solveEmber);
export const SOLITAIRE = gameOf('hearthside-solitaire', 'daily', 1_500, solveSolitaire);
export const DAILIES: readonly ForgedGame[] = [
  SUDOKU,
  WORDS,
  NONOGRAM,
  CROSSWORD,
  JIGSAW,
  ATTIC,
  EMBER,
  SOLITAIRE,
];

/** Dailies whose moves can be made in any order, and whose levels need every move. */
export const SET_GAMES: readonly ForgedGame[] = [SUDOKU, WORDS, NONOGRAM, CROSSWORD, JIGSAW, ATTIC];

export const ORCHARD = gameOf('bubble-orchard', 'endless', 3_000, (seed, random) => [
  ...playGreedily({ seed, mode: 'endless' }, { shots: 20 + random.below(6), step: 16 }).moves,
  ['end'],
]);
export const ROOFTOP = gameOf(
  'rooftop-cats',
  'moonlit',
  0,
  (seed) => playAhead({ seed, mode: 'moonlit' }).moves,
);
export const ORBIT = gameOf(
  'orbit-keeper',
  'steady',
  0,
  (seed, random) => playOrbit({ seed, mode: 'steady' }, 60 + random.below(30)).moves,
);
