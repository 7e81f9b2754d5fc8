/** Tests the network's video ads around a game, and how long a page waits for one. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdStage, AdVideos, type ShownAd } from '@/components/advertising/ad-videos';
import type { ConsentChoice } from '@/lib/consent';
import { createPageStores, InStores } from '../../support/page-stores';

const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
const say = (event: string): void =>
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
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

const open = () => {
  const stores = createPageStores();
  const error = vi.fn(async () => undefined);
  stores.clients.reports.error = error;
  stores.consent.setState({ choice: decided });
  const stage = createRef<AdStage>();
  render(
    <InStores stores={stores}>
      <AdVideos ref={stage} />
    </InStores>,
  );
  const goesOn = vi.fn<(ad: ShownAd) => void>();
  const play = (kind: 'precontent' | 'midgame' | 'rewarded') =>
    act(async () => void stage.current?.play(kind).then(goesOn));
  return { play, goesOn, error };
};
/** The consent of the visitor when the next page opens. */
let decided: ConsentChoice | null = null;
const agree = (advertising: boolean): void => void (decided = { analytics: false, advertising });

beforeEach(() => {
  vi.useFakeTimers();
  agree(true);
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
    await pass(4_900);
    expect(goesOn).not.toHaveBeenCalled();
    await pass(100);
    expect(goesOn).toHaveBeenCalledWith({ shown: false });
    expect(error).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledWith('advertising', new Error('Ramp failed to load in time.'));
    expect(frame()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives up after 5 seconds in total when the network responds but its video player does not', async () => {
    const { play, goesOn, error } = open();
    await play('precontent');
    await pass(1_000);
    say('ready');
    await pass(3_900);
    expect(goesOn).not.toHaveBeenCalled();
    await pass(100);
    expect(goesOn).toHaveBeenCalledWith({ shown: false });
    expect(error).toHaveBeenCalledWith('advertising', new Error('Bolt Player failed to load in time.'));
  });

  it('appears when the network starts it, and starts the game when it ends', async () => {
    const { play, goesOn } = open();
    await play('precontent');
    const place = () => screen.queryByRole('region', { name: 'Advertisement' });
    expect(place()).toHaveAttribute('data-stage', 'asked');
    say('ready');
    say('started');
    expect(place()).toHaveFocus();
    expect(screen.getByText(/Your game follows/)).toBeInTheDocument();
    await pass(20_000);
    expect(goesOn).not.toHaveBeenCalled();
    say('done');
    await pass(0);
    expect(goesOn).toHaveBeenCalledWith({ shown: true });
    expect(place()).toBeNull();
  });

  it('shows a Skip button after 5 seconds, and ends after 90 seconds at the latest', async () => {
    const first = open();
    await first.play('rewarded');
    say('started');
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await pass(5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await pass(0);
    expect(first.goesOn).toHaveBeenCalledWith({ shown: false });

    await first.play('midgame');
    say('started');
    await pass(90_000);
    expect(first.goesOn).toHaveBeenCalledTimes(2);
    expect(frame()).toBeNull();
  });

  it('plays once when Play is pressed several times', async () => {
    const { play, goesOn } = open();
    await play('precontent');
    await play('precontent');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    say('empty');
    await pass(0);
    expect(goesOn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['for a member of Unlimited', () => document.documentElement.setAttribute('data-unlimited', '')],
    ['for a visitor who has declined', () => agree(false)],
    ['for a visitor who has not been asked yet', () => void (decided = null)],
  ])('starts the game without a video %s', async (_who, arrange) => {
    arrange();
    const { play, goesOn } = open();
    await play('precontent');
    expect(goesOn).toHaveBeenCalledWith({ shown: false });
    expect(frame()).toBeNull();
  });
});
