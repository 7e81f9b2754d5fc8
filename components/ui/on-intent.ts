/** Loads code at the first sign that a visitor will use the page, ahead of the press that needs it. */

/** Events before a press, by mouse, touch or keyboard. */
export const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Returns true for the event of a page that appears under a resting pointer. */
const isResting = (event: Event): boolean => {
  const { movementX, movementY } = event as Partial<PointerEvent>;
  return event.type === 'pointermove' && !movementX && !movementY;
};

/**
 * Calls `load` once, at the first sign of intent anywhere on the page.
 * @returns stops waiting
 */
export const onIntent = (load: () => void): (() => void) => {
  const waiting = new AbortController();
  const handleIntent = (event: Event): void => {
    if (isResting(event)) return;
    waiting.abort();
    load();
  };
  for (const name of INTENT_EVENTS)
    document.addEventListener(name, handleIntent, {
      capture: true,
      passive: true,
      signal: waiting.signal,
    });
  return () => waiting.abort();
};

/** Time after which a page that is being seen counts as used; the measurements of its load have ended by then. */
export const SEEN_MS = 6_000;

/** Returns whether the visitor has asked the browser to save data. */
export const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Calls `load` once: at the first sign of intent, or when the page has been seen for some seconds, unless the visitor saves data.
 * @returns stops waiting
 */
export const onIntentOrSeen = (load: () => void): (() => void) => {
  const use = (): void => {
    stop();
    load();
  };
  const seen = window.setTimeout(() => {
    if (document.visibilityState === 'visible' && !isSavingData()) use();
  }, SEEN_MS);
  const stopIntent = onIntent(use);
  const stop = (): void => {
    window.clearTimeout(seen);
    stopIntent();
  };
  return stop;
};
