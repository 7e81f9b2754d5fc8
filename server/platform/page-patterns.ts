/** Converts page names in the configuration, given as paths, patterns or route names, to regular expressions. */
import { fromSearchUrl, SEARCH_PATH } from '@/lib/domain/search/search-path';

/** The variable parts of a name, in route syntax; `*` matches any text. */
const VARIABLE = /(\/\[\[\.{3}\w+\]\]|\[\.{3}\w+\]|\[\w+\]|\*)/;
const SEGMENT = '[^/]+';
const SEGMENTS = '.+';

const segmentPatternSource = (part: string): string => {
  if (part === '*') return '.*';
  if (part.startsWith('/[[')) return `(?:/${SEGMENTS})?`;
  if (part.startsWith('[...')) return SEGMENTS;
  return part.startsWith('[') ? SEGMENT : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
};

/**
 * Returns the source of a regular expression for a name such as `/about`, `/online/*`, `/gamelanding/[slug]` or
 * `search/[[...params]]`. It matches the search page's internal path, also if the name has the page's public path.
 */
export const createPagePatternSource = (name: string, searchUrl = SEARCH_PATH): string => {
  const publicPath = name.replace(/^\/?(?:index$)?/, '/');
  const path = fromSearchUrl(publicPath, searchUrl) ?? publicPath;
  return `^${path.split(VARIABLE).map(segmentPatternSource).join('')}$`;
};
