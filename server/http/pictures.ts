/** The picture optimiser's answers: what another host did not give is no fault of this site. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { BASE_HEADERS } from './content-policy';
import type { NextHandler } from './page-server';

const OPTIMISER = '/_next/image';
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;
const WORDS = {
  [BAD_GATEWAY]: 'The picture could not be had from where it is kept.',
  [GATEWAY_TIMEOUT]: 'The picture took too long to come from where it is kept.',
} as const;

/** Next's handler, but for pictures that could not be had: 502 or 504 and a plain sentence in place of 500. */
export const tellMissingPictures =
  (next: NextHandler): NextHandler =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method, headers } = request;
    if (url.split('?', 1)[0] !== OPTIMISER) return next(request, response);
    const answer = await inject((inner, outer) => void next(inner as never, outer as never), {
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url,
      headers,
    });
    if (answer.statusCode < 500) {
      response.writeHead(answer.statusCode, { ...BASE_HEADERS, ...answer.headers }).end(answer.rawPayload);
      return;
    }
    const status = answer.statusCode === GATEWAY_TIMEOUT ? GATEWAY_TIMEOUT : BAD_GATEWAY;
    response
      .writeHead(status, {
        ...BASE_HEADERS,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(WORDS[status]);
  };
