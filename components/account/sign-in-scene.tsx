/** The drawing of a lit street next to the sign-in forms. */
import type { ReactNode } from 'react';

export const SignInIllustration = ({ children }: { children: ReactNode }) => (
  <div className="entry-scene" data-night="">
    <div>{children}</div>
    <img src="/art/thumbs/street.svg" alt="" width={800} height={500} />
  </div>
);
