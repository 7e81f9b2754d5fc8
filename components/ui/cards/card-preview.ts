/** Plays a preview video on a card: after 250 ms of hover, or once after a swipe over 60 px (spec §9). */

export const HOVER_MS = 250;
export const SWIPE_PX = 60;

const CLASS = 'card-preview';

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const play = (art: HTMLElement, source: string, isOnce: boolean): (() => void) => {
  const video = document.createElement('video');
  video.className = CLASS;
  video.src = source;
  video.muted = true;
  video.playsInline = true;
  video.loop = !isOnce;
  video.disablePictureInPicture = true;
  // The card's link has the accessible name.
  video.setAttribute('aria-hidden', 'true');
  const stop = (): void => {
    video.pause();
    video.removeAttribute('src');
    video.remove();
  };
  video.addEventListener('ended', stop);
  video.addEventListener('error', stop);
  art.append(video);
  // A browser may refuse autoplay; then the image stays.
  video.play().catch(stop);
  return stop;
};

const isShowing = (art: HTMLElement): boolean => art.querySelector(`.${CLASS}`) !== null;

/** Plays while a mouse stays over the image. */
export const previewOnHover = (art: HTMLElement, source: string): void => {
  if (isCalm() || isShowing(art)) return;
  let stop: (() => void) | null = null;
  const timer = setTimeout(() => {
    stop = play(art, source, false);
  }, HOVER_MS);
  art.addEventListener(
    'pointerleave',
    () => {
      clearTimeout(timer);
      stop?.();
    },
    { once: true },
  );
};

/** Plays once after a finger has swiped far enough to a side. */
export const previewOnSwipe = (art: HTMLElement, source: string, from: number): void => {
  if (isCalm() || isShowing(art)) return;
  const end = (): void => {
    art.removeEventListener('touchmove', handleMove);
    art.removeEventListener('touchend', end);
    art.removeEventListener('touchcancel', end);
  };
  const handleMove = ({ touches }: TouchEvent): void => {
    if (Math.abs((touches[0]?.clientX ?? from) - from) <= SWIPE_PX) return;
    end();
    play(art, source, true);
  };
  art.addEventListener('touchmove', handleMove, { passive: true });
  art.addEventListener('touchend', end);
  art.addEventListener('touchcancel', end);
};
