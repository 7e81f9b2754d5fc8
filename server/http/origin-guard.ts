/** Requires that mutations come from a page of this site. Calls without an Origin header must carry no cookie. */
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from './context';

/**
 * Returns a guard for mutations.
 * @param baseUrl the site's URL; null to accept the request's own host (such as a phone on the local network)
 */
export const createOriginGuard =
  (baseUrl: string | null) =>
  ({ request }: Pick<RequestContext, 'request'>): void => {
    const origin = request.headers.get('origin');
    if (!origin) {
      const site = request.headers.get('sec-fetch-site');
      if (site && site !== 'same-origin' && site !== 'none') {
        throw new ServiceError('forbidden', 'Only pages of this site may make this call.');
      }
      return;
    }
    let host = '';
    try {
      host = new URL(origin).host;
    } catch {
      throw new ServiceError('forbidden', 'Only pages of this site may make this call.');
    }
    const own = baseUrl ? new URL(baseUrl).host : request.headers.get('host');
    if (host !== own) throw new ServiceError('forbidden', 'Only pages of this site may make this call.');
  };
