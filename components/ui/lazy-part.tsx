/** Parts of a page that come when they are wanted. Where one can't be had the page stays as it is, and the part is asked for again. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { useNotifications } from '@/stores/stores-provider';

const FIRST_WAIT_MS = 2_000;

/**
 * Asks for a part until it is there: ever more seldom, and at once when the network is back.
 * @param onMiss called once, where it could not be had at first
 * @throws what the part itself throws: only a file that did not come is asked for again
 */
export const loadPart = async <Part,>(load: () => Promise<Part>, onMiss?: () => void): Promise<Part> => {
  for (let ms = FIRST_WAIT_MS; ; ms *= 2) {
    try {
      return await load();
    } catch (error) {
      if ((error as Error).name !== 'ChunkLoadError') throw error;
      if (ms === FIRST_WAIT_MS) onMiss?.();
      await new Promise((resolve) => {
        setTimeout(resolve, ms);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
};

/**
 * @param isAsked a press has asked for it: who waits is told where it doesn't come
 * @returns the part with its own properties, and with `meanwhile`: what stands there until it comes
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isAsked?: boolean,
): ComponentType<Props & { fallback?: ReactNode }> => {
  let known: ComponentType<Props> | null = null;
  const LatePart = (props: Props & { fallback?: ReactNode }) => {
    const notify = useNotifications((state) => state.notify);
    const [Part, setPart] = useState(() => known);
    useEffect(
      () =>
        void loadPart(load, () => isAsked && notify(NETWORK_FAILURE, 'error')).then((part) =>
          setPart(() => (known = part)),
        ),
      [notify],
    );
    return Part ? <Part {...props} /> : props.fallback;
  };
  return LatePart;
};
