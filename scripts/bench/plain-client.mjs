/**
 * A keep-alive HTTP client with one socket and one request at a time. It costs next to nothing: the client runs on the
 * machine that it measures, and the client of `node:http` would take longer than the responses.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

const readContentLength = (head) => {
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  if (length === undefined) throw new Error(`The response has no length:\n${head}`);
  return Number(length);
};

const encodeRequest = ({ method = 'GET', path, headers = {}, body }, host) => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const fields = {
    host,
    ...headers,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
};

/**
 * Connects a client. `request` resolves with the body of a response, and rejects unless the status is 200 or 201.
 * @param {string} base origin of the server
 */
export const openClient = async (base) => {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  let received = Buffer.alloc(0);
  let pending = null;

  const takeResponse = () => {
    const headEnd = received.indexOf(END_OF_HEAD);
    if (headEnd < 0 || !pending) return;
    const head = received.toString('latin1', 0, headEnd);
    const start = headEnd + END_OF_HEAD.length;
    const end = start + readContentLength(head);
    if (received.length < end) return;
    const body = received.toString('utf8', start, end);
    received = received.subarray(end);
    const { path, resolve, reject } = pending;
    pending = null;
    if (/^HTTP\/1\.1 20[01]/.test(head)) resolve(body);
    else reject(new Error(`${path}: ${head.split('\r\n', 1)[0]} ${body.slice(0, 200)}`));
  };
  const rejectPending = (error) => pending?.reject(error ?? new Error('The server closed the connection.'));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      takeResponse();
    } catch (error) {
      rejectPending(error);
    }
  });
  socket.on('error', rejectPending);
  socket.on('close', () => rejectPending());

  return {
    /** @param {{ method?: string, path: string, headers?: Record<string, string>, body?: unknown }} request */
    request: (request) =>
      new Promise((resolve, reject) => {
        // A server closes a connection that is idle for some seconds; a request on it would never get a response.
        if (socket.destroyed || socket.readableEnded) throw new Error('The connection is closed.');
        pending = { path: request.path, resolve, reject };
        socket.write(encodeRequest(request, host));
      }),
    close: () => socket.destroy(),
  };
};

/**
 * Runs `work` with connected clients, and closes them.
 * @template Result
 * @param {string} base
 * @param {number} count
 * @param {(clients: Awaited<ReturnType<typeof openClient>>[]) => Promise<Result>} work
 */
export const withClients = async (base, count, work) => {
  const clients = await Promise.all(Array.from({ length: count }, () => openClient(base)));
  try {
    return await work(clients);
  } finally {
    for (const client of clients) client.close();
  }
};
