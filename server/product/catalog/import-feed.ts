/** Imports a feed in batches, each committed together with its progress. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { feedImport } from '../../db/schema/product';
import { CATALOG_CHANNEL } from '../games/seed';
import type { CatalogEntry } from './entry';
import type { Feed } from './feeds/feed';
import { toRefusalReason, readFeed, type RecordRefusal } from './read-feed';
import { writeBatch } from './write-batch';

export interface ImportCounts {
  /** The number of records read so far. */
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
}

export interface ImportResult extends ImportCounts {
  /** Whether the file is truncated. This counts as a refusal; the records before the truncation are imported. */
  isTruncated: boolean;
}

export interface ImportOptions {
  db: NodePgDatabase;
  feed: Feed;
  file: string;
  hosts: ReadonlySet<string>;
  clock: { now(): Date };
  batchSize?: number;
  /** Stops the import after the current batch. */
  signal?: AbortSignal | undefined;
  onRefusal?: (refusal: RecordRefusal) => void;
  /** Called after each batch. */
  onProgress?: (currentCounts: ImportCounts) => void;
  /** Called once if this import continues an interrupted import of the same file. */
  onResume?: (position: number) => void;
}

type WriteCounts = Pick<ImportCounts, 'added' | 'updated' | 'unchanged'>;

const BATCH_SIZE = 500;
/** The number of changes after which a running site is notified. */
const NOTICE_EVERY = 5_000;

const importKeyOf = async (feed: Feed, file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return `${feed.name}:${hash.digest('hex')}`;
};

const readPosition = async (db: NodePgDatabase, key: string) => {
  const [row] = await db.select().from(feedImport).where(eq(feedImport.key, key));
  if (!row || row.isComplete) return { position: 0, written: { added: 0, updated: 0, unchanged: 0 } };
  const { added = 0, updated = 0, unchanged = 0 } = row.counts;
  return { position: row.position, written: { added, updated, unchanged } };
};

const createWriter = ({ db, feed, clock }: ImportOptions, key: string, before: WriteCounts) => {
  const currentCounts = { ...before };
  // An interrupted import may have made changes without notifying the site.
  let unannounced = before.added + before.updated > 0 ? 1 : 0;
  const writePendingBatch = async (
    entries: CatalogEntry[],
    position: number,
    isComplete: boolean,
  ): Promise<void> => {
    const now = clock.now();
    const written = await db.transaction(async (tx) => {
      const batch = await writeBatch(tx, entries, now);
      const total = {
        added: currentCounts.added + batch.added,
        updated: currentCounts.updated + batch.updated,
        unchanged: currentCounts.unchanged + batch.unchanged,
      };
      const progress = { position, counts: { ...total }, isComplete, updatedAt: now };
      await tx
        .insert(feedImport)
        .values({ key, source: feed.name, ...progress })
        .onConflictDoUpdate({ target: feedImport.key, set: progress });
      const changes = unannounced + batch.added + batch.updated;
      const isDue = changes >= NOTICE_EVERY || (isComplete && changes > 0);
      if (isDue) await tx.execute(sql`select pg_notify(${CATALOG_CHANNEL}, 'import')`);
      return { total, changes: isDue ? 0 : changes };
    });
    Object.assign(currentCounts, written.total);
    unannounced = written.changes;
  };
  return { counts: currentCounts, flush: writePendingBatch };
};

/**
 * Imports a feed's file into the catalog. Importing the same file again changes nothing. An interrupted import
 * continues where it stopped.
 */
export const importFeed = async (options: ImportOptions): Promise<ImportResult> => {
  const { db, feed, file, hosts, batchSize = BATCH_SIZE } = options;
  const key = await importKeyOf(feed, file);
  const { position, written } = await readPosition(db, key);
  if (position > 0) options.onResume?.(position);
  const writer = createWriter(options, key, written);
  let read = 0;
  let refused = 0;
  let batch: CatalogEntry[] = [];
  const currentCounts = (): ImportCounts => ({ read, ...writer.counts, refused });
  const writePendingBatch = async (isComplete: boolean): Promise<void> => {
    await writer.flush(batch, read, isComplete);
    batch = [];
    options.onProgress?.(currentCounts());
    if (!isComplete) options.signal?.throwIfAborted();
  };
  try {
    for await (const found of readFeed(feed, file, hosts)) {
      read += 1;
      if ('refusal' in found) {
        refused += 1;
        options.onRefusal?.(found.refusal);
      } else if (read > position) batch.push(found.entry);
      if (batch.length >= batchSize) await writePendingBatch(false);
    }
  } catch (error) {
    const refusal = toRefusalReason(error);
    if (read > position) await writePendingBatch(false);
    options.onRefusal?.(refusal);
    return { ...currentCounts(), isTruncated: true };
  }
  await writePendingBatch(true);
  return { ...currentCounts(), isTruncated: false };
};
