/** Addresses as patterns, for figures and the log: what somebody searched for, and whose page was open, is in the path. */
import { PAGE_ROUTES, pageOfData, routeOf } from './page-routes';

const pageLabels = new Map(
  PAGE_ROUTES.map(({ pattern }) => {
    const label = pattern.source
      .slice(1, -1)
      .replaceAll('\\/', '/')
      .replaceAll(/\(\?!.*?\)/g, '')
      .replaceAll(/\(\?:.*?\)|(?:\[[^[\]]*\][+*]?)+/g, '{}');
    return [pattern, label];
  }),
);

/** The pattern of a page; undefined where the path is no page's. */
export const pageLabelOf = (pathname: string): string | undefined => {
  const route = routeOf(pathname);
  return route ? pageLabels.get(route.pattern) : undefined;
};

/** What the log says of a request's path. */
export const loggedPathOf = (url = ''): string => {
  const pathname = url.split('?', 1)[0] ?? '';
  const page = pageOfData(pathname)?.pathname ?? pathname;
  return pageLabelOf(page) ?? page.replaceAll(/[0-9]+/g, '{}');
};
