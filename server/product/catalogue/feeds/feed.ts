/** What an import knows of a feed. */
import type { CatalogueEntry } from '../entry';
import type { RecordLayout } from '../read-records';

export interface Feed {
  name: string;
  layout: RecordLayout;
  /**
   * One record as a game.
   * @throws RefusedRecord with the reason
   */
  toEntry(record: unknown, hosts: ReadonlySet<string>): CatalogueEntry;
}
