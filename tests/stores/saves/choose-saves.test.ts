/**
 * Tests which saves a game receives: a guest's from the browser, a member's from the server,
 * and the change at sign-in.
 */
import { describe, expect, it, vi } from 'vitest';
import type { RunsClient } from '@/api-clients/scores/runs';
import type { User } from '@/lib/domain/members/user';
import { createOwnSaves } from '@/stores/saves/choose-saves';
import { createMemoryStorage, createTestStores } from '../../support/stores';

const MEMBER_USER = { uid: '7' } as User;
const now = () => new Date('2026-11-21T12:00:00Z');

const setUp = (stored: unknown = null) => {
  const saved = new Map<string, unknown>();
  const storage = createMemoryStorage(saved);
  const { auth } = createTestStores({ storage, isStill: true });
  const cloud = {
    data: stored,
    version: stored === null ? 0 : 3,
    savedAt: stored === null ? null : now().toISOString(),
  };
  const loadSave = vi.fn(async () => cloud);
  const storeSave = vi.fn(async (_game: string, _slot: string, data: unknown, version: number) => {
    Object.assign(cloud, { data, version: version + 1 });
    return { version: version + 1, savedAt: now().toISOString() };
  });
  const runs = { loadSave, storeSave } as unknown as RunsClient;
  const saves = createOwnSaves({ auth, clients: { runs }, storage, keyword: 'lamps', now });
  return { auth, saved, saves, loadSave, storeSave };
};

describe('saving as the current player', () => {
  it('waits until the sign-in state is known', async () => {
    const { auth, saved, saves } = setUp();
    saved.set('sw_save:lamps', { wave: 2 });
    const loaded = saves.load();
    let isResolved = false;
    void loaded.then(() => (isResolved = true));
    await Promise.resolve();
    expect(isResolved).toBe(false);
    auth.setState({ isReady: true });
    expect(await loaded).toEqual({ wave: 2 });
  });

  it('uses the browser for a guest, and sends no request', async () => {
    const { auth, saved, saves, loadSave, storeSave } = setUp();
    auth.setState({ isReady: true });
    await saves.save({ wave: 3 });
    expect(saved.get('sw_save:lamps')).toEqual({ wave: 3 });
    expect([loadSave.mock.calls.length, storeSave.mock.calls.length]).toEqual([0, 0]);
  });

  it('uses the server for a member, and confirms each save', async () => {
    const { auth, saved, saves, storeSave } = setUp({ wave: 5 });
    auth.setState({ isReady: true, isSignedIn: true, user: MEMBER_USER });
    expect(await saves.load()).toEqual({ wave: 5 });
    expect(await saves.save({ wave: 6 })).toEqual({ savedAt: now().toISOString() });
    expect(storeSave).toHaveBeenCalledWith('lamps', 'main', { wave: 6 }, 3);
    expect(saved.has('sw_save:lamps')).toBe(false);
  });

  it("uses the guest’s save as the member's when the member has none", async () => {
    const { auth, saved, saves, storeSave } = setUp();
    saved.set('sw_save:lamps', { wave: 2 });
    auth.setState({ isReady: true, isSignedIn: true, user: MEMBER_USER });
    expect(await saves.load()).toEqual({ wave: 2 });
    expect(storeSave).toHaveBeenCalledTimes(1);
    expect(saved.has('sw_save:lamps')).toBe(false);
  });

  it('leaves the guest’s save unchanged when the member has one', async () => {
    const { auth, saved, saves } = setUp({ wave: 9 });
    saved.set('sw_save:lamps', { wave: 2 });
    auth.setState({ isReady: true, isSignedIn: true, user: MEMBER_USER });
    expect(await saves.load()).toEqual({ wave: 9 });
    expect(saved.get('sw_save:lamps')).toEqual({ wave: 2 });
  });

  it('uses the local copy of the member’s save while offline', async () => {
    const { auth, saved, saves, loadSave } = setUp();
    loadSave.mockRejectedValue(new Error('no network'));
    saved.set('sw_identity', { uid: '7', details: { subscriber_status: null } });
    saved.set('sw_save:lamps', { wave: 2 });
    saved.set('sw_cloud:7:lamps', { state: { wave: 8 }, version: 3, isStored: true, savedAt: '' });
    auth.setState({ isReady: true });
    expect(await saves.load()).toEqual({ wave: 8 });
  });
});
