/** A component of which each layout has its own: the browser loads the one it wears, and the other when it changes. */
import { useEffect, useState, type ComponentType } from 'react';
import type { Layout } from '@/lib/domain/layout';
import { readDocumentLook } from '@/stores/look-store';
import { useLook } from '@/stores/stores-provider';

/** What next/dynamic gives: in a production browser it can be loaded ahead (scripts/browser/dynamic.js). */
export type Loadable<Props> = ComponentType<Props> & { preload?(): Promise<void> };

/**
 * Awaited where a module is loaded, so that a page never shows before the layout it is worn in is there.
 * @throws what loading it throws; Next then shows its error page.
 */
export const byLayout = async <Props extends object>(
  views: Readonly<Record<Layout, Loadable<Props>>>,
): Promise<ComponentType<Props>> => {
  if (typeof document !== 'undefined') await views[readDocumentLook().layout].preload?.();

  const ByLayout = (props: Props) => {
    const layout = useLook((state) => state.layout);
    const [shown, setShown] = useState(layout);
    useEffect(() => {
      if (layout === shown) return;
      const show = (): void => setShown(layout);
      void Promise.resolve(views[layout].preload?.()).then(show, show);
    }, [layout, shown]);
    const View = views[shown];
    return <View {...props} />;
  };
  return ByLayout;
};
