/** Defines a search for the game shell. A save contains only the moves. */
import { MOVES_ONLY, type PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { countFound } from './play';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, object> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    // The letters of Marlow Hall form a sequence of chapters. The modes of the daily do not.
    ...(!edition.isDaily && { chapters: [edition.modes] }),
    parseMoves: createParser(createRulesSource(edition)),
    ...MOVES_ONLY,
    progressOf: ({ play }) => countFound(play) / play.level.wanted.length,
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(spec.mode, level, saved?.moves);
    },
  };
}
