/** Confirms an email address by the emailed link, or resends the link. */
import { useEffect, useState } from 'react';
import { SignInScene } from '@/components/account/sign-in-scene';
import { NoScript } from '@/components/forms/no-script';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { paths } from '@/lib/paths';
import { describeFailure } from '@/stores/form-store';
import { useAccounts } from '@/stores/queries/use-accounts';
import { useAuth } from '@/stores/stores-provider';
import { ResendLink } from './resend-link';

type Outcome =
  { kind: 'checking' } | { kind: 'confirmed' } | { kind: 'waiting' } | { kind: 'failed'; message: string };

/** Returns the token of the emailed link, and removes it from the URL, because a link works only once. */
const takeToken = (): string | null => {
  const { hash, pathname } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token) window.history.replaceState(window.history.state, '', pathname);
  return token;
};

export const VerificationView = () => {
  const accounts = useAccounts();
  const loadActions = useAuth((state) => state.loadActions);
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'checking' });

  useEffect(() => {
    let latest: string | null;
    const check = async (token: string | null): Promise<Outcome> => {
      if (!token) return { kind: 'waiting' };
      try {
        await accounts.verifyEmail(token);
        return { kind: 'confirmed' };
      } catch (error) {
        return { kind: 'failed', message: describeFailure(error) };
      }
    };
    const show = (token: string | null): void => {
      latest = token;
      void check(token).then((found) => {
        // Ignores the response for a link after a newer link was opened.
        if (latest === token) setOutcome(found);
      });
    };
    const handleHash = (): void => {
      const token = takeToken();
      if (!token) return;
      setOutcome({ kind: 'checking' });
      show(token);
    };
    // In development, React runs the effect twice. The second run finds no token, and the response to the first one
    // follows.
    show(takeToken());
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
              <NoScript />
              <p className="lede">One moment, we are looking at your link.</p>
            </>
          )}
          {outcome.kind === 'confirmed' && (
            <>
              <h1>Thank you</h1>
              <Note status="success">Your address is confirmed.</Note>
              <ButtonLink size="large" href={isSignedIn ? paths.account() : paths.login()}>
                {isSignedIn ? 'To your account' : 'Sign in'}
              </ButtonLink>
            </>
          )}
          {(outcome.kind === 'waiting' || outcome.kind === 'failed') && (
            <>
              <h1>Confirm your email</h1>
              {outcome.kind === 'failed' && <Note status="error">{outcome.message}</Note>}
              <ResendLink />
            </>
          )}
        </div>
        <SignInScene>
          <h2>A letter for you</h2>
          <p>So that your streak finds its way back to you.</p>
        </SignInScene>
      </div>
    </PageFrame>
  );
};
