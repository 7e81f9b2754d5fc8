/** Tests the script inside the ad frame with a simulated ad network. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NetworkWindow, showUnit } from '@/ads/network';
import type { AdEvent, AdUnit } from '@/lib/advertising/frame';

const SCRIPT = 'https://cdn.intergient.com/1/2/ramp.js';

const begin = (unit: AdUnit) => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="unit"></div>';
  const host: NetworkWindow = { document };
  const reported: AdEvent[] = [];
  void showUnit(host, { script: SCRIPT, unit }, (event) => reported.push(event));
  const addUnits = vi.fn(async () => undefined);
  const displayUnits = vi.fn();
  const arrive = () => Object.assign(host.ramp!, { addUnits, displayUnits });
  return { host, reported, addUnits, displayUnits, arrive };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an ad unit', () => {
  it('loads the site’s script and shows the unit that fits the slot', async () => {
    const { reported, addUnits, displayUnits, arrive } = begin('mediumRect');
    expect([...document.scripts].map(({ src }) => src)).toEqual([SCRIPT]);
    arrive();
    await vi.advanceTimersByTimeAsync(100);
    expect(addUnits).toHaveBeenCalledWith([{ type: 'med_rect_atf', selectorId: 'unit' }]);
    expect(displayUnits).toHaveBeenCalled();
    expect(reported).toEqual(['ready']);
    document.querySelector('#unit')!.innerHTML = '<iframe></iframe>';
    await vi.advanceTimersByTimeAsync(100);
    expect(reported).toEqual(['ready', 'filled']);
  });

  it('reports that the script has not loaded after 5 seconds', async () => {
    const { reported } = begin('mediumRect');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(reported).toEqual(['rampTimeout']);
  });

  it('reports an empty unit', async () => {
    const { reported, arrive } = begin('leaderboard');
    arrive();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(reported).toEqual(['ready', 'empty']);
  });

  it('reports an empty unit when the network rejects the request', async () => {
    const { reported, arrive, addUnits } = begin('leaderboard');
    addUnits.mockRejectedValue(new Error('no such unit'));
    arrive();
    await vi.advanceTimersByTimeAsync(100);
    expect(reported).toEqual(['ready', 'empty']);
  });
});

describe('a video ad', () => {
  it('reports that the player has not loaded 5 seconds after the script', async () => {
    const { reported, arrive } = begin('precontent');
    arrive();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(reported).toEqual(['ready']);
    await vi.advanceTimersByTimeAsync(200);
    expect(reported).toEqual(['ready', 'boltTimeout']);
  });

  it('reports when it starts and ends', async () => {
    const { reported, host, arrive, addUnits } = begin('precontent');
    arrive();
    const listeners = new Map<string, () => void>();
    host.Bolt = {
      on: (_unit, event, hear) => listeners.set(event, hear),
      BOLT_AD_STARTED: 'started',
      BOLT_AD_COMPLETE: 'complete',
      BOLT_AD_ERROR: 'error',
    };
    await vi.advanceTimersByTimeAsync(200);
    expect(addUnits).toHaveBeenCalledWith([{ type: 'precontent_ad_video' }]);
    listeners.get('started')!();
    listeners.get('complete')!();
    expect(reported).toEqual(['ready', 'started', 'done']);
    listeners.get('showHiddenContainer')!();
    expect(reported.at(-1)).toBe('empty');
  });
});
