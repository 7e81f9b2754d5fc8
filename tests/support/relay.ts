/** A TCP port that forwards to a PostgreSQL server, for tests of lost connections. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpRelay {
  port: number;
  /** Keeps every open connection, but stops forwarding data. */
  freeze(): void;
  /** Closes every connection and accepts no new one. */
  close(): Promise<void>;
}

/** @param server its host, or the folder of its socket, and its port */
export const openRelay = async (server: { host?: string; port?: number }): Promise<TcpRelay> => {
  const { host = '', port } = server;
  const sockets = new Set<Socket>();
  let pairs: [Socket, Socket][] = [];
  const relay = createServer((inner) => {
    const outer = host.startsWith('/')
      ? connect({ path: `${host}/.s.PGSQL.${port}` })
      : connect({ host, port: Number(port) });
    inner.on('error', () => outer.destroy()).pipe(outer);
    outer.on('error', () => inner.destroy()).pipe(inner);
    for (const socket of [inner, outer]) sockets.add(socket);
    pairs.push([inner, outer]);
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  return {
    port: (relay.address() as AddressInfo).port,
    freeze: () => {
      for (const [inner, outer] of pairs) {
        inner.unpipe(outer).pause();
        outer.unpipe(inner).pause();
      }
      pairs = [];
    },
    close: () => {
      const closed = new Promise<void>((done) => relay.close(() => done()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
};
