/** The clients that getServerSideProps uses. Temporary body: a fixture until the in-process clients take its place. */
import type { Game, GameSummary } from '@/lib/contract/game';
import type { HomeData } from '@/lib/domain/home-data';
import { fixtureGames, fixtureHome } from './ssr-fixture';

export interface SsrClients {
  games: {
    home(): Promise<HomeData>;
    byAlias(slug: string): Promise<Game | null>;
    moreLikeThis(uid: string): Promise<GameSummary[]>;
  };
}

export const ssrClients = (): SsrClients => ({
  games: {
    home: async () => fixtureHome(),
    byAlias: async (slug) => fixtureGames.find(({ keyword }) => keyword === slug) ?? null,
    moreLikeThis: async (uid) =>
      fixtureGames.filter((game) => game.uid !== uid && !game.isDailyGame).slice(0, 4),
  },
});
