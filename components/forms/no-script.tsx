/** Explains that a part of the page needs JavaScript when the browser runs none. */
import { formHelpPath } from '@/lib/form-path';

const Note = () => (
  <p className="about">
    This needs JavaScript, which is turned off in your browser. <a href={formHelpPath()}>How to turn it on</a>
  </p>
);

/** Its text is rendered on the server only: no browser that runs scripts reads it. */
export const NoScript = () => <noscript>{typeof window === 'undefined' && <Note />}</noscript>;
