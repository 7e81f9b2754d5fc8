/** Determines the site's own origin, for links in mail. */
import type { RequestContext } from '../../http/context';
import type { ProductService } from '../service';

/** Returns the configured URL. Production always has one; without one, returns the origin that the browser used. */
export const findAllowedOrigin = (
  { config }: Pick<ProductService, 'config'>,
  context: RequestContext,
): string => {
  if (config.baseUrl) return config.baseUrl;
  const host = context.request.headers.get('host') ?? new URL(context.request.url).host;
  return `${context.isSecure ? 'https' : 'http'}://${host}`;
};
