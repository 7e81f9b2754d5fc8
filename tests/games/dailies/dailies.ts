/**
 * Defines for each daily how to solve it, what its player sees, and how much work it is. Imports no test runner,
 * because other processes use it, too.
 */
import { createHash } from 'node:crypto';
import * as crossword from '@/games/cross-and-down/config';
import { levelFor as crosswordLevel } from '@/games/cross-and-down/rules';
import { createPlay as createEmber } from '@/games/ember-match/play';
import { planFor } from '@/games/ember-match/week';
import * as solitaire from '@/games/hearthside-solitaire/config';
import { createPlay as createSolitaire } from '@/games/hearthside-solitaire/play';
import { levelFor as solitaireLevel } from '@/games/hearthside-solitaire/rules';
import { createRandom } from '@/games/kit/seeded-random';
import * as jigsaw from '@/games/lamplight-jigsaw/config';
import { outlineOf } from '@/games/lamplight-jigsaw/cut';
import { paintPicture } from '@/games/lamplight-jigsaw/pictures/scenes';
import { levelFor as jigsawLevel } from '@/games/lamplight-jigsaw/rules';
import * as words from '@/games/lantern-words/config';
import { levelFor as wordsLevel } from '@/games/lantern-words/rules';
import * as attic from '@/games/marlow-attic/config';
import { levelFor as atticLevel } from '@/games/marlow-attic/rules';
import * as nonogram from '@/games/nonogram-garden/config';
import { levelFor as nonogramLevel } from '@/games/nonogram-garden/rules';
import * as sudoku from '@/games/quiet-sudoku/config';
import { GRADES } from '@/games/quiet-sudoku/grades';
import { cachedLayoutOf } from '@/games/quiet-sudoku/layout';
import { levelFor as sudokuLevel } from '@/games/quiet-sudoku/rules';
import { findSolutions } from '@/games/quiet-sudoku/search';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { playCasually } from '../ember-match/solver';
import { recordBrush } from '../lamplight-jigsaw/recording-brush';
import { solve as solveJigsaw } from '../lamplight-jigsaw/solver';
import { findListed } from '../lantern-words/solver';
import { spotsOf } from '../marlow-attic/spots';

interface DailySource<Level> {
  keyword: string;
  /** Makes the level of a day in the same way as the site and the server. */
  levelOf(spec: LevelSpec): Level | null | undefined;
  /** Returns the moves that solve the level. */
  solve(level: Level, spec: LevelSpec): unknown[];
  /** Returns hashes of the parts that the player sees before the first move, by name. No hash may repeat on another day. */
  faces(level: Level): Readonly<Record<string, string>>;
  /** Returns the amount of work or the difficulty, which increases over the week. */
  weightOf(level: Level): number;
}

export interface Daily {
  keyword: string;
  solve(spec: LevelSpec): unknown[];
  faces(spec: LevelSpec): Readonly<Record<string, string>>;
  weightOf(spec: LevelSpec): number;
}

const createDaily = <Level>({ keyword, levelOf, solve, faces, weightOf }: DailySource<Level>): Daily => {
  const requireValue = (spec: LevelSpec): Level => {
    const level = levelOf(spec);
    if (!level) throw new Error(`no level for ${spec.seed}`);
    return level;
  };
  return {
    keyword,
    solve: (spec) => solve(requireValue(spec), spec),
    faces: (spec) => faces(requireValue(spec)),
    weightOf: (spec) => weightOf(requireValue(spec)),
  };
};

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const listCellsWith = (values: readonly number[], is: (value: number) => boolean): number =>
  values.filter(is).length;

export const DAILIES: readonly Daily[] = [
  createDaily({
    keyword: 'lamplight-jigsaw',
    levelOf: (spec) => jigsawLevel(jigsaw.editionOf('lamplight-jigsaw')!, spec),
    solve: solveJigsaw,
    faces({ scene, pictureSeed, pieceGrid, tray }) {
      const { brush, hash } = recordBrush();
      paintPicture(brush, scene, pictureSeed);
      return { picture: hash(), cut: hashOf(tray.map((_, piece) => outlineOf(pieceGrid, piece))) };
    },
    weightOf: ({ tray, turns }) => tray.length + listCellsWith(turns, (turn) => turn > 0),
  }),
  createDaily({
    keyword: 'quiet-sudoku',
    levelOf: (spec) => sudokuLevel(sudoku.editionOf('quiet-sudoku')!, spec),
    solve({ givens }) {
      const [solution] = findSolutions(cachedLayoutOf('classic'), givens, 1);
      return givens.flatMap((digit, cell) => (digit === 0 ? [['place', cell, solution![cell]]] : []));
    },
    faces: ({ givens }) => ({ givens: hashOf(givens) }),
    weightOf: ({ grade }) => Object.keys(GRADES).indexOf(grade),
  }),
  createDaily({
    keyword: 'lantern-words',
    levelOf: (spec) => wordsLevel(words.editionOf('lantern-words')!, spec),
    solve: (level) => findListed(level).map(({ from, to }) => ['find', from, to]),
    faces: ({ columns, letters }) => ({ letters: hashOf([columns, letters]) }),
    weightOf: ({ letters }) => letters.length,
  }),
  createDaily({
    keyword: 'hearthside-solitaire',
    levelOf: (spec) => solitaireLevel(solitaire.editionOf('hearthside-solitaire')!, spec),
    solve: ({ solution }) => [...solution],
    faces: (level) => ({ upturned: hashOf(createSolitaire(level).piles.map((pile) => pile.at(-1))) }),
    weightOf: ({ options }) => options.draw,
  }),
  createDaily({
    keyword: 'ember-match',
    levelOf: planFor,
    solve(plan, { seed }) {
      const { play, moves } = playCasually(plan, createRandom(seed));
      if (play.ending !== 'spent') throw new Error(`the board ended ${play.ending}`);
      return moves;
    },
    faces(plan) {
      const { pieces, powers, frost, locks } = createEmber(plan);
      return { board: hashOf([pieces, powers, frost, locks]) };
    },
    // The number of colors outweighs the obstacles, which are only added on days with all colors.
    weightOf: ({ kinds, layout }) =>
      kinds * 64 + [...(layout ?? []).join('')].filter((sign) => sign !== '.').length,
  }),
  createDaily({
    keyword: 'marlow-attic',
    levelOf: (spec) => atticLevel(attic.editionOf('marlow-attic')!, spec),
    solve: (level) => spotsOf(level).map(({ x, y }) => ['pick', x, y]),
    faces: ({ scene, lying: placedObjects }) => ({ heap: hashOf([scene, placedObjects]) }),
    weightOf: ({ lying: placedObjects }) => placedObjects.length,
  }),
  createDaily({
    keyword: 'nonogram-garden',
    levelOf: (spec) => nonogramLevel(nonogram.editionOf('nonogram-garden')!, spec),
    solve: ({ solution }) => solution.flatMap((isFilled, cell) => (isFilled ? [['fill', cell]] : [])),
    faces: ({ rows, columns }) => ({ clues: hashOf([rows, columns]) }),
    weightOf: ({ solution }) => solution.length,
  }),
  createDaily({
    keyword: 'cross-and-down',
    levelOf: (spec) => crosswordLevel(crossword.editionOf('cross-and-down')!, spec),
    solve: ({ entries }) => [
      ...new Map(
        entries.flatMap(({ cells, text }) => cells.map((cell, at) => [cell, ['set', cell, text[at]]])),
      ).values(),
    ],
    faces: ({ columns, keys, entries }) => ({
      clues: hashOf([columns, keys, entries.map(({ number, isAcross, clue }) => [number, isAcross, clue])]),
      answers: hashOf(entries.map(({ text }) => text)),
    }),
    weightOf: ({ keys }) => keys.length,
  }),
];

/** Returns the level spec of a day's run. */
export const specOfDay = (keyword: string, date: string): LevelSpec => ({
  seed: dailySeed(keyword, date),
  mode: 'daily',
});
