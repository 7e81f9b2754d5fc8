/**
 * Reduces a page's URL to the part that analytics may receive: no query, no typed text, no member id
 * (docs/specification/choices.md: never the uid).
 */
import type { TrackedPage } from './page-views';

/** Routes whose path contains a member, a purchase or typed text. Analytics receives the route's pattern instead of the path. */
const URL_BY_PATTERN = new Set([
  '/profile/[uid]',
  '/search/[[...params]]',
  '/purchase/sandbox/checkout/[id]',
  '/_error',
  '/404',
]);

/**
 * @param pattern the route's pattern in the router's notation
 * @param url the path with query and fragment
 */
export const toTrackedPage = (pattern: string, url: string): TrackedPage => {
  const [withQuery = ''] = url.split('#', 1);
  const [path = ''] = withQuery.split('?', 1);
  const isUnknown = pattern === '/_error' || pattern === '/404';
  return { url: withQuery, path: isUnknown ? '/404' : URL_BY_PATTERN.has(pattern) ? pattern : path };
};
