/** The first stop of the keyboard: past the header to the page itself; the privacy question has its place after it. */
import { PRIVACY_PLACE } from '@/components/privacy/privacy-place';

export const SkipLink = () => (
  <>
    <a className="skip-link" href="#content">
      Skip to content
    </a>
    <div id={PRIVACY_PLACE} />
  </>
);
