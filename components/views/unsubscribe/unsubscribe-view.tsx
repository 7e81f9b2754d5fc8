/**
 * The page of an email's unsubscribe link. Nothing happens until the button is pressed, because mail scanners open
 * every link.
 */
import { useState, useSyncExternalStore } from 'react';
import { NoScriptFallback } from '@/components/forms/no-script';
import { PageFrame } from '@/components/layout/page-frame';
import { SignInIllustration } from '@/components/account/sign-in-scene';
import { Button, ButtonLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { accountPaths } from '@/lib/account-paths';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import { describeFailure } from '@/stores/form-store';
import { useUnsubscribe } from '@/stores/queries/use-unsubscribe';
import { useSingleFlight } from '@/stores/use-single-flight';

const subscribeToNothing = () => () => undefined;
const readUnsubscribeToken = (): string => new URLSearchParams(window.location.search).get('token') ?? '';

type UnsubscribeOutcome = { kind: 'asked' } | { kind: 'done' } | { kind: 'failed'; message: string };

export const UnsubscribeView = () => {
  const unsubscribe = useUnsubscribe();
  // The browser reads the token, because the server's page is the same for everyone.
  const token = useSyncExternalStore(subscribeToNothing, readUnsubscribeToken, () => null);
  const [outcome, setOutcome] = useState<UnsubscribeOutcome>({ kind: 'asked' });

  const { isBusy, run } = useSingleFlight();
  const handleClick = async (): Promise<void> => {
    if (!token) return;
    setOutcome({ kind: 'asked' });
    try {
      await unsubscribe(token);
      setOutcome({ kind: 'done' });
    } catch (error) {
      setOutcome({ kind: 'failed', message: describeFailure(error) });
    }
  };
  const isDone = outcome.kind === 'done';
  return (
    <PageFrame hasRail={false} tab="you">
      <div className="entry-page">
        <div>
          <h1>{REMINDER_MESSAGES.unsubscribeTitle}</h1>
          <NoScriptFallback />
          <div role="status">
            {isDone && <StatusNote status="success">{REMINDER_MESSAGES.unsubscribed}</StatusNote>}
            {outcome.kind === 'failed' && <StatusNote status="error">{outcome.message}</StatusNote>}
            {token === '' && <StatusNote status="warning">{REMINDER_MESSAGES.noToken}</StatusNote>}
          </div>
          {token !== '' && (
            <p className="lede">
              {isDone ? REMINDER_MESSAGES.unsubscribedAbout : REMINDER_MESSAGES.unsubscribeAbout}
            </p>
          )}
          {isDone || token === '' ? (
            <ButtonLink
              size="large"
              kind={isDone ? 'line' : 'blue'}
              href={accountPaths.accountPart('privacy')}
            >
              To your account
            </ButtonLink>
          ) : (
            <Button size="large" isBusy={isBusy} onClick={() => void run(handleClick)}>
              {REMINDER_MESSAGES.unsubscribeAction}
            </Button>
          )}
        </div>
        <SignInIllustration>
          <h2>A quiet evening</h2>
          <p>The lanterns wait for you without a word.</p>
        </SignInIllustration>
      </div>
    </PageFrame>
  );
};
