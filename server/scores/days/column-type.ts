/** Returns the unit of a game's daily results: milliseconds if time ranks, points if a score does. */
import type { ColumnType } from '@/lib/contract/scores-entities';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoredGame } from '../service';

/** @param game null for a game that has left the catalog */
export const columnTypeOf = (game: ScoredGame | null): ColumnType =>
  game?.modes.find(({ key }) => key === DAILY_MODE)?.columnType ?? 'time';
