/** Sends calls and receives events over the page's port, or uses the standalone responses. */
import type {
  CallName,
  GameCalls,
  GameError,
  GameNotices,
  NoticeName,
  PageEventName,
  PageEvents,
} from '@/lib/game-protocol';
import { parseFromPage, parseResult } from '@/lib/game-protocol-parse';
import { connect } from './connect';
import { createStandalone } from './standalone';

const CALL_TIMEOUT_MS = 30_000;
/**
 * The timeouts of the calls that differ from the default. The page may load a game long before the player presses Play, and responds to `init`
 * only then.
 */
const TIMEOUTS_MS: Partial<Record<CallName, number>> = { ad: 180_000, init: Infinity };

interface PendingCall {
  name: CallName;
  resolve(value: unknown): void;
  reject(error: GameError): void;
}

export interface Channel {
  isStandalone(): boolean;
  call<N extends CallName>(name: N, args: GameCalls[N]['args']): Promise<GameCalls[N]['result']>;
  notify<N extends NoticeName>(name: N, data: GameNotices[N]): void;
  on<N extends PageEventName>(name: N, listener: (data: PageEvents[N]) => void): () => void;
  /** Notifies the game's listeners, as if the page had sent the event. */
  send<N extends PageEventName>(name: N, data: PageEvents[N]): void;
}

/** Opens the channel at once. Calls wait until the port arrives. */
export function createChannel(self: Window): Channel {
  const waiting = new Map<number, PendingCall>();
  const listeners = new Set<[PageEventName, (data: never) => void]>();
  const standalone = createStandalone(self);
  let lastId = 0;
  let isAlone = self.parent === self;
  const send: Channel['send'] = (name, data) => {
    for (const [each, listener] of listeners) if (each === name) listener(data as never);
  };

  const opened = connect(self).then((port) => {
    isAlone = !port;
    if (port)
      port.onmessage = (event) => {
        const message = parseFromPage(event.data);
        if (message?.kind === 'event') return send(message.name, message.data);
        const call = message && waiting.get(message.id);
        if (!call) return;
        waiting.delete(message.id);
        const result = message.ok && parseResult(call.name, message.result);
        if (result) call.resolve(result.value);
        else call.reject(message.ok ? { code: 'failed', message: 'Unreadable answer' } : message.error);
      };
    return port;
  });

  return {
    isStandalone: () => isAlone,
    async call(name, args) {
      const port = await opened;
      if (!port) return standalone[name](args);
      return new Promise((resolve, reject) => {
        const id = ++lastId;
        const limitMs = TIMEOUTS_MS[name] ?? CALL_TIMEOUT_MS;
        const handleTimeout = () => {
          waiting.delete(id);
          reject({ code: 'timeout', message: `No answer to ${name}` });
        };
        const limit = limitMs < Infinity ? setTimeout(handleTimeout, limitMs) : undefined;
        const createResolver =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            clearTimeout(limit);
            settle(value);
          };
        waiting.set(id, {
          name,
          resolve: createResolver(resolve as (value: unknown) => void),
          reject: createResolver(reject),
        });
        port.postMessage({ kind: 'call', id, name, args });
      });
    },
    notify(name, data) {
      void opened.then((port) => port?.postMessage({ kind: 'notice', name, data }));
    },
    on(name, listener) {
      const entry: [PageEventName, (data: never) => void] = [name, listener as (data: never) => void];
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    send,
  };
}
