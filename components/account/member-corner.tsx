/** The member's part of the header: the avatar, and a menu with the member's pages. */
import { useRef, useState } from 'react';
import { AppearanceSwitch } from '@/components/layout/appearance-switch';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { useCloseOnOutsidePress } from '@/components/ui/focus/use-closing';
import { ACCOUNT_LABELS } from '@/lib/account-messages';
import type { User } from '@/lib/domain/members/user';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { useAuth, useNotifications } from '@/stores/stores-provider';
import { maySignOut } from '@/stores/may-sign-out';
import { useSingleFlight } from '@/stores/use-single-flight';
import { MemberImage } from './member-image';
import { TokenCount } from './token-count';

const listAccountLinks = (user: User) => [
  { href: user.profileHref, label: 'My profile' },
  { href: paths.account(), label: 'Account' },
  { href: accountPaths.purchases(), label: 'Purchases' },
  ...(user.isAdminUser ? [{ href: accountPaths.admin(), label: 'Administration' }] : []),
];

export default function MemberMenu() {
  const user = useAuth((state) => state.user);
  const loadActions = useAuth((state) => state.loadActions);
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const notify = useNotifications((state) => state.notify);
  const { isBusy, run } = useSingleFlight();

  useCloseOnOutsidePress(root, isOpen, () => setIsOpen(false));

  const signOut = async (): Promise<void> => {
    try {
      await (await loadActions()).logout();
      giveFocus();
    } catch {
      // Signing out loads its code first, which can fail.
      notify(NETWORK_FAILURE, 'error');
    }
  };
  const handleSignOut = (): void => {
    if (maySignOut()) void run(signOut);
  };

  if (!user) return null;
  return (
    <div className="member-corner" ref={root}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="member-menu"
        aria-label={`${user.displayName}: your account`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MemberImage name={user.displayName} url={user.avatarUrl} size={40} />
        {user.isPremiumUser && <span className="unlimited" />}
      </button>
      <div id="member-menu" hidden={!isOpen}>
        <p>
          <b>{user.displayName}</b>
          <TokenCount uid={user.uid} />
        </p>
        <ul>
          {listAccountLinks(user).map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
        <AppearanceSwitch isOnNight={false} />
        {!user.emailVerified && (
          <SiteLink className="hint" href={accountPaths.accountPart('email')}>
            <Icon name="warn" />
            Confirm your email
          </SiteLink>
        )}
        <button
          type="button"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={handleSignOut}
        >
          {ACCOUNT_LABELS.signOut}
        </button>
      </div>
    </div>
  );
}
