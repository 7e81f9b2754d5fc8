/** The hover time before a preview video plays on a card. A swipe of more than 60 px plays it once (spec §9). */

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
  // If the browser refuses autoplay, the image remains visible.
  video.play().catch(stop);
  return stop;
};

const isShowing = (art: HTMLElement): boolean => art.querySelector(`.${CLASS}`) !== null;

/** Plays the video while a mouse is over the image. */
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

/** Plays the video once after a finger has swiped far enough to the side. */
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
