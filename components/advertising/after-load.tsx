/** Shows the note for ad blockers or the video ad in the corner, shortly after the page has loaded. */
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAuth } from '@/stores/stores-provider';
import { isAdFree } from './is-ad-free';
import { adProvider } from './ad-provider';
import { AdBlockNote } from './ad-block-note';
import { CornerVideo } from './corner-video';
import { isAdBlockerActive } from './is-ad-blocker-active';

/** Matches pages for playing, buying and the account, whose controls must not be covered. */
const ROUTES_WITHOUT_ADS = /^\/(gameplayer|account|purchase|admin|dev)\b/;

export const AdsAfterLoad = () => {
  const { pathname } = useRouter();
  const isFree = useAuth(({ isReady, user }) => isReady && user?.isPremiumUser !== true);
  const [isBlocked] = useState(() => isAdBlockerActive(document));
  if (!isFree || isAdFree() || ROUTES_WITHOUT_ADS.test(pathname)) return null;
  if (isBlocked) return <AdBlockNote />;
  return adProvider().videos.includes('corner') ? <CornerVideo /> : null;
};
