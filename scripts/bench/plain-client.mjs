/**
 * A keep-alive client that costs next to nothing: one socket, one question after the other. The machine that is measured is also the
 * one that measures, and `node:http`'s client would take longer than the answers do.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

const lengthOf = (head) => {
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  return Number(length);
};

/** A connected client; `ask(path)` resolves once the whole answer has come, and rejects where it is not a 200. */
export const openClient = async (base) => {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  let received = Buffer.alloc(0);
  let waiting = null;

  const settle = () => {
    const headEnd = received.indexOf(END_OF_HEAD);
    if (headEnd < 0 || !waiting) return;
    const head = received.toString('latin1', 0, headEnd);
    const end = headEnd + END_OF_HEAD.length + lengthOf(head);
    if (received.length < end) return;
    received = received.subarray(end);
    const { path, resolve, reject } = waiting;
    waiting = null;
    if (head.startsWith('HTTP/1.1 200')) resolve();
    else reject(new Error(`${path}: ${head.split('\r\n', 1)[0]}`));
  };
  const fail = (error) => waiting?.reject(error ?? new Error('The server hung up.'));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      settle();
    } catch (error) {
      fail(error);
    }
  });
  socket.on('error', fail);
  socket.on('close', () => fail());

  return {
    ask: (path) =>
      new Promise((resolve, reject) => {
        waiting = { path, resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      }),
    close: () => socket.destroy(),
  };
};
