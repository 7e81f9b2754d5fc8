/** Tests what happens to a guest's saves at sign-in. */
import { describe, expect, it, vi } from 'vitest';
import type { RunsClient } from '@/api-clients/scores/runs';
import { ApiError } from '@/lib/errors';
import { adoptSaves } from '@/stores/saves/adopt-saves';
import { createBrowserSaves } from '@/stores/saves/browser-saves';
import { createMemoryStorage } from '../../support/stores';

const EARLIER_TIME = '2026-11-21T10:00:00.000Z';
const LATER_TIME = '2026-11-21T14:00:00.000Z';

interface SaveSlot {
  data: unknown;
  version: number;
  savedAt: string | null;
}

const setUp = async (memberSave: SaveSlot = { data: null, version: 0, savedAt: null }) => {
  const saved = new Map<string, unknown>();
  const storage = createMemoryStorage(saved);
  const slots: Record<string, SaveSlot> = {
    main: memberSave,
    displaced: { data: null, version: 0, savedAt: null },
  };
  const loadSave = vi.fn(async (_game: string, slot: string) => slots[slot]);
  const storeSave = vi.fn(async (_game: string, slot: string, data: unknown, version: number) => {
    if (slots[slot]?.version !== version)
      throw new ApiError('conflict', 'There is a newer save.', { callId: 'scores.putSave' });
    slots[slot] = { data, version: version + 1, savedAt: LATER_TIME };
    return { version: version + 1, savedAt: LATER_TIME };
  });
  const runs = { loadSave, storeSave } as unknown as RunsClient;
  const guest = createBrowserSaves({
    storage,
    keyword: 'lamps',
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  await guest.save({ wave: 4 });
  const adoptGuestSaves = () => adoptSaves({ runs, storage, memberId: '7', now: () => new Date(LATER_TIME) });
  const readGuestSaves = () => [...saved.keys()].filter((key) => key.startsWith('sw_save'));
  return { adopt: adoptGuestSaves, saved, leftOfGuest: readGuestSaves, loadSave, slots };
};

describe('a guest’s save at sign-in', () => {
  it('becomes the member’s when they have none', async () => {
    const { adopt, leftOfGuest, slots } = await setUp();
    await adopt();
    expect(slots.main?.data).toEqual({ wave: 4 });
    expect(leftOfGuest()).toEqual([]);
  });

  it('replaces an older save, and moves that save to the displaced slot', async () => {
    const { adopt, slots } = await setUp({ data: { wave: 2 }, version: 3, savedAt: EARLIER_TIME });
    await adopt();
    expect(slots.main?.data).toEqual({ wave: 4 });
    expect(slots.displaced?.data).toEqual({ wave: 2 });
  });

  it('gets replaced by a newer one, and remains available as the displaced save', async () => {
    const { adopt, leftOfGuest, slots } = await setUp({ data: { wave: 9 }, version: 3, savedAt: LATER_TIME });
    await adopt();
    expect(slots.main?.data).toEqual({ wave: 9 });
    expect(slots.displaced?.data).toEqual({ wave: 4 });
    expect(leftOfGuest()).toEqual([]);
  });

  it('becomes the member’s in this browser when the server cannot be reached, and is never assigned to the next guest', async () => {
    const { adopt, saved, leftOfGuest, loadSave } = await setUp();
    loadSave.mockRejectedValue(new Error('no network'));
    await adopt().catch(() => undefined);
    expect(saved.get('sw_cloud:7:lamps')).toMatchObject({ state: { wave: 4 }, isStored: false });
    expect(leftOfGuest()).toEqual([]);
  });
});
