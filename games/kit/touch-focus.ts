/**
 * Marks the document while the player uses touch, to hide the focus ring. A browser shows the ring on a cell that a
 * script focused, and a tap that a board handles itself does not remove it. The next key press shows it again.
 */
export function listenTouchFocus(): void {
  const root = document.documentElement;
  const options = { capture: true };
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => root.classList.toggle('is-touch', pointerType === 'touch'),
    options,
  );
  document.addEventListener('keydown', () => root.classList.remove('is-touch'), options);
}
