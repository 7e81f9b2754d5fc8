/** Checks the text of each mode in the start menu, and the selected mode. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChoices, findFirstChoice } from '@/games/kit/shell/choices';
import type { BestResult, SavedPuzzle } from '@/games/kit/shell/saves';
import { timeValue, type PuzzleValue } from '@/games/kit/shell/value';

type Mode = 'daily' | 'easy' | 'hard';
type Saved = SavedPuzzle<never, object>;
const TODAY = '2026-03-05';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T23:30`) });
});
afterEach(() => {
  vi.useRealTimers();
});

const createSaved = (more: Partial<Saved>): Saved => ({
  run: { runId: 'r', seed: 's', levelKey: null, mode: 'easy', startedAt: '' },
  ...{ isRanked: true, activeMs: 13_000, moves: [[1]] as never, isFinished: false },
  ...more,
});
const createStartChoices = (
  {
    feats = {},
    puzzles = {},
  }: { feats?: Partial<Record<Mode, BestResult>>; puzzles?: Partial<Record<Mode, Saved>> },
  {
    levelKey = null,
    value = timeValue,
    isTouched,
  }: { levelKey?: string | null; value?: PuzzleValue<unknown>; isTouched?: () => boolean } = {},
) =>
  createChoices<Mode, never, never, object>({
    kind: {
      edition: { modes: ['daily', 'easy', 'hard'] } as never,
      modeLabels: { daily: 'Daily', easy: 'Easy', hard: 'Hard' },
      isTouched,
    },
    session: {
      saves: { puzzles, days: [], feats, lastMode: null, hasSeenHowTo: true },
      savedOf: (mode) => puzzles[mode],
    },
    value,
    levelKey,
  });
const findFirst = (
  startChoices: ReturnType<typeof createStartChoices>,
  requested: string | null = null,
  isDayRequested = false,
) => findFirstChoice(startChoices, { requested, last: null, isDayRequested });
const createWonBest = (levelKey: string | null): BestResult => ({ levelKey, best: 80_000, isWon: true });

describe('the start menu', () => {
  it('offers to play new modes and to resume unfinished ones, and includes the hint penalty in their time', () => {
    const startChoices = createStartChoices({
      puzzles: { easy: createSaved({ penaltyMs: 30_000 }), hard: createSaved({ isFinished: true }) },
    });
    expect(startChoices.map(({ note, action }) => [note, action])).toEqual([
      ['', 'Play'],
      ['Begun, 0:43', 'Resume'],
      ['Solved, not sent yet', 'Send it'],
    ]);
  });

  it('offers to play, not to resume, a level that the player has not touched', () => {
    const startChoices = createStartChoices(
      { puzzles: { easy: createSaved({}) } },
      { isTouched: () => false },
    );
    expect(startChoices.map(({ note, action }) => [note, action])).toEqual([
      ['', 'Play'],
      ['', 'Play'],
      ['', 'Play'],
    ]);
  });

  it('shows the best result of each mode in the game’s own unit', () => {
    const points = { ...timeValue, label: 'Points', format: String };
    const feats = { easy: createWonBest(null), hard: { ...createWonBest(null), best: 12, isWon: false } };
    expect(createStartChoices({ feats }).map(({ note }) => note)).toEqual(['', 'Best 1:20', 'Best 0:00']);
    const startChoices = createStartChoices({ feats }, { value: points });
    expect(startChoices.map(({ note, isWon }) => [note, isWon])).toEqual([
      ['', false],
      ['Best 80000 points', true],
      ['Best 12 points', false],
    ]);
  });

  it('selects another mode after a finished daily, and announces that a second play is for practice', () => {
    const startChoices = createStartChoices({ feats: { daily: createWonBest(TODAY) } });
    expect(startChoices[0]).toMatchObject({
      note: 'Done today, 1:20',
      line: 'Your first time of the day counts. Again is for practice.',
    });
    expect(findFirst(startChoices, 'daily')).toBe('easy');
    const withBegun = createStartChoices({
      feats: { daily: createWonBest(TODAY) },
      puzzles: { hard: createSaved({}) },
    });
    expect(findFirst(withBegun, 'daily')).toBe('hard');
  });

  it('ignores the result of another day’s daily', () => {
    const startChoices = createStartChoices({ feats: { daily: createWonBest('2026-03-04') } });
    expect(startChoices[0]).toMatchObject({ note: '', line: '', isWon: false });
    expect(findFirst(startChoices, 'daily')).toBe('daily');
  });

  it('resumes today’s daily, but not another day’s', () => {
    const of = (levelKey: string) =>
      createSaved({ run: { ...createSaved({}).run, mode: 'daily', levelKey } });
    expect(createStartChoices({ puzzles: { daily: of(TODAY) } })[0]).toMatchObject({ action: 'Resume' });
    expect(createStartChoices({ puzzles: { daily: of('2026-03-04') } })[0]).toMatchObject({
      note: '',
      action: 'Play',
    });
  });

  it('selects a requested archive day even if it is finished', () => {
    const startChoices = createStartChoices(
      { feats: { daily: createWonBest('2026-02-01') } },
      { levelKey: '2026-02-01' },
    );
    expect(startChoices[0]!.note).toBe('Done, 1:20');
    expect(findFirst(startChoices, 'daily', true)).toBe('daily');
  });
});
