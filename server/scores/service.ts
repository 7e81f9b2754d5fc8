/** What every verb of the scores service works with. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { GameRules } from '@/lib/domain/game-rules';
import type { TokenPurchase } from '@/lib/contract/token-claims';
import type { GameMode } from '@/lib/contract/scores-entities';
import type { Frequency, LevelRange } from '@/lib/domain/level-keys';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';
import type { BoardIds } from './boards/board-ids';
import type { ProveMoves } from './games/prove';

/** A game as the scores service knows it; the catalogue hands it over at start and at each change. */
export interface ScoredGame extends LevelRange {
  id: string;
  keyword: string;
  isDaily: boolean;
  modes: readonly GameMode[];
  /** How often a level opens; `daily` where the archive does not say. */
  frequency: Frequency;
}

export interface ScoresService {
  db: NodePgDatabase;
  pool: Pool;
  clock: Clock;
  log: Log;
  /** Returns a game, or null for an unknown one. @param on the transaction to read in: required inside one */
  gameOf(keyword: string, on?: Pick<NodePgDatabase, 'select'>): Promise<ScoredGame | null>;
  gameOfId(id: string): Promise<ScoredGame | null>;
  /** Null for games whose results cannot be replayed. */
  rulesOf(keyword: string): GameRules | null;
  /** For games that `rulesOf` knows. */
  proveMoves: ProveMoves;
  tokens: PlayerTokens;
  boards: BoardIds;
}

export interface PlayerClaims {
  subject: string;
  isGuest: boolean;
  /** A member's public number, name and picture as the product has them; null for guests. */
  shown: {
    memberId: string | null;
    displayName: string;
    avatarUrl: string | null;
    /** Grows with each change of the others; 0 where the product does not count them. */
    profileRevision: number;
  } | null;
  /** What the product has the player pay; null in every token that a browser has. */
  purchase: TokenPurchase | null;
  /** Whether the product orders to delete the player; false in every token that a browser has. */
  isRemoval: boolean;
}

export interface PlayerTokens {
  issueGuest(subject: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /** Null for anything but a valid token of a player. */
  read(token: string, now: Date): Promise<PlayerClaims | null>;
}
