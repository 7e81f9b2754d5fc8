/** Determines which pages are always shown in the same layout (spec §2). */
import type { Layout } from './layout';

/** The paths of the pages that require each layout, as regular expressions (server/platform/page-patterns.ts). */
export type ForcedLayouts = Readonly<Record<Layout, readonly string[]>>;

/**
 * Returns the layout that a page requires, or null when the visitor chooses. Modern takes precedence when both lists
 * match.
 * @param path the page's path, without the query
 */
export const forcedLayoutOf = (forced: ForcedLayouts | null, path: string): Layout | null => {
  if (!forced) return null;
  const isIn = (patterns: readonly string[]): boolean =>
    patterns.some((pattern) => new RegExp(pattern).test(path));
  return isIn(forced.modern) ? 'modern' : isIn(forced.classic) ? 'classic' : null;
};
