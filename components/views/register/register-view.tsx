/** The registration page: the form next to a list of benefits, then instructions about the email. */
import { useState } from 'react';
import { AccountBenefits } from '@/components/account/account-benefits';
import { RegisterForm } from '@/components/account/register-form';
import { readReturnPath, useReturnAfterSignIn } from '@/components/account/use-return-after-sign-in';
import { WelcomeMessage } from '@/components/account/welcome-message';
import { PageFrame } from '@/components/layout/page-frame';
import { getSiteConfig } from '@/components/layout/site-config';
import { Button } from '@/components/ui/button';
import { useClientNow } from '@/components/ui/use-client-now';
import { paths } from '@/lib/paths';
import { useAuth } from '@/stores/stores-provider';

export const RegisterView = () => {
  const { productName } = getSiteConfig();
  const [email, setEmail] = useState<string | null>(null);
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const name = useAuth((state) => state.user?.displayName);
  const isInBrowser = useClientNow() !== null;
  const goBack = useReturnAfterSignIn();
  const signInHref = paths.login((isInBrowser && readReturnPath(window.location.search)) || undefined);
  return (
    <PageFrame hasRail={false} tab="you">
      <div className="entry-page">
        {email === null && !isSignedIn && (
          <div>
            <h1>Join {productName}</h1>
            <p className="lede">
              Free, and it takes a minute. Keep streaks, favorites and scores on every device.
            </p>
            <RegisterForm onDone={setEmail} signInHref={signInHref} />
          </div>
        )}
        {email === null && isSignedIn && (
          <div>
            <h1>You are in</h1>
            <p className="lede">You are signed in as {name}.</p>
            <Button size="large" onClick={() => goBack()}>
              Go on
            </Button>
          </div>
        )}
        {email !== null && <WelcomeMessage email={email} onDone={() => goBack()} level="h1" />}
        <AccountBenefits />
      </div>
    </PageFrame>
  );
};
