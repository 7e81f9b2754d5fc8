/** Lists the notifications of this tab that disappeared before they were dismissed, and those that the server lists. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { useCloseOnOutsidePress } from '@/components/ui/focus/use-closing';
import { timeAgoText } from '@/lib/domain/days/time-ago';
import { NOTIFICATION_MESSAGES } from '@/lib/notification-messages';
import type { MissedNotification } from '@/stores/notification-store';
import { useMarkChallengesSeen } from '@/stores/queries/use-mark-challenges-seen';
import { useNotifications } from '@/stores/stores-provider';

interface NotificationMenuProps {
  root: RefObject<HTMLElement | null>;
  onClose(): void;
}

const isMissedNotification = (value: Partial<MissedNotification> | null): value is MissedNotification =>
  typeof value?.message === 'string' && typeof value.at === 'number';

/**
 * Returns the id of the challenge that an entry links to. Only the server lists entries with links, and they all link
 * to challenges.
 */
const parseChallengeId = (href: string | undefined): string | null =>
  /^\/challenge\/([\w-]{16})$/.exec(href ?? '')?.[1] ?? null;

export const NotificationMenu = ({ root, onClose }: NotificationMenuProps) => {
  const stored = useNotifications((state) => state.missed);
  const missed = stored.filter(isMissedNotification);
  const setMissed = useNotifications((state) => state.setMissed);
  const markSeen = useMarkChallengesSeen();
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseOnOutsidePress(root, true, onClose);
  const handleSeen = useEffectEvent((): void =>
    markSeen(missed.flatMap(({ href }) => parseChallengeId(href) ?? [])),
  );
  useEffect(() => handleSeen(), []);
  const handleClear = (): void => {
    setMissed([]);
    // The button that had the focus disappears.
    heading.current?.focus();
  };
  return (
    <div>
      <div className="row">
        <h2 ref={heading} tabIndex={-1}>
          Notifications
        </h2>
        {missed.length > 0 && (
          <button type="button" onClick={handleClear}>
            Clear all
          </button>
        )}
      </div>
      {missed.length === 0 && <p role="status">{NOTIFICATION_MESSAGES.empty}</p>}
      {missed.length > 0 && (
        <ul tabIndex={0} aria-label="Missed notifications">
          {missed.map(({ message, status, at, href }, index) => (
            <li key={`${at} ${index}`} data-status={status}>
              <Icon name={status === 'success' ? 'check' : 'warn'} />
              {parseChallengeId(href) ? (
                <SiteLink href={href ?? ''}>{message}</SiteLink>
              ) : (
                <span>{message}</span>
              )}
              <small>{timeAgoText(new Date(at), new Date())}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
