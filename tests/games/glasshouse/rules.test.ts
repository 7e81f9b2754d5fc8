import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Edition,
  EDITIONS,
  FORGOTTEN_MS,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  MODE_LABELS,
} from '@/games/glasshouse/config';
import { nameOf, speciesOf, describeFace } from '@/games/glasshouse/plants';
import { applyMove, createPlay, hasStranger, isFinished, makeLevel, solve } from '@/games/glasshouse/play';
import { levelFor, rulesFor } from '@/games/glasshouse/rules';
import { createGame } from '@/games/glasshouse/state';
import type { Level, ModeKey, Move } from '@/games/glasshouse/types';
import golden from './golden-runs.json';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const editionNamed = (end: string) => EDITIONS.find(({ slug }) => slug.endsWith(end))!;
const [pairs, threes, alike] = ['glasshouse', 'threes', 'alikes'].map(editionNamed) as [
  Edition,
  Edition,
  Edition,
];
const rules = rulesFor('glasshouse')!;
const spec = { seed: 'rules-test', mode: 'bed' };
const movesOf = (cells: readonly number[]): Move[] => cells.map((cell) => [cell]);

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)(
    'always makes the same level for $keyword $mode of $seed',
    ({ keyword, seed, mode, moves, penaltyMs }) => {
      const ownRules = rulesFor(keyword)!;
      const parsed = ownRules.parseMoves(moves)!;
      expect(ownRules.replay({ seed, mode }, parsed)).toEqual({
        outcome: 'finished',
        moveCount: moves.length,
        penaltyMs,
        progress: 1,
      });
      expect(ownRules.replay({ seed, mode }, parsed.slice(0, -1)).outcome).toBe('unfinished');
    },
  );

  it('refuses a move after the end, a missing pane, an open or lit pane, and an unknown mode', () => {
    const all = movesOf(solve(levelFor(pairs, spec)!));
    expect(rules.replay(spec, all).outcome).toBe('finished');
    const refused: Move[][] = [[...all, [0]], [[16]], [all[0]!, all[0]!], [all[0]!, all[1]!, all[0]!]];
    for (const moves of refused) expect(rules.replay(spec, moves).outcome).toBe('illegal');
    expect(rules.replay({ ...spec, mode: 'jungle' }, []).outcome).toBe('illegal');
  });

  it('requires a minimum time per move', () => {
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

/** Creates a level in which panes 0 and 1 match, as do 2 and 3, and 4 and 5. */
const levelOf = (plants: number[], more: Partial<Level> = {}): Level => ({
  columns: 3,
  plants,
  faces: plants.map(() => 'plant'),
  groupSize: 2,
  twist: 'none',
  ...more,
});
const small = levelOf([7, 7, 20, 20, 41, 41]);
const playCells = (level: Level, ...cells: number[]) => {
  const play = createPlay(level);
  for (const cell of cells) expect(applyMove(play, [cell])).toBeNull();
  return play;
};

describe('a missed pair', () => {
  it('closes when the next pane opens, and its panes can be opened again', () => {
    const play = playCells(small, 0, 2);
    expect(hasStranger(play)).toBe(true);
    expect(applyMove(play, [2])).toBeNull();
    expect(play.open).toEqual([2]);
  });

  it('costs nothing if the matching pane had not been seen', () => {
    expect(playCells(small, 0, 2, 4, 1)).toMatchObject({ misses: 2, penaltyMs: 0 });
  });

  it('costs time if the matching pane had been seen', () => {
    // Pane 1 was seen in the first miss.
    expect(playCells(small, 1, 2, 0, 4)).toMatchObject({ misses: 2, penaltyMs: FORGOTTEN_MS });
  });

  it('costs time in a group of three if the third pane had been seen, and leaves no pane open', () => {
    const three = levelOf([7, 7, 7, 20, 20, 20], { groupSize: 3 });
    const play = playCells(three, 2, 3, 0, 1, 4);
    expect(play).toMatchObject({ misses: 2, penaltyMs: FORGOTTEN_MS });
    expect(play.paired.some(Boolean)).toBe(false);
  });
});

describe('a wandering pot', () => {
  const wandering = levelOf([7, 7, 20, 20, 41, 41], { twist: 'swap' });

  it('swaps positions when its pane closes, and not earlier', () => {
    const play = playCells(wandering, 0, 2);
    expect(play.plants).toEqual([7, 7, 20, 20, 41, 41]);
    expect(applyMove(play, [4])).toBeNull();
    expect(play.plants).toEqual([20, 7, 7, 20, 41, 41]);
    expect(wandering.plants).toEqual([7, 7, 20, 20, 41, 41]);
  });

  it('appears at its new position, even if that pane was part of the miss', () => {
    const play = playCells(wandering, 0, 2, 2, 1);
    expect(play.paired).toEqual([false, true, true, false, false, false]);
    expect(play.misses).toBe(1);
  });

  it('still shows a plant or a shadow, as before, after it moves', () => {
    const faces: Level['faces'] = ['plant', 'shadow', 'shadow', 'plant', 'plant', 'shadow'];
    expect(playCells({ ...wandering, faces }, 0, 2, 4).faces).toEqual([
      'shadow',
      'shadow',
      'plant',
      'plant',
      'plant',
      'shadow',
    ]);
  });
});

describe('the one-look variant', () => {
  const lookLevel = levelOf([7, 7, 20, 20, 41, 41], { twist: 'look' });

  it('shows the entire house until the first pane is opened', () => {
    const game = createGame(lookLevel);
    expect(lookLevel.plants.map((_, cell) => game.paneAt(cell))).toEqual(Array(6).fill('open'));
    expect(game.open(3)).toBe('waiting');
    expect(lookLevel.plants.map((_, cell) => game.paneAt(cell))).toEqual([
      'closed',
      'closed',
      'closed',
      'open',
      'closed',
      'closed',
    ]);
  });

  it('charges every miss as if the matching pane had been seen', () => {
    expect(playCells(lookLevel, 0, 2)).toMatchObject({ misses: 1, penaltyMs: FORGOTTEN_MS });
  });
});

describe('a matching pair', () => {
  it.each(['shadows', 'tags'])('consists of a plant and its counterpart (%s)', (end) => {
    const edition = editionNamed(end);
    for (const mode of MODES)
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { plants, faces } = makeLevel(edition, mode, seed);
        expect(new Set(plants.map(speciesOf)).size).toBe(plants.length / 2);
        for (const kind of new Set(plants))
          expect(faces.filter((_, cell) => plants[cell] === kind).sort()).toEqual(
            ['plant', edition.other].sort(),
          );
      }
  });

  it('has descriptions that reveal no more than the screen', () => {
    expect(describeFace(7, 'plant')).toBe('Daisy in a striped pot');
    expect(describeFace(7, 'shadow')).toBe('Shadow: Daisy');
    expect(describeFace(7, 'tag')).toBe('Tag: Daisy');
  });
});

describe('every level', () => {
  it('has complete groups of each kind, and a solution without a miss', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...MODES),
        fc.constantFrom(...EDITIONS),
        (seed, mode, edition) => {
          const level = makeLevel(edition, mode, seed);
          const { columns, rows } = edition.sizes[mode];
          expect(level.plants).toHaveLength(columns * rows);
          for (const kind of new Set(level.plants))
            expect(level.plants.filter((plant) => plant === kind)).toHaveLength(edition.groupSize);
          const play = playCells(level, ...solve(level));
          expect(isFinished(play)).toBe(true);
          expect(play.misses).toBe(0);
        },
      ),
    );
  });

  it('varies the plants by species, and in the look-alike edition by pots', () => {
    const species = (edition: (typeof EDITIONS)[number]) =>
      new Set(makeLevel(edition, 'border', 'x').plants.map(speciesOf)).size;
    expect(species(pairs)).toBe(12);
    expect(species(threes)).toBe(10);
    expect(species(alike)).toBe(3);
  });

  it('gives each of its plants a unique name', () => {
    const kinds = [...new Set(makeLevel(alike, 'house', 'x').plants)];
    expect(new Set(kinds.map(nameOf)).size).toBe(kinds.length);
  });
});

describe('the game state', () => {
  it('shows the replayed position, and resumes from its moves', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 60 }), fc.constantFrom(...EDITIONS), (cells, edition) => {
        const level = makeLevel(edition, 'border', 'screen');
        const game = createGame(level);
        for (const cell of cells) game.open(cell);
        const resumed = createGame(level, game.moves);
        expect(resumed.play).toEqual(game.play);
        expect(level.plants.map((_, cell) => resumed.paneAt(cell))).toEqual(
          level.plants.map((_, cell) => game.paneAt(cell)),
        );
      }),
    );
  });

  it('drops the first invalid saved move and every move after it', () => {
    expect(createGame(small, [[0], [0], [1]]).moves).toEqual([[0]]);
  });

  it('moves the cursor across the edges', () => {
    const game = createGame(small);
    game.step(-1, 0);
    expect(game.cursor).toBe(2);
    game.step(0, -1);
    expect(game.cursor).toBe(5);
    game.step(1, 0);
    expect(game.cursor).toBe(3);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [1]]],
    ['a pane outside every house', [[48]]],
    ['a fraction', [[0.5]]],
    ['a word instead of a number', [['1']]],
    ['a move with too many values', [[1, 2]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => [0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});
