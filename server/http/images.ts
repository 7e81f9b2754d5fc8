/** `/_next/image`: the build renders built-in images to files; Next's optimizer serves imported images. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { IMAGE_QUALITY, IMAGES_PATH, rasterPathOf } from '@/lib/domain/games/image-source';
import { NO_SNIFF } from './content-policy';
import type { NextHandler } from './page-server';

const NOT_FOUND = 404;
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;
const MESSAGES = {
  [NOT_FOUND]: 'There is no such image on this site.',
  [BAD_GATEWAY]: 'The image could not be loaded from its source.',
  [GATEWAY_TIMEOUT]: 'The source of the image did not respond in time.',
} as const;

const isOwnImage = (parameters: URLSearchParams): boolean => (parameters.get('url') ?? '').startsWith('/');

/** Returns the path of the rendered file that a `/_next/image` query requests, or null for any other query. */
export const findBuiltInImage = (query: string): string | null => {
  const parameters = new URLSearchParams(query);
  // Spec §7: the quality is 75 by default.
  if (Number(parameters.get('q') ?? IMAGE_QUALITY) !== IMAGE_QUALITY) return null;
  return rasterPathOf(parameters.get('url') ?? '', Number(parameters.get('w')));
};

const sendImageError = (response: ServerResponse, status: keyof typeof MESSAGES): void =>
  void response
    .writeHead(status, {
      ...NO_SNIFF,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(MESSAGES[status]);

/**
 * Wraps Next's handler, which optimizes only imported images. An image of this site that the build has not rendered
 * gets 404. An imported image that cannot be fetched gets 502 or 504 with a plain message, instead of 500.
 */
export const createImageErrorHandler =
  (next: NextHandler): NextHandler =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method, headers } = request;
    const [path, query = ''] = url.split(/\?(.*)/s);
    if (path !== IMAGES_PATH) return next(request, response);
    if (isOwnImage(new URLSearchParams(query))) return sendImageError(response, NOT_FOUND);
    const answer = await inject((inner, outer) => void next(inner as never, outer as never), {
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      url,
      headers,
    });
    if (answer.statusCode < 500) {
      response.writeHead(answer.statusCode, { ...NO_SNIFF, ...answer.headers }).end(answer.rawPayload);
      return;
    }
    sendImageError(response, answer.statusCode === GATEWAY_TIMEOUT ? GATEWAY_TIMEOUT : BAD_GATEWAY);
  };
