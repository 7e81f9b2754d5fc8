import { describe, expect, it } from 'vitest';
import { GUEST_OWNER, recentKeyOf } from '@/lib/domain/play/recent-key';
import { createRecentlyPlayedStore } from '@/stores/recently-played-store';

const game = (uid: string) => ({
  uid,
  href: `/gamelanding/game-${uid}`,
  title: `Game ${uid}`,
  thumbnailImg: null,
  thumbnailImgSmall: null,
  highlightColor: '#195AAB',
  genres: ['1'],
});

const createMemory = (isFull = false) => {
  const saved = new Map<string, unknown>();
  return {
    saved,
    read: (key: string) => saved.get(key),
    write: (key: string, value: unknown) => {
      if (!isFull) saved.set(key, value);
      return !isFull;
    },
  };
};
const createStore = (storage: ReturnType<typeof createMemory>, owner = GUEST_OWNER) =>
  createRecentlyPlayedStore({ storage, owner });
const listUids = (store: ReturnType<typeof createStore>) => store.getState().games.map(({ uid }) => uid);

describe('the list of recently played games', () => {
  it('persists across page loads, newest first', () => {
    const storage = createMemory();
    const store = createStore(storage);
    store.getState().record(game('1'));
    store.getState().record(game('2'));
    expect(listUids(store)).toEqual(['2', '1']);
    expect(listUids(createStore(storage))).toEqual(['2', '1']);
  });

  it('belongs to one user', () => {
    const storage = createMemory();
    createStore(storage, '42').getState().record(game('1'));
    expect(listUids(createStore(storage))).toEqual([]);
    expect([...storage.saved.keys()]).toEqual([recentKeyOf('42')]);
  });

  it('keeps a game that another tab has added in the meantime', () => {
    const storage = createMemory();
    const [here, there] = [createStore(storage), createStore(storage)];
    there.getState().record(game('1'));
    here.getState().record(game('2'));
    expect(listUids(here)).toEqual(['2', '1']);
  });

  it('starts empty when the stored data is invalid', () => {
    const storage = createMemory();
    storage.saved.set(recentKeyOf(GUEST_OWNER), { uid: '1' });
    expect(listUids(createStore(storage))).toEqual([]);
  });

  it('stays in memory until the page is closed if the browser cannot store it', () => {
    const store = createStore(createMemory(true));
    store.getState().record(game('1'));
    expect(listUids(store)).toEqual(['1']);
  });
});
