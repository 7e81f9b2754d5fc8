import { describe, expect, it } from 'vitest';
import { isComplete, selectTests } from '../../scripts/lib/browser-selection.mjs';

const PASS_COUNTS = { firefox: { 'search.spec.ts › finds a game': 10, 'play.spec.ts › plays': 9 } };
const selectForEngine = (options: Parameters<typeof selectTests>[0], engine = 'firefox') =>
  selectTests(options, PASS_COUNTS, engine, 'list.txt');

describe('selecting the tests of an engine', () => {
  it('selects all tests by default', () => {
    expect(selectForEngine({})).toEqual({ args: [], list: null });
  });

  it('lists only the qualified tests for --qualified', () => {
    expect(selectForEngine({ qualified: true })).toEqual({
      args: ['--test-list', 'list.txt'],
      list: 'search.spec.ts › finds a game',
    });
  });

  it('excludes the qualified tests for --unqualified', () => {
    expect(selectForEngine({ unqualified: true })).toEqual({
      args: ['--test-list-invert', 'list.txt'],
      list: 'search.spec.ts › finds a game',
    });
  });

  it('runs nothing for --qualified when no test has qualified', () => {
    expect(selectForEngine({ qualified: true }, 'webkit')).toBeNull();
  });

  it('runs everything for --unqualified when no test has qualified', () => {
    expect(selectForEngine({ unqualified: true }, 'webkit')).toEqual({ args: [], list: null });
  });

  it('forwards --grep to Playwright, with or without a test list', () => {
    expect(selectForEngine({ grep: 'opens' })?.args).toEqual(['--grep', 'opens']);
    expect(selectForEngine({ grep: 'opens', qualified: true })?.args).toEqual([
      '--grep',
      'opens',
      '--test-list',
      'list.txt',
    ]);
  });

  it('rejects both groups at the same time', () => {
    expect(() => selectForEngine({ qualified: true, unqualified: true })).toThrow(/either/);
  });
});

describe('the check for a complete selection', () => {
  it('returns true only without any option', () => {
    expect(isComplete({})).toBe(true);
    for (const option of [{ grep: 'a' }, { qualified: true }, { unqualified: true }])
      expect(isComplete(option)).toBe(false);
  });
});
