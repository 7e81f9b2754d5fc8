/** Explains that a part of the page needs JavaScript, if the browser does not run any. */
import { formHelpPath } from '@/lib/form-path';

const NoScriptNote = () => (
  <p className="about">
    This needs JavaScript, which is turned off in your browser. <a href={formHelpPath()}>How to turn it on</a>
  </p>
);

/** Renders its text on the server only, because a browser that runs scripts never shows it. */
export const NoScriptFallback = () => (
  <noscript>{typeof window === 'undefined' && <NoScriptNote />}</noscript>
);
