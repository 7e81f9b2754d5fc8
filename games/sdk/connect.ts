/** Performs the frame's side of the handshake: sends a hello until the page sends a port. */
import { HELLO_MESSAGE, PORT_MESSAGE, PROTOCOL_VERSION } from '@/lib/game-protocol';

const HELLO_EVERY_MS = 250;
const GIVE_UP_MS = 10_000;

/** Resolves with the page's port, or with null when the game is not in a frame or the page never responds. */
export function connect(self: Window): Promise<MessagePort | null> {
  const page = self.parent;
  if (page === self) return Promise.resolve(null);
  const nonce = Math.random().toString(36).slice(2);
  return new Promise((resolve) => {
    const sendHello = () => page.postMessage({ type: HELLO_MESSAGE, version: PROTOCOL_VERSION, nonce }, '*');
    const finish = (port: MessagePort | null) => {
      clearInterval(timer);
      clearTimeout(limit);
      self.removeEventListener('message', handleMessage);
      resolve(port);
    };
    const handleMessage = (event: MessageEvent) => {
      const data = event.data;
      if (event.source === page && data?.type === PORT_MESSAGE && data.nonce === nonce && event.ports[0])
        finish(event.ports[0]);
    };
    self.addEventListener('message', handleMessage);
    const timer = setInterval(sendHello, HELLO_EVERY_MS);
    const limit = setTimeout(() => finish(null), GIVE_UP_MS);
    sendHello();
  });
}
