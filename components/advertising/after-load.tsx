/** What comes when the page has been there for a moment, and never over a game. */
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAuth } from '@/stores/stores-provider';
import { isAdFree } from './is-ad-free';
import { adProvider } from './ad-provider';
import { AdBlockNote } from './ad-block-note';
import { CornerVideo } from './corner-video';
import { isBlocking } from './is-blocking';

/** Pages where something is played, bought or kept: nothing lies over their controls. */
const CLEAR = /^\/(gameplayer|account|purchase|admin|dev)\b/;

export const AfterLoad = () => {
  const { pathname } = useRouter();
  const isFree = useAuth(({ isReady, user }) => isReady && user?.isPremiumUser !== true);
  const [isBlocked] = useState(() => isBlocking(document));
  if (!isFree || isAdFree() || CLEAR.test(pathname)) return null;
  if (isBlocked) return <AdBlockNote />;
  return adProvider().videos.includes('corner') ? <CornerVideo /> : null;
};
