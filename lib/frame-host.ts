/**
 * The page's end of the channel to one game frame: passes a port to the frame, parses every message, and replies with
 * the handlers' results.
 */
import {
  HELLO_MESSAGE,
  PORT_MESSAGE,
  PROTOCOL_VERSION,
  type CallMessage,
  type FromPage,
  type GameHandlers,
  type NoticeMessage,
  type PageEventName,
  type PageEvents,
} from './game-protocol';
import { parseFromGame, toGameError } from './game-protocol-parse';

export interface FrameHostOptions {
  frame: HTMLIFrameElement;
  handlers: GameHandlers;
  /** The origin that the frame's messages must have: the string `null` for a sandboxed frame, or GAMES_ORIGIN. */
  origin?: string;
  /** The window that receives the frame's hello message; the page's own window by default. */
  host?: Window;
}

export interface FrameHost {
  /** Notifies the game of a change. Does nothing until the game has connected, because `init` then contains the current state. */
  emit<N extends PageEventName>(name: N, data: PageEvents[N]): void;
  isConnected(): boolean;
  /** Stops listening. Still accepts the last save of a closing frame, but sends no more replies. */
  dispose(): void;
}

/**
 * How long messages of a removed frame are accepted. The game saves in its last event, and the message arrives from
 * another process.
 */
const LAST_SAVE_TIMEOUT_MS = 1_000;

/**
 * Starts listening for the frame's hello message. Call this before or shortly after the frame gets its URL; the frame
 * repeats the message.
 */
export function createFrameHost({
  frame,
  handlers,
  origin = 'null',
  host = window,
}: FrameHostOptions): FrameHost {
  let port: MessagePort | null = null;
  let nonce: string | null = null;

  const closePort = () => {
    const left = port;
    port = null;
    setTimeout(() => left?.close(), LAST_SAVE_TIMEOUT_MS);
  };

  const handleHello = (event: MessageEvent) => {
    if (!frame.contentWindow || event.source !== frame.contentWindow) return;
    if (event.origin !== origin) return;
    const hello = event.data as { type?: unknown; version?: unknown; nonce?: unknown } | null;
    if (typeof hello !== 'object' || hello === null || hello.type !== HELLO_MESSAGE) return;
    if (hello.version !== PROTOCOL_VERSION || typeof hello.nonce !== 'string' || hello.nonce.length > 64)
      return;
    // The SDK repeats its hello until it has a port. Only a reloaded frame, with a new nonce, gets another port.
    if (port && hello.nonce === nonce) return;
    closePort();
    nonce = hello.nonce;
    const channel = new MessageChannel();
    const own = channel.port1;
    port = own;
    own.onmessage = (message) => {
      const parsed = parseFromGame(message.data);
      if (!parsed || (port !== own && parsed.name !== 'progress.save')) return;
      if (parsed.kind === 'notice') dispatchNotice(handlers, parsed);
      else
        void answerCall(handlers, parsed).then((reply) => {
          if (port === own) own.postMessage(reply);
        });
    };
    // An opaque origin cannot be used as a target; the source check above ensures that the port goes to the frame.
    const target = origin === 'null' ? '*' : origin;
    frame.contentWindow.postMessage({ type: PORT_MESSAGE, version: PROTOCOL_VERSION, nonce }, target, [
      channel.port2,
    ]);
  };

  host.addEventListener('message', handleHello);
  return {
    emit: (name, data) => port?.postMessage({ kind: 'event', name, data }),
    isConnected: () => port !== null,
    dispose() {
      host.removeEventListener('message', handleHello);
      closePort();
    },
  };
}

async function answerCall(handlers: GameHandlers, call: CallMessage): Promise<FromPage> {
  try {
    return { kind: 'reply', id: call.id, ok: true, result: await performCall(handlers, call) };
  } catch (thrown) {
    return { kind: 'reply', id: call.id, ok: false, error: toGameError(thrown) };
  }
}

async function performCall(handlers: GameHandlers, call: CallMessage): Promise<unknown> {
  switch (call.name) {
    case 'init':
      return handlers.init();
    case 'run.start':
      return handlers.startRun(call.args);
    case 'run.checkpoint':
      await handlers.checkpoint(call.args);
      return null;
    case 'run.submit':
      return handlers.submitRun(call.args);
    case 'progress.save':
      return handlers.saveProgress(call.args.state);
    case 'progress.load':
      return { state: await handlers.loadProgress() };
    case 'ad':
      return handlers.showAd(call.args.kind);
    case 'share':
      return { how: await handlers.share(call.args.text) };
  }
}

function dispatchNotice(handlers: GameHandlers, notice: NoticeMessage): void {
  switch (notice.name) {
    case 'loading':
      return handlers.onLoading?.(notice.data.progress);
    case 'progress':
      return handlers.onProgress?.(notice.data.text, notice.data.share ?? null);
    case 'ready':
      return handlers.onReady?.();
    case 'failed':
      return handlers.onFailed?.();
    case 'gameplay':
      return handlers.onGameplay?.(notice.data.state);
    case 'celebrate':
      return handlers.onCelebrate?.();
    case 'result':
      return handlers.onResultReport?.(notice.data);
    case 'navigate':
      return handlers.onNavigate?.(notice.data.to);
    case 'release':
      return handlers.onRelease?.();
    case 'settings.muted':
      return handlers.onMuted?.(notice.data.muted);
  }
}
