/** Moves the focus to another element when the focused one is removed, hidden or disabled. The browser would drop it. */
import { giveFocus } from './give-focus';

const MAX_REMEMBERED = 5;
const TEXT_ENTRY = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

const canHoldFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]');

/**
 * Watches the page's focus.
 * @param first the target that had the focus before the watch began
 * @returns a function that stops watching
 */
export const restoreLostFocus = (first: EventTarget | null = null): (() => void) => {
  /** The elements that have had the focus on this path, newest first. */
  let recent: readonly Element[] = [];
  let path = window.location.pathname;
  const rememberFocus = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || target === document.body) return;
    const earlierElements = path === window.location.pathname ? recent.filter((each) => each !== target) : [];
    path = window.location.pathname;
    recent = [target, ...earlierElements].slice(0, MAX_REMEMBERED);
  };
  const isLost = (): boolean => {
    const [last] = recent;
    return last !== undefined && !canHoldFocus(last);
  };
  let frame = 0;
  const restoreFocus = (): void => {
    frame = 0;
    const current = document.activeElement;
    const hasFocus = current !== null && current !== document.body && canHoldFocus(current);
    if (hasFocus || !isLost()) return;
    // A new page does not have the earlier elements, so the focus moves to its main part.
    if (path !== window.location.pathname) recent = [];
    // Does not focus a text field on a phone, because that would open the keyboard.
    const isTouch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
    const canReceiveFocus = (each: Element): boolean =>
      canHoldFocus(each) && !(isTouch && each.matches(TEXT_ENTRY));
    giveFocus(...recent.filter(canReceiveFocus));
  };

  const handleFocus = ({ target }: FocusEvent): void => rememberFocus(target);
  const observer = new MutationObserver(() => {
    // Waits for the next frame, because a component may move the focus itself after its change.
    if (isLost()) frame ||= requestAnimationFrame(restoreFocus);
  });
  rememberFocus(first);
  rememberFocus(document.activeElement);
  document.addEventListener('focusin', handleFocus);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    document.removeEventListener('focusin', handleFocus);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};
