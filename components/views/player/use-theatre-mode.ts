/** Switches the theater size, in which the game is as large as the window allows. The browser stores the choice. */
import { useCallback, useState } from 'react';
import { useClientNow } from '@/components/ui/use-client-now';
import { browserStorage } from '@/stores/key-value-storage';

const THEATRE_KEY = 'sw_theatre';

export const useTheatreMode = (): { isTheatre: boolean; toggle(): void } => {
  const isInBrowser = useClientNow() !== null;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isTheatre = chosen ?? (isInBrowser && browserStorage.read(THEATRE_KEY) === true);

  const toggle = useCallback(() => {
    browserStorage.write(THEATRE_KEY, !isTheatre);
    setChosen(!isTheatre);
  }, [isTheatre]);

  return { isTheatre, toggle };
};
