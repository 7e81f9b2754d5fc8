/** Decides which pages are always shown in one layout (spec §2). */
import type { Layout } from './layout';

/** For each layout, the paths of the pages that are forced to it, as regular expressions (server/platform/page-patterns.ts). */
export type ForcedLayouts = Readonly<Record<Layout, readonly string[]>>;

/**
 * Returns the layout that a page is forced to, or null when the visitor chooses; modern wins when both lists match.
 * @param path the page's path, without its query
 */
export const forcedLayoutOf = (forced: ForcedLayouts | null, path: string): Layout | null => {
  if (!forced) return null;
  const isIn = (patterns: readonly string[]): boolean =>
    patterns.some((pattern) => new RegExp(pattern).test(path));
  return isIn(forced.modern) ? 'modern' : isIn(forced.classic) ? 'classic' : null;
};
