/** Tests the network's video ads around a game, and how long a page waits for one. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdVideoPlayer, AdVideos, type AdVideoResult } from '@/components/advertising/ad-videos';
import type { ConsentChoice } from '@/lib/consent';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
const postAdEvent = (event: string): void =>
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'starwick-ad', event },
          source: frame()?.contentWindow,
          origin: 'null',
        }),
      ),
  );
const advanceTime = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

const open = () => {
  const stores = createPageStores();
  const error = vi.fn(async () => undefined);
  stores.clients.reports.error = error;
  stores.consent.setState({ choice: consentDecision });
  const stage = createRef<AdVideoPlayer>();
  render(
    <StoresWrapper stores={stores}>
      <AdVideos ref={stage} />
    </StoresWrapper>,
  );
  const goesOn = vi.fn<(ad: AdVideoResult) => void>();
  const play = (kind: 'precontent' | 'midgame' | 'rewarded') =>
    act(async () => void stage.current?.play(kind).then(goesOn));
  return { play, goesOn, error };
};
/** The consent of the visitor when the next page opens. */
let consentDecision: ConsentChoice | null = null;
const decideAdvertising = (advertising: boolean): void =>
  void (consentDecision = { analytics: false, advertising });

beforeEach(() => {
  vi.useFakeTimers();
  decideAdvertising(true);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.documentElement.removeAttribute('data-unlimited');
});

describe('a video ad before a game', () => {
  it('gives up after 5 seconds when the network does not respond, and logs an error without notifying the player', async () => {
    const { play, goesOn, error } = open();
    await play('precontent');
    expect(frame()).toHaveAttribute('src', '/ads/frame.html?unit=precontent');
    await advanceTime(4_900);
    expect(goesOn).not.toHaveBeenCalled();
    await advanceTime(100);
    expect(goesOn).toHaveBeenCalledWith({ shown: false });
    expect(error).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledWith('advertising', new Error('Ramp failed to load in time.'));
    expect(frame()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives up after 5 seconds in total when the network responds but its video player does not', async () => {
    const { play, goesOn, error } = open();
    await play('precontent');
    await advanceTime(1_000);
    postAdEvent('ready');
    await advanceTime(3_900);
    expect(goesOn).not.toHaveBeenCalled();
    await advanceTime(100);
    expect(goesOn).toHaveBeenCalledWith({ shown: false });
    expect(error).toHaveBeenCalledWith('advertising', new Error('Bolt Player failed to load in time.'));
  });

  it('appears when the network starts it, and starts the game when it ends', async () => {
    const { play, goesOn } = open();
    await play('precontent');
    const advertisementRegion = () => screen.queryByRole('region', { name: 'Advertisement' });
    expect(advertisementRegion()).toHaveAttribute('data-stage', 'asked');
    postAdEvent('ready');
    postAdEvent('started');
    expect(advertisementRegion()).toHaveFocus();
    expect(screen.getByText(/Your game follows/)).toBeInTheDocument();
    await advanceTime(20_000);
    expect(goesOn).not.toHaveBeenCalled();
    postAdEvent('done');
    await advanceTime(0);
    expect(goesOn).toHaveBeenCalledWith({ shown: true });
    expect(advertisementRegion()).toBeNull();
  });

  it('shows a Skip button after 5 seconds, and ends after 90 seconds at the latest', async () => {
    const first = open();
    await first.play('rewarded');
    postAdEvent('started');
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await advanceTime(5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await advanceTime(0);
    expect(first.goesOn).toHaveBeenCalledWith({ shown: false });

    await first.play('midgame');
    postAdEvent('started');
    await advanceTime(90_000);
    expect(first.goesOn).toHaveBeenCalledTimes(2);
    expect(frame()).toBeNull();
  });

  it('plays once when Play is pressed several times', async () => {
    const { play, goesOn } = open();
    await play('precontent');
    await play('precontent');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    postAdEvent('empty');
    await advanceTime(0);
    expect(goesOn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['for a member of Unlimited', () => document.documentElement.setAttribute('data-unlimited', '')],
    ['for a visitor who has declined', () => decideAdvertising(false)],
    ['for a visitor who has not been asked yet', () => void (consentDecision = null)],
  ])('starts the game without a video %s', async (_who, arrange) => {
    arrange();
    const { play, goesOn } = open();
    await play('precontent');
    expect(goesOn).toHaveBeenCalledWith({ shown: false });
    expect(frame()).toBeNull();
  });
});
