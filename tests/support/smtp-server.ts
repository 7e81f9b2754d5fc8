/** A minimal mail server that accepts and stores every message. */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface TestSmtpServer {
  url: string;
  /** Complete messages, as received. */
  messages: string[];
  close(): Promise<void>;
}

const COMMAND_REPLIES: Record<string, string> = {
  EHLO: '250 test',
  HELO: '250 test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
};

const serveConnection = (socket: Socket, messages: string[]): void => {
  const writeLine = (line: string): void => void socket.write(`${line}\r\n`);
  let left = '';
  let message: string[] | null = null;
  const handleLine = (line: string): void => {
    if (message && line !== '.') message.push(line);
    else if (message) {
      messages.push(message.join('\n'));
      message = null;
      writeLine('250 taken');
    } else {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'DATA') message = [];
      writeLine(COMMAND_REPLIES[verb] ?? '500 what?');
    }
  };
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    const lines = (left + part).split('\r\n');
    left = lines.pop() ?? '';
    lines.forEach(handleLine);
  });
  socket.on('error', () => undefined);
  writeLine('220 test');
};

export const startSmtpServer = async (): Promise<TestSmtpServer> => {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serveConnection(socket, messages);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
