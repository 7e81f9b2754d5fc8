/** Tests the data that the server passes to a game's page, and its redirects. */
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { getServerSideProps } from '@/pages/gamelanding/[slug]/index';
import { publishBackend } from '@/server/backend';
import { openTexts } from '@/server/texts/open-texts';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  publishBackend({
    productFetch: async (request) => services.product.fetch(request),
    scoresFetch: async (request) => services.scores.fetch(request),
    config: DEFAULT_CONFIG,
    texts: openTexts('content', DEFAULT_CONFIG),
  });
  await services.database.pool.query(
    `update product.game set show_landing_page = false where slug = 'bubble-orchard'`,
  );
  await services.database.pool.query(
    `update product.game set extra = '{"downloadUrl":"javascript:alert(1)","bonusGameUrl":"/gamelanding/lantern-words"}'
     where slug = 'quiet-sudoku'`,
  );
});
afterAll(() => services.drop());

const answerOf = (slug: string) =>
  getServerSideProps({
    params: { slug },
    req: { headers: {} },
    resolvedUrl: `/gamelanding/${slug}`,
  } as unknown as GetServerSidePropsContext<{
    slug: string;
  }>);

describe('getServerSideProps of a game’s page', () => {
  it('returns the game with its valid URLs, its panels and similar games', async () => {
    expect(await answerOf('quiet-sudoku')).toMatchObject({
      props: {
        game: { title: 'Quiet Sudoku', downloadUrl: null, bonusGameUrl: '/gamelanding/lantern-words' },
        areas: { panels: { top: ['evenings'], main: ['how', 'about', 'comments'], side: ['board'] } },
        moreLikeThis: expect.arrayContaining([expect.objectContaining({ keyword: expect.any(String) })]),
        moreTotal: expect.any(Number),
      },
    });
  });

  it('redirects to the player when the game has no landing page', async () => {
    expect(await answerOf('bubble-orchard')).toEqual({
      redirect: { destination: '/gameplayer/bubble-orchard', permanent: false },
    });
  });

  it.each(['no-such-game', '', '../etc'])('responds with a 404 for an unknown game: %s', async (slug) => {
    expect(await answerOf(slug)).toEqual({ notFound: true });
  });
});
