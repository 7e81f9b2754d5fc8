/** Tests the command line in its own process, as an operator uses it: including when it is killed, and with wrong arguments. */
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCatalogCommand, USAGE, UsageError } from '@/server/product/catalog/cli/arguments';
import { startCli } from '../../../support/catalog-cli';
import { bundleScript } from '../../../support/child-script';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { formatJsonArray, createFeedFolder, gamemonetizeRecord } from '../../../support/feed-files';

let database: TestDatabase;
let files: Awaited<ReturnType<typeof createFeedFolder>>;
let script: string;

beforeAll(async () => {
  database = await createTestDatabase();
  files = await createFeedFolder();
  script = await bundleScript('server/catalog-cli.ts');
});
afterAll(async () => {
  await database.drop();
  await files.remove();
  await rm(script, { force: true });
});

const start = (args: string[], env: Record<string, string> = {}) =>
  startCli(args, { script, databaseUrl: database.connectionString, env });
const runCli = (args: string[], env: Record<string, string> = {}) => start(args, env).ended;
const queryOne = async <T>(query: string): Promise<T | undefined> =>
  (await database.pool.query(query)).rows[0] as T | undefined;

describe('the command line of the catalog', () => {
  it.each([
    [[], 'A command is missing'],
    [['sing'], 'There is no command “sing”'],
    [['toString'], 'There is no command “toString”'],
    [['import', 'rss', 'x'], 'There is no feed “rss”: gamemonetize, gamepix, starwick.'],
    [['import', 'gamepix'], 'Usage: import <feed> <file-or-https-url>'],
    [['hide'], 'Usage: hide <slug>'],
    [['hide', 'a', 'b'], 'Usage: hide <slug>'],
    [['list', '--rejects', 'x'], 'list takes no --rejects.'],
    [['list', '--limit', '-1'], '--limit'],
    [['list', '--limit=many'], '--limit must be a whole number'],
    [['generate', '1e9'], 'The count must be a whole number'],
    [['list', '--loud'], "Unknown option '--loud'"],
  ])('rejects %j with a one-line message', (args, expectedText) => {
    expect(() => parseCatalogCommand(args)).toThrow(UsageError);
    expect(() => parseCatalogCommand(args)).toThrow(expectedText);
  });

  it('exits with 2 after wrong arguments, and with 0 and the usage for --help', async () => {
    expect(await runCli(['sing'])).toMatchObject({
      code: 2,
      out: '',
      err: 'There is no command “sing”; --help lists them.\n',
    });
    expect(await runCli(['check', 'gamepix', join(files.folder, 'absent.json')])).toMatchObject({ code: 2 });
    expect(await runCli(['--help'])).toMatchObject({ code: 0, out: USAGE, err: '' });
  });

  it('imports a feed, lists the refusals, and exits with 1 only if nothing was imported', async () => {
    const bad = gamemonetizeRecord(2, { url: 'https://127.0.0.1/' });
    const rejects = join(files.folder, 'rejects.jsonl');
    const file = await files.write(formatJsonArray([gamemonetizeRecord(1), bad]));
    const imported = await runCli(['import', 'gamemonetize', file, '--rejects', rejects]);
    expect(imported).toMatchObject({ code: 0 });
    expect(imported.out).toMatch(/^2 records: 1 new, 0 changed, 0 unchanged, 1 refused/);
    expect(imported.err).toBe('Line 3: url: must name a host, not an IP address (Harbour Lights 2)\n');
    expect(JSON.parse(readFileSync(rejects, 'utf8'))).toMatchObject({ line: 3 });
    const onlyBad = await files.write(formatJsonArray([bad]));
    expect(await runCli(['import', 'gamemonetize', onlyBad])).toMatchObject({ code: 1 });
    expect(await runCli(['check', 'gamemonetize', file])).toMatchObject({
      code: 0,
      out: '2 records: 1 would be imported, 1 refused.\n',
    });
  });

  it('reports where a file is truncated and the counts before that, and exits with 1', async () => {
    const rejects = join(files.folder, 'cut-off.jsonl');
    const bad = gamemonetizeRecord(2, { url: 'https://127.0.0.1/' });
    const file = await files.write(
      formatJsonArray([gamemonetizeRecord(1), bad])
        .trim()
        .slice(0, -1) + ',{"id":}]',
    );
    const imported = await runCli(['import', 'gamemonetize', file, '--rejects', rejects]);
    expect(imported.code).toBe(1);
    expect(imported.out).toMatch(/^2 records: [01] new, 0 changed, [01] unchanged, 1 refused/);
    expect(imported.err).toContain('The file ends early');
    const listed = readFileSync(rejects, 'utf8').trim().split('\n');
    expect(listed.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([3, 4]);
    const checked = await runCli(['check', 'gamemonetize', file]);
    expect(checked).toMatchObject({ code: 1, out: '2 records: 1 would be imported, 1 refused.\n' });
    expect(checked.err).toContain('Line 4: the rest cannot be read: ');
  });

  it('uses the allowed hosts in CATALOGUE_HOSTS for records and feed URLs', async () => {
    const file = await files.write(formatJsonArray([gamemonetizeRecord(1)]));
    const refused = await runCli(['check', 'gamemonetize', file], { CATALOGUE_HOSTS: 'games.example.com' });
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is not in CATALOGUE_HOSTS')]);
    for (const url of [
      'https://evil.example/feed.json',
      'http://gamemonetize.com/feed.json',
      'https://[::1]/',
    ])
      expect((await runCli(['import', 'gamemonetize', url])).code).toBe(1);
    const result = await runCli(['list'], { CATALOGUE_HOSTS: '*.example.com' });
    expect([result.code, result.err]).toEqual([1, expect.stringContaining('CATALOGUE_HOSTS must be')]);
  });

  it('hides, lists and exports games', async () => {
    expect(await runCli(['hide', 'harbour-lights-1'])).toMatchObject({
      code: 0,
      out: 'Harbour Lights 1 is hidden.\n',
    });
    expect((await runCli(['list', '--hidden'])).out).toMatch(/^harbour-lights-1\tgamemonetize\t/);
    expect(await runCli(['feature', 'no-such-game'])).toMatchObject({ code: 1, out: '' });
    const to = join(files.folder, 'export.jsonl');
    expect(await runCli(['export', '--source', 'gamemonetize', '--to', to])).toMatchObject({
      code: 0,
      out: '',
    });
    expect(JSON.parse(readFileSync(to, 'utf8'))).toMatchObject({ slug: 'harbour-lights-1', isHidden: true });
  });

  it('generates no synthetic games in production', async () => {
    const production = {
      ENVIRONMENT: 'production',
      BASE_URL: 'https://starwick.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@starwick.example',
    };
    const refused = await runCli(['generate', '5'], production);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('ENVIRONMENT=production')]);
    expect(await runCli(['generate', '0'], production)).toMatchObject({ code: 0 });
  });
});

// Imports thousands of records three times, possibly on a busy machine.
describe('an interrupted import', { timeout: 180_000 }, () => {
  it('continues where it stopped after a kill, without duplicates', async () => {
    const total = 6_000;
    const records = Array.from({ length: total }, (_, id) =>
      gamemonetizeRecord(
        id,
        id % 1_000 === 999 ? { url: 'https://evil.example/' } : { title: `Killed ${id}` },
      ),
    );
    const file = await files.write(formatJsonArray(records));
    expect(existsSync(file)).toBe(true);
    await database.pool.query('truncate product.game, product.feed_import restart identity cascade');
    const first = start(['import', 'gamemonetize', file]);
    const position = async () =>
      (await queryOne<{ position: number }>('select position::int from product.feed_import'))?.position ?? 0;
    while ((await position()) < 1_000) await wait(5);
    first.child.kill('SIGKILL');
    expect(await first.ended).toMatchObject({ signal: 'SIGKILL' });
    const reached = await position();
    const count = async () =>
      (
        await queryOne<{ n: number }>(
          "select count(*)::int as n from product.game where source <> 'built-in'",
        )
      )?.n ?? 0;
    expect(reached).toBeLessThan(total);
    // Each batch is committed together with its position.
    const refusedBefore = records.slice(0, reached).filter(({ url }) => url.includes('evil')).length;
    expect(await count()).toBe(reached - refusedBefore);

    const second = await runCli(['import', 'gamemonetize', file]);
    expect(second.err).toContain(`Continuing after ${reached.toLocaleString('en-US')} records`);
    expect(second.out).toMatch(/^6,000 records: 5,994 new, 0 changed, 0 unchanged, 6 refused/);
    expect(await count()).toBe(5_994);
    expect((await runCli(['import', 'gamemonetize', file])).out).toMatch(
      /0 new, 0 changed, 5,994 unchanged, 6 refused/,
    );
  });

  it('finishes its batch after SIGTERM, prints a message, and continues later', async () => {
    const records = Array.from({ length: 6_000 }, (_, id) =>
      gamemonetizeRecord(id, { title: `Stopped ${id}` }),
    );
    const file = await files.write(formatJsonArray(records));
    await database.pool.query('truncate product.game, product.feed_import restart identity cascade');
    const first = start(['import', 'gamemonetize', file]);
    while (!(await queryOne('select 1 from product.feed_import'))) await wait(5);
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({
      code: 130,
      // On a busy machine, a progress line may precede the message.
      err: expect.stringMatching(
        /^([\d,]+ records: .*\n)*Stopped\. Run the import with the same file to continue from here\.\n$/,
      ),
    });
    expect((await runCli(['import', 'gamemonetize', file])).out).toMatch(/^6,000 records: 6,000 new/);
  });
});
