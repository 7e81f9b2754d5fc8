/**
 * The badge on the bottom bar's link to the dailies, with the number of unfinished dailies of today. It covers the
 * icon, so that the layout does not shift.
 */
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { counted } from '@/lib/domain/play/amounts';
import { useDailyStatus } from '@/stores/queries/use-dailies';
import { useOtherDailies } from '@/stores/queries/use-other-dailies';

/** Returns the link that contains the badge, or null if the bottom bar is hidden. */
const findBadgeSlot = (): Element | null => {
  const link = document.querySelector<HTMLElement>('.bottom-bar [data-key="daily"]');
  return link && link.getClientRects().length > 0 ? link : null;
};

// Looks up the element at each render instead of subscribing to it, because each page's frame renders a new bar.
const subscribeToNothing = (): (() => void) => () => undefined;
const returnNull = (): null => null;
const EMPTY_KEYWORD = '';

export const UnplayedDailiesBadge = () => {
  const badgeSlot = useSyncExternalStore<Element | null>(subscribeToNothing, findBadgeSlot, returnNull);
  const dailies = useOtherDailies(badgeSlot !== null, EMPTY_KEYWORD) ?? [];
  const statuses = useDailyStatus(dailies.map(({ keyword }) => keyword));
  const startedDailies = dailies.filter(({ keyword }) => statuses[keyword]);
  const left = startedDailies.filter(({ keyword }) => statuses[keyword]?.state !== 'completed').length;
  if (!badgeSlot || left === 0) return null;
  return createPortal(
    <span className="tonight-badge">
      <span aria-hidden>{left}</span>
      <span className="sr">, {counted(left, 'game')} left tonight</span>
    </span>,
    badgeSlot,
  );
};
