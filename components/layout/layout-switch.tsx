/**
 * Creates a component that has a version for each layout. The browser loads the version for the current layout, and
 * loads the other version only when the layout changes.
 */
import { useEffect, useState, type ComponentType } from 'react';
import type { Layout } from '@/lib/domain/site/layout';
import { readDocumentAppearance } from '@/stores/appearance-store';
import { useAppearance } from '@/stores/stores-provider';

/** The type that next/dynamic returns. In a production browser it can be preloaded (scripts/browser/dynamic.js). */
export type PreloadableComponent<Props> = ComponentType<Props> & { preload?(): Promise<void> };

/**
 * Returns a component that shows the view of the current layout. Modules await it when they load, so that a page never
 * appears before its layout has loaded.
 * @throws the error of a failed load; Next then shows its error page
 */
export const createLayoutSwitch = async <Props extends object>(
  views: Readonly<Record<Layout, PreloadableComponent<Props>>>,
): Promise<ComponentType<Props>> => {
  if (typeof document !== 'undefined') await views[readDocumentAppearance().layout].preload?.();

  const LayoutSwitch = (props: Props) => {
    const layout = useAppearance((state) => state.layout);
    const [shown, setShown] = useState(layout);
    useEffect(() => {
      if (layout === shown) return;
      const showLayout = (): void => setShown(layout);
      void Promise.resolve(views[layout].preload?.()).then(showLayout, showLayout);
    }, [layout, shown]);
    const View = views[shown];
    return <View {...props} />;
  };
  return LayoutSwitch;
};
