/** Tests the language check's findings in comments, test names and identifiers. */
import { describe, expect, it } from 'vitest';
import { checkFile, folderOf } from '@/scripts/language-check/collect.mjs';
import { isTestName } from '@/scripts/language-check/test-names.mjs';
import { findRetiredWord, wordsOf } from '@/scripts/language-check/retired-words.mjs';

interface LanguageFinding {
  check: string;
  line: number;
}

const findingLines = (check: string, path: string, text: string): number[] =>
  (checkFile(path, text) as LanguageFinding[])
    .filter((finding) => finding.check === check)
    .map(({ line }) => line);

describe('checking comments', () => {
  it.each([
    ['a.ts', '/** What a run costs. */'],
    ['a.tsx', 'export const A = () => <p>{/* Who plays. */}</p>;'],
    ['a.mjs', '// Where it fails, the next one starts.'],
    ['a.js', 'go(); // None is left.'],
    ['a.css', '/* Nothing is wider. */\n.a { color: red; }'],
    ['a.sql', '-- What is deleted\nselect 1;'],
    ['a.sh', '# Whoever starts this\necho 1'],
    ['b.sh', 'echo 1 # Nor this'],
    ['A.hx', '/** What falls. **/\nclass A {}'],
    ['B.hx', 'a(); // Nothing is left.'],
    ['a.conf', '# What is cached\nmap 1;'],
    ['.env.example', '# Who it writes to\nA='],
  ])('reports the first word in %s: %s', (path, text) => {
    expect(findingLines('comments', path, text)).toEqual([1]);
  });

  it('reports a later sentence by its line', () => {
    const text = 'const a = 1;\n/**\n * Saves a run.\n * What is saved stays.\n */\nconst b = 2;';
    expect(findingLines('comments', 'a.ts', text)).toEqual([4]);
  });

  it('reports a sentence that follows another one in the same line', () => {
    expect(findingLines('comments', 'a.ts', '// Saves a run. So is the clock.')).toEqual([1]);
  });

  it.each([
    ['a.ts', '/** Returns what a run costs. */'],
    ['a.ts', '// Saves the address of\n// What Now, a game.'],
    ['a.ts', '// What if two tabs send at once?'],
    ['a.ts', 'const a = "// What is this";'],
    ['a.ts', "const a = `${'x'} // What is this`;"],
    ['a.ts', 'const a = /[/]/* What is this*/.exec("");'.replace('/*', '/ *')],
    ['a.ts', 'const a = /\\/\\/ What/;'],
    ['a.tsx', 'export const A = () => <p>// What is this</p>;'],
    ['a.css', '.a::before { content: "/* What */"; }'],
    ['a.sql', "select '-- What is this';"],
    ['a.sql', 'do $$ begin -- What is this\nend $$;'],
    ['a.sh', 'echo "# What is this" ${#What}'],
    ['A.hx', 'final a = "// What is this";'],
    ['.env.example', "# The site's name\nA=# What"],
  ])('accepts %s: %s', (path, text) => {
    expect(findingLines('comments', path, text)).toEqual([]);
  });
});

describe('checking test names', () => {
  it.each([
    'keeps the earlier of two results for the same day',
    're-sends a result',
    'never sends a result twice',
    'names the field',
    '%s refuses a guest',
    '$name: shows no advertisement',
    '${} opens a dialog',
    '%s',
  ])('accepts "%s"', (title) => {
    expect(isTestName(title)).toBe(true);
  });

  it.each([
    'are five an hour',
    'is not there',
    'what a closed tab saved is sent',
    'the board opens',
    'Sends a result',
    'send a result',
    'players share a board',
    'never',
    'this is a test',
    '%s is refused',
  ])('reports "%s"', (title) => {
    expect(isTestName(title)).toBe(false);
  });

  it.each([
    ["it('a wrong name', () => {});"],
    ["test('a wrong name', async () => {});"],
    ["it.each([1])('a wrong name', () => {});"],
    ["it.skipIf(true).each`a${1}`('a wrong name', () => {});"],
    ['it(`a ${1} wrong name`, () => {});'],
  ])('reads the name of %s', (text) => {
    expect(findingLines('tests', 'a.test.ts', text)).toEqual([1]);
  });

  it.each([
    ["describe('a board', () => {});"],
    ["test.describe('a board', () => {});"],
    ["test.step('a board', async () => {});"],
    ["pattern.test('a board', 1);"],
    ["it('sends a result', () => {});"],
  ])('reports nothing in %s', (text) => {
    expect(findingLines('tests', 'a.test.ts', text)).toEqual([]);
  });
});

describe('checking identifiers', () => {
  it('splits every naming style', () => {
    expect([wordsOf('keptRowOfHTML'), wordsOf('KEPT_ROW'), wordsOf('kept-row.ts')]).toEqual([
      ['kept', 'row', 'of', 'html'],
      ['kept', 'row'],
      ['kept', 'row', 'ts'],
    ]);
  });

  it.each([
    ['keptRow', 'stores/a.ts', 'kept'],
    ['TOLD_MOVES', 'server/a.ts', 'told'],
    ['mostTries', 'lib/a.ts', 'most'],
    ['address', 'lib/a.ts', 'address'],
    ['pictureOf', 'components/a.ts', 'picture'],
    ['evenings', 'tests/lib/a.ts', 'evenings'],
  ])('reports %s in %s', (name, path, word) => {
    expect(findRetiredWord(name, path)?.word).toBe(word);
  });

  it.each([
    ['keeplike', 'stores/a.ts'],
    ['atMostOnce', 'lib/a.ts'],
    ['almost', 'lib/a.ts'],
    ['emailAddress', 'lib/a.ts'],
    ['pictureOf', 'games/lamplight-jigsaw/a.ts'],
    ['evenings', 'games/kit/a.ts'],
    ['task', 'lib/a.ts'],
  ])('accepts %s in %s', (name, path) => {
    expect(findRetiredWord(name, path)).toBeNull();
  });

  it.each([
    ['const kept = 1;'],
    ['const { row: kept } = rows;'],
    ['const [kept] = rows;'],
    ['const a = (kept: number) => 1;'],
    ['interface A { kept: number }'],
    ['type Kept = 1;'],
    ['const a = { kept: 1 };'],
    ['class A { #kept = 1; }'],
    ["import { row as kept } from 'a';"],
  ])('reports the declaration in %s', (text) => {
    expect(findingLines('names', 'lib/a.ts', text)).toEqual([1]);
  });

  it.each([
    ['call(kept);'],
    ['const { kept } = rows;'],
    ['const a = { kept };'],
    ["import { kept } from 'a';"],
    ["const a = 'kept';"],
    ['const a = rows.kept;'],
  ])('omits the use in %s', (text) => {
    expect(findingLines('names', 'lib/a.ts', text)).toEqual([]);
  });

  it('reports the name of a file', () => {
    expect(findingLines('names', 'stores/kept-row.ts', 'export const a = 1;')).toEqual([1]);
  });
});

describe('the folders of the baseline', () => {
  it.each([
    ['server/scores/boards/read.ts', 'server/scores'],
    ['components/views/landing/parts/a.tsx', 'components/views/landing'],
    ['tests/server/scores/a.test.ts', 'tests/server/scores'],
    ['lib/a.ts', 'lib'],
    ['vitest.config.ts', '.'],
  ])('assigns %s to %s', (path, folder) => {
    expect(folderOf(path)).toBe(folder);
  });
});
