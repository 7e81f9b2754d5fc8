/** The sign-in page. */
import { useEffect } from 'react';
import { SignInForm } from '@/components/account/sign-in-form';
import { SignInScene } from '@/components/account/sign-in-scene';
import { returnToOf, useReturn } from '@/components/account/use-return';
import { PageFrame } from '@/components/layout/page-frame';
import { useClientNow } from '@/components/ui/use-client-now';
import { ACCOUNT_LABELS } from '@/lib/account-messages';
import { paths } from '@/lib/paths';
import { useAuth } from '@/stores/stores-provider';

export const SignInView = () => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const isInBrowser = useClientNow() !== null;
  const goBack = useReturn();
  // Leaves the page if the visitor is already signed in, or has just signed in.
  useEffect(() => {
    if (isSignedIn) goBack();
  }, [isSignedIn, goBack]);
  return (
    <PageFrame hasRail={false} tab="you">
      <div className="entry-page">
        <div>
          <h1>{ACCOUNT_LABELS.signIn}</h1>
          <p className="lede">Your streaks, favorites and scores are where you left them.</p>
          <SignInForm
            registerHref={paths.register((isInBrowser && returnToOf(window.location.search)) || undefined)}
            onDone={() => undefined}
          />
        </div>
        <SignInScene>
          <h2>Come in, the lamps are on.</h2>
        </SignInScene>
      </div>
    </PageFrame>
  );
};
