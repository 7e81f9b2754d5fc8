/** The methods that a member's and a guest's lists have in common, so that the screens can use either. */
import type { GameListEntry } from '@/lib/contract/game-lists';
import type { RecentGame } from '@/lib/domain/play/recently-played';

export interface ListWithGames extends Omit<GameListEntry, 'nids'> {
  games: readonly RecentGame[];
}

/** Lists of a visitor. Every method throws ApiError. */
export interface OwnLists {
  listOwn(): Promise<GameListEntry[]>;
  getOwn(id: string): Promise<ListWithGames>;
  create(title: string, games: readonly RecentGame[]): Promise<GameListEntry>;
  rename(id: string, title: string): Promise<GameListEntry>;
  remove(id: string): Promise<unknown>;
  addGame(id: string, game: RecentGame): Promise<GameListEntry>;
  removeGame(id: string, uid: string): Promise<GameListEntry>;
  /** Changes the order of the games. @param uids the games in the new order */
  order(id: string, uids: string[]): Promise<GameListEntry>;
  /** Shares a list or withdraws it; null for guests, whose lists exist only in their browser. */
  share: ((id: string, isShared: boolean) => Promise<GameListEntry>) | null;
}
