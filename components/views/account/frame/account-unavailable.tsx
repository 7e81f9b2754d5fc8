/** The notice that replaces a member's page when the session has ended or the account could not be loaded. */
import { useRouter } from 'next/router';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { paths } from '@/lib/paths';
import { useLostSession } from '@/stores/queries/use-lost-session';
import { AccountSkeleton } from './account-skeleton';

export const AccountUnavailable = () => {
  const { asPath } = useRouter();
  const [state, retry] = useLostSession();
  if (state === 'checking') return <AccountSkeleton />;
  return (
    <Panel role="alert">
      {state === 'ended' ? (
        <EmptyState line={ACCOUNT_PAGE_MESSAGES.sessionEnded}>
          <p>{ACCOUNT_PAGE_MESSAGES.sessionEndedAbout}</p>
          <ButtonLink href={paths.login(asPath)}>Sign in</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState line={ACCOUNT_PAGE_MESSAGES.sessionUnknown}>
          <RetryButton kind="blue" onRetry={retry} />
        </EmptyState>
      )}
    </Panel>
  );
};
