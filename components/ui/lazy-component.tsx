/** Loads parts of a page on demand. If the load fails, the page remains unchanged, and the load is retried. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { useNotifications } from '@/stores/stores-provider';

const FIRST_RETRY_MS = 2_000;

/**
 * Loads a part. Retries a failed download at growing intervals, and immediately when the network returns.
 * @param onMiss called once, after the first failure
 * @throws errors of the part itself, which are not retried
 */
export const loadWithRetries = async <Part,>(
  load: () => Promise<Part>,
  onMiss?: () => void,
): Promise<Part> => {
  for (let ms = FIRST_RETRY_MS; ; ms *= 2) {
    try {
      return await load();
    } catch (error) {
      if ((error as Error).name !== 'ChunkLoadError') throw error;
      if (ms === FIRST_RETRY_MS) onMiss?.();
      await new Promise((resolve) => {
        setTimeout(resolve, ms);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
};

/**
 * Returns a component that loads a part. It has the part's own properties, and `fallback`, which is shown until the
 * part has loaded.
 * @param isRequested true if the visitor has pressed a control for the part, and must be notified if it fails to load
 */
export const createLazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isRequested?: boolean,
): ComponentType<Props & { fallback?: ReactNode }> => {
  let known: ComponentType<Props> | null = null;
  const LazyComponent = (props: Props & { fallback?: ReactNode }) => {
    const notify = useNotifications((state) => state.notify);
    const [Part, setPart] = useState(() => known);
    useEffect(
      () =>
        void loadWithRetries(load, () => isRequested && notify(NETWORK_FAILURE, 'error')).then((part) =>
          setPart(() => (known = part)),
        ),
      [notify],
    );
    return Part ? <Part {...props} /> : props.fallback;
  };
  return LazyComponent;
};
