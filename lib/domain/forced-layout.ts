/** Which pages are always shown in one layout (spec §2): named by path, by pattern or by the name of their route. */
import type { Layout } from './layout';

/** Entries such as `/about`, `/online/*`, `/gamelanding/[slug]` or `search/[[...params]]`. */
export type ForcedLayouts = Readonly<Record<Layout, readonly string[]>>;

/** The parts of an entry that stand for more than themselves, in the syntax of a route's name; `*` is any text. */
const VARIABLE = /(\/\[\[\.{3}\w+\]\]|\[\.{3}\w+\]|\[\w+\]|\*)/;
const SEGMENT = '[^/]+';
const SEGMENTS = '.+';

const sourceOf = (part: string): string => {
  if (part === '*') return '.*';
  if (part.startsWith('/[[')) return `(?:/${SEGMENTS})?`;
  if (part.startsWith('[...')) return SEGMENTS;
  return part.startsWith('[') ? SEGMENT : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
};

const isIn = (entries: readonly string[], path: string): boolean =>
  entries.some((entry) => {
    const name = entry.replace(/^\/?(?:index$)?/, '/');
    return new RegExp(`^${name.split(VARIABLE).map(sourceOf).join('')}$`).test(path);
  });

/**
 * Returns the layout that a page is forced to, or null where the visitor chooses; modern wins where both lists fit.
 * @param path the page's path, without its query
 */
export const forcedLayoutOf = (forced: ForcedLayouts, path: string): Layout | null => {
  if (isIn(forced.modern, path)) return 'modern';
  return isIn(forced.classic, path) ? 'classic' : null;
};
