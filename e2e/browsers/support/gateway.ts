/** Passes a browser's requests to the site, records what it sends and receives, and can cut its network. */
import { EventEmitter, once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { handleErrorScript, isForDocument, withErrorScript } from './page-errors';

/** A request other than GET and HEAD, with its response. */
export interface Exchange {
  method: string;
  url: string;
  status: number;
  requestBody: string;
  responseBody: string;
}

export interface Gateway {
  url: string;
  exchanges: EventEmitter<{ exchange: [Exchange] }>;
  /** Ends all connections and refuses new ones. */
  disconnect(): Promise<void>;
  /** Accepts connections again, on the same port. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

interface GatewayOptions {
  /** Receives the errors of all documents; without this handler, documents are not modified. */
  handlePageError?: (message: string) => void;
}

const readBody = (stream: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) =>
    stream.on('end', () => resolve(Buffer.concat(chunks).toString('utf8'))).on('close', () => resolve('')),
  );
};

const isModifyingRequest = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

/** Returns the headers without those that concern only the connection to the site. */
const forwardableHeaders = ({ headers }: IncomingMessage): IncomingMessage['headers'] => {
  const { connection: _connection, 'keep-alive': _keepAlive, ...others } = headers;
  return others;
};

/** Sends a document with the script that reports its errors. */
const sendDocument = async (response: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    ...headers
  } = forwardableHeaders(response);
  const html = withErrorScript(await readBody(response));
  outgoing.writeHead(response.statusCode ?? 502, headers).end(html);
};

class Forwarder {
  readonly exchanges: Gateway['exchanges'] = new EventEmitter();

  constructor(
    private readonly site: URL,
    private readonly options: GatewayOptions,
  ) {}

  handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { handlePageError } = this.options;
    if (handlePageError && handleErrorScript(incoming, outgoing, handlePageError)) return;
    const isDocument = handlePageError !== undefined && isForDocument(incoming);
    // A response that is read or changed here must arrive uncompressed.
    const { 'accept-encoding': encoding, ...others } = incoming.headers;
    const isCompressed = encoding !== undefined && !isModifyingRequest(incoming) && !isDocument;
    const upstream = request({
      host: this.site.hostname,
      port: this.site.port,
      method: incoming.method,
      path: incoming.url,
      headers: isCompressed ? { ...others, 'accept-encoding': encoding } : others,
      // The site may close a reused connection at the moment of a request.
      agent: false,
    });
    upstream.on('response', (response) => {
      if (isModifyingRequest(incoming)) void this.#record(incoming, sent, response);
      if (isDocument && response.headers['content-type']?.startsWith('text/html')) {
        void sendDocument(response, outgoing);
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, forwardableHeaders(response));
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    const sent = isModifyingRequest(incoming) ? readBody(incoming) : Promise.resolve('');
    incoming.pipe(upstream);
  }

  async #record(incoming: IncomingMessage, sent: Promise<string>, response: IncomingMessage): Promise<void> {
    const responseBody = await readBody(response);
    this.exchanges.emit('exchange', {
      method: incoming.method ?? '',
      url: `http://${incoming.headers.host}${incoming.url}`,
      status: response.statusCode ?? 502,
      requestBody: await sent,
      responseBody,
    });
  }
}

const trackSockets = (server: Server): Set<Socket> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
};

/** Starts a gateway to the site. The gateway has its own port, and so its own origin. */
export const startGateway = async (site: string, options: GatewayOptions = {}): Promise<Gateway> => {
  const forwarder = new Forwarder(new URL(site), options);
  const server = createServer((incoming, outgoing) => forwarder.handle(incoming, outgoing));
  // The gateway never closes idle connections, because that could race with the browser's next request; the browser
  // closes them.
  server.keepAliveTimeout = 0;
  const sockets = trackSockets(server);
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const disconnect = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    exchanges: forwarder.exchanges,
    disconnect,
    reconnect: async () => {
      await listen(port);
    },
    close: disconnect,
  };
};
