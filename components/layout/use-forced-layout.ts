/** Applies the layouts that configuration forces pages to, on the first page and on every one that follows it. */
import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { forcedLayoutOf } from '@/lib/domain/forced-layout';
import { readChosenLook, readDocumentLook, type LookStore } from '@/stores/look-store';
import { siteConfig } from './site-config';

export const useForcedLayout = (look: LookStore): void => {
  const { asPath } = useRouter();
  const [path = ''] = asPath.split(/[?#]/, 1);
  const knownPath = useRef(path);

  useEffect(() => {
    // The server has stamped the first page, which may be an error page at any path.
    const { layout } = readDocumentLook();
    const chosen = readChosenLook();
    look.setState({ forced: layout === chosen.layout ? null : layout });
    look.getState().adopt(chosen);
  }, [look]);

  useLayoutEffect(() => {
    if (path === knownPath.current) return;
    knownPath.current = path;
    look.getState().force(forcedLayoutOf(siteConfig().forcedLayouts, path));
  }, [look, path]);
};
