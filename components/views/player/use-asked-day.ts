/** The day that the address asks a daily for (`?level=`), null where that is tonight's. */
import { useClientNow } from '@/components/ui/use-client-now';
import { isLevelKey } from '@/lib/domain/days';
import { browserDateOf } from '@/lib/domain/browser-zone';

/** @param tonight the day of tonight's level where it is known; else the browser's */
export const useAskedDay = (isDaily: boolean, tonight: string | undefined): string | null => {
  const now = useClientNow();
  // Read from the address, not the router: the stored page is the same for every query (pages.md).
  const asked = isDaily && now ? new URLSearchParams(window.location.search).get('level') : null;
  if (!asked || !now || !isLevelKey(asked)) return null;
  return asked === (tonight ?? browserDateOf(now)) ? null : asked;
};
