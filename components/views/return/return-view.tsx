/**
 * The entry page for other parts of an operator's site, which waits for the sign-in and then returns there
 * (docs/specification/choices.md).
 */
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { getSiteConfig } from '@/components/layout/site-config';
import { StatusNote } from '@/components/ui/status-note';
import { SiteLink } from '@/components/ui/site-link';
import { Wordmark } from '@/components/ui/wordmark';
import { describeError } from '@/lib/describe-error';
import { parseReturnPath } from '@/lib/domain/members/return-path';
import { SIGN_IN_MESSAGES } from '@/lib/messages/sign-in';
import { paths } from '@/lib/paths';
import { useAccounts } from '@/stores/queries/use-accounts';
import { useAuth } from '@/stores/stores-provider';

export const ReturnView = () => {
  const { replace, asPath } = useRouter();
  const accounts = useAccounts();
  const loadActions = useAuth((state) => state.loadActions);
  const isReady = useAuth((state) => state.isReady);
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const [failure, setFailure] = useState<string | null>(null);

  // Checks the session itself, because app startup skips this route (spec §4).
  useEffect(() => {
    if (!isReady) void loadActions().then(({ verify }) => verify());
  }, [loadActions, isReady]);

  useEffect(() => {
    if (!isReady) return;
    const wanted = new URLSearchParams(window.location.search).get('returnTo') ?? paths.home();
    const path = parseReturnPath(wanted);
    if (path) void replace(isSignedIn ? path : paths.login(path));
    else if (!isSignedIn) void replace(paths.login(asPath));
    else
      accounts.createReturnCode(wanted).then(
        (href) => window.location.replace(href),
        (error: unknown) => setFailure(describeError(error, SIGN_IN_MESSAGES.verifyFailure)),
      );
  }, [isReady, isSignedIn, replace, asPath, accounts]);

  return (
    <main className="entry-return" data-night="">
      <Wordmark name={getSiteConfig().productName} />
      {failure !== null ? (
        <StatusNote status="error">
          {failure} <SiteLink href={paths.home()}>To the start page</SiteLink>
        </StatusNote>
      ) : (
        <p role="status">One moment, we are taking you back.</p>
      )}
    </main>
  );
};
