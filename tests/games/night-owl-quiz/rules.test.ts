import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  FIGURE_HIDDEN,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  MIN_MS_PER_QUESTION,
  MODE_LABELS,
  QUESTIONS,
  SLIP_MS,
} from '@/games/night-owl-quiz/config';
import { makeLevel } from '@/games/night-owl-quiz/generate';
import { isHarder } from '@/games/night-owl-quiz/play';
import { createGame } from '@/games/night-owl-quiz/state';
import { levelFor, rulesFor } from '@/games/night-owl-quiz/rules';
import type { ModeKey, Move } from '@/games/night-owl-quiz/types';
import golden from './golden-runs.json';
import { answersTo, expectValidLevel, solve } from './expect-valid-level';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const [mixed, , memory] = EDITIONS;
const rules = rulesFor('night-owl-quiz')!;
const spec = { seed: 'rules-test', mode: 'midnight' };
const moves = solve(levelFor(mixed!, spec)!);

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)(
    'always makes the same questions for $keyword at $mode',
    ({ keyword, seed, mode, moves, questions }) => {
      const ownRules = rulesFor(keyword)!;
      const level = levelFor(
        EDITIONS.find((edition) => edition.keyword === keyword)!,
        { seed, mode },
      )!;
      expect(level.questions.map(({ task, question }) => `${task}: ${question}`)).toEqual(questions);
      const parsed = ownRules.parseMoves(moves)!;
      expect(ownRules.replay({ seed, mode }, parsed)).toEqual({
        outcome: 'finished',
        moveCount: moves.length,
        penaltyMs: SLIP_MS,
        progress: 1,
      });
      expect(ownRules.replay({ seed, mode }, parsed.slice(0, -1)).outcome).toBe('unfinished');
    },
  );

  it('refuses an invalid answer, and a move after the end', () => {
    const refused = (list: Move[]) => rules.replay(spec, list).outcome;
    expect(refused([...moves, [0]])).toBe('illegal');
    expect(refused([[98]])).toBe('illegal');
    expect(rules.replay({ seed: 'x', mode: 'noon' }, []).outcome).toBe('illegal');
    const memories = rulesFor('night-owl-memory')!;
    const level = levelFor(memory!, spec)!;
    const first = answersTo(level.questions[0]!);
    expect(memories.replay(spec, first.slice(1)).outcome, 'answered before it was looked at').toBe('illegal');
    expect(memories.replay(spec, [[FIGURE_HIDDEN], [FIGURE_HIDDEN]]).outcome, 'looked at twice').toBe(
      'illegal',
    );
  });

  it('counts each mistake once, and then accepts the right answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EDITIONS),
        fc.constantFrom(...MODES),
        fc.string(),
        (edition, mode, seed) => {
          const level = makeLevel(edition.tasks, mode, seed);
          const ownRules = rulesFor(edition.keyword)!;
          const list = level.questions.flatMap((question) => {
            const right = answersTo(question);
            if (question.kind !== 'choice') return right;
            const wrongMove: Move = [(question.answer + 1) % question.options.length];
            return [...right.slice(0, -1), wrongMove, ...right.slice(-1)];
          });
          const slips = level.questions.filter(({ kind }) => kind === 'choice').length;
          expect(ownRules.replay({ seed, mode }, list)).toMatchObject({
            outcome: 'finished',
            penaltyMs: slips * SLIP_MS,
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('requires a minimum time per question and per move', () => {
    expect(rules.minimumActiveMs(spec, 9)).toBe(QUESTIONS * MIN_MS_PER_QUESTION + 9 * MIN_MS_PER_MOVE);
  });
});

describe('every round', () => {
  it('has twelve valid questions, and never the same task twice in a row', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EDITIONS),
        fc.constantFrom(...MODES),
        fc.string(),
        (edition, mode, seed) => {
          const level = makeLevel(edition.tasks, mode, seed);
          expectValidLevel(level);
          expect(level).toEqual(makeLevel(edition.tasks, mode, seed));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('covers all tasks of its edition', () => {
    for (const { tasks } of EDITIONS) {
      const rounds = ['all', 'of', 'them'].map((seed) => makeLevel(tasks, 'evening', seed).questions);
      expect(new Set(rounds.flat().map(({ task }) => task))).toEqual(new Set(tasks));
      // Checks that no task is more frequent than another.
      for (const questions of rounds)
        for (const task of tasks) {
          const count = questions.filter((question) => question.task === task).length;
          expect(count).toBeLessThanOrEqual(Math.ceil(QUESTIONS / tasks.length));
        }
    }
  });
});

describe('the progression within a round', () => {
  it.each([
    ['evening', [0, 1, 2]],
    ['midnight', [1, 2, 3, 4]],
    ['small-hours', [3, 4, 5]],
  ] as const)('increases the difficulty at %s, with equally many questions of each level', (mode, steps) => {
    for (const { tasks } of EDITIONS) {
      const level = makeLevel(tasks, mode, 'grows');
      const each = QUESTIONS / steps.length;
      expect(level.steps).toEqual(steps.flatMap((step) => Array.from({ length: each }, () => step)));
      const harder = level.questions.filter((_, at) => isHarder(level, at));
      expect(harder).toHaveLength(steps.length - 1);
    }
  });

  it.each(MODES)('shows more windows to remember at the end than at the beginning, at %s', (mode) => {
    for (const seed of ['one', 'two', 'three']) {
      const { questions } = makeLevel(['windows', 'walk'], mode, seed);
      for (const task of ['windows', 'walk']) {
        const counts = questions.flatMap((question) =>
          question.kind === 'taps' && question.task === task ? [question.cells.length] : [],
        );
        expect(counts).toEqual(counts.toSorted((one, other) => one - other));
        expect(counts.at(-1)).toBeGreaterThan(counts[0]!);
      }
    }
  });
});

describe('a saved round', () => {
  it('resumes at the current question, and drops moves that do not fit', () => {
    const level = levelFor(mixed!, spec)!;
    const half = moves.slice(0, 9);
    const game = createGame(level, [...half, [98]]);
    expect(game.moves).toEqual(half);
    for (const [at] of moves.slice(9)) expect(game.press(at)).not.toBe('nothing');
    expect(game.isDone()).toBe(true);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [1]]],
    ['a cell outside every grid', [[FIGURE_HIDDEN + 1]]],
    ['a fraction', [[0.5]]],
    ['a word instead of a number', [['1']]],
    ['a move with too many values', [[1, 2]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => [0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});
