/** @vitest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from '@/components/views/landing/share/share-button';
import { game as gameSchema } from '@/lib/contract/game';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { SHARE_MESSAGES } from '@/lib/messages/share';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

const GAME = parse(gameSchema, { uid: '7', href: '/gamelanding/kite', title: 'Kite Racers', keyword: 'a' });
const SHARED_TEXT = `Kite Racers\n${new URL('/gamelanding/kite', window.location.href).href}`;

let stores: Stores;

beforeEach(() => {
  stores = createPageStores();
});

/** Simulates a browser with only the given features. */
const browserWith = (able: { share?: unknown; clipboard?: unknown }, isTouch: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  for (const name of ['share', 'clipboard'] as const) {
    Reflect.deleteProperty(navigator, name);
    Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, name);
    if (able[name]) Object.defineProperty(navigator, name, { value: able[name], configurable: true });
  }
};
const pressShare = (status?: DailyStatus, name = 'Share Kite Racers'): void => {
  render(
    <StoresWrapper stores={stores}>
      <ShareButton game={GAME} status={status} />
    </StoresWrapper>,
  );
  // Fires a plain event, because user-event would install its own clipboard.
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('sharing a game', () => {
  it('passes its title and URL to the share sheet of a touch screen', async () => {
    const sheet = vi.fn(async () => undefined);
    browserWith({ share: sheet }, true);
    pressShare();
    await waitFor(() => expect(sheet).toHaveBeenCalledWith({ text: SHARED_TEXT }));
    expect(stores.notification.getState().queue).toEqual([]);
  });

  it('shows the text to copy when there is neither a share sheet nor a clipboard', async () => {
    browserWith({}, false);
    pressShare();
    expect(await screen.findByRole('dialog', { name: 'Share this game' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(SHARED_TEXT);
  });

  it('shares a result with its date and a link to that puzzle, without its solution', async () => {
    const writeText = vi.fn(async () => undefined);
    browserWith({ clipboard: { writeText } }, false);
    pressShare(
      { state: 'completed', progress: 1, value: 187_000, columnType: 'time', levelKey: '2026-11-20' },
      'Share your result of Kite Racers',
    );
    const link = new URL('/gameplayer/kite?level=2026-11-20', window.location.href).href;
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(`Kite Racers, 20 November 2026\nLit in 3:07\n${link}`),
    );
    await waitFor(() =>
      expect(stores.notification.getState().queue[0]).toMatchObject({
        message: LANDING_MESSAGES.resultCopied,
      }),
    );
  });

  it('shows a Copy button when the first attempt to write to the clipboard fails', async () => {
    const writeText = vi.fn(async () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
    browserWith({ clipboard: { writeText } }, false);
    pressShare();
    const copy = await screen.findByRole('button', { name: 'Copy' });
    fireEvent.click(copy);
    expect(await screen.findByText(SHARE_MESSAGES.copyFailed)).toBeInTheDocument();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(SHARED_TEXT);
    writeText.mockClear().mockResolvedValueOnce(undefined as never);
    fireEvent.click(copy);
    // Safari refuses a write after anything that the press had to wait for.
    expect(writeText.mock.calls).toEqual([[SHARED_TEXT]]);
    expect(await screen.findByText(SHARE_MESSAGES.copied)).toBeInTheDocument();
  });

  it('copies the text on other devices, and shows a notification', async () => {
    const writeText = vi.fn(async () => undefined);
    browserWith({ clipboard: { writeText } }, false);
    pressShare();
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(SHARED_TEXT));
    await waitFor(() =>
      expect(stores.notification.getState().queue[0]).toMatchObject({
        message: LANDING_MESSAGES.linkCopied,
        status: 'success',
      }),
    );
  });
});
