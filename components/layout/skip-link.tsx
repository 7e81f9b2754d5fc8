/** The first stop of the keyboard: past the header to the page itself. */

export const SkipLink = () => (
  <a className="skip-link" href="#content">
    Skip to content
  </a>
);
