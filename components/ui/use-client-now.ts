/** The present moment, known only in the browser: the server's HTML has no date (its answer is kept for everyone). */
import { useEffect, useState } from 'react';

/** Null until the page has loaded, then the moment it did. */
export const useClientNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
};
