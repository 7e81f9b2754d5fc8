/** What the kit needs to know of a search: its levels. Nothing is saved besides the moves. */
import type { PuzzleKind } from '../kit/puzzle/kind';
import { MODE_LABELS, type Edition } from './config';
import { countFound } from './play';
import { levelFor, rulesFor } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Gives the kind of an edition. */
export function kindOf(edition: Edition): PuzzleKind<ModeKey, Move, Game, object> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    // The letters of the hall follow one another; evenings don't.
    ...(!edition.isDaily && { chapters: [edition.modes] }),
    parseMoves: (input) => rulesFor(edition.keyword)?.parseMoves(input) ?? null,
    parseExtra: () => ({}),
    extraOf: () => ({}),
    progressOf: ({ play }) => countFound(play) / play.level.wanted.length,
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(spec.mode, level, saved?.moves);
    },
  };
}
