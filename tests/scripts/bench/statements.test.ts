/** Tests the replay of SQL statements that the site ran. */
import { describe, expect, it } from 'vitest';
import { replaceValues, replay } from '@/scripts/bench/statements.mjs';

const createStatement = (step: number, client: number, text: string, values: unknown[] = []) => ({
  label: 'x',
  step,
  client,
  text,
  values,
});

/** Creates a pool that records which connection runs what, and how many connections are checked out. */
const createPool = ({ failsAt = '' } = {}) => {
  const log: string[] = [];
  const released: unknown[] = [];
  const createRunner = (name: string) => ({
    query: ({ text, values }: { text: string; values: unknown[] }) => {
      log.push(`${name}: ${text}${values.length > 0 ? ` ${JSON.stringify(values)}` : ''}`);
      return text === failsAt ? Promise.reject(new Error('failed')) : Promise.resolve();
    },
    release: (isBroken?: boolean) => released.push(isBroken ?? false),
  });
  const pool = { ...createRunner('pool'), connect: () => Promise.resolve(createRunner('client')) };
  return { pool: pool as never, log, released };
};

const TRANSACTION_STEPS = [
  [createStatement(1, 7, 'select 1')],
  [createStatement(2, 4, 'begin')],
  [createStatement(3, 4, 'insert', ['a', 5])],
  [createStatement(4, 4, 'commit')],
  [createStatement(5, 4, 'select 2')],
];

describe('replaying the statements of a request', () => {
  it('runs a transaction on one connection and returns it to the pool', async () => {
    const { pool, log, released } = createPool();
    await replay(pool, TRANSACTION_STEPS);
    expect(log).toEqual([
      'pool: select 1',
      'client: begin',
      'client: insert ["a",5]',
      'client: commit',
      'pool: select 2',
    ]);
    expect(released).toEqual([false]);
  });

  it('destroys the connection of a transaction that fails', async () => {
    const { pool, released } = createPool({ failsAt: 'insert' });
    await expect(replay(pool, TRANSACTION_STEPS)).rejects.toThrow('failed');
    expect(released).toEqual([true]);
  });

  it('starts the statements of one step together', async () => {
    let running = 0;
    let max = 0;
    const runQuery = async () => {
      max = Math.max(max, (running += 1));
      await Promise.resolve();
      running -= 1;
    };
    await replay({ query: runQuery } as never, [
      [createStatement(1, 1, 'a'), createStatement(1, 2, 'b')],
      [createStatement(2, 1, 'c')],
    ]);
    expect(max).toBe(2);
  });

  it('uses the values of the replay', async () => {
    const { pool, log } = createPool();
    await replay(
      pool,
      [[createStatement(1, 1, 'insert', ['a', 5])]],
      new Map<unknown, unknown>([
        ['a', 'b'],
        [5, 6],
      ]),
    );
    expect(log).toEqual(['pool: insert ["b",6]']);
  });
});

describe('replacing recorded values', () => {
  const replacements = new Map<unknown, unknown>([
    ['run-1', 'run-2'],
    [211, 212],
  ]);

  it.each([
    [['run-1'], ['run-2']],
    [
      [211, 2110],
      [212, 2110],
    ],
    [[['x', 'run-1']], [['x', 'run-2']]],
    [['{"runId":"run-1"}'], ['{"runId":"run-2"}']],
    [
      [null, true],
      [null, true],
    ],
  ])('turns %j into %j', (values, replaced) => {
    expect(replaceValues(values, replacements)).toEqual(replaced);
  });
});
