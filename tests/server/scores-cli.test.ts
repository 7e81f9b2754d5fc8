/** Tests `npm run scores` as an operator uses it: in its own process, and with wrong arguments. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCli } from '../support/catalog-cli';
import { bundleScript } from '../support/child-script';
import { addDaysOnTime, createDayGuest, fetchLedger } from '../support/day-players';
import { playTooFast, playTooFastOffline } from '../support/quarantined-runs';
import { createTestServices, type TestServices } from '../support/services';

let services: TestServices;
let script: string;

beforeAll(async () => {
  services = await createTestServices();
  script = await bundleScript('server/scores-cli.ts');
});
afterAll(async () => {
  await services.drop();
  await rm(script, { force: true });
});

const runCli = (...args: string[]) =>
  startCli(args, { script, databaseUrl: services.database.connectionString }).ended;

describe('the command line', () => {
  it.each([[['sing']], [['repair', 'all']], [['repair', '--loud']], [['held', 'all']], [['release']]])(
    'rejects %j',
    async (args) => {
      const { code, err } = await runCli(...args);
      expect(code).toBe(2);
      expect(err).toContain('npm run scores -- repair');
    },
  );

  it('prints its usage', async () => {
    expect(await runCli('--help')).toMatchObject({ code: 0, err: '' });
  });

  it('repairs incorrect ledgers once, and prints the changes', async () => {
    const guest = await createDayGuest(services);
    await addDaysOnTime(services, guest, ['2026-11-20', '2026-11-21']);
    const dry = await runCli('repair', '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.out).toContain('tokens\t\t2026-11-20\t\t+11');
    expect(dry.out).toMatch(/1 players, 1 differing, \d+ rows would be appended\.\n$/);
    expect((await fetchLedger(services, guest)).tokens).toEqual([]);
    expect((await runCli('repair')).out).toMatch(/ rows appended\.\n$/);
    expect((await fetchLedger(services, guest)).tokens.map(({ amount }) => amount)).toEqual([11, 12]);
    expect((await runCli('repair')).out).toBe('1 players, 0 differing, 0 rows appended.\n');
  });

  it('lists a quarantined result, and releases it only once', async () => {
    // The command uses the system clock.
    services.setNow(new Date().toISOString());
    const guest = await createDayGuest(services);
    const { id } = await playTooFast(services, guest);
    expect((await runCli('held')).out).toMatch(
      new RegExp(`^${id}\tguest:.*\ttoo-fast\t.*\n1 quarantined\.\n$`),
    );
    expect(await runCli('release', id)).toMatchObject({ code: 0, out: 'counted, rank 1 of 1\n' });
    expect((await runCli('held', '--game', 'quiet-sudoku')).out).toBe('No result is quarantined.\n');
    expect(await runCli('refuse', id)).toMatchObject({ code: 1, err: `No result ${id} is quarantined.\n` });
  });

  it('reports that a day is frozen', async () => {
    services.setNow('2026-11-01T12:00:00Z');
    const { id } = await playTooFast(services, await createDayGuest(services));
    const out = 'counted, only on the all-time board: its day is frozen\n';
    expect(await runCli('release', id)).toMatchObject({ code: 0, out });
  });

  it('marks a result that was finished offline', async () => {
    const guest = await createDayGuest(services);
    const { id } = await playTooFastOffline(services, guest);
    expect((await runCli('held')).out).toMatch(new RegExp(`^${id}\t.*\toffline\n1 quarantined\\.\n$`));
    expect(await runCli('release', id)).toMatchObject({ code: 0, out: 'counted\n' });
  });

  it('reports an unknown player', async () => {
    const { code, err } = await runCli('repair', '--player', 'member:999');
    expect([code, err]).toEqual([1, 'There is no player member:999.\n']);
  });
});
