/** Labels requests by the pattern of their path. There are only a few patterns, and paths themselves are never recorded. */
import type { Call } from '@/lib/contract/call';
import { GAMES_PATH } from '@/lib/domain/games/flash-frame';
import { OPERATION_PATHS } from '../http/operation-paths';
import { pagePathOfData } from '../http/page-routes';
import { pageLabelOf } from '../http/path-labels';

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Prefixes whose paths share one label. */
const FOLDER_LABELS = [
  '/_next/static/',
  '/_next/image',
  GAMES_PATH,
  '/art/',
  '/fonts/',
  '/sdk/',
  '/scripts/',
  '/ingest/',
];
const EXACT_LABELS = new Set<string>(Object.values(OPERATION_PATHS));

/** Returns a regular expression for a call's path; a member's id is numeric, so `/user/login` is another call. */
const toRouteRegExp = (path: string): RegExp =>
  new RegExp(`^${path.replace('/user/{id}', '/user/[0-9]+').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

export const methodLabelOf = (method = ''): string => (KNOWN_METHODS.has(method) ? method : 'other');

/**
 * Returns a function that labels paths.
 * @param scoresBase the base path of the scores service
 */
export const createRouteLabels = (calls: readonly Call[], scoresBase: string) => {
  const rows = calls.map(({ service, path }) => (service === 'scores' ? `${scoresBase}${path}` : path));
  const exact = new Set([...EXACT_LABELS, ...rows.filter((path) => !path.includes('{'))]);
  const patterns = [...new Set(rows)]
    .filter((path) => path.includes('{'))
    .map((path) => ({ label: path, pattern: toRouteRegExp(path) }));

  return (pathname: string): string => {
    if (exact.has(pathname)) return pathname;
    const folder = FOLDER_LABELS.find((each) => pathname.startsWith(each));
    if (folder) return folder;
    const data = pagePathOfData(pathname);
    if (data) return `data ${pageLabelOf(data.pathname) ?? 'unknown'}`;
    return pageLabelOf(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname))?.label ?? 'other';
  };
};
