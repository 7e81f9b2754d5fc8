/** The interface of an importable feed. */
import type { CatalogEntry } from '../entry';
import type { RecordLayout } from '../read-records';

export interface Feed {
  name: string;
  layout: RecordLayout;
  /**
   * Converts a record to a game.
   * @throws RefusedRecordError with the reason
   */
  toEntry(record: unknown, hosts: ReadonlySet<string>): CatalogEntry;
}
