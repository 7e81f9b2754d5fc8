/** The members whom the member has blocked, with buttons to unblock them. */
import { useRef } from 'react';
import styled from 'styled-components';
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { describeError } from '@/lib/describe-error';
import type { User } from '@/lib/domain/members/user';
import { useBlockedMembers } from '@/stores/queries/use-blocked-members';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { useNotifications } from '@/stores/stores-provider';
import { useActionError } from '@/stores/use-action-error';
import { useSingleFlight } from '@/stores/use-single-flight';
import { MemberImage } from '../avatar/avatar-image';

const BlockedMemberList = styled.ul`
  li {
    display: grid;
    grid-template-columns: 46px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding: 8px 0;
    border-top: 1px solid var(--border);
  }
  li:first-child {
    border: 0;
  }
  a {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
`;

export const BlockedMembers = ({ user }: { user: User }) => {
  const { unblock } = useOwnAccount(user);
  const { data, error, mutate } = useBlockedMembers(user.uid);
  const notify = useNotifications((state) => state.notify);
  const { error: failure, setError } = useActionError();
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, run } = useSingleFlight<string>();

  const handleUnblock = async (uid: string, name: string): Promise<void> => {
    setError('');
    try {
      await unblock(uid);
      await mutate((saved) => saved?.filter((each) => each.uid !== uid), { revalidate: false });
      notify(ACCOUNT_PAGE_MESSAGES.unblocked(name), 'success');
      // Moves the focus, which would be lost when the button disappears.
      heading.current?.focus();
    } catch (cause) {
      setError(describeError(cause, ACCOUNT_PAGE_MESSAGES.saveFailure));
    }
  };

  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1}>
        Blocked players
      </h2>
      <p>You see nothing that they write, and they cannot add you as a friend.</p>
      {error && (
        <div className="row" role="alert">
          <span className="grow">{describeError(error, ACCOUNT_PAGE_MESSAGES.blockedFailure)}</span>
          <RetryButton onRetry={() => mutate()} />
        </div>
      )}
      {!error && !data && <Skeleton style={{ height: 44 }} />}
      {data?.length === 0 && <p style={{ minHeight: 44 }}>You have blocked nobody.</p>}
      {data && data.length > 0 && (
        <BlockedMemberList>
          {data.map((other) => (
            <li key={other.uid}>
              <MemberImage user={other} size={46} />
              <SiteLink href={other.profileHref}>{other.displayName}</SiteLink>
              <Button
                kind="line"
                size="small"
                isBusy={busy === other.uid}
                aria-label={`Unblock ${other.displayName}`}
                onClick={() => void run(() => handleUnblock(other.uid, other.displayName), other.uid)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </BlockedMemberList>
      )}
      <ActionError error={failure} />
    </Panel>
  );
};
