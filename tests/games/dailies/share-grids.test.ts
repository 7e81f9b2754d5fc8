import { describe, expect, it } from 'vitest';
import { PIECE } from '@/games/ember-match/config';
import { editionOf as crosswordOf } from '@/games/cross-and-down/config';
import { levelFor as crosswordLevel } from '@/games/cross-and-down/rules';
import { shareGridOf as shareCrossword } from '@/games/cross-and-down/share';
import { copyPlay, createPlay as createEmber, performSwap } from '@/games/ember-match/play';
import { shareGridOf as shareEmber } from '@/games/ember-match/share';
import { listSwaps } from '@/games/ember-match/swaps';
import type { Swap } from '@/games/ember-match/types';
import { planFor } from '@/games/ember-match/week';
import { shareGridOf as shareSolitaire } from '@/games/hearthside-solitaire/share';
import { shareGridOf as shareJigsaw } from '@/games/lamplight-jigsaw/share';
import { editionOf as wordsOf } from '@/games/lantern-words/config';
import { levelFor as wordsLevel } from '@/games/lantern-words/rules';
import { shareGridOf as shareWords } from '@/games/lantern-words/share';
import { editionOf as atticOf } from '@/games/marlow-attic/config';
import { levelFor as atticLevel } from '@/games/marlow-attic/rules';
import { shareGridOf as shareAttic } from '@/games/marlow-attic/share';
import { nameOf } from '@/games/marlow-attic/words';
import { editionOf as nonogramOf } from '@/games/nonogram-garden/config';
import { levelFor as nonogramLevel } from '@/games/nonogram-garden/rules';
import { shareGridOf as shareNonogram } from '@/games/nonogram-garden/share';
import { shareGridOf as shareSudoku } from '@/games/quiet-sudoku/share';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import type { ResultReport, ShareGrid } from '@/lib/game-protocol';
import { formatShareText } from '@/lib/messages/share-text';
import { DAILIES, specOfDay } from './dailies';
import { SOME_DATES } from './days';

type Run = readonly (readonly unknown[])[];

const levelOf = <Level>(level: Level | null | undefined): Level => {
  if (!level) throw new Error('no level');
  return level;
};
const atticOn = (spec: LevelSpec) => levelOf(atticLevel(atticOf('marlow-attic')!, spec));

interface SharedGrid {
  gridOf(run: Run, spec: LevelSpec): ShareGrid;
  /** Returns words from the solution, which the shared text must not contain. */
  secretsOf?(spec: LevelSpec): readonly string[];
}

const SHARED: Readonly<Record<string, SharedGrid>> = {
  'quiet-sudoku': { gridOf: (moves) => shareSudoku({ moves: moves as never }) },
  'nonogram-garden': {
    gridOf: (moves) => shareNonogram({ moves: moves as never }),
    secretsOf: (spec) => [levelOf(nonogramLevel(nonogramOf('nonogram-garden')!, spec)).name],
  },
  'lantern-words': {
    gridOf: (moves) => shareWords({ moves: moves as never }),
    secretsOf: (spec) => levelOf(wordsLevel(wordsOf('lantern-words')!, spec)).words.map(({ text }) => text),
  },
  'cross-and-down': {
    gridOf: (moves) => shareCrossword({ moves: moves as never }),
    secretsOf: (spec) =>
      levelOf(crosswordLevel(crosswordOf('cross-and-down')!, spec)).entries.map(({ text }) => text),
  },
  'lamplight-jigsaw': { gridOf: (moves) => shareJigsaw({ moves: moves as never }) },
  'hearthside-solitaire': { gridOf: (moves) => shareSolitaire({ moves: moves as never }) },
  'marlow-attic': {
    gridOf: (moves, spec) => shareAttic({ level: atticOn(spec), moves: moves as never }),
    secretsOf: (spec) => {
      const level = atticOn(spec);
      return level.wanted.map((_, place) => nameOf(level, place));
    },
  },
  'ember-match': {
    gridOf: (moves, spec) => shareEmber({ play: { plan: planFor(spec)! }, moves: moves as never }),
  },
};

const reportOf = (shareGrid: ShareGrid): ResultReport => ({
  ...{ runId: 'r', mode: 'daily', levelKey: '2026-11-27', title: 'Done', label: '', went: 'no hints' },
  ...{ written: '1:12', noun: 'time', best: null, parts: [], isWon: true, status: 'sent', refusal: '' },
  ...{ result: null, shareText: '', actions: [], shareGrid },
});
const textOf = (grid: ShareGrid): string =>
  formatShareText({ title: 'Daily', report: reportOf(grid), today: '2026-11-27', top: null, streak: 0 });

/** Returns runs that solve the first days of the sample. */
const runsOf = (keyword: string) => {
  const daily = DAILIES.find((one) => one.keyword === keyword)!;
  return SOME_DATES.slice(0, 8).map((date) => {
    const spec = specOfDay(keyword, date);
    return { spec, moves: daily.solve(spec) as Run };
  });
};

/** Inserts hints before the second move and before the middle move of a run. */
const withHelp = (run: Run): Run =>
  run.flatMap((move, i) => (i === 1 || i === Math.floor(run.length / 2) ? [['hint'], move] : [move]));

describe('the list of tested dailies', () => {
  it('contains every daily in the catalog', () => {
    expect(Object.keys(SHARED).sort()).toEqual(DAILIES.map(({ keyword }) => keyword).sort());
  });
});

describe.each(Object.entries(SHARED))('the shared text of %s', (keyword, { gridOf, secretsOf }) => {
  it('has a grid of at most 12 rows, and describes the grid in words', () => {
    for (const { spec, moves } of runsOf(keyword)) {
      const { rows, signs, text } = gridOf(moves, spec);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(12);
      for (const sign of rows.join('')) expect(signs).toContain(sign);
      expect(text).toMatch(/^\d+ (parts|words|things|swaps): (all|\d+) [a-z ]+(, \d+ [a-z ]+)*$/);
    }
  });

  it('contains no word of the solution', () => {
    const texts = runsOf(keyword).map(({ spec, moves }) => {
      const words = textOf(gridOf(moves, spec))
        .toLowerCase()
        .split(/[^a-z]+/);
      return { words, secrets: secretsOf?.(spec) ?? [] };
    });
    for (const { words, secrets } of texts)
      for (const secret of secrets) {
        const of = secret.toLowerCase();
        // The text's own vocabulary, such as "help", may also occur in some day's solution.
        const isOwn = texts.every((other) => other.words.includes(of));
        expect(isOwn || !words.includes(of), secret).toBe(true);
      }
  });
});

describe('the shared text of two different solutions', () => {
  const GAMES = ['quiet-sudoku', 'nonogram-garden', 'lamplight-jigsaw', 'hearthside-solitaire'];

  it.each(GAMES)('shows the same grid in %s after the same sequence of right and helped moves', (keyword) => {
    const { gridOf } = SHARED[keyword]!;
    const [first, second] = runsOf(keyword);
    const length = Math.min(first!.moves.length, second!.moves.length);
    const [a, b] = [first!, second!].map(({ moves }) =>
      withHelp(moves.filter(([kind]) => kind !== 'recycle').slice(0, length)),
    );
    expect(a).not.toEqual(b);
    const [one, other] = [gridOf(a!, first!.spec), gridOf(b!, second!.spec)];
    expect(one.text).toContain('hint');
    expect(textOf(one)).toBe(textOf(other));
  });

  it('shows the same grid in cross-and-down after the same sequence of right and helped moves', () => {
    const [first, second] = runsOf('cross-and-down');
    const length = Math.min(first!.moves.length, second!.moves.length);
    const helped = ({ moves }: { moves: Run }) => [
      ...moves.slice(0, length - 4),
      ...[
        ['hint', 'letter', moves[length - 4]![1]],
        ['check', 0],
      ],
      ...moves.slice(length - 3, length),
    ];
    const grids = [first!, second!].map((run) => shareCrossword({ moves: helped(run) as never }));
    expect(first!.moves.map(String)).not.toEqual(second!.moves.map(String));
    expect(grids[0]!.text).toBe('10 parts: 9 without help, 1 with a hint');
    expect(textOf(grids[0]!)).toBe(textOf(grids[1]!));
  });

  it('shows the same grid in lantern-words after the same sequence of right and helped moves', () => {
    const [first, second] = runsOf('lantern-words').map(({ moves }) => withHelp(moves.slice(0, 6)));
    expect(first).not.toEqual(second);
    const grid = shareWords({ moves: first as never });
    expect(grid).toMatchObject({
      rows: ['🏮💡🏮💡🏮', '🏮'],
      text: '6 words: 4 without help, 2 after a hint',
    });
    expect(shareWords({ moves: second as never })).toEqual(grid);
  });

  it('shows the same grid in marlow-attic after the same sequence of right and helped moves', () => {
    const grids = runsOf('marlow-attic')
      .slice(0, 2)
      .map(({ spec, moves }) => {
        const run = [['pick', 0, 0], ...withHelp(moves.slice(0, 6))];
        return shareAttic({ level: atticOn(spec), moves: run as never });
      });
    expect(grids[0]!.rows).toEqual(['🟠💡⭐💡⭐⭐']);
    expect(grids[0]!.text).toBe('6 things: 3 at once, 1 after a wrong tap, 2 after a hint');
    expect(grids[1]).toEqual(grids[0]);
  });

  it('shows the same grid in ember-match after the same sequence of right and helped moves', () => {
    /** Plays swaps that cause chains of the given lengths. */
    const playChains = (date: string, chains: readonly number[]) => {
      const plan = planFor(specOfDay('ember-match', date))!;
      const play = createEmber(plan);
      const moves: Swap[] = [];
      for (const chain of chains) {
        const move = listSwaps(play).find((one) => {
          const { steps } = performSwap(copyPlay(play), one);
          return Math.max(...steps.map((step) => step.chain)) === chain;
        });
        if (!move) break;
        performSwap(play, move);
        moves.push(move);
      }
      return { grid: shareEmber({ play: { plan }, moves }), moves, board: createEmber(plan).pieces };
    };
    const [first, second] = ['2026-11-23', '2026-11-27'].map((date) => playChains(date, [1, 1, 1, 1]));
    expect(first!.board).not.toEqual(second!.board);
    expect(first!.board.every((piece) => piece !== PIECE.empty)).toBe(true);
    expect(first!.grid.text).toBe('4 swaps: all that burned once');
    expect(second!.grid).toEqual(first!.grid);
  });
});
