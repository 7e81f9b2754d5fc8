/** Checks the results that a session records at the end of a puzzle, and the mode that it selects next. */
import { describe, expect, it } from 'vitest';
import type { PuzzleGame, PuzzleKind } from '@/games/kit/shell/kind';
import { parseSaves } from '@/games/kit/shell/saves';
import { createSession, type OpenPuzzle } from '@/games/kit/shell/session';
import type { Starwick } from '@/games/sdk/api';
import type { GameInit } from '@/lib/game-protocol';

type Mode = 'one' | 'two' | 'daily';
type Game = PuzzleGame<never>;

const kind = {
  edition: { modes: ['one', 'two', 'daily'] },
  chapters: [['one', 'two']],
  parseMoves: () => [],
  parseExtra: () => ({}),
} as unknown as PuzzleKind<Mode, never, Game, object>;
const begin = (savedState: unknown = null) =>
  createSession({} as Starwick, { savedState, levelKey: null } as unknown as GameInit, kind);
const puzzle = (mode: Mode, levelKey: string | null = null) =>
  ({ mode, run: { levelKey } }) as unknown as OpenPuzzle<Mode, Game>;

describe('the end of a chapter', () => {
  it('selects the next chapter after a win, and none after the last chapter', () => {
    const session = begin();
    expect([session.after('one'), session.after('two'), session.after('daily')]).toEqual(['two', null, null]);
    session.note(puzzle('one'), 9, false, null);
    expect(session.saves.lastMode).toBeNull();
    session.note(puzzle('one'), 7, true, 7);
    expect(session.saves.lastMode).toBe('two');
    session.note(puzzle('two'), 7, true, null);
    expect(session.saves.lastMode).toBe('two');
  });

  it('keeps the best result, including the server’s, and preserves a win', () => {
    const session = begin();
    session.note(puzzle('one'), 9, true, null);
    session.note(puzzle('one'), 12, false, null);
    expect(session.saves.feats.one).toEqual({ levelKey: null, best: 9, isWon: true });
    session.note(puzzle('one'), 12, false, 8);
    expect(session.saves.feats.one).toEqual({ levelKey: null, best: 8, isWon: true });
    expect(parseSaves(session.serialize(), kind).feats).toEqual(session.saves.feats);
  });

  it('replaces yesterday’s result of a daily', () => {
    const session = begin();
    session.note(puzzle('daily', '2026-03-04'), 9, true, null);
    session.note(puzzle('daily', '2026-03-05'), 5, false, null);
    expect(session.saves.feats.daily).toEqual({ levelKey: '2026-03-05', best: 5, isWon: false });
  });
});

describe('loading the results of the chapters', () => {
  it('ignores invalid results in a save', () => {
    const feats = {
      one: { best: 'x', levelKey: null },
      two: { best: 3, levelKey: 7 },
      daily: 4,
      three: { best: 1 },
    };
    expect(begin({ version: 1, feats }).saves.feats).toEqual({});
  });
});
