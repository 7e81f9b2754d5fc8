/** Converts paths to patterns for metrics and the log, because paths reveal search terms and visited members. */
import { PAGE_ROUTES, pagePathOfData, routeOf } from './page-routes';

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

/** Returns the pattern of a page; undefined when the path has no page. */
export const pageLabelOf = (pathname: string): string | undefined => {
  const route = routeOf(pathname);
  return route ? pageLabels.get(route.pattern) : undefined;
};

/** Returns the form of a request's path that the log shows. */
export const loggedPathOf = (url = ''): string => {
  const pathname = url.split('?', 1)[0] ?? '';
  const page = pagePathOfData(pathname)?.pathname ?? pathname;
  return pageLabelOf(page) ?? page.replaceAll(/[0-9]+/g, '{}');
};
