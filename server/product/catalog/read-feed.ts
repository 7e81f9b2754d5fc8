/** Reads a feed's file and returns its games and refusals in the order of the file. */
import { type CatalogEntry, RefusedRecordError } from './entry';
import type { Feed } from './feeds/feed';
import { BrokenFileError, readRecords, type FoundRecord } from './read-records';
import { recordIdentity } from './write-batch';

export interface RecordRefusal {
  /** The line on which the record begins. */
  line: number;
  reason: string;
  /** The record's title, if it has one. */
  title: string;
}

export type ReadEntry = { line: number; entry: CatalogEntry } | { line: number; refusal: RecordRefusal };

const MAX_TITLE_LENGTH = 80;

const findTitle = (found: FoundRecord): string => {
  const title = 'value' in found && (found.value as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title.replaceAll(/\p{C}+/gu, ' ').slice(0, MAX_TITLE_LENGTH) : '';
};

/** Converts a truncated file to a refusal; rethrows any other error. */
export const toRefusalReason = (error: unknown): RecordRefusal => {
  if (!(error instanceof BrokenFileError)) throw error;
  return { line: error.line, reason: `the rest cannot be read: ${error.problem}`, title: '' };
};

/**
 * Reads every record; a refused record does not affect the others.
 * @throws BrokenFileError when the rest of the file cannot be read
 */
export async function* readFeed(
  feed: Feed,
  file: string,
  hosts: ReadonlySet<string>,
): AsyncGenerator<ReadEntry> {
  const seen = new Set<string>();
  const toEntry = (found: FoundRecord): CatalogEntry => {
    if ('problem' in found) throw new RefusedRecordError(found.problem);
    const entry = feed.toEntry(found.value, hosts);
    const identity = recordIdentity(entry);
    // Two records for the same game would overwrite each other at every import.
    if (seen.has(identity))
      throw new RefusedRecordError(`id: ${entry.sourceKey} occurs earlier in this file`);
    seen.add(identity);
    return entry;
  };
  for await (const found of readRecords(file, feed.layout)) {
    const { line } = found;
    try {
      yield { line, entry: toEntry(found) };
    } catch (error) {
      if (!(error instanceof RefusedRecordError)) throw error;
      yield { line, refusal: { line, reason: error.message, title: findTitle(found) } };
    }
  }
}
