/** Tests a client whose code is loaded by the first call. */
import { describe, expect, it, vi } from 'vitest';
import { createLazyClient } from '@/api-clients/lazy-client';

const gamesClient = () => ({ getTitle: (uid: string) => Promise.resolve(`Game ${uid}`) });

describe('a lazy client', () => {
  it('loads its code once, with the first call', async () => {
    const load = vi.fn(async () => Promise.resolve(gamesClient()));
    const client = createLazyClient('games', load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([client.getTitle('1'), client.getTitle('2')])).toEqual(['Game 1', 'Game 2']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects with a network error when its code cannot be loaded, and retries with the next call', async () => {
    const load = vi
      .fn(async () => Promise.resolve(gamesClient()))
      .mockRejectedValueOnce(new Error('chunk missing'));
    const client = createLazyClient('games', load);
    await expect(client.getTitle('1')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'network',
      detail: { callId: 'games.getTitle' },
    });
    expect(await client.getTitle('1')).toBe('Game 1');
  });

  it('has no `then` method, so that `await` does not call the client', async () => {
    const client = createLazyClient('games', async () => Promise.resolve(gamesClient()));
    expect(await Promise.resolve(client)).toBe(client);
  });
});
