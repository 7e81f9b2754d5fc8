/** Shows the note for ad blockers or the video ad in the corner, shortly after the page has loaded. */
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAuth } from '@/stores/stores-provider';
import { isAdFree } from './is-ad-free';
import { adProvider } from './ad-provider';
import { AdBlockNote } from './ad-block-note';
import { CornerVideo } from './corner-video';
import { isBlocking } from './is-blocking';

/** Matches pages for playing, buying and the account, whose controls must not be covered. */
const CLEAR = /^\/(gameplayer|account|purchase|admin|dev)\b/;

export const AfterLoad = () => {
  const { pathname } = useRouter();
  const isFree = useAuth(({ isReady, user }) => isReady && user?.isPremiumUser !== true);
  const [isBlocked] = useState(() => isBlocking(document));
  if (!isFree || isAdFree() || CLEAR.test(pathname)) return null;
  if (isBlocked) return <AdBlockNote />;
  return adProvider().videos.includes('corner') ? <CornerVideo /> : null;
};
