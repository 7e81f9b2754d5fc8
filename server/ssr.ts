/**
 * The typed API clients for getServerSideProps. They use the same contract as in the browser, but call the services
 * within the process.
 */
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

const createRequestClients = () => {
  const { config, productFetch, scoresFetch } = currentBackend();
  return createClients({
    // Within the process, the scores service is called without its base path, which only the front server uses.
    config: { ...config, scoresApiUrl: IN_PROCESS_ORIGIN, reportLogLevels: [] },
    origin: IN_PROCESS_ORIGIN,
    productTransport: productFetch,
    scoresTransport: scoresFetch,
    zone: () => DEFAULT_ZONE,
    guestFlag: { has: () => false, set: () => undefined },
    reload: () => undefined,
    now: Date.now,
  });
};

/** The error codes of a call that an operator's own product API does not implement. */
const UNIMPLEMENTED_CODES: ReadonlySet<ErrorCode> = new Set(['notFound', 'notImplemented']);

const nullIfMissing = async <T>(promise: Promise<T>): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    // An invalid slug counts as not found, like a slug that no game has.
    if (error instanceof ApiError && (error.code === 'notFound' || error.code === 'badRequest')) return null;
    throw error;
  }
};

export const ssrClients = () => {
  const { games, callProduct, callScores } = createRequestClients();
  const catalog = createCatalogClient(callProduct);
  const profiles = createProfilesClient(callProduct);
  return {
    /** Returns a member's public data; null when the member does not exist. */
    profile: async (uid: string): Promise<ProfileData | null> => {
      const profile = await nullIfMissing(profiles.getProfile(uid));
      return profile && { profile, ...(await profiles.listParts(uid)) };
    },
    /** Returns a challenge without a viewer's own result, and its game; null when there is none. */
    challenge: async (id: string): Promise<{ challenge: Challenge; game: Game } | null> => {
      const challenge = await nullIfMissing(createChallengesClient(callScores).get(id));
      const game = challenge && (await nullIfMissing(games.getByAlias(challenge.game)));
      return challenge && game && { challenge, game };
    },
    /** Returns a list as anyone with its link sees it; null when there is none. */
    sharedList: (shareId: string): Promise<SharedGameList | null> =>
      nullIfMissing(createGameListsClient(callProduct).getShared(shareId)),
    /** Returns the collections that have games; none if the product API does not serve collections. */
    collections: async (): Promise<Collection[]> => {
      try {
        return await createCollectionsClient(callProduct).list();
      } catch (error) {
        if (error instanceof ApiError && UNIMPLEMENTED_CODES.has(error.code)) return [];
        throw error;
      }
    },
    /** Returns a collection; null when there is none. */
    collection: (keyword: string) => nullIfMissing(createCollectionsClient(callProduct).get(keyword)),
    catalog: {
      /** Returns a page of games; null when the list has no such page. */
      search: (query: SearchQuery) => nullIfMissing(catalog.search(query)),
      genres: async (kind: 'online' | 'download') => (await catalog.listGenres(kind)).rows,
    },
    /** Returns the plans for sale, and the payment provider. */
    offer: () => createBillingClient(callProduct).listPlans(),
    games: {
      home: () => games.getHome(),
      /** Returns a game by its slug; null when it does not exist. */
      byAlias: (slug: string): Promise<Game | null> => nullIfMissing(games.getByAlias(slug)),
      /** Returns the first similar games, and their total number. */
      moreLikeThis: async (uid: string): Promise<{ rows: GameSummary[]; total: number }> => {
        const { rows, pager } = await games.listMoreLikeThis(uid, MORE_GAMES);
        return { rows, total: pager.total_items };
      },
    },
  };
};

/** Allows every cache to store a public page; the front server caches it too (docs/pages.md). */
export const markPublic = (context: GetServerSidePropsContext): void => {
  context.res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
};
