/** The privacy question while it is open; it never stands before the page, which can be used behind it. */
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { CONSENT_MESSAGES } from '@/lib/messages/consent';
import { useConsent } from '@/stores/consent';
import { useAuth, useConsentStore } from '@/stores/stores-provider';
import { usePrivacy } from '@/stores/use-privacy';
import { siteConfig } from '../layout/site-config';
import { ConsentDialog } from './consent-dialog';
import { usePlace } from './use-place';

export const Privacy = () => {
  const config = siteConfig();
  const consent = useConsentStore();
  const decide = usePrivacy(config);
  const choice = useConsent();
  const place = usePlace();
  const isOpen = useStore(consent, (state) => state.isOpen);
  // A member's account may have the answer: it is asked before its member is.
  const isReady = useAuth((state) => state.isReady);

  const isAsking = isReady && !choice;

  const close = (): void => consent.setState({ isOpen: false });
  return (
    <>
      {/* There before the question is: what is said in it later is read out, and the focus stays where it is. */}
      <div className="sr" role="status">
        {isAsking && CONSENT_MESSAGES.announced}
      </div>
      {(isOpen || isAsking) &&
        createPortal(
          <ConsentDialog
            // Asked for by the foot, it begins anew with what stands.
            key={String(isOpen)}
            services={config.consentServices}
            choice={choice}
            isRequested={isOpen}
            onClose={close}
            onDecide={(decided) => {
              decide(decided);
              close();
            }}
          />,
          place,
        )}
    </>
  );
};
