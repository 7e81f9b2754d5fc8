/** Checks the guarantees of a daily beyond solvability: one solution, no guessing, a fair amount of work. */
import { expect } from 'vitest';
import * as crossword from '@/games/cross-and-down/config';
import { levelFor as crosswordLevel } from '@/games/cross-and-down/rules';
import { createPlay as createEmber } from '@/games/ember-match/play';
import { listSwaps } from '@/games/ember-match/swaps';
import { CHOICES, planFor } from '@/games/ember-match/week';
import * as jigsaw from '@/games/lamplight-jigsaw/config';
import { outlineOf } from '@/games/lamplight-jigsaw/cut';
import { levelFor as jigsawLevel } from '@/games/lamplight-jigsaw/rules';
import * as words from '@/games/lantern-words/config';
import { levelFor as wordsLevel, sizeOf as wordsSize } from '@/games/lantern-words/rules';
import * as attic from '@/games/marlow-attic/config';
import { levelFor as atticLevel, planOf as atticPlan } from '@/games/marlow-attic/rules';
import * as nonogram from '@/games/nonogram-garden/config';
import { levelFor as nonogramLevel, sizeOf as nonogramSize } from '@/games/nonogram-garden/rules';
import * as sudoku from '@/games/quiet-sudoku/config';
import { cachedLayoutOf } from '@/games/quiet-sudoku/layout';
import { levelFor as sudokuLevel } from '@/games/quiet-sudoku/rules';
import { findSolutions } from '@/games/quiet-sudoku/search';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { expectValidLevel as expectSoundCrossword } from '../cross-and-down/expect-valid-level';
import { expectValidLevel as expectSoundWords } from '../lantern-words/expect-valid-level';
import { expectFair } from '../marlow-attic/expect-fair';
import { expectValidLevel as expectSoundNonogram } from '../nonogram-garden/expect-valid-level';

/** The checks by keyword. A solitaire is missing because it guarantees only that it can be won. */
const PROMISES: Readonly<Record<string, (spec: LevelSpec) => void>> = {
  'lamplight-jigsaw'(spec) {
    const { pieceGrid, tray } = jigsawLevel(jigsaw.editionOf('lamplight-jigsaw')!, spec)!;
    expect(new Set(tray.map((_, piece) => outlineOf(pieceGrid, piece))).size).toBe(tray.length);
  },
  'quiet-sudoku'(spec) {
    const { givens, solution } = sudokuLevel(sudoku.editionOf('quiet-sudoku')!, spec)!;
    expect(findSolutions(cachedLayoutOf('classic'), givens)).toEqual([solution]);
  },
  'lantern-words'(spec) {
    const level = wordsLevel(words.editionOf('lantern-words')!, spec)!;
    expectSoundWords(level, wordsSize(spec));
    expect(level.words).toHaveLength(wordsSize(spec).words);
  },
  'ember-match'(spec) {
    expect(listSwaps(createEmber(planFor(spec)!)).length).toBeGreaterThanOrEqual(CHOICES);
  },
  'marlow-attic'(spec) {
    expectFair(atticLevel(attic.editionOf('marlow-attic')!, spec)!, atticPlan(spec));
  },
  'nonogram-garden'(spec) {
    const level = nonogramLevel(nonogram.editionOf('nonogram-garden')!, spec)!;
    expect(level.size).toBe(nonogramSize(spec));
    expectSoundNonogram(level);
  },
  'cross-and-down'(spec) {
    expectSoundCrossword(crosswordLevel(crossword.editionOf('cross-and-down')!, spec)!);
  },
};

/** Checks the guarantees of a daily for one day. */
export const expectPromised = (keyword: string, spec: LevelSpec): void => PROMISES[keyword]?.(spec);
