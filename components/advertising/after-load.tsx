/** Loads a moment after the page, and never covers a game. */
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAuth } from '@/stores/stores-provider';
import { isAdFree } from './is-ad-free';
import { adProvider } from './ad-provider';
import { AdBlockNote } from './ad-block-note';
import { CornerVideo } from './corner-video';
import { isBlocking } from './is-blocking';

/** Pages for playing, buying or the account: nothing covers their controls. */
const CLEAR = /^\/(gameplayer|account|purchase|admin|dev)\b/;

export const AfterLoad = () => {
  const { pathname } = useRouter();
  const isFree = useAuth(({ isReady, user }) => isReady && user?.isPremiumUser !== true);
  const [isBlocked] = useState(() => isBlocking(document));
  if (!isFree || isAdFree() || CLEAR.test(pathname)) return null;
  if (isBlocked) return <AdBlockNote />;
  return adProvider().videos.includes('corner') ? <CornerVideo /> : null;
};
