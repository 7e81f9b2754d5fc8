/** The page for a lost password. It asks for the email address; the link in the email opens it again to set a new password. */
import { useSyncExternalStore } from 'react';
import { SignInIllustration } from '@/components/account/sign-in-scene';
import { PageFrame } from '@/components/layout/page-frame';
import { RequestResetLink } from './request-link';
import { SetPassword } from './set-password';

/** Reads the data after the # of the emailed link, which is never sent to a server. */
const readLink = (hash: string): { name: string; token: string } | null => {
  const values = new URLSearchParams(hash.slice(1));
  const [name, token] = [values.get('name'), values.get('token')];
  return name && token ? { name, token } : null;
};

// A link that is opened while this page is shown changes only the hash.
const watchHash = (report: () => void): (() => void) => {
  window.addEventListener('hashchange', report);
  return () => window.removeEventListener('hashchange', report);
};

export const ResetView = () => {
  const hash = useSyncExternalStore(
    watchHash,
    () => window.location.hash,
    () => '',
  );
  const link = readLink(hash);
  return (
    <PageFrame hasRail={false} tab="you">
      <div className="entry-page">
        {link ? <SetPassword key={link.token} {...link} /> : <RequestResetLink />}
        <SignInIllustration>
          <h2>Lost your key?</h2>
          <p>It happens to the best lamplighters.</p>
        </SignInIllustration>
      </div>
    </PageFrame>
  );
};
