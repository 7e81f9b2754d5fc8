/** The hover time before a preview video plays on a card. A swipe of more than 60 px plays it once (spec §9). */

export const HOVER_MS = 250;
export const SWIPE_PX = 60;

const PREVIEW_CLASS = 'card-preview';

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const playPreview = (art: HTMLElement, source: string, isOnce: boolean): (() => void) => {
  const video = document.createElement('video');
  video.className = PREVIEW_CLASS;
  video.src = source;
  video.muted = true;
  video.playsInline = true;
  video.loop = !isOnce;
  video.disablePictureInPicture = true;
  // The card's link has the accessible name.
  video.setAttribute('aria-hidden', 'true');
  const stopPreview = (): void => {
    video.pause();
    video.removeAttribute('src');
    video.remove();
  };
  video.addEventListener('ended', stopPreview);
  video.addEventListener('error', stopPreview);
  art.append(video);
  // If the browser refuses autoplay, the image remains visible.
  video.play().catch(stopPreview);
  return stopPreview;
};

const isPreviewShown = (art: HTMLElement): boolean => art.querySelector(`.${PREVIEW_CLASS}`) !== null;

/** Plays the video while a mouse is over the image. */
export const previewOnHover = (art: HTMLElement, source: string): void => {
  if (prefersReducedMotion() || isPreviewShown(art)) return;
  let endPreview: (() => void) | null = null;
  const timer = setTimeout(() => {
    endPreview = playPreview(art, source, false);
  }, HOVER_MS);
  art.addEventListener(
    'pointerleave',
    () => {
      clearTimeout(timer);
      endPreview?.();
    },
    { once: true },
  );
};

/** Plays the video once after a finger has swiped far enough to the side. */
export const previewOnSwipe = (art: HTMLElement, source: string, from: number): void => {
  if (prefersReducedMotion() || isPreviewShown(art)) return;
  const endSwipe = (): void => {
    art.removeEventListener('touchmove', handleMove);
    art.removeEventListener('touchend', endSwipe);
    art.removeEventListener('touchcancel', endSwipe);
  };
  const handleMove = ({ touches }: TouchEvent): void => {
    if (Math.abs((touches[0]?.clientX ?? from) - from) <= SWIPE_PX) return;
    endSwipe();
    playPreview(art, source, true);
  };
  art.addEventListener('touchmove', handleMove, { passive: true });
  art.addEventListener('touchend', endSwipe);
  art.addEventListener('touchcancel', endSwipe);
};
