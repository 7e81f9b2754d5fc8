/** Confirms an email address by the emailed link, or resends the link. */
import { useEffect, useState } from 'react';
import { SignInIllustration } from '@/components/account/sign-in-scene';
import { NoScriptFallback } from '@/components/forms/no-script';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { paths } from '@/lib/paths';
import { describeFailure } from '@/stores/form-store';
import { useAccounts } from '@/stores/queries/use-accounts';
import { useAuth } from '@/stores/stores-provider';
import { ResendLink } from './resend-link';

type VerificationOutcome =
  { kind: 'checking' } | { kind: 'confirmed' } | { kind: 'waiting' } | { kind: 'failed'; message: string };

/** Returns the token of the emailed link, and removes it from the URL, because a link works only once. */
const takeTokenFromUrl = (): string | null => {
  const { hash, pathname } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token) window.history.replaceState(window.history.state, '', pathname);
  return token;
};

export const VerificationView = () => {
  const accounts = useAccounts();
  const loadActions = useAuth((state) => state.loadActions);
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const [outcome, setOutcome] = useState<VerificationOutcome>({ kind: 'checking' });

  useEffect(() => {
    let latest: string | null;
    const verifyToken = async (token: string | null): Promise<VerificationOutcome> => {
      if (!token) return { kind: 'waiting' };
      try {
        await accounts.verifyEmail(token);
        return { kind: 'confirmed' };
      } catch (error) {
        return { kind: 'failed', message: describeFailure(error) };
      }
    };
    const showOutcome = (token: string | null): void => {
      latest = token;
      void verifyToken(token).then((found) => {
        // Ignores the response for a link after a newer link was opened.
        if (latest === token) setOutcome(found);
      });
    };
    const handleHash = (): void => {
      const token = takeTokenFromUrl();
      if (!token) return;
      setOutcome({ kind: 'checking' });
      showOutcome(token);
    };
    // In development, React runs the effect twice. The second run finds no token, and the response to the first one
    // follows.
    showOutcome(takeTokenFromUrl());
    // A link that is opened while this page is shown changes only the hash.
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, [accounts]);

  // Refreshes the member, so that the account shows the confirmation immediately.
  useEffect(() => {
    if (outcome.kind === 'confirmed' && isSignedIn) void loadActions().then(({ verify }) => verify());
    // Runs only once, after the address was confirmed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome.kind]);

  return (
    <PageFrame hasRail={false} tab="you">
      <div className="entry-page">
        <div aria-live="polite">
          {outcome.kind === 'checking' && (
            <>
              <h1>Your email address</h1>
              <NoScriptFallback />
              <p className="lede">One moment, we are looking at your link.</p>
            </>
          )}
          {outcome.kind === 'confirmed' && (
            <>
              <h1>Thank you</h1>
              <StatusNote status="success">Your address is confirmed.</StatusNote>
              <ButtonLink size="large" href={isSignedIn ? paths.account() : paths.login()}>
                {isSignedIn ? 'To your account' : 'Sign in'}
              </ButtonLink>
            </>
          )}
          {(outcome.kind === 'waiting' || outcome.kind === 'failed') && (
            <>
              <h1>Confirm your email</h1>
              {outcome.kind === 'failed' && <StatusNote status="error">{outcome.message}</StatusNote>}
              <ResendLink />
            </>
          )}
        </div>
        <SignInIllustration>
          <h2>A letter for you</h2>
          <p>So that your streak finds its way back to you.</p>
        </SignInIllustration>
      </div>
    </PageFrame>
  );
};
