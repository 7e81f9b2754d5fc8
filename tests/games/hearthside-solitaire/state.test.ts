import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestDestination } from '@/games/hearthside-solitaire/destinations';
import { EDITIONS } from '@/games/hearthside-solitaire/config';
import { createPuzzleKind } from '@/games/hearthside-solitaire/kind';
import { DRAW_ONE } from '@/games/hearthside-solitaire/options';
import { copyTable, dealTable, type Table } from '@/games/hearthside-solitaire/play';
import { findFinish, findHint, isStuck } from '@/games/hearthside-solitaire/prospects';
import { levelFor, rulesFor } from '@/games/hearthside-solitaire/rules';
import { createGame } from '@/games/hearthside-solitaire/state';
import { parseSaves, serialiseSaves } from '@/games/kit/shell/saves';

const edition = EDITIONS[0]!;
const spec = { seed: 'state-test', mode: 'draw-one' as const };
const level = levelFor(edition, spec)!;
const rules = rulesFor(edition.keyword)!;

const EMPTY: Table = {
  ...dealTable(
    DRAW_ONE,
    Array.from({ length: 52 }, (_, card) => card),
  ),
  piles: [[], [], [], [], [], [], []],
  down: [0, 0, 0, 0, 0, 0, 0],
  stock: [],
  foundations: [0, 0, 0, 0],
};

describe('the game state', () => {
  it('undoes moves one by one back to the deal, and redoes them', () => {
    const game = createGame(level);
    for (const move of level.solution.slice(0, 20)) expect(game.make(move)).toBeNull();
    const after = copyTable(game.play);
    for (let i = 0; i < 20; i++) expect(game.undo()).toBe(true);
    expect(game.undo()).toBe(false);
    expect(copyTable(game.play)).toEqual(copyTable(createGame(level).play));
    for (let i = 0; i < 20; i++) expect(game.redo()).toBe(true);
    expect(copyTable(game.play)).toEqual(after);
    expect(game.moves).toEqual(level.solution.slice(0, 20));
  });

  it('keeps the hint penalty after an undo and after restarting the deal', () => {
    const game = createGame(level);
    game.requestHint();
    game.requestHint();
    game.make(level.solution[0]!);
    game.undo();
    game.make(level.solution[0]!);
    game.restart();
    expect(game.moves).toEqual([['hint']]);
    expect(game.play.penaltyMs).toBe(30_000);
    expect(game.redo()).toBe(true);
  });

  it('ignores an illegal move', () => {
    const game = createGame(level);
    const before = copyTable(game.play);
    expect(game.make([6, 0, 7])).toBeTruthy();
    expect(game.moves).toEqual([]);
    expect(copyTable(game.play)).toEqual(before);
  });

  it('reaches a win with hints alone', () => {
    const game = createGame(level);
    for (let moves = 0; !game.isDone() && moves < 400; moves++) game.make(game.requestHint()!.turn!);
    expect(game.isDone()).toBe(true);
    expect(rules.replay(spec, game.moves).outcome).toBe('finished');
  });

  it('records only moves that the rules accept, whatever the player does', () => {
    const action = fc.record({
      kind: fc.constantFrom('carry', 'carry', 'tap', 'draw', 'undo', 'redo', 'restart'),
      from: fc.nat(11),
      to: fc.nat(11),
      count: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const game = createGame(level);
        for (const { kind, from, to, count } of actions) {
          const best = kind === 'tap' ? bestDestination(game.play, from, count) : null;
          if (best) expect(game.make(best)).toBeNull();
          else if (kind === 'carry') game.make([from, to, count]);
          else if (kind !== 'tap') game[kind as 'undo']();
        }
        const { outcome, moveCount } = rules.replay(spec, game.moves);
        expect([outcome, moveCount]).toEqual(['unfinished', game.moves.length]);
        const resumed = createGame(level, { moves: game.moves, undone: game.undone });
        expect(copyTable(resumed.play)).toEqual(copyTable(game.play));
        expect(resumed.undone).toEqual(game.undone);
      }),
      { numRuns: 60 },
    );
  });

  it('resumes from a save, and rejects an invalid save', () => {
    const game = createGame(level);
    for (const move of level.solution.slice(0, 5)) game.make(move);
    game.undo();
    const kind = createPuzzleKind(edition);
    const run = { runId: 'r', seed: spec.seed, levelKey: null, mode: spec.mode, startedAt: '' };
    const saved = { run, isRanked: true, activeMs: 5, moves: game.moves, isFinished: false };
    const saves = {
      puzzles: { 'draw-one': { ...saved, ...kind.extraOf(game) } },
      days: [],
      feats: {},
      lastMode: spec.mode,
      hasSeenHowTo: true,
    };
    const json = JSON.parse(JSON.stringify(serialiseSaves(saves)));
    expect(parseSaves(json, kind)).toEqual(saves);
    json.puzzles['draw-one'].undone = [['hint']];
    expect(parseSaves(json, kind).puzzles).toEqual({});
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseSaves(value as never, kind)));
  });
});

describe('the evaluation of a table', () => {
  it('reports a dead end when no card fits anywhere', () => {
    // Has kings on top of hidden aces, and no two cards of alternating color in sequence.
    const table = {
      ...EMPTY,
      piles: [[0, 12], [13, 25], [26, 38], [39, 51], [1], [3], [5]],
      down: [1, 1, 1, 1, 0, 0, 0],
    };
    expect(isStuck(table)).toBe(true);
    expect(findHint(table).turn).toBeNull();
    expect(isStuck({ ...table, stock: [2 + 13] })).toBe(false);
  });

  it('never reports a dead end while a deal can be won', () => {
    const game = createGame(level);
    for (const move of level.solution) {
      expect(game.isStuck).toBe(false);
      game.make(move);
    }
  });

  it('offers to finish automatically once all cards are face up', () => {
    const table = { ...EMPTY, foundations: [12, 13, 13, 12], piles: [[12], [], [], [51], [], [], []] };
    expect(findFinish(table)).toHaveLength(2);
    expect(findFinish({ ...table, down: [1, 0, 0, 0, 0, 0, 0] })).toBeNull();
  });

  it('sends a tapped card to a foundation first, and never moves a lone king to another empty pile', () => {
    const table = { ...EMPTY, foundations: [0, 0, 1, 0], piles: [[27], [2], [51], [], [], [], []] };
    expect(bestDestination(table, 0, 1)).toEqual([0, 10, 1]);
    expect(bestDestination(table, 2, 1)).toBeNull();
    expect(bestDestination(table, 1, 1)).toBeNull();
  });
});
