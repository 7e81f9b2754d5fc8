/** Tests `npm run db` in a separate process, with the test's own databases. */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '@/server/db/connect';
import { parseDbCommand, UsageError } from '@/server/db/cli/options';
import { formatResult } from '@/server/db/cli/format-result';
import { readMigrationStatus } from '@/server/db/migration-status';
import { startCli } from '../../support/catalog-cli';
import { bundleScript } from '../../support/child-script';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { quietLog } from '../../support/embedded-test-server';
import { createOldDatabase, MIGRATIONS_FOLDER } from '../../support/old-database';

const NEWEST_BUT_TWO = '0013_offline-runs-and-mail.sql';
/** The settings that production requires. */
const PRODUCTION = {
  ENVIRONMENT: 'production',
  BASE_URL: 'https://games.example.com',
  SMTP_URL: 'smtp://localhost:2525',
  MAIL_FROM: 'games@example.com',
};

let script: string;
beforeAll(async () => {
  script = await bundleScript('server/db-cli.ts');
});
afterAll(() => rm(script, { force: true }));

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.drop();
  database = undefined;
});
const runCli = (args: string[], env: Record<string, string> = {}) =>
  startCli(args, { script, databaseUrl: database?.connectionString ?? '', env }).ended;

describe('npm run db with status or migrate', () => {
  beforeEach(async () => {
    database = await createOldDatabase(NEWEST_BUT_TWO);
  });

  it('reports and applies pending migrations', async () => {
    const before = await runCli(['status']);
    expect(before.code, before.err).toBe(0);
    expect(before.out).toMatch(/Version +PostgreSQL \d+/);
    expect(before.out).toContain(`pending    ${NEWEST_BUT_TWO}`);
    expect(before.out).toMatch(/product\.member +\S+ kB +0 rows/);
    const pool = (database as TestDatabase).pool;
    const { applied, pending } = await readMigrationStatus(pool, MIGRATIONS_FOLDER);
    expect(before.out).toContain(`${applied.length} applied, ${pending.length} pending`);

    const migrated = await runCli(['migrate']);
    expect([migrated.code, migrated.out.trim()]).toEqual([0, `Applied ${pending.length} migrations.`]);
    expect((await runCli(['migrate'])).out.trim()).toBe('The database is up to date.');
    expect((await runCli(['status'])).out).toContain(`${applied.length + pending.length} applied, 0 pending`);
  });

  it('lists migrations that were changed, or that another version applied', async () => {
    const pool = (database as TestDatabase).pool;
    await pool.query(`update public.schema_migration set checksum = 'x' where name = '0003_members.sql'`);
    await pool.query(`insert into public.schema_migration (name, checksum) values ('9999_later.sql', 'y')`);
    expect(await readMigrationStatus(pool, MIGRATIONS_FOLDER)).toMatchObject({
      changed: ['0003_members.sql'],
      unknown: ['9999_later.sql'],
    });
    const { code, out } = await runCli(['status']);
    expect(code).toBe(1);
    expect(out).toContain('changed    0003_members.sql');
    expect(out).toContain('unknown    9999_later.sql');
  });
});

describe('the reset command', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
    await database.pool.query(
      `insert into scores.player (subject, is_guest, display_name) values ('member:1', false, 'Mia')`,
    );
  });
  const countPlayers = async () =>
    (await (database as TestDatabase).pool.query('select 1 from scores.player')).rowCount;

  it('deletes nothing without confirmation', async () => {
    const { code, err } = await runCli(['reset']);
    expect([code, await countPlayers()]).toEqual([1, 1]);
    expect(err).toContain('--yes');
  });

  it('empties the database and creates the schema again with --yes', async () => {
    const { code, out, err } = await runCli(['reset', '--yes']);
    expect(code, err).toBe(0);
    expect(out).toMatch(/^Reset PostgreSQL .*applied \d+ migrations/);
    expect(await countPlayers()).toBe(0);
    const { pending } = await readMigrationStatus((database as TestDatabase).pool, MIGRATIONS_FOLDER);
    expect(pending).toEqual([]);
  });

  it('requires both confirmations in production', async () => {
    for (const args of [['--yes'], ['--yes-really'], []]) {
      const { code, err } = await runCli(['reset', ...args], PRODUCTION);
      expect([code, await countPlayers()]).toEqual([1, 1]);
      expect(err).toContain('ENVIRONMENT is production');
    }
    expect((await runCli(['reset', '--yes', '--yes-really'], PRODUCTION)).code).toBe(0);
    expect(await countPlayers()).toBe(0);
  });

  it('refuses while the site is running', async () => {
    const { config } = database as TestDatabase;
    const site = createPool({ ...config, application_name: 'starwick', max: 1 }, quietLog);
    await site.query('select 1');
    const { code, err } = await runCli(['reset', '--yes']);
    await site.end();
    expect([code, await countPlayers()]).toEqual([1, 1]);
    expect(err).toContain('The site is running');
  });
});

describe('the psql command', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
  });

  it('runs a statement with -c, whether or not psql is installed', async () => {
    const environments: Record<string, string>[] = [{}, { PATH: '' }];
    for (const env of environments) {
      const { code, out, err } = await runCli(['psql', '-c', 'select 20 + 3 as answer'], env);
      expect(code, err).toBe(0);
      expect(out).toMatch(/answer[\s\S]*23/);
    }
  });

  it('fails with the database’s message', async () => {
    const { code, err } = await runCli(['psql', '-c', 'select nothing'], { PATH: '' });
    expect(code).toBe(1);
    expect(err).toContain('column "nothing" does not exist');
  });

  it('lists the supported commands when psql is not installed', async () => {
    const { code, err } = await runCli(['psql', '--csv'], { PATH: '' });
    expect(code).toBe(2);
    expect(err).toContain('psql is not installed');
  });
});

describe('the command line', () => {
  it.each([
    [['sing'], 'Unknown command "sing"'],
    [['status', 'now'], 'status takes no arguments'],
    [['reset', '--loud'], '--loud'],
  ])('rejects %j with a one-line message', (args, message) => {
    expect(() => parseDbCommand(args)).toThrow(UsageError);
    expect(() => parseDbCommand(args)).toThrow(message);
  });

  it('prints its usage without a command', async () => {
    const { code, out } = await runCli([]);
    expect(code).toBe(0);
    for (const name of ['status', 'psql', 'migrate', 'reset']) expect(out).toContain(`npm run db -- ${name}`);
  });

  it('aligns the columns of a result', () => {
    const fields = [{ name: 'slug' }, { name: 'plays' }];
    const rows = [
      ['quiet-sudoku', 12],
      ['a', null],
    ];
    expect(formatResult({ command: 'SELECT', rowCount: 2, fields, rows })).toEqual([
      ' slug         | plays',
      '--------------+-------',
      ' quiet-sudoku | 12',
      ' a            |',
      '(2 rows)',
    ]);
    expect(formatResult({ command: 'DELETE', rowCount: 3, fields: [], rows: [] })).toEqual(['DELETE 3']);
  });
});
