/** Runs a command of the catalog's command line. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Clock } from '@/server/platform/clock';
import { checkFeed } from '../check-feed';
import { exportGames } from '../export-games';
import type { Feed } from '../feeds/feed';
import { findFeed } from '../feeds/find-feed';
import { fetchFeed } from '../fetch-feed';
import { generateGames } from '../generate-games';
import { importFeed } from '../import-feed';
import { listGames } from '../list-games';
import { setFlag } from '../set-flag';
import { type CatalogCommand, UsageError } from './arguments';
import { createProgress, formatCount, formatSummary } from './progress';
import { createRefusalList } from './refusal-list';

export interface CommandContext {
  /** Opens and migrates the site's database on the first call. */
  openDb(): Promise<NodePgDatabase>;
  hosts: ReadonlySet<string>;
  environment: string;
  clock: Clock;
  /** Aborted when the operator stops the command. */
  signal: AbortSignal;
  /** The folder that relative file names refer to. */
  from: string;
  /** Writes results. Resolves when the line is written, so that a long export waits for its reader. */
  print(line: string): Promise<void>;
  /** Writes progress and refusals. */
  writeLine(line: string): void;
}

type CommandNamed<N extends CatalogCommand['name']> = Extract<CatalogCommand, { name: N }>;
type FeedCommand = CommandNamed<'import' | 'check'>;

const isUrl = (from: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(from);

const requireFile = async (path: string): Promise<string> => {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${path}.`);
  return path;
};

/** Provides the feed's file, and downloads it first if a URL was given. */
const withFeedFile = async <T>(
  context: CommandContext,
  from: string,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  if (!isUrl(from)) return work(await requireFile(resolve(context.from, from)));
  const folder = await mkdtemp(join(tmpdir(), 'starwick-feed-'));
  try {
    const file = join(folder, 'feed.json');
    context.writeLine(`Fetching ${new URL(from).hostname}.`);
    await fetchFeed(from, file, context.hosts);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const requireFeed = (name: string): Feed => {
  const feed = findFeed(name);
  if (!feed) throw new UsageError(`There is no feed “${name}”.`);
  return feed;
};

const openRefusalList = ({ rejects }: FeedCommand, { from }: CommandContext): string | undefined =>
  rejects === undefined ? undefined : resolve(from, rejects);

const TRUNCATED_MESSAGE = 'The file ends early; the rest could not be read.';

const runImport = (command: FeedCommand, context: CommandContext): Promise<number> =>
  withFeedFile(context, command.from, async (file) => {
    const db = await context.openDb();
    const refusals = await createRefusalList(openRefusalList(command, context), context.writeLine);
    const progress = createProgress(context.writeLine);
    try {
      const counts = await importFeed({
        db,
        feed: requireFeed(command.feed),
        file,
        hosts: context.hosts,
        clock: context.clock,
        signal: context.signal,
        onRefusal: refusals.add,
        onProgress: progress.show,
        onResume: (position) => {
          progress.begin(position);
          context.writeLine(`Continuing after ${formatCount(position)} records that an earlier import read.`);
        },
      });
      await context.print(`${formatSummary(counts)} (${progress.rate(counts.read)}).`);
      if (counts.isTruncated) context.writeLine(TRUNCATED_MESSAGE);
      return counts.read > counts.refused && !counts.isTruncated ? 0 : 1;
    } finally {
      await refusals.close();
    }
  });

const runCheck = async (command: FeedCommand, context: CommandContext): Promise<number> => {
  if (isUrl(command.from)) throw new UsageError('check reads a file; fetch the feed first.');
  const file = await requireFile(resolve(context.from, command.from));
  const refusals = await createRefusalList(openRefusalList(command, context), context.writeLine);
  try {
    const counts = await checkFeed(requireFeed(command.feed), file, context.hosts, refusals.add);
    await context.print(
      `${formatCount(counts.read)} records: ${formatCount(counts.accepted)} would be imported, ${formatCount(counts.refused)} refused.`,
    );
    if (counts.isTruncated) context.writeLine(TRUNCATED_MESSAGE);
    return counts.accepted > 0 && !counts.isTruncated ? 0 : 1;
  } finally {
    await refusals.close();
  }
};

const runList = async (command: CommandNamed<'list'>, context: CommandContext): Promise<number> => {
  for (const row of await listGames(await context.openDb(), command)) {
    const flags = [row.isHidden && 'hidden', row.isFeatured && 'featured'].filter(Boolean).join(',') || '-';
    const day = row.publishedAt.toISOString().slice(0, 10);
    await context.print([row.slug, row.source, day, formatCount(row.plays), flags, row.title].join('\t'));
  }
  return 0;
};

const FLAGS = {
  hide: ['isHidden', true, 'is hidden'],
  show: ['isHidden', false, 'is shown'],
  feature: ['isFeatured', true, 'is featured'],
  unfeature: ['isFeatured', false, 'is no longer featured'],
} as const;

const runFlag = async (
  { name, slug }: CommandNamed<keyof typeof FLAGS>,
  context: CommandContext,
): Promise<number> => {
  const [flag, value, said] = FLAGS[name];
  const title = await setFlag(await context.openDb(), slug, flag, value);
  if (title === null) {
    context.writeLine(`There is no game “${slug}”.`);
    return 1;
  }
  await context.print(`${title} ${said}.`);
  return 0;
};

const runExport = async (
  { source, to }: CommandNamed<'export'>,
  context: CommandContext,
): Promise<number> => {
  const records = exportGames(await context.openDb(), source);
  if (to === undefined) {
    for await (const record of records) {
      context.signal.throwIfAborted();
      await context.print(JSON.stringify(record));
    }
    return 0;
  }
  const toJsonLines = async function* () {
    for await (const record of records) yield `${JSON.stringify(record)}\n`;
  };
  await pipeline(toJsonLines, createWriteStream(resolve(context.from, to)), { signal: context.signal });
  return 0;
};

const runGenerate = async ({ count }: CommandNamed<'generate'>, context: CommandContext): Promise<number> => {
  if (context.environment === 'production' && count > 0) {
    context.writeLine('Synthetic games are not allowed with ENVIRONMENT=production.');
    return 1;
  }
  const made = await generateGames(await context.openDb(), count, context.clock.now(), () =>
    context.signal.throwIfAborted(),
  );
  await context.print(
    `Synthetic games: ${formatCount(made.added)} new, ${formatCount(made.updated)} changed, ${formatCount(made.removed)} removed.`,
  );
  return 0;
};

/**
 * Runs a command.
 * @returns the exit code
 */
export const runCommand = (
  command: Exclude<CatalogCommand, { name: 'help' }>,
  context: CommandContext,
): Promise<number> => {
  switch (command.name) {
    case 'import':
      return runImport(command, context);
    case 'check':
      return runCheck(command, context);
    case 'list':
      return runList(command, context);
    case 'export':
      return runExport(command, context);
    case 'generate':
      return runGenerate(command, context);
    default:
      return runFlag(command, context);
  }
};
