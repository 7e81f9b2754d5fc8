/** The first tab stop: a link that skips the header. The element for the privacy question comes right after it. */
import { PRIVACY_SLOT_ID } from '@/components/privacy/privacy-slot';

export const SkipLink = () => (
  <>
    <a className="skip-link" href="#content">
      Skip to content
    </a>
    <div id={PRIVACY_SLOT_ID} />
  </>
);
