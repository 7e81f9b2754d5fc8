/**
 * Tests feeds of 50,000 records: memory stays constant, a second import changes nothing, and invalid records do not
 * affect the others.
 */
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCli, type CliResult } from '../../../support/catalog-cli';
import { bundleScript } from '../../../support/child-script';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import {
  createFeedFolder,
  gamemonetizeRecord,
  gamepixRecord,
  starwickRecord,
} from '../../../support/feed-files';

const RECORDS = Number(process.env.FEED_RECORDS ?? 50_000);
const BROKEN_EVERY = 100;
/** The allowed growth of the heap after the first tenth; it includes the ids seen so far, about 100 bytes each. */
const GROWTH_MB = 64;
/** Far less than the file's size, so an import that kept all records in memory would fail. */
const HEAP_MB = 128;
const LONG_TEXT = 'A tale of harbours, lamps and long nights, told <b>once</b> more. '.repeat(30);
const MINUTES = 60_000;

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

const FEEDS = {
  gamemonetize: {
    begin: '[',
    end: ']',
    between: ',\n',
    good: gamemonetizeRecord,
    bad: { url: 'https://evil.example/' },
  },
  gamepix: {
    begin: '{"version":"2","items":[',
    end: ']}',
    between: ',',
    good: gamepixRecord,
    bad: { image: 'http://img.gamepix.com/x.png' },
  },
  starwick: {
    begin: '',
    end: '\n',
    between: '\n',
    good: (id: number, changes: object) =>
      starwickRecord(String(id), { descriptionShort: 'Short.', ...changes }),
    bad: { embed: null },
  },
} as const;

const writeFeed = async (name: keyof typeof FEEDS): Promise<string> => {
  const { begin, end, between, good, bad } = FEEDS[name];
  const parts = function* () {
    yield begin;
    for (let id = 0; id < RECORDS; id += 1) {
      const isBroken = id % BROKEN_EVERY === BROKEN_EVERY - 1;
      // Three of four titles are unique, as in real feeds.
      const title = `${id % 4 === 0 ? 'Solitaire' : `Harbour ${id}`}`;
      const text = { title, description: LONG_TEXT.slice(0, 1_800) };
      yield `${id > 0 ? between : ''}${JSON.stringify(good(id, isBroken ? { ...text, ...bad } : text))}`;
    }
    yield end;
  };
  const file = join(files.folder, `${name}.json`);
  await pipeline(Readable.from(parts()), createWriteStream(file));
  return file;
};

/** Returns a process's resident memory in MB. */
const residentOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
};

const importAndMeasure = async (
  feed: string,
  file: string,
): Promise<CliResult & { growthMb: number; peakMb: number }> => {
  const rejects = `${file}.rejects`;
  const { child, ended } = startCli(['import', feed, file, '--rejects', rejects], {
    script,
    databaseUrl: database.connectionString,
    nodeOptions: [`--max-old-space-size=${HEAP_MB}`],
  });
  let isOver = false;
  void ended.then(() => (isOver = true));
  const samples: number[] = [];
  while (!isOver) {
    const resident = await residentOf(child.pid ?? 0);
    if (resident > 0) samples.push(resident);
    await wait(50);
  }
  const earlyMax = Math.max(...samples.slice(0, Math.ceil(samples.length / 10)));
  const peakMb = Math.max(...samples);
  return { ...(await ended), growthMb: peakMb - earlyMax, peakMb };
};

describe.each(['gamemonetize', 'gamepix', 'starwick'] as const)('importing a large feed of %s', (feed) => {
  it(
    'uses constant memory, lists invalid records, and changes nothing when repeated',
    async () => {
      const file = await writeFeed(feed);
      const broken = Math.floor(RECORDS / BROKEN_EVERY);
      const grouped = (value: number) => value.toLocaleString('en-US');
      const first = await importAndMeasure(feed, file);
      expect(first.code).toBe(0);
      expect(first.out).toContain(
        `${grouped(RECORDS)} records: ${grouped(RECORDS - broken)} new, 0 changed, 0 unchanged, ${grouped(broken)} refused`,
      );
      const listed = (await readFile(`${file}.rejects`, 'utf8')).trim().split('\n');
      expect(listed).toHaveLength(broken);
      expect(first.err.split('\n').filter((line) => line.startsWith('Line '))).toHaveLength(200);
      if (process.platform === 'linux') expect(first.growthMb).toBeLessThan(GROWTH_MB);

      const second = await importAndMeasure(feed, file);
      expect(second.out).toContain(`0 new, 0 changed, ${grouped(RECORDS - broken)} unchanged`);
      if (process.platform === 'linux') expect(second.growthMb).toBeLessThan(GROWTH_MB);
      const describeMemory = ({ out, growthMb, peakMb }: typeof first) =>
        `${out.trim()} growth ${growthMb.toFixed(0)} MB, peak ${peakMb.toFixed(0)} MB`;
      console.info(`${feed}: ${describeMemory(first)}\n${feed} again: ${describeMemory(second)}`);
    },
    10 * MINUTES,
  );
});
