/** Loads code at the first sign that a visitor will use the page, ahead of the press that needs it. */

/**
 * Events before a press, by mouse, touch or keyboard. A page that appears under a resting pointer fires `pointerover`, which
 * is no sign of intent.
 */
export const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls `load` once, at the first sign of intent anywhere on the page.
 * @returns stops waiting
 */
export const onIntent = (load: () => void): (() => void) => {
  const waiting = new AbortController();
  const handleIntent = (): void => {
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
