import { describe, expect, it } from 'vitest';
import { openPlan, SIZE } from '@/games/ember-match/config';
import { openKind } from '@/games/ember-match/kind';
import { createGame, swapOf } from '@/games/ember-match/state';
import { isLegal, listSwaps } from '@/games/ember-match/swaps';
import { describeCell, describeHint, describeOutcome } from '@/games/ember-match/words';
import { parseSaves, serialiseSaves } from '@/games/kit/shell/saves';

const begin = () => createGame(openPlan('state-test'));

describe('the game state', () => {
  it('finds the swap of two neighbors in either order', () => {
    expect(swapOf(9, 10)).toEqual([9, 0]);
    expect(swapOf(10, 9)).toEqual([9, 0]);
    expect(swapOf(18, 10)).toEqual([10, 1]);
    expect([swapOf(7, 8), swapOf(0, 9), swapOf(3, 3)]).toEqual([null, null, null]);
  });

  it('leaves the number of swaps unchanged when a swap burns nothing', () => {
    const game = begin();
    const dud = Array.from({ length: 63 }, (_, cell) => [cell, 0] as [number, 0]).find(
      (move) => !isLegal(game.play, move),
    )!;
    game.hold(dud[0]);
    expect(game.swap(dud)).toBeNull();
    expect([game.moves.length, game.play.movesLeft, game.held]).toEqual([0, 20, null]);
  });

  it('hints at a swap that burns, without changing the board', () => {
    const game = begin();
    const before = structuredClone(game.play);
    const hint = game.hint()!;
    expect(isLegal(game.play, hint)).toBe(true);
    expect(game.play).toEqual(before);
    expect(describeHint(game, hint)).toMatch(/^Try row \d, column \d, \w+/);
  });

  it('moves the cursor across the edges, and selects and deselects pieces', () => {
    const game = begin();
    game.moveTo(0);
    game.step(-1, 0);
    expect(game.cursor).toBe(SIZE - 1);
    game.step(0, -1);
    expect(game.cursor).toBe(SIZE * SIZE - 1);
    game.hold(5);
    expect(game.held).toBe(5);
    game.hold(5);
    expect(game.held).toBeNull();
    expect(describeCell(game.play, 0)).toMatch(/^Row 1, column 1: \w+\.$/);
  });

  it('describes the effect of a swap', () => {
    const game = begin();
    const outcome = game.swap(listSwaps(game.play)[0]!)!;
    expect(describeOutcome(game.play, outcome)).toMatch(/\d+ embers burned, \d+ points\..*19 swaps left\.$/);
  });

  it('resumes from saved swaps, and drops invalid ones', () => {
    const game = begin();
    for (let i = 0; i < 5; i++) game.swap(game.hint()!);
    const resumed = createGame(
      openPlan('state-test'),
      [...game.moves, [0, 0], [1, 0], [2, 0]].slice(0, 5) as never,
    );
    expect(resumed.play).toEqual(game.play);
    expect(createGame(openPlan('another'), game.moves).moves.length).toBeLessThan(5);
  });

  it('saves and restores a board in the middle of a game', () => {
    const spec = { seed: 'kept', mode: 'daily' as const };
    const game = openKind.begin(spec)!;
    for (let i = 0; i < 3; i++) game.swap(game.hint()!);
    const run = {
      runId: 'r',
      seed: 'kept',
      levelKey: '2026-11-21',
      mode: 'daily' as const,
      startedAt: '2026-11-21T00:00:00Z',
    };
    const saves = {
      puzzles: { daily: { run, isRanked: true, activeMs: 9000, moves: [...game.moves], isFinished: false } },
      days: [],
      feats: {},
      lastMode: 'daily' as const,
      hasSeenHowTo: true,
    };
    const read = parseSaves(JSON.parse(JSON.stringify(serialiseSaves(saves))), openKind);
    expect(read).toEqual(saves);
    expect(openKind.begin(spec, read.puzzles.daily)!.play).toEqual(game.play);
    expect(openKind.begin({ ...spec, mode: 'stair' })).toBeNull();
  });
});
