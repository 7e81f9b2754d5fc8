/** The sign-in page. */
import { useEffect } from 'react';
import { SignInForm } from '@/components/account/sign-in-form';
import { SignInIllustration } from '@/components/account/sign-in-scene';
import { readReturnPath, useReturnAfterSignIn } from '@/components/account/use-return-after-sign-in';
import { PageFrame } from '@/components/layout/page-frame';
import { useClientNow } from '@/components/ui/use-client-now';
import { ACCOUNT_LABELS } from '@/lib/account-messages';
import { paths } from '@/lib/paths';
import { useAuth } from '@/stores/stores-provider';

export const SignInView = () => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const isInBrowser = useClientNow() !== null;
  const goBack = useReturnAfterSignIn();
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
            registerHref={paths.register(
              (isInBrowser && readReturnPath(window.location.search)) || undefined,
            )}
            onDone={() => undefined}
          />
        </div>
        <SignInIllustration>
          <h2>Come in, the lamps are on.</h2>
        </SignInIllustration>
      </div>
    </PageFrame>
  );
};
