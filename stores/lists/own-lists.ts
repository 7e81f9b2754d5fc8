/** The methods that a member's and a guest's lists have in common: the screens use either. */
import type { GameListEntry } from '@/lib/contract/game-lists';
import type { RecentGame } from '@/lib/domain/play/recently-played';

export interface ListWithGames extends Omit<GameListEntry, 'nids'> {
  games: readonly RecentGame[];
}

/** Every method throws ApiError. */
export interface OwnLists {
  listOwn(): Promise<GameListEntry[]>;
  getOwn(id: string): Promise<ListWithGames>;
  create(title: string, games: readonly RecentGame[]): Promise<GameListEntry>;
  rename(id: string, title: string): Promise<GameListEntry>;
  remove(id: string): Promise<unknown>;
  addGame(id: string, game: RecentGame): Promise<GameListEntry>;
  removeGame(id: string, uid: string): Promise<GameListEntry>;
  /** @param uids in the new order */
  order(id: string, uids: string[]): Promise<GameListEntry>;
  /** Null for guests, whose lists are only in their browser. */
  share: ((id: string, isShared: boolean) => Promise<GameListEntry>) | null;
}
