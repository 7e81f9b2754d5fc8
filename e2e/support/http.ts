/** Sends requests that no browser sends: any method, headers, encoding and body. */
import { request as send, type IncomingHttpHeaders } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  json(): Record<string, unknown>;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sends the body in chunks, without its length. */
  isChunked?: boolean;
}

export const request = (
  base: string,
  path: string,
  { method = 'GET', headers = {}, body, isChunked = false }: RequestOptions = {},
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const length =
      body !== undefined && !isChunked ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const outgoing = send(
      base + path,
      { method, headers: { ...length, ...headers }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes,
            text,
            json: () => JSON.parse(text) as Record<string, unknown>,
          });
        });
      },
    );
    // A server that refuses a body early may close the connection before the entire body is sent. The response counts
    // if it arrives within a second.
    outgoing.on('error', (error) => setTimeout(() => reject(error), 1_000));
    if (body === undefined) outgoing.end();
    else if (isChunked) {
      outgoing.write(body);
      outgoing.end();
    } else outgoing.end(body);
  });

export const JSON_HEADERS = { 'content-type': 'application/json' };
