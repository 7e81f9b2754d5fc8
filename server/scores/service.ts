/** What every verb of the scores service works with. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { GameRules } from '@/lib/domain/game-rules';
import type { GameMode } from '@/lib/contract/scores-entities';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';

/** A game as the scores service knows it; the catalogue hands it over at start and at each change. */
export interface ScoredGame {
  id: string;
  keyword: string;
  isDaily: boolean;
  modes: readonly GameMode[];
  /** First day of the archive, `YYYY-MM-DD`; null where there is none. */
  firstDay: string | null;
}

export interface ScoresService {
  db: NodePgDatabase;
  pool: Pool;
  clock: Clock;
  log: Log;
  gameOf(keyword: string): Promise<ScoredGame | null>;
  /** Null for games whose results cannot be replayed. */
  rulesOf(keyword: string): GameRules | null;
  tokens: PlayerTokens;
}

export interface PlayerClaims {
  subject: string;
  isGuest: boolean;
}

export interface PlayerTokens {
  issueGuest(subject: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /** Null for anything but a valid token of a player. */
  read(token: string, now: Date): Promise<PlayerClaims | null>;
}
