/** The picture optimiser's answers: what another host did not give is no fault of this site. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { NO_SNIFF } from './content-policy';
import type { NextHandler } from './page-server';

const OPTIMISER = '/_next/image';
const BAD_REQUEST = 400;
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;
const WORDS = {
  [BAD_REQUEST]: 'The address of the picture can’t be read.',
  [BAD_GATEWAY]: 'The picture could not be had from where it is kept.',
  [GATEWAY_TIMEOUT]: 'The picture took too long to come from where it is kept.',
} as const;

/** An address on this site that has no meaning as one; another host may read its own as it likes. */
const isUnreadable = (query: string): boolean => {
  const address = new URLSearchParams(query).get('url') ?? '';
  try {
    return address.startsWith('/') && !decodeURI(address);
  } catch {
    return true;
  }
};

const tell = (response: ServerResponse, status: keyof typeof WORDS): void =>
  void response
    .writeHead(status, {
      ...NO_SNIFF,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(WORDS[status]);

/** Next's handler, but for pictures that could not be had: 502 or 504 and a plain sentence in place of 500. */
export const tellMissingPictures =
  (next: NextHandler): NextHandler =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method, headers } = request;
    const [path, query = ''] = url.split(/\?(.*)/s);
    if (path !== OPTIMISER) return next(request, response);
    if (isUnreadable(query)) return tell(response, BAD_REQUEST);
    const answer = await inject((inner, outer) => void next(inner as never, outer as never), {
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url,
      headers,
    });
    if (answer.statusCode < 500) {
      response.writeHead(answer.statusCode, { ...NO_SNIFF, ...answer.headers }).end(answer.rawPayload);
      return;
    }
    tell(response, answer.statusCode === GATEWAY_TIMEOUT ? GATEWAY_TIMEOUT : BAD_GATEWAY);
  };
