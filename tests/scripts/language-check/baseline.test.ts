/** Tests the baseline of the language check, and the report when the sources differ from it. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareCounts, countFindings, lowerBaseline } from '@/scripts/language-check/baseline.mjs';
import { readAddedLines } from '@/scripts/language-check/changed-lines.mjs';
import {
  checkLanguage,
  describeDifferences,
  writeBaseline,
} from '@/scripts/language-check/check-language.mjs';

const createCounts = (comments: Record<string, number>) => ({ comments, tests: {}, names: {} });
const createFinding = (line: number) => ({
  check: 'comments',
  path: 'lib/a.ts',
  line,
  message: 'a comment opens',
});

describe('the baseline', () => {
  it('counts findings by check and folder', () => {
    const found = [
      createFinding(1),
      createFinding(2),
      { ...createFinding(3), check: 'names', path: 'server/scores/runs/a.ts' },
    ];
    expect(countFindings(found)).toEqual({ comments: { lib: 2 }, tests: {}, names: { 'server/scores': 1 } });
  });

  it.each([
    ['equal', { lib: 2 }, { lib: 2 }, []],
    ['more', { lib: 2 }, { lib: 3 }, [{ check: 'comments', folder: 'lib', allowed: 2, found: 3 }]],
    ['fewer', { lib: 2 }, { lib: 1 }, [{ check: 'comments', folder: 'lib', allowed: 2, found: 1 }]],
    ['a folder without any', {}, { lib: 1 }, [{ check: 'comments', folder: 'lib', allowed: 0, found: 1 }]],
    ['a cleared folder', { lib: 2 }, {}, [{ check: 'comments', folder: 'lib', allowed: 2, found: 0 }]],
  ])('compares %s', (_case, allowed, found, expected) => {
    expect(compareCounts(createCounts(allowed), createCounts(found))).toEqual(expected);
  });

  it('lowers and removes counts, but does not raise or add any', () => {
    const lowered = lowerBaseline(createCounts({ a: 5, b: 2, c: 3 }), createCounts({ a: 4, b: 7, d: 1 }));
    expect(lowered.comments).toEqual({ a: 4, b: 2 });
  });

  it('shows the new finding with its line, or all findings when none is new', () => {
    const more = [{ check: 'comments', folder: 'lib', allowed: 1, found: 2 }];
    const found = [createFinding(1), createFinding(2)];
    expect(describeDifferences(more, found, (_path: string, line: number) => line === 2)).toEqual([
      'lib: 2 findings in comments, 1 allowed\n  lib/a.ts:2 a comment opens',
    ]);
    expect(describeDifferences(more, found, () => false)[0]).toContain('lib/a.ts:1 ');
  });

  it('names the command that lowers it', () => {
    const [text] = describeDifferences(
      [{ check: 'comments', folder: 'lib', allowed: 2, found: 1 }],
      [],
      () => false,
    );
    expect(text).toContain('npm run language -- --write');
  });

  it('reads the added lines of a diff', () => {
    const diff =
      '+++ b/lib/a.ts\n@@ -1 +1,2 @@\n+a\n+b\n@@ -9,2 +8,0 @@\n-c\n+++ b/lib/b.ts\n@@ -0,0 +1 @@\n+d';
    expect(readAddedLines(diff)).toEqual(
      new Map([
        ['lib/a.ts', new Set([1, 2])],
        ['lib/b.ts', new Set([1])],
      ]),
    );
  });
});

describe('checking a project without git', () => {
  let root: string;
  const baselinePath = () => join(root, 'scripts/language-check/baseline.json');

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'language-'));
    await mkdir(join(root, 'scripts/language-check'), { recursive: true });
    await mkdir(join(root, 'lib'));
    await writeFile(baselinePath(), JSON.stringify(createCounts({ lib: 1 })));
    await writeFile(join(root, 'lib/a.ts'), '// What a run costs.\n');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('passes with a note about the commits', async () => {
    const { faults, notes } = await checkLanguage(root);
    expect([faults, notes]).toEqual([[], ['commit subjects are not checked: this is not a git checkout']]);
  });

  it('fails on a new finding and shows its line', async () => {
    await cp(join(root, 'lib/a.ts'), join(root, 'lib/b.ts'));
    const { faults } = await checkLanguage(root);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('lib/b.ts:1 a comment opens with "What"');
    expect(await writeBaseline(root)).toHaveLength(1);
    expect(JSON.parse(await readFile(baselinePath(), 'utf8'))).toEqual(createCounts({ lib: 1 }));
  });

  it('fails on a corrected finding until the baseline is lowered', async () => {
    await writeFile(join(root, 'lib/a.ts'), '// Returns the price of a run.\n');
    expect((await checkLanguage(root)).faults).toHaveLength(1);
    expect(await writeBaseline(root)).toEqual([]);
    expect((await checkLanguage(root)).faults).toEqual([]);
    expect(JSON.parse(await readFile(baselinePath(), 'utf8'))).toEqual(createCounts({}));
  });
});
