/** The dependencies of the scores service's functions. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { GameRules } from '@/lib/domain/games/game-rules';
import type { TokenPurchase } from '@/lib/contract/token-claims';
import type { GameMode } from '@/lib/contract/scores-entities';
import type { Frequency, LevelRange } from '@/lib/domain/days/level-keys';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';
import type { BoardIds } from './boards/board-ids';
import type { ProveMoves } from './games/prove';

/** A game in the scores service. The catalog supplies it at start and at each change. */
export interface ScoredGame extends LevelRange {
  id: string;
  keyword: string;
  title: string;
  isDaily: boolean;
  modes: readonly GameMode[];
  /** How often a level opens; `daily` unless the archive states otherwise. */
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
  /** A member's public number, name and avatar from the product; null for guests. */
  shown: {
    memberId: string | null;
    displayName: string;
    avatarUrl: string | null;
    /** Increases with each change of the others; 0 if the product does not count changes. */
    profileRevision: number;
  } | null;
  /** The purchase that the product orders; null in tokens of browsers. */
  purchase: TokenPurchase | null;
  /** Whether the product orders to delete the player; false in tokens of browsers. */
  isRemoval: boolean;
}

export interface PlayerTokens {
  issueGuest(subject: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /** Returns null unless the token is valid. */
  read(token: string, now: Date): Promise<PlayerClaims | null>;
}
