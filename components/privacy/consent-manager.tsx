/** The privacy question while it is open. The page behind it remains usable. */
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { CONSENT_MESSAGES } from '@/lib/messages/consent';
import { useConsent } from '@/stores/consent';
import { useAuth, useConsentStore } from '@/stores/stores-provider';
import { usePrivacy } from '@/stores/use-privacy';
import { getSiteConfig } from '../layout/site-config';
import { ConsentDialog } from './consent-dialog';
import { usePrivacySlot } from './use-privacy-slot';

export const ConsentManager = () => {
  const config = getSiteConfig();
  const consent = useConsentStore();
  const decide = usePrivacy(config);
  const choice = useConsent();
  const place = usePrivacySlot();
  const isOpen = useStore(consent, (state) => state.isOpen);
  // The question waits until the sign-in state is known, because a member's account may contain the choice.
  const isReady = useAuth((state) => state.isReady);

  const isConfirming = isReady && !choice;

  const closeDialog = (): void => consent.setState({ isOpen: false });
  return (
    <>
      {/*
       * The status element is rendered before the question, because screen readers announce only text that is added to an
       * existing element. The focus does not move.
       */}
      <div className="sr" role="status">
        {isConfirming && CONSENT_MESSAGES.announced}
      </div>
      {(isOpen || isConfirming) &&
        createPortal(
          <ConsentDialog
            // Remounts when the visitor opens the question from the footer, so that it starts with the current
            // choice.
            key={String(isOpen)}
            services={config.consentServices}
            choice={choice}
            isRequested={isOpen}
            onClose={closeDialog}
            onDecide={(decided) => {
              decide(decided);
              closeDialog();
            }}
          />,
          place,
        )}
    </>
  );
};
