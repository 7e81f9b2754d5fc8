import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { game } from '@/server/db/schema/product';
import { createLog } from '@/server/platform/log';
import { createSiteDescription } from '@/server/site-description';
import { createTestServices, type TestServices } from '../support/services';

const log = createLog({ write: () => undefined });
const onChange = vi.fn();
beforeEach(() => onChange.mockReset());

const createDescription = (productFetch: (request: Request) => Promise<Response>, isOwn = false) => {
  const config = { ...DEFAULT_CONFIG, ...(isOwn ? { description: 'Mine.' } : {}) };
  const description = createSiteDescription({ config, isOwn, isRemote: false, productFetch, log, onChange });
  return { config, refresh: description.refresh };
};
const respondWithTotal = (total: number) => async () =>
  Response.json({ rows: [], pager: { total_items: total, items_per_page: 1, page: 0 } });

describe('the description of the site', () => {
  it('states the number of games in the catalog, and drops cached pages when it changes', async () => {
    const { config, refresh } = createDescription(respondWithTotal(1849));
    await refresh();
    expect(config.description).toBe('Play over 1,800 free online games.');
    expect(onChange).toHaveBeenCalledOnce();
    await refresh();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('stays exactly as the operator configured it', async () => {
    const request = vi.fn(respondWithTotal(1849));
    const { config, refresh } = createDescription(request, true);
    await refresh();
    expect(config.description).toBe('Mine.');
    expect(request).not.toHaveBeenCalled();
  });

  it('stays unchanged while the catalog cannot be read', async () => {
    const { config, refresh } = createDescription(async () => new Response('', { status: 503 }));
    await refresh();
    expect(config.description).toBe('Play free online games.');
  });

  describe('with a real catalog', () => {
    let services: TestServices;
    beforeAll(async () => {
      services = await createTestServices();
    });
    afterAll(() => services.drop());

    it('excludes downloads, hidden games and broken games from the count', async () => {
      const { db } = services.database;
      const totals: number[] = [];
      const { refresh } = createDescription(async (request) => {
        const response = await services.product.fetch(request);
        totals.push(
          ((await response.clone().json()) as { pager: { total_items: number } }).pager.total_items,
        );
        return response;
      });
      await refresh();
      const online = await db.select({ uid: game.uid }).from(game).where(eq(game.isDownloadGame, false));
      const [first, second] = online;
      await db
        .update(game)
        .set({ isHidden: true })
        .where(eq(game.uid, first?.uid ?? 0));
      await db
        .update(game)
        .set({ isBroken: true })
        .where(eq(game.uid, second?.uid ?? 0));
      await refresh();
      expect(totals).toEqual([online.length, online.length - 2]);
    });
  });
});
