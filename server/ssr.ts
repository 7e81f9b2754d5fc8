/** The typed clients for getServerSideProps: the same contract as in the browser, without a socket. */
import type { GetServerSidePropsContext } from 'next';
import { createClients } from '@/api-clients/clients';
import { createChallengesClient } from '@/api-clients/scores/challenges';
import { createProfilesClient } from '@/api-clients/product/profiles';
import { type Collection, createCollectionsClient } from '@/api-clients/product/collections';
import { createBillingClient } from '@/api-clients/product/billing';
import { createGameListsClient } from '@/api-clients/product/game-lists';
import { createCatalogClient, type SearchQuery } from '@/api-clients/product/catalog';
import type { Challenge } from '@/lib/contract/challenges';
import type { SharedGameList } from '@/lib/contract/game-lists';
import type { Game, GameSummary } from '@/lib/contract/game';
import { DEFAULT_ZONE } from '@/lib/domain/days/days';
import type { ProfileData } from '@/lib/domain/members/profile-data';
import { ApiError, type ErrorCode } from '@/lib/errors';
import { currentBackend } from './backend';

const IN_PROCESS_ORIGIN = 'http://in-process';
const MORE_GAMES = 8;

const clients = () => {
  const { config, productFetch, scoresFetch } = currentBackend();
  return createClients({
    // The scores service is called without its base, which only the front door knows.
    config: { ...config, scoresApiUrl: IN_PROCESS_ORIGIN, reportLogLevels: [] },
    origin: IN_PROCESS_ORIGIN,
    productTransport: productFetch,
    scoresTransport: scoresFetch,
    zone: () => DEFAULT_ZONE,
    guestMark: { has: () => false, set: () => undefined },
    reload: () => undefined,
    now: Date.now,
  });
};

/** The errors of a call that an operator's own product API does not have. */
const UNSERVED: ReadonlySet<ErrorCode> = new Set(['notFound', 'notImplemented']);

const orNull = async <T>(promise: Promise<T>): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    // A slug that no game could have is not found, like one that no game has.
    if (error instanceof ApiError && (error.code === 'notFound' || error.code === 'badRequest')) return null;
    throw error;
  }
};

export const ssrClients = () => {
  const { games, callProduct, callScores } = clients();
  const catalog = createCatalogClient(callProduct);
  const profiles = createProfilesClient(callProduct);
  return {
    /** A member's public data; null when the member does not exist. */
    profile: async (uid: string): Promise<ProfileData | null> => {
      const profile = await orNull(profiles.getProfile(uid));
      return profile && { profile, ...(await profiles.listParts(uid)) };
    },
    /** A challenge as anyone sees it, with its game; null when there is none. */
    challenge: async (id: string): Promise<{ challenge: Challenge; game: Game } | null> => {
      const challenge = await orNull(createChallengesClient(callScores).get(id));
      const game = challenge && (await orNull(games.getByAlias(challenge.game)));
      return challenge && game && { challenge, game };
    },
    /** A list as anyone with its link sees it; null when there is none. */
    sharedList: (shareId: string): Promise<SharedGameList | null> =>
      orNull(createGameListsClient(callProduct).getShared(shareId)),
    /** The collections that have games; none where the product API does not serve them. */
    collections: async (): Promise<Collection[]> => {
      try {
        return await createCollectionsClient(callProduct).list();
      } catch (error) {
        if (error instanceof ApiError && UNSERVED.has(error.code)) return [];
        throw error;
      }
    },
    /** A collection; null when there is none. */
    collection: (keyword: string) => orNull(createCollectionsClient(callProduct).get(keyword)),
    catalog: {
      /** Null when the list has no such page. */
      search: (query: SearchQuery) => orNull(catalog.search(query)),
      genres: async (kind: 'online' | 'download') => (await catalog.listGenres(kind)).rows,
    },
    /** The products on sale, and their payment provider. */
    offer: () => createBillingClient(callProduct).listPlans(),
    games: {
      home: () => games.getHome(),
      /** Null when the game does not exist. */
      byAlias: (slug: string): Promise<Game | null> => orNull(games.getByAlias(slug)),
      /** The first similar games, and their total number. */
      moreLikeThis: async (uid: string): Promise<{ rows: GameSummary[]; total: number }> => {
        const { rows, pager } = await games.listMoreLikeThis(uid, MORE_GAMES);
        return { rows, total: pager.total_items };
      },
    },
  };
};

/** Every cache may store public pages; the front server caches them itself (docs/pages.md). */
export const markPublic = (context: GetServerSidePropsContext): void => {
  context.res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
};
