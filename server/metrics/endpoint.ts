/** Serves `/metrics` to callers with the token. Without a configured token, the path does not exist. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OPERATION_PATHS } from '../http/operation-paths';
import type { Metrics } from './metrics';

const HEADERS = { 'cache-control': 'no-store' };

const sha256Of = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns a handler that serves GETs of `/metrics`, and returns false for every other path. */
export const createMetricsEndpoint = (metrics: Metrics, token: string) => {
  const expected = sha256Of(`Bearer ${token}`);
  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> => {
    if (pathname !== OPERATION_PATHS.metrics) return false;
    if (!timingSafeEqual(sha256Of(request.headers.authorization ?? ''), expected)) {
      response
        .writeHead(401, {
          ...HEADERS,
          'www-authenticate': 'Bearer',
          'content-type': 'text/plain; charset=utf-8',
        })
        .end('This URL requires the token that METRICS_TOKEN sets.');
      return true;
    }
    const { type, text } = await metrics.read();
    response.writeHead(200, { ...HEADERS, 'content-type': type }).end(text);
    return true;
  };
};
