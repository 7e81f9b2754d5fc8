/** What the results of a game's daily level are: milliseconds where time ranks, points where a score does. */
import type { ColumnType } from '@/lib/contract/scores-entities';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoredGame } from '../service';

/** @param game null for one that is gone from the catalogue */
export const columnTypeOf = (game: ScoredGame | null): ColumnType =>
  game?.modes.find(({ key }) => key === DAILY_MODE)?.columnType ?? 'time';
