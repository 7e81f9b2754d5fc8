/** The dependencies that the scores service's functions share. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { GameRules } from '@/lib/domain/games/game-rules';
import type { TokenPurchase } from '@/lib/contract/token-claims';
import type { GameMode } from '@/lib/contract/scores-entities';
import type { Frequency, LevelRange } from '@/lib/domain/days/level-keys';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';
import type { BoardIds } from './boards/board-ids';
import type { ReplayMoves } from './games/replay-moves';

/** A game as the scores service knows it. The catalog provides it at startup and after each change. */
export interface ScoredGame extends LevelRange {
  id: string;
  keyword: string;
  title: string;
  isDaily: boolean;
  modes: readonly GameMode[];
  /** How often the game opens a new level; `daily` unless the archive states otherwise. */
  frequency: Frequency;
}

export interface ScoresService {
  db: NodePgDatabase;
  pool: Pool;
  clock: Clock;
  log: Log;
  /**
   * Returns a game, or null for an unknown keyword.
   * @param on the transaction to read in; required inside a transaction
   */
  findGame(keyword: string, on?: Pick<NodePgDatabase, 'select'>): Promise<ScoredGame | null>;
  findGameById(id: string): Promise<ScoredGame | null>;
  /** Returns the game's rules; null if its results cannot be replayed. */
  findRules(keyword: string): GameRules | null;
  /** Replays moves of games that have rules. */
  replayMoves: ReplayMoves;
  tokens: PlayerTokens;
  boards: BoardIds;
}

export interface PlayerClaims {
  subject: string;
  isGuest: boolean;
  /** A member's public number, name and avatar, as stated by the product; null for guests. */
  shown: {
    memberId: string | null;
    displayName: string;
    avatarUrl: string | null;
    /** Increases with each change of the other fields; 0 if the product does not count changes. */
    profileRevision: number;
  } | null;
  /** The purchase that the product requests; null in browsers' tokens. */
  purchase: TokenPurchase | null;
  /** Whether the product requests the deletion of the player; false in browsers' tokens. */
  isRemoval: boolean;
}

export interface PlayerTokens {
  issueGuest(subject: string, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /** Returns the claims of a valid token, otherwise null. */
  read(token: string, now: Date): Promise<PlayerClaims | null>;
}
