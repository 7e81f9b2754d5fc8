/** Switches the theater size, in which the game is as large as the window allows. The browser stores the choice. */
import { useCallback, useState } from 'react';
import { useClientNow } from '@/components/ui/use-client-now';
import { browserStorage } from '@/stores/key-value-storage';

const KEY = 'sw_theatre';

export const useTheatre = (): { isTheatre: boolean; toggle(): void } => {
  const isInBrowser = useClientNow() !== null;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isTheatre = chosen ?? (isInBrowser && browserStorage.read(KEY) === true);

  const toggle = useCallback(() => {
    browserStorage.write(KEY, !isTheatre);
    setChosen(!isTheatre);
  }, [isTheatre]);

  return { isTheatre, toggle };
};
