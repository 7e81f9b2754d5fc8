/** Determines the unit of a game's daily results: milliseconds if time ranks, points if a score ranks. */
import type { ColumnType } from '@/lib/contract/scores-entities';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoredGame } from '../service';

/**
 * Returns the unit.
 * @param game null for a game that is no longer in the catalog
 */
export const columnTypeOf = (game: ScoredGame | null): ColumnType =>
  game?.modes.find(({ key }) => key === DAILY_MODE)?.columnType ?? 'time';
