/** The link to the privacy question in the footer of every page. It is omitted if no service needs consent. */
import { PRIVACY_CHOICES } from '@/lib/messages/privacy-choices';
import { useConsentStore } from '@/stores/stores-provider';
import { getSiteConfig } from '../layout/site-config';

export const PrivacyChoices = () => {
  const consent = useConsentStore();
  if (!getSiteConfig().consentServices[0]) return null;
  return (
    <button
      type="button"
      className="privacy-choices"
      aria-haspopup="dialog"
      onClick={() => consent.setState({ isOpen: true })}
    >
      {PRIVACY_CHOICES}
    </button>
  );
};
