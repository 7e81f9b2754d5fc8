import { describe, expect, it } from 'vitest';
import { maxPlaced, roomNumberOf } from '@/games/block-attic/attic/deal';
import { clearFullGroups, findFullGroups } from '@/games/block-attic/attic/groups';
import { adviseMove } from '@/games/block-attic/attic/advice';
import { starsOf } from '@/games/block-attic/attic/hud';
import { applyMove, createPlay, fitsSomewhere, placePiece } from '@/games/block-attic/attic/play';
import { createGame } from '@/games/block-attic/attic/state';
import { CELLS, GROUPS_PER_ROOM, POINTS, SIZE, VAN_PIECES, VAN_STARS } from '@/games/block-attic/config';
import { atticRules } from '@/games/block-attic/rules';
import { FAMILIES, gripCellAt, shapeOf } from '@/games/block-attic/shapes';
import type { AtticPlay, Piece } from '@/games/block-attic/types';
import { playCarelessly, playAttic } from './player';

const spec = { seed: 'attic-test', mode: 'endless' };
const shapesOf = (run: AtticPlay) => run.hand.flatMap((piece) => (piece ? [piece.shape] : []));

/** Creates a play from a drawn floor: `#` is a taken cell, and `L` a taken cell with a lantern. */
function formatRows(rows: readonly string[], pieces: readonly Piece[]): AtticPlay {
  const run = createPlay(spec);
  [...rows.join('').padEnd(CELLS, '.')].forEach((sign, cell) => {
    if (sign === '.') return;
    run.cells[cell] = 0;
    run.lanterns[cell] = sign === 'L';
    run.rows[Math.floor(cell / SIZE)]! |= 1 << (cell % SIZE);
  });
  run.hand = [...pieces];
  return run;
}

const DOT: Piece = { shape: shapeOf([[0, 0]]), tint: 1, lantern: -1 };

describe('finding full groups', () => {
  it('counts rows, columns and boxes separately', () => {
    const rows = new Array<number>(SIZE).fill(0b111);
    rows[4] = 0b111111111;
    // The drawing has one full row, three full columns and the three boxes on the left.
    expect(findFullGroups(rows).count).toBe(7);
    expect(clearFullGroups(rows)).toBe(7);
    expect(rows.every((row) => row === 0)).toBe(true);
  });

  it('finds nothing while a cell is missing', () => {
    const rows = [0b011111111, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(clearFullGroups(rows)).toBe(0);
    expect(rows[0]).toBe(0b011111111);
  });
});

describe('placing a piece', () => {
  it('clears a row, lights its lantern, and counts the row and the lantern', () => {
    const run = formatRows(['########.', '#........', '..L......'.replace('L', '.')], [DOT, DOT, DOT]);
    run.lanterns[3] = true;
    const outcome = placePiece(run, 0, 8);
    expect(outcome).toMatchObject({ groups: 1, lit: 1, streak: 1, isSwept: false });
    expect(outcome.points).toBe(POINTS.block + POINTS.group + POINTS.lantern);
    expect(run.cells.filter((tint) => tint >= 0)).toHaveLength(1);
  });

  it('scores more with each consecutive piece that clears a group', () => {
    const run = formatRows(['########.', '########.', '#........', '########.'], [DOT, DOT, DOT]);
    expect(placePiece(run, 0, 8).points).toBe(POINTS.block + POINTS.group);
    expect(placePiece(run, 1, 17).points).toBe(POINTS.block + 2 * POINTS.group);
    expect(placePiece(run, 2, 44)).toMatchObject({ groups: 0, streak: 0, points: POINTS.block });
  });

  it('scores more for several groups at once, and for clearing the floor completely', () => {
    const column = Array.from({ length: 8 }, () => '........#');
    const run = formatRows([...column.slice(0, 8), '########.'], [DOT, DOT, DOT]);
    const outcome = placePiece(run, 0, CELLS - 1);
    expect(outcome).toMatchObject({ groups: 2, isSwept: true });
    expect(outcome.points).toBe(POINTS.block + 3 * POINTS.group + POINTS.swept);
  });
});

describe('the dealer', () => {
  it('starts with three pieces that can all be placed', () => {
    for (let seed = 0; seed < 300; seed++) {
      const run = createPlay({ seed: `first ${seed}`, mode: 'endless' });
      expect(maxPlaced(run.rows, shapesOf(run))).toBe(3);
    }
  });

  it('always deals at least one piece that fits, however carelessly the player plays', () => {
    let deals = 0;
    for (let seed = 0; seed < 60; seed++)
      playAttic(
        { seed: `careless ${seed}`, mode: 'endless' },
        400,
        playCarelessly(`${seed}`),
        (run, { isDealt }) => {
          if (!isDealt) return;
          deals++;
          expect(shapesOf(run).some((shape) => fitsSomewhere(run, shape))).toBe(true);
        },
      );
    expect(deals).toBeGreaterThan(200);
  });

  it('deals three pieces that can all be placed when the attic has room', () => {
    playAttic({ seed: 'room', mode: 'endless' }, 60, undefined, (run, { isDealt }) => {
      if (isDealt && roomNumberOf(run) === 0) expect(maxPlaced(run.rows, shapesOf(run))).toBe(3);
    });
  });

  it('deals larger pieces later in the run', () => {
    const sizeFrom = (groups: number) => {
      let blocks = 0;
      for (let seed = 0; seed < 200; seed++) {
        const run = { ...createPlay({ seed: `${seed}`, mode: 'endless' }), groups };
        run.hands = 7;
        run.hand = [DOT, DOT, { ...DOT }];
        for (let slot = 0; slot < 3; slot++) placePiece(run, slot, slot * 20);
        blocks += shapesOf(run).reduce((sum, shape) => sum + shape.blocks.length, 0);
      }
      return blocks / 600;
    };
    const cellar = sizeFrom(5 * GROUPS_PER_ROOM.endless);
    expect(cellar).toBeGreaterThan(sizeFrom(0) + 0.5);
    // Sizes keep increasing below the cellar.
    expect(sizeFrom(9 * GROUPS_PER_ROOM.endless)).toBeGreaterThan(cellar + 0.2);
    expect(sizeFrom(13 * GROUPS_PER_ROOM.endless)).toBeGreaterThan(cellar + 0.4);
  });

  it('has no duplicate shapes', () => {
    const keys = FAMILIES.flatMap(({ turns }) => turns.map(({ rows }) => rows.join()));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a hint', () => {
  it('deducts its cost from later points when the player has no points yet', () => {
    const run = createPlay(spec);
    applyMove(run, ['hint']);
    expect(run).toMatchObject({ score: 0, debt: POINTS.hint });
    const game = createGame(spec);
    const requested = createGame(spec, [['hint']]);
    for (let i = 0; i < 12; i++) {
      const { slot, cell } = adviseMove(game.play)!;
      game.place(slot, cell);
      requested.place(slot, cell);
    }
    expect(game.play.score).toBeGreaterThan(POINTS.hint);
    expect(requested.play).toMatchObject({ score: game.play.score - POINTS.hint, debt: 0 });
  });
});

describe('undo', () => {
  it('works within the current three pieces only, so that the next pieces remain hidden', () => {
    const game = createGame(spec);
    const first = structuredClone(game.play);
    expect(game.undo()).toBe(false);
    const places = Array.from({ length: 2 }, () => {
      const { slot, cell } = adviseMove(game.play)!;
      game.place(slot, cell);
      return [slot, cell];
    });
    expect(places).toHaveLength(2);
    expect(game.undo()).toBe(true);
    expect(game.undo()).toBe(true);
    expect(game.play).toEqual(first);
    for (let i = 0; i < 3; i++) {
      const { slot, cell } = adviseMove(game.play)!;
      game.place(slot, cell);
    }
    expect(game.canUndo).toBe(false);
    expect(createGame(spec, game.moves).play).toEqual(game.play);
    const rules = atticRules.replay(spec, atticRules.parseMoves(game.moves)!);
    expect(rules).toMatchObject({ outcome: 'unfinished', moveCount: game.moves.length });
    expect(atticRules.replay(spec, [['undo']]).outcome).toBe('illegal');
  });

  it('never refunds a hint', () => {
    const game = createGame(spec);
    const { slot, cell } = adviseMove(game.play)!;
    game.place(slot, cell);
    const { score } = game.play;
    game.requestHint();
    game.undo();
    expect(game.play.score - game.play.debt).toBeLessThanOrEqual(score - POINTS.hint);
  });
});

describe('a van', () => {
  it('gives stars for its points once it is packed', () => {
    const { play: run } = playAttic({ seed: 'a van', mode: 'van' }, VAN_PIECES);
    expect(run.ending).toBe('packed');
    const at = (score: number) => starsOf({ ...run, score });
    expect(VAN_STARS.map((min) => at(min))).toEqual([1, 2, 3]);
    expect(at(VAN_STARS[0]! - 1)).toBe(0);
    expect(starsOf({ ...run, score: 5_000, ending: 'stuck' })).toBe(0);
  });
});

describe('the game state', () => {
  it('resumes from saved moves', () => {
    const { moves } = playAttic(spec, 25);
    const game = createGame(spec, moves);
    expect(game.moves).toEqual(moves);
    expect(game.play.placed).toBe(25);
    expect(createGame(spec, [...moves.slice(0, 5), [0, 999] as never]).moves).toHaveLength(5);
  });

  it('charges once for a repeated hint, and suggests a piece that fits', () => {
    const game = createGame(spec);
    const advice = game.requestHint()!;
    expect(game.requestHint()).toBe(advice);
    expect(game.moves).toEqual([['hint']]);
    expect(game.preview(advice.slot, advice.cell).isOk).toBe(true);
    expect(game.place(advice.slot, advice.cell)).not.toBeNull();
    expect(game.advice).toBeNull();
  });

  it('keeps a selected piece inside the floor, wherever the cursor is', () => {
    const game = createGame(spec);
    game.hold(0);
    const { width, height } = game.play.hand[0]!.shape;
    for (let cell = 0; cell < CELLS; cell++) {
      game.moveTo(cell);
      const corner = game.corner()!;
      expect((corner % SIZE) + width).toBeLessThanOrEqual(SIZE);
      expect(Math.floor(corner / SIZE) + height).toBeLessThanOrEqual(SIZE);
    }
    game.moveTo(gripCellAt(game.play.hand[0]!.shape, 20, SIZE));
    expect(game.corner()).toBe(20);
    game.hold(0);
    expect(game.corner()).toBeNull();
  });

  it('ignores a piece that does not fit', () => {
    const game = createGame(spec);
    game.place(0, 0);
    const before = game.moves.length;
    expect(game.place(0, 0)).toBeNull();
    expect(game.place(1, CELLS - 1)).toBeNull();
    expect(game.moves).toHaveLength(before);
  });
});
