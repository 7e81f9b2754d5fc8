/** Creates members who have bought a game on the sandbox's page, as in a browser. */
import { desc, eq } from 'drizzle-orm';
import { sandboxCheckout } from '@/server/db/schema/sandbox';
import type { Answer, TestServices } from './services';

type SendRequest = (method: string, path: string, body?: unknown) => Promise<Answer>;

export const SUDOKU_SKU = 'SW-SUDOKU';

/**
 * Opens a game's payment page.
 * @returns its ID
 */
export const openGamePage = async (request: SendRequest, sku = SUDOKU_SKU): Promise<string> => {
  const { status, body } = await request('POST', '/sw/api/checkout', { productSku: sku });
  if (status !== 200) throw new Error(`no payment page: ${status} ${JSON.stringify(body)}`);
  return String(body.url).split('/').at(-1) ?? '';
};

/**
 * Pays for a game and waits until the sandbox's events have arrived.
 * @returns the page and its payment
 */
export const buyGame = async (
  request: SendRequest,
  services: Pick<TestServices, 'flushJobs' | 'database'>,
  sku = SUDOKU_SKU,
): Promise<{ pageId: string; paymentId: string }> => {
  const pageId = await openGamePage(request, sku);
  const { status } = await request('POST', `/sw/api/sandbox/checkout/${pageId}`, { decision: 'pay' });
  if (status !== 200) throw new Error(`the page could not be paid: ${status}`);
  await services.flushJobs();
  const [page] = await services.database.db
    .select()
    .from(sandboxCheckout)
    .where(eq(sandboxCheckout.id, pageId))
    .orderBy(desc(sandboxCheckout.createdAt));
  return { pageId, paymentId: page?.paymentId ?? '' };
};
