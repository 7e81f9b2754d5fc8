/**
 * Creates the HTTP server. It refuses invalid requests itself, because Node's own refusals lack the security headers.
 */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from './security-headers';

// Longer than proxies keep idle connections open (60 s in nginx and most load balancers). With Node's 5 s, a proxy
// sometimes reuses a connection just as this side closes it, and responds with 502.
const KEEP_ALIVE_MS = 75_000;

/** Statuses of the errors that Node's parser reports; every other error is a 400. */
const STATUS_OF_PARSER_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const createParserErrorResponse = (code: string): string => {
  const status = STATUS_OF_PARSER_ERROR[code] ?? 400;
  const headers = {
    ...SECURITY_HEADERS,
    connection: 'close',
    'content-length': '0',
    'cache-control': 'no-store',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${[`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')}\r\n\r\n`;
};

/** Creates a server that passes every parsable request to `front`, even a request without a Host header. */
export const createHttpServer = (front: RequestListener): Server => {
  const latestResponses = new WeakMap<Duplex, ServerResponse>();
  const handleRequest = (request: IncomingMessage, response: ServerResponse): void => {
    latestResponses.set(request.socket, response);
    void front(request, response);
  };
  // The front refuses requests without a Host header; Node's own refusal has no security headers.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false }, handleRequest);
  // RFC 9110 allows a server to ignore an unknown expectation.
  server.on('checkExpectation', handleRequest);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latestResponses.get(socket);
    const isResponding = response?.headersSent === true && !response.writableFinished;
    if (socket.writable && !isResponding && error.code !== 'ECONNRESET')
      socket.write(createParserErrorResponse(error.code ?? ''));
    socket.destroy();
  });
  return server;
};
