// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createNotificationStore } from '@/stores/notification-store';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows a failure of a background tab when the player returns', async () => {
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const store = createNotificationStore();
  store.getState().notify('The result could not be sent.', 'error');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.getState().queue).toHaveLength(1);

  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(store.getState().queue).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(store.getState().queue).toEqual([]);
  expect(store.getState().missed).toHaveLength(1);
});
