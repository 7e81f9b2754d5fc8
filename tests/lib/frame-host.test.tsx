// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameHost, type FrameHost } from '@/lib/frame-host';
import { HELLO_MESSAGE, PORT_MESSAGE, PROTOCOL_VERSION, type GameHandlers } from '@/lib/game-protocol';

const init = {
  keyword: 'quiet-sudoku',
  player: { name: null, isGuest: true, avatarUrl: null },
  locale: 'en',
  levelKey: null,
  mode: null,
  seed: null,
  settings: { muted: false, reducedMotion: false, theme: 'modern' as const },
  savedState: null,
};

let frame: HTMLIFrameElement;
let host: FrameHost;
let handlers: GameHandlers;
let ports: MessagePort[];
const opened: FrameHost[] = [];

const openPort = (origin?: string) => {
  host = createFrameHost({ frame, handlers, origin });
  opened.push(host);
};
const sendHello = (changes: MessageEventInit = {}, data: Record<string, unknown> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      source: frame.contentWindow,
      origin: 'null',
      data: { type: HELLO_MESSAGE, version: PROTOCOL_VERSION, nonce: 'a', ...data },
      ...changes,
    }),
  );
const receiveMessage = (port: MessagePort) =>
  new Promise<unknown>((resolve) => {
    port.onmessage = (event) => resolve(event.data);
  });

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  ports = [];
  vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((
    message: { type: string },
    _: string,
    transfer: MessagePort[],
  ) => {
    if (message.type === PORT_MESSAGE) ports.push(...transfer);
  }) as never);
  handlers = {
    init: vi.fn(() => init),
    startRun: vi.fn(),
    checkpoint: vi.fn(),
    submitRun: vi.fn(),
    saveProgress: vi.fn(async () => ({ savedAt: 'now' })),
    loadProgress: vi.fn(() => ({ a: 1 })),
    showAd: vi.fn(() => ({ shown: false })),
    share: vi.fn(() => 'copied' as const),
    onReady: vi.fn(),
    onFailed: vi.fn(),
    onNavigate: vi.fn(),
    onMuted: vi.fn(),
  };
});
afterEach(() => {
  for (const each of opened.splice(0)) each.dispose();
  for (const port of ports) port.close();
  frame.remove();
});

describe('the frame host', () => {
  it('passes only one port, even if the frame repeats its hello message', () => {
    openPort();
    expect(host.isConnected()).toBe(false);
    sendHello();
    sendHello();
    expect(ports).toHaveLength(1);
    expect(host.isConnected()).toBe(true);
  });

  it.each<[string, MessageEventInit, Record<string, unknown>]>([
    ['another window', { source: window }, {}],
    ['no window', { source: null }, {}],
    ['another origin', { origin: 'https://example.com' }, {}],
    ['another version', {}, { version: 99 }],
    ['no nonce', {}, { nonce: undefined }],
    ['another message', {}, { type: 'hello' }],
  ])('ignores %s', (_, changes, data) => {
    openPort();
    sendHello(changes, data);
    expect(ports).toHaveLength(0);
  });

  it('accepts only the origin of the games host', () => {
    openPort('https://games.example');
    sendHello();
    expect(ports).toHaveLength(0);
    sendHello({ origin: 'https://games.example' });
    expect(ports).toHaveLength(1);
    expect(frame.contentWindow!.postMessage).toHaveBeenCalledWith(
      expect.anything(),
      'https://games.example',
      expect.anything(),
    );
  });

  it('replies to a call with the result of its handler', async () => {
    openPort();
    sendHello();
    const answer = receiveMessage(ports[0]!);
    ports[0]!.postMessage({ kind: 'call', id: 7, name: 'progress.load', args: null });
    expect(await answer).toEqual({ kind: 'reply', id: 7, ok: true, result: { state: { a: 1 } } });
  });

  it('replies with a protocol error that a handler throws, and hides the details of any other error', async () => {
    handlers.saveProgress = () => Promise.reject({ code: 'too_large', message: 'Too much' });
    handlers.share = () => {
      throw new Error('secret');
    };
    openPort();
    sendHello();
    let answer = receiveMessage(ports[0]!);
    ports[0]!.postMessage({ kind: 'call', id: 1, name: 'progress.save', args: { state: 1 } });
    expect(await answer).toEqual({
      kind: 'reply',
      id: 1,
      ok: false,
      error: { code: 'too_large', message: 'Too much' },
    });
    answer = receiveMessage(ports[0]!);
    ports[0]!.postMessage({ kind: 'call', id: 2, name: 'share', args: { text: 'x' } });
    expect(JSON.stringify(await answer)).not.toContain('secret');
  });

  it('drops invalid messages and continues', async () => {
    openPort();
    sendHello();
    const answer = receiveMessage(ports[0]!);
    for (const bad of [
      1,
      null,
      { kind: 'call', id: 1, name: 'evil', args: null },
      { kind: 'notice', name: 'navigate', data: { to: '/' } },
    ])
      ports[0]!.postMessage(bad);
    ports[0]!.postMessage({ kind: 'notice', name: 'ready', data: null });
    ports[0]!.postMessage({ kind: 'notice', name: 'failed', data: null });
    ports[0]!.postMessage({ kind: 'notice', name: 'settings.muted', data: { muted: true } });
    ports[0]!.postMessage({ kind: 'call', id: 9, name: 'init', args: null });
    expect(await answer).toMatchObject({ id: 9, ok: true });
    expect(handlers.onReady).toHaveBeenCalledOnce();
    expect(handlers.onFailed).toHaveBeenCalledOnce();
    expect(handlers.onMuted).toHaveBeenCalledWith(true);
    expect(handlers.onNavigate).not.toHaveBeenCalled();
  });

  it('gives a reloaded frame a new port, and drops the late reply to the previous one', async () => {
    let resolveSave: (value: { savedAt: string }) => void = () => undefined;
    handlers.saveProgress = () => new Promise((resolve) => (resolveSave = resolve));
    openPort();
    sendHello();
    const seen = vi.fn();
    ports[0]!.onmessage = seen;
    ports[0]!.postMessage({ kind: 'call', id: 1, name: 'progress.save', args: { state: 1 } });
    await vi.waitFor(() => expect(resolveSave.length).toBe(1));
    sendHello({}, { nonce: 'b' });
    expect(ports).toHaveLength(2);
    resolveSave({ savedAt: 'late' });
    const answer = receiveMessage(ports[1]!);
    ports[1]!.postMessage({ kind: 'call', id: 2, name: 'init', args: null });
    expect(await answer).toMatchObject({ id: 2 });
    expect(seen).not.toHaveBeenCalled();
  });

  it('sends events to the game, but none after it is disposed', async () => {
    openPort();
    host.emit('pause', null);
    sendHello();
    const event = receiveMessage(ports[0]!);
    host.emit('settings', { ...init.settings, muted: true });
    expect(await event).toMatchObject({ kind: 'event', name: 'settings', data: { muted: true } });
    host.dispose();
    expect(host.isConnected()).toBe(false);
    sendHello({}, { nonce: 'c' });
    expect(ports).toHaveLength(1);
  });

  it('accepts only the last save of a closing frame', async () => {
    openPort();
    sendHello();
    host.dispose();
    ports[0]!.postMessage({ kind: 'notice', name: 'navigate', data: { to: 'next' } });
    ports[0]!.postMessage({ kind: 'call', id: 1, name: 'share', args: { text: 'x' } });
    ports[0]!.postMessage({ kind: 'call', id: 2, name: 'progress.save', args: { state: 4 } });
    await vi.waitFor(() => expect(handlers.saveProgress).toHaveBeenCalledWith(4));
    expect(handlers.onNavigate).not.toHaveBeenCalled();
    expect(handlers.share).not.toHaveBeenCalled();
  });
});
