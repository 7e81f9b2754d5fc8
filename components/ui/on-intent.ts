/** Loads code at the first sign of intent, before the press that needs the code. */

/** The events that precede a press by mouse, touch or keyboard. */
export const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Returns whether a pointer event occurred without a movement, because a page has appeared under a resting pointer. */
const isWithoutMovement = (event: Event): boolean => {
  const { movementX, movementY } = event as Partial<PointerEvent>;
  return event.type === 'pointermove' && !movementX && !movementY;
};

/**
 * Calls `load` once, at the first sign of intent anywhere on the page.
 * @returns a function that stops waiting
 */
export const onIntent = (load: () => void): (() => void) => {
  const waiting = new AbortController();
  const handleIntent = (event: Event): void => {
    if (isWithoutMovement(event)) return;
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

/** The time after which a visible page counts as used. The measurements of the page's load have ended by then. */
export const VISIBLE_MS = 6_000;

/** Returns whether the visitor has asked the browser to save data. */
export const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Calls `load` once: at the first sign of intent, or when the page has been visible for some seconds, unless the
 * browser saves data.
 * @returns a function that stops waiting
 */
export const onIntentOrVisible = (load: () => void): (() => void) => {
  const handleFirstUse = (): void => {
    stopWatching();
    load();
  };
  const visibleTimer = window.setTimeout(() => {
    if (document.visibilityState === 'visible' && !isSavingData()) handleFirstUse();
  }, VISIBLE_MS);
  const stopIntent = onIntent(handleFirstUse);
  const stopWatching = (): void => {
    window.clearTimeout(visibleTimer);
    stopIntent();
  };
  return stopWatching;
};
