/** Defines a board for the game shell. A save contains the moves and the marks. */
import { countCells, countPlaced, type GridMove } from '../kit/grid/play';
import { gridSaves, type GridExtra } from '../kit/grid/rules';
import type { PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MAX_SIZE, MODE_LABELS } from './config';
import type { Edition } from './editions';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey } from './types';

const SAVES = gridSaves(MAX_SIZE);

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, GridMove, Game, GridExtra> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    ...SAVES,
    progressOf: ({ play }) => Math.min(1, countPlaced(play) / countCells(play.level)),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      if (!level) return null;
      return createGame(level, { moves: saved?.moves, crosses: SAVES.crossesFor(level, saved) });
    },
  };
}
