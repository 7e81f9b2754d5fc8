/** Tests the props and the preview of a challenge's page. */
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { pageMetaOf } from '@/lib/domain/site/page-meta';
import { getServerSideProps } from '@/pages/challenge/[id]';
import { publishBackend } from '@/server/backend';
import { openTexts } from '@/server/texts/open-texts';
import { createTestGuest, createTestServices, type TestServices } from '../support/services';
import { playToEnd } from '../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  publishBackend({
    productFetch: async (request) => services.product.fetch(request),
    scoresFetch: async (request) => services.scores.fetch(request),
    config: DEFAULT_CONFIG,
    texts: openTexts('content', DEFAULT_CONFIG),
  });
});
afterAll(() => services.drop());

const propsOf = (id: string) =>
  getServerSideProps({ params: { id }, req: { headers: {} } } as unknown as GetServerSidePropsContext<{
    id: string;
  }>);

describe('the page of a challenge', () => {
  it("shows the puzzle and the sender's result, and a preview without its seed", async () => {
    const sender = await createTestGuest(services);
    const { started } = await playToEnd(services, sender, { mode: 'easy', ms: 100_000 });
    const { body } = await sender.request<{ id: string }>('POST', '/challenges', { runId: started.run.id });
    const found = await propsOf(body.id);
    if (!('props' in found)) throw new Error('There is no such page.');
    const props = await found.props;
    expect(props).toMatchObject({
      challenge: { id: body.id, sender: { value: 100_000 } },
      game: { keyword: 'quiet-sudoku' },
    });
    expect(JSON.stringify(props)).not.toContain(started.run.seed);
    const meta = pageMetaOf('/challenge/[id]', props, DEFAULT_CONFIG);
    expect(meta).toMatchObject({
      title: 'Guest challenges you to Quiet Sudoku',
      description: 'Guest solved this in 1:40. Can you? You get the same puzzle. Free, no account needed.',
      isIndexed: false,
    });
  });

  it.each(['AAAAAAAAAAAAAAAA', 'no-challenge', "' or 1=1"])('returns a 404 for %s', async (id) => {
    expect(await propsOf(id)).toEqual({ notFound: true });
  });
});
