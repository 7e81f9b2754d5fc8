import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '@/server/platform/log';
import { type PublishingWatch, watchPublishing } from '@/server/product/games/watch-publishing';
import { createTestServices, type TestServices } from '../../support/services';

const LOG = createLog({ level: 'info', write: () => undefined });
let services: TestServices;
let watch: PublishingWatch | null = null;
beforeAll(async () => {
  services = await createTestServices();
});
afterEach(() => watch?.stop());
afterAll(() => services.drop());

const publishIn = (ms: number, isHidden = false) =>
  services.database.pool.query(
    `update product.game set published_at = now() + $1 * interval '1 millisecond', is_hidden = $2 where slug = 'ember-match'`,
    [ms, isHidden],
  );
const startWatch = () => {
  const onPublished = vi.fn();
  watch = watchPublishing(services.database.db, { now: () => new Date() }, LOG, onPublished);
  return onPublished;
};

describe('scheduled publishing', () => {
  it('sends a notification when the next game is due', async () => {
    await publishIn(400);
    const onPublished = startWatch();
    await expect.poll(() => onPublished.mock.calls.length, { timeout: 10_000 }).toBe(1);
    const { rows } = await services.database.pool.query(
      `select published_at <= now() as is_due from product.game where slug = 'ember-match'`,
    );
    expect(rows).toEqual([{ is_due: true }]);
  });

  it('detects a game that was scheduled later', async () => {
    await publishIn(-1_000);
    const onPublished = startWatch();
    await publishIn(400);
    watch?.check();
    await expect.poll(() => onPublished.mock.calls.length, { timeout: 10_000 }).toBe(1);
  });

  it('ignores a hidden game', async () => {
    await publishIn(50, true);
    const onPublished = startWatch();
    await publishIn(600);
    watch?.check();
    await expect.poll(() => onPublished.mock.calls.length, { timeout: 10_000 }).toBe(1);
  });
});
