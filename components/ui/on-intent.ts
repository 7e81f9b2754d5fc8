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
