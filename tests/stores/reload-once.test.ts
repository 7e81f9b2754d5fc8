/** @vitest-environment jsdom */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '@/stores/reload-once';
import { STORE_DRAFTS } from '@/stores/store-form-drafts';

const reload = vi.fn();
const storeDrafts = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  storeDrafts.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
  const listening = new AbortController();
  window.addEventListener(STORE_DRAFTS, storeDrafts, listening);
  return () => {
    listening.abort();
    vi.unstubAllGlobals();
  };
});

describe('reloading the page once', () => {
  it('stores the drafts of the page’s forms before it reloads', () => {
    reload.mockImplementation(() => expect(storeDrafts).toHaveBeenCalledOnce());
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does nothing the second time in the same tab', () => {
    reloadOnce();
    expect(reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does nothing when the tab cannot store that it has reloaded', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
