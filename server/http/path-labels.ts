/** Turns paths into patterns for metrics and the log, because a path reveals search terms and visited members. */
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

/** The pattern of a page; undefined when the path is no page's. */
export const pageLabelOf = (pathname: string): string | undefined => {
  const route = routeOf(pathname);
  return route ? pageLabels.get(route.pattern) : undefined;
};

/** The form in which the log shows a request's path. */
export const loggedPathOf = (url = ''): string => {
  const pathname = url.split('?', 1)[0] ?? '';
  const page = pageOfData(pathname)?.pathname ?? pathname;
  return pageLabelOf(page) ?? page.replaceAll(/[0-9]+/g, '{}');
};
