/** Tests the recorder of the SQL that a server runs, in a separate server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStatements } from '@/scripts/bench/statements.mjs';
import { createTestDatabase, type TestDatabase } from '../../support/database';

const root = resolve(import.meta.dirname, '../../..');
const recorderUrl = pathToFileURL(join(root, 'scripts/bench/record-statements.mjs')).href;

const SERVER_SOURCE = `
import { createServer } from 'node:http';
import pg from 'pg';
const pool = new pg.Pool(JSON.parse(process.env.CONNECTION));
createServer(async (request, response) => {
  await pool.query('select $1::int', [1]);
  await Promise.all([pool.query({ name: 'two', text: 'select 2' }), pool.query('select 3')]);
  const client = await pool.connect();
  await client.query('begin');
  await client.query('commit');
  client.release();
  response.end();
}).listen(0, function () { console.log(this.address().port); });
`;

let database: TestDatabase;
let temporaryFolder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  temporaryFolder = await mkdtemp(join(tmpdir(), 'record-'));
});
afterAll(async () => {
  await database.drop();
  await rm(temporaryFolder, { recursive: true, force: true });
});

/** Sends requests with and without a label, and returns the recorded statements. */
const recordStatements = async (labels: (string | null)[]) => {
  const file = join(temporaryFolder, 'statements.txt');
  const child = spawn(
    process.execPath,
    ['--import', recorderUrl, '--input-type=module', '-e', SERVER_SOURCE],
    {
      cwd: root,
      env: { ...process.env, RECORD_STATEMENTS: file, CONNECTION: JSON.stringify(database.config) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  for (const label of labels) {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      headers: label ? { 'x-bench-label': label } : {},
    });
    await response.arrayBuffer();
  }
  child.kill();
  await once(child, 'exit');
  return readStatements(file);
};

describe('recording the statements of a request', () => {
  it('groups statements that run at the same time and ignores requests without a label', async () => {
    const recorded = await recordStatements([null, 'first', null]);
    expect([...recorded.keys()]).toEqual(['first']);
    expect(recorded.get('first')?.map((step) => step.map(({ text }) => text))).toEqual([
      ['select $1::int'],
      ['select 2', 'select 3'],
      ['begin'],
      ['commit'],
    ]);
    const [[first] = [], [second] = []] = recorded.get('first') ?? [];
    expect(first?.values).toEqual([1]);
    expect(second?.name).toBe('two');
  });
});
