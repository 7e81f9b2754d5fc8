/**
 * Handles route changes: shows the progress bar, closes open modals, stores the path, and restores the scroll position
 * after Back (spec §2, §4).
 */
import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { markUnlimited } from '@/stores/mark-unlimited';
import { useAuthStore, useHistory, useModal } from '@/stores/stores-provider';

// Spec §4: a random width between 0.4 and 0.8; §9: animations of 200 ms.
const MIN_PROGRESS = 0.4;
const PROGRESS_RANGE = 0.4;
const PROGRESS_SPEED_MS = 200;

const loadProgressBar = async () => {
  const { default: bar } = await import('nprogress');
  bar.configure({
    showSpinner: false,
    trickle: false,
    speed: PROGRESS_SPEED_MS,
    easing: 'ease',
    // Replaces the package's own template, which has an invalid role.
    template: '<div class="bar"></div>',
    barSelector: '.bar',
  });
  return bar;
};

export const RouteProgress = () => {
  const { events, asPath } = useRouter();
  const auth = useAuthStore();
  const visit = useHistory((state) => state.visit);
  const closeModal = useModal((state) => state.close);

  useLayoutEffect(() => {
    visit(asPath);
    // After Unlimited has ended, ad slots appear with the next page, not on the current one.
    const { isReady, user } = auth.getState();
    if (isReady && !user?.isPremiumUser) markUnlimited(false);
  }, [auth, visit, asPath]);

  useEffect(() => {
    let isRunning = false;
    const markPageAsLeaving = (isLeaving: boolean): void =>
      void document.documentElement.toggleAttribute('data-leaving', isLeaving);
    const handleStart = (): void => {
      markPageAsLeaving(true);
      closeModal();
      isRunning = true;
      void loadProgressBar().then((bar) => {
        if (isRunning) bar.set(MIN_PROGRESS + Math.random() * PROGRESS_RANGE);
      });
    };
    const handleEnd = (): void => {
      markPageAsLeaving(false);
      isRunning = false;
      void loadProgressBar().then((bar) => bar.done());
    };
    events.on('routeChangeStart', handleStart);
    events.on('routeChangeComplete', handleEnd);
    events.on('routeChangeError', handleEnd);
    return () => {
      events.off('routeChangeStart', handleStart);
      events.off('routeChangeComplete', handleEnd);
      events.off('routeChangeError', handleEnd);
    };
  }, [events, closeModal]);

  return null;
};
