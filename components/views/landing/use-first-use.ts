/** A part of a page that comes at its first use; where it can't come, the visitor is told. */
import { useState, type ComponentType } from 'react';
import { SITE_MESSAGES } from '@/lib/messages/site';
import { useNotifications } from '@/stores/stores-provider';

/** @returns the part once it is there, and what brings it and then runs */
export const useFirstUse = <Part>(
  load: () => Promise<ComponentType<Part>>,
): [ComponentType<Part> | null, (then: () => void) => void] => {
  const notify = useNotifications((state) => state.notify);
  const [part, setPart] = useState<ComponentType<Part> | null>(null);
  const use = (then: () => void): void =>
    void load().then(
      (loaded) => {
        setPart(() => loaded);
        then();
      },
      () => notify(SITE_MESSAGES.networkFailure, 'error'),
    );
  return [part, use];
};
