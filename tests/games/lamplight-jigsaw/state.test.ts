import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSaves, serialiseSaves } from '@/games/kit/shell/saves';
import { editionOf } from '@/games/lamplight-jigsaw/config';
import { isEdgePiece } from '@/games/lamplight-jigsaw/cut';
import { createPuzzleKind } from '@/games/lamplight-jigsaw/kind';
import { countJoined, homePositionOf } from '@/games/lamplight-jigsaw/play';
import { levelFor, rulesFor } from '@/games/lamplight-jigsaw/rules';
import { isHome } from '@/games/lamplight-jigsaw/snap';
import { createGame, type Game } from '@/games/lamplight-jigsaw/state';
import type { Turns } from '@/games/lamplight-jigsaw/types';

const edition = editionOf('lamplight-jigsaw')!;
const spec = { seed: 'state-test', mode: '24-turned' as const };
const level = levelFor(edition, spec)!;
const straight = levelFor(edition, { seed: 'state-test', mode: '24' })!;

const finish = (game: Game) => {
  for (const piece of game.level.tray) {
    if (isHome(game.play.pieces[piece]!)) continue;
    const { x, y } = homePositionOf(game.level, piece);
    game.put(piece, x, y, 0);
  }
};

describe('the game state', () => {
  it('shows edge pieces first on request, and preserves the order of the others', () => {
    const game = createGame(straight);
    expect(game.tray()).toEqual(straight.tray);
    game.setEdgesFirst(true);
    const flat = game.tray().map((piece) => isEdgePiece(straight.pieceGrid, piece));
    expect(flat).toEqual(flat.toSorted((a, b) => Number(b) - Number(a)));
    expect(game.tray().toSorted((a, b) => a - b)).toEqual(straight.tray.toSorted((a, b) => a - b));
  });

  it('reports the pieces that were joined by a placement', () => {
    const game = createGame(straight);
    expect(game.put(0, 900, 500, 0)).toEqual([]);
    expect(game.put(1, 1004, 497, 0)).toEqual([0]);
    expect(game.put(0, 53, 49, 0)).toEqual([0]);
    expect(countJoined(game.play)).toBe(2);
    expect(game.put(0, 200, 200, 0)).toBeNull();
  });

  it('returns a single piece to its original position in the tray', () => {
    const game = createGame(straight);
    game.put(7, 900, 500, 0);
    expect(game.tray()).not.toContain(7);
    expect(game.takeBack(7)).toBe(true);
    expect(game.tray()).toEqual(straight.tray);
    game.undo();
    expect(game.play.pieces[7]).toMatchObject({ isInTray: false, x: 900, y: 500 });
  });

  it('rotates pieces only in a cut that allows rotation', () => {
    expect(createGame(straight).turnInTray(0)).toBe(false);
    const game = createGame(level);
    const before = game.play.pieces[0]!.turns;
    expect(game.turnInTray(0)).toBe(true);
    expect(game.play.pieces[0]!.turns).toBe((before + 1) % 4);
  });

  it('charges once for repeated hints until a piece is placed', () => {
    const game = createGame(straight);
    const hint = game.requestHint()!;
    game.requestHint();
    expect(game.moves).toEqual([['hint']]);
    expect(game.put(hint.piece, hint.x, hint.y, 0)).toEqual([hint.piece]);
    expect(game.hint).toBeNull();
    expect(game.requestHint()!.piece).not.toBe(hint.piece);
  });

  it('solves the puzzle with hints alone, and never hints at a correctly placed piece', () => {
    const game = createGame(level);
    while (!game.isDone()) {
      const { piece, x, y } = game.requestHint()!;
      game.put(piece, x, y, 0);
    }
    expect(game.moves.filter(([kind]) => kind === 'hint')).toHaveLength(24);
    expect(game.requestHint()).toBeNull();
  });

  it('records only moves that the rules accept, whatever the player does', () => {
    const action = fc.record({
      kind: fc.constantFrom('put', 'near', 'turnInTray', 'takeBack', 'undo', 'requestHint'),
      piece: fc.nat(23),
      x: fc.integer({ min: -200, max: 800 }),
      y: fc.integer({ min: -200, max: 600 }),
      turns: fc.constantFrom<Turns>(0, 1, 2, 3),
    });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const game = createGame(level);
        for (const { kind, piece, x, y, turns } of actions) {
          const place = homePositionOf(level, piece);
          if (kind === 'put') game.put(piece, x, y, turns);
          else if (kind === 'near') game.put(piece, place.x + (x % 30), place.y + (y % 30), turns);
          else game[kind as 'turnInTray'](piece);
        }
        const resumed = createGame(level, { moves: game.moves });
        expect(resumed.play.pieces).toEqual(game.play.pieces);
        finish(game);
        expect(game.isDone()).toBe(true);
        const sent = rulesFor('lamplight-jigsaw')!.parseMoves(JSON.parse(JSON.stringify(game.moves)))!;
        expect(rulesFor('lamplight-jigsaw')!.replay(spec, sent).outcome).toBe('finished');
      }),
      { numRuns: 40 },
    );
  });
});

describe('a save', () => {
  const kind = createPuzzleKind(edition);
  const run = {
    runId: 'r',
    seed: spec.seed,
    levelKey: null,
    mode: spec.mode,
    startedAt: '2026-11-22T00:00:00Z',
  };
  const saved = {
    run,
    isRanked: true,
    activeMs: 1200,
    moves: [[0, 900, 500, 1]],
    isFinished: false,
    isEdgesFirst: true,
  };
  const read = (puzzle: unknown) =>
    parseSaves({ version: 1, puzzles: { [spec.mode]: puzzle }, hasSeenHowTo: true } as never, kind).puzzles[
      spec.mode
    ];

  it('restores the same state', () => {
    const game = kind.begin(spec, { moves: saved.moves as never, isEdgesFirst: true })!;
    expect(kind.extraOf(game)).toEqual({ isEdgesFirst: true });
    expect(game.play.pieces[0]).toMatchObject({ x: 900, y: 500, turns: 1 });
    const puzzles = { [spec.mode]: { ...saved, moves: game.moves } } as never;
    const text = serialiseSaves({ puzzles, days: [], feats: {}, lastMode: spec.mode, hasSeenHowTo: true });
    expect(parseSaves(text, kind).puzzles[spec.mode]).toEqual(saved);
  });

  it.each([
    ['no order of the tray', { ...saved, isEdgesFirst: undefined }],
    ['moves of another game', { ...saved, moves: [['fill', 3]] }],
    ['another mode', { ...saved, run: { ...run, mode: '54' } }],
    ['no time', { ...saved, activeMs: -1 }],
  ])('gets rejected with %s', (_, puzzle) => {
    expect(read(puzzle)).toBeUndefined();
    expect(read(saved)).toBeDefined();
  });
});
