/**
 * Marks the document while the player uses touch, so that styles hide the focus ring. Otherwise a browser shows the
 * ring on a cell that a script has focused, even after a tap. The next key press removes the mark.
 */
export function listenForTouchFocus(): void {
  const root = document.documentElement;
  const options = { capture: true };
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => root.classList.toggle('is-touch', pointerType === 'touch'),
    options,
  );
  document.addEventListener('keydown', () => root.classList.remove('is-touch'), options);
}
