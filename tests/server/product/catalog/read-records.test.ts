/** Tests reading a feed's file: all layouts, correct line numbers, and invalid parts that do not affect other records. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrokenFileError, readRecords, type RecordLayout } from '@/server/product/catalog/read-records';
import { createFeedFolder } from '../../../support/feed-files';

let files: Awaited<ReturnType<typeof createFeedFolder>>;
beforeAll(async () => {
  files = await createFeedFolder();
});
afterAll(() => files.remove());

const readRecordsOf = async (text: string, layout: RecordLayout) => {
  const found: unknown[] = [];
  try {
    for await (const record of readRecords(await files.write(text), layout)) found.push(record);
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error;
    return { found, broken: error.message };
  }
  return { found, broken: null };
};

describe('reading an array', () => {
  it('reports the first line of each record, however the file is formatted', async () => {
    const text = '\n[\n {"a":\n 1, "b": ["ä", {"c": 2}]},{"d":\n{}}\n,\n\n {"e": "]\\n"}]\n';
    expect(await readRecordsOf(text, 'array')).toEqual({
      found: [
        { line: 3, value: { a: 1, b: ['ä', { c: 2 }] } },
        { line: 4, value: { d: {} } },
        { line: 8, value: { e: ']\n' } },
      ],
      broken: null,
    });
  });

  it('accepts a byte order mark, and letters that are split between chunks', async () => {
    const records = Array.from({ length: 3_000 }, (_, id) => ({ id, title: 'Žluťoučký 🎲 kůň 漢字' }));
    const { found } = await readRecordsOf(`\uFEFF${JSON.stringify(records)}`, 'array');
    expect(found).toEqual(records.map((value) => ({ line: 1, value })));
  });

  it.each([
    ['breaks off', '[{"a":1},\n{"b":', 'Line 2:', 1],
    ['contains invalid JSON', '[{"a":1},\n{"b": nope}]', 'Line 2:', 1],
    ['is followed by something', '[{"a":1}]\n\nx', 'Line 3:', 1],
    ['is an object', '{"error": "no such feed"}', 'Line 1: an array was expected', 0],
    ['is empty', '  \n', 'Line 2: the file is empty', 0],
  ])(
    'stops after the preceding records when the file %s, and reports the line',
    async (_name, text, expectedText, count) => {
      const { found, broken } = await readRecordsOf(text, 'array');
      expect(found).toHaveLength(count);
      expect(broken).toContain(expectedText);
    },
  );

  it('refuses a record that is too long, without keeping it in memory', async () => {
    const { broken } = await readRecordsOf(`[\n{"a":"${'x'.repeat(3_000_000)}"}]`, 'array');
    expect(broken).toBe('Line 2: a record is longer than 1048576 bytes');
  });
});

describe('reading an object with items', () => {
  it('returns the items and skips everything around them', async () => {
    const text = '{"version":"2","author":{"items":[1]},\n"items":[\n{"id":1},\n{"id":2}],"next_url":null}';
    expect((await readRecordsOf(text, 'items')).found).toEqual([
      { line: 3, value: { id: 1 } },
      { line: 4, value: { id: 2 } },
    ]);
  });
});

describe('reading JSON Lines', () => {
  it('parses each line separately, so that an invalid line does not affect the others', async () => {
    const text = `{"a":1}\r\n\n{"b":\n{"c":"${'x'.repeat(1_100_000)}"}\n{"d":4}`;
    expect((await readRecordsOf(text, 'arrayOrLines')).found).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 3, problem: 'not JSON' },
      { line: 4, problem: 'longer than 1048576 bytes' },
      { line: 5, value: { d: 4 } },
    ]);
  });

  it('parses an array when the file begins with one', async () => {
    expect((await readRecordsOf(' [{"a":1}]', 'arrayOrLines')).found).toEqual([{ line: 1, value: { a: 1 } }]);
  });
});
