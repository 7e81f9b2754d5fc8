/** Whether games start in full screen, as the visitor prefers; remembered by the browser. */
import { useCallback, useState } from 'react';
import { useClientNow } from '@/components/ui/use-client-now';
import { browserStorage } from '@/stores/key-value-storage';

const KEY = 'sw_starts_full';

export interface StartsFull {
  isOn: boolean;
  toggle(): void;
}

export const useStartsFull = (): StartsFull => {
  const isInBrowser = useClientNow() !== null;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? (isInBrowser && browserStorage.read(KEY) === true);

  const toggle = useCallback(() => {
    browserStorage.write(KEY, !isOn);
    setChosen(!isOn);
  }, [isOn]);

  return { isOn, toggle };
};
