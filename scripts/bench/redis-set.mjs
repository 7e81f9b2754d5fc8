/** Opens a sorted set of Redis over a plain socket, if a server runs on this machine, to measure the cost of a rank there. */
import { once } from 'node:events';
import { connect } from 'node:net';

const KEY = 'starwick:bench:board';
const PORT = 6379;
const AT_ONCE = 10_000;

const encodeCommand = (parts) =>
  `*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(String(part))}\r\n${part}\r\n`).join('')}`;

/**
 * Returns the end of the reply that starts at `from`, or -1 while the reply is incomplete. Supports only simple,
 * error, integer and bulk replies.
 */
const replyEnd = (buffer, from) => {
  const line = buffer.indexOf('\r\n', from);
  if (line < 0) return -1;
  if (buffer[from] !== 36) return line + 2;
  const length = Number(buffer.toString('latin1', from + 1, line));
  const end = length < 0 ? line + 2 : line + 2 + length + 2;
  return end <= buffer.length ? end : -1;
};

/** Connects to Redis, and returns null when no server accepts the connection. */
export const openRedisSet = async () => {
  const socket = connect(PORT, '127.0.0.1').setNoDelay(true);
  const opened = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
    ([error]) => !error,
    () => false,
  );
  if (!opened) return null;
  const waiting = [];
  let buffer = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    buffer = Buffer.concat([buffer, chunk]);
    let from = 0;
    for (let end = replyEnd(buffer, from); end > 0; end = replyEnd(buffer, from)) {
      const reply = buffer.toString('latin1', from, end).trimEnd();
      const { resolve, reject } = waiting.shift();
      if (reply.startsWith('-')) reject(new Error(reply));
      else resolve(reply);
      from = end;
      if (from >= buffer.length) break;
    }
    buffer = buffer.subarray(from);
  });
  const sendCommand = (...parts) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      socket.write(encodeCommand(parts));
    });
  return {
    /** @param entries pairs of a score and a member */
    fill: async (entries) => {
      await sendCommand('DEL', KEY);
      for (let at = 0; at < entries.length; at += AT_ONCE)
        await sendCommand('ZADD', KEY, ...entries.slice(at, at + AT_ONCE).flat());
    },
    rank: (member) => sendCommand('ZRANK', KEY, member),
    /** Adds a member and requests its rank, as a submission does. */
    submit: async (score, member) =>
      Promise.all([sendCommand('ZADD', KEY, score, member), sendCommand('ZRANK', KEY, member)]),
    close: async () => {
      await sendCommand('DEL', KEY);
      socket.end();
    },
  };
};
