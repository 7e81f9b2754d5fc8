import { describe, expect, it } from 'vitest';
import { EDITIONS, HINT_PENALTY_MS, SHUFFLE_PENALTY_MS } from '@/games/mahjong-by-moonlight/config';
import { cycleFrom, stepFrom } from '@/games/mahjong-by-moonlight/cursor';
import { createPuzzleKind } from '@/games/mahjong-by-moonlight/kind';
import { createGame, type Game } from '@/games/mahjong-by-moonlight/state';
import { describeCounts, labelOf, describePicked, describePair } from '@/games/mahjong-by-moonlight/words';
import { dealOf, requireValue, movesOf } from './seeds';

const edition = EDITIONS[0]!;
const level = dealOf(edition, 'tonight', 'state');
const begin = () => createGame(level, false);
const [a, b] = level.solution[0]!;
const takeFirst = (game: Game, count: number) => {
  for (const [left, right] of level.solution.slice(0, count)) {
    game.press(left);
    expect(game.press(right)).toBe('paired');
  }
};
const heldOf = (game: Game) => level.board.slots.findIndex((_, slot) => !game.free.has(slot));

describe('pressing tiles', () => {
  it('selects a tile, deselects it, and removes a matching pair', () => {
    const game = begin();
    expect(game.press(a)).toBe('picked');
    expect(game.press(a)).toBe('dropped');
    expect(game.press(a)).toBe('picked');
    expect(game.press(b)).toBe('paired');
    expect(game.moves).toEqual([['pair', a, b]]);
    expect(game.play.left).toBe(142);
    expect(game.press(a)).toBe('none');
  });

  it('leaves a blocked tile in place', () => {
    const game = begin();
    expect(game.press(heldOf(game))).toBe('blocked');
    expect(game.picked).toBeNull();
  });

  it('moves the selection to another tile that does not match', () => {
    const game = begin();
    const other = requireValue(
      [...game.free].find(
        (slot) => !game.openPairs.some((p) => p.includes(a) && p.includes(slot)) && slot !== a,
      ),
    );
    game.press(a);
    expect(game.press(other)).toBe('other');
    expect(game.picked).toBe(other);
  });
});

describe('undo', () => {
  it('returns to the beginning and forward again, without refunding hints', () => {
    const game = begin();
    takeFirst(game, 5);
    game.requestHint();
    while (game.undo());
    expect(game.play.left).toBe(144);
    expect(game.moves).toEqual([['hint']]);
    expect(game.play.penaltyMs).toBe(HINT_PENALTY_MS);
    while (game.redo());
    expect(game.play.left).toBe(134);
  });

  it('reverts a shuffle and its cost, and redoes the same shuffle', () => {
    const game = begin();
    takeFirst(game, 5);
    const before = [...game.play.faces];
    game.shuffle();
    const shuffled = [...game.play.faces];
    expect(shuffled).not.toEqual(before);
    expect(game.play.penaltyMs).toBe(SHUFFLE_PENALTY_MS);
    game.undo();
    expect(game.play.faces).toEqual(before);
    expect(game.play.penaltyMs).toBe(0);
    game.redo();
    expect(game.play.faces).toEqual(shuffled);
  });

  it('stops working at the end of the game', () => {
    const game = begin();
    takeFirst(game, level.solution.length);
    expect(game.isDone()).toBe(true);
    expect(game.canUndo).toBe(false);
    expect(game.undo()).toBeNull();
    expect(game.requestHint()).toBeNull();
  });
});

describe('a hint', () => {
  it('costs once while it is shown, and moves the cursor to the pair', () => {
    const game = begin();
    const hint = requireValue(game.requestHint());
    expect(game.requestHint()).toBe(hint);
    expect(game.play.penaltyMs).toBe(HINT_PENALTY_MS);
    expect(game.cursor).toBe(hint[0]);
    game.press(hint[0]);
    expect(game.press(hint[1])).toBe('paired');
    expect(game.hint).toBeNull();
  });
});

describe('the cursor', () => {
  it('remains on a free tile throughout the game', () => {
    const game = begin();
    for (const [left, right] of level.solution) {
      expect(game.free.has(game.cursor)).toBe(true);
      game.press(left);
      game.press(right);
    }
  });

  it('reaches every free tile with the arrow keys', () => {
    const game = begin();
    const reached = new Set([game.cursor]);
    for (const slot of reached)
      for (const [down, right] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const)
        reached.add(stepFrom(level.board, game.free, slot, down, right));
    expect([...reached].sort()).toEqual([...game.free].sort());
  });
});

it('visits every free tile with N and B, from any tile', () => {
  const game = begin();
  for (const by of [1, -1] as const) {
    let at = game.cursor;
    const passed = [...game.free].map(() => (at = cycleFrom(level.board, game.free, at, by)));
    expect(passed.toSorted()).toEqual([...game.free].toSorted());
    expect(at).toBe(game.cursor);
  }
});

describe('a saved game', () => {
  const kind = createPuzzleKind(edition);
  const spec = { seed: 'state', mode: 'tonight' as const };

  it('resumes in the same state as when the player left', () => {
    const game = begin();
    takeFirst(game, 6);
    game.undo();
    game.isDimmed = false;
    const saved = JSON.parse(JSON.stringify({ moves: game.moves, ...kind.extraOf(game) })) as Record<
      string,
      unknown
    >;
    const resumed = requireValue(
      kind.begin(spec, {
        moves: requireValue(kind.parseMoves(saved.moves)),
        ...requireValue(kind.parseExtra(saved)),
      }),
    );
    expect(resumed.play.faces).toEqual(game.play.faces);
    expect(resumed.undone).toEqual(game.undone);
    expect(resumed.isDimmed).toBe(false);
    expect(requireValue(kind.begin(spec)).isDimmed).toBe(false);
  });

  it('rejects an invalid undo history, and drops the first invalid move and every move after it', () => {
    expect(kind.parseExtra({ undone: [['hint']], isDimmed: true })).toBeNull();
    expect(kind.parseExtra({ undone: 'x' })).toBeNull();
    const moves = movesOf(level.solution);
    expect(
      createGame(level, false, { moves: [...moves.slice(0, 2), moves[0]!, ...moves.slice(2)] }).moves,
    ).toHaveLength(2);
  });
});

describe('the announcement', () => {
  it('names a tile, whether it is free, and its layer', () => {
    const game = begin();
    expect(labelOf(game, a)).toMatch(/^\S.*, free, layer [1-5]$/);
    expect(labelOf(game, heldOf(game))).toMatch(/, held, layer 1$/);
    expect(labelOf(createGame(level, true), heldOf(game))).toBe('Hidden tile, held, layer 1');
  });

  it('gives the number of remaining tiles', () => {
    const game = begin();
    expect(describeCounts(game)).toBe(`144 left, ${game.openPairs.length} pairs`);
    takeFirst(game, 71);
    expect(describeCounts(game)).toBe('2 left, 1 pair');
  });

  it('names the removed tiles, and explains why a tile is blocked', () => {
    const game = begin();
    expect(describePair(game, [2, 2])).toMatch(/^Two of Lantern 3 taken\. 144 left/);
    expect(describePair(game, [34, 37])).toMatch(/^Season, Spring and Season, Winter taken/);
    const covered = level.board.above.findIndex((over) => over.length > 0);
    expect(describePicked(game, covered)).toBe('A tile lies on it.');
    const inRow = level.board.above.findIndex((over, slot) => !over.length && !game.free.has(slot));
    expect(describePicked(game, inRow)).toBe('It is held on both sides.');
  });
});
