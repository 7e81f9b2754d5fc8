/** What every verb of the product API works with. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PublicConfig } from '@/lib/config';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';
import type { GameSearch } from './search';

export interface ProductService {
  db: NodePgDatabase;
  clock: Clock;
  log: Log;
  config: PublicConfig;
  search: GameSearch;
}
