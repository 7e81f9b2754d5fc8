/** Shows the start, pause, how-to and result screens. One screen at a time covers the game, which is then inert. */
import { el } from './dom';
import { listenForTouchFocus } from './touch-focus';

export interface ScreenAction {
  label: string;
  kind?: 'play' | 'cream' | 'ghost';
  onPress(): void;
}

export interface ScreenSpec {
  name: string;
  title: string;
  lede?: string;
  above?: Node;
  content?: Node[];
  actions: ScreenAction[];
  /** Whether Escape presses the first button, which closes the screen, instead of leaving the game. */
  isClosable?: boolean;
  /** Switches to show after the actions. */
  switches?: HTMLButtonElement[];
}

export interface Screens {
  show(spec: ScreenSpec): void;
  hide(): void;
  /** Returns the name of the visible screen, or null while the game is uncovered. */
  current(): string | null;
}

/**
 * Ignores presses that began before the screen appeared. Otherwise, the tap or key that ended the game would also
 * press a button of the result.
 */
function ignoreForeignPresses(screen: HTMLElement): void {
  let isPressedHere = false;
  screen.addEventListener('pointerdown', () => (isPressedHere = true));
  const guard = (event: MouseEvent) => {
    // A click by key or screen reader has the detail 0.
    if (event.detail === 0 || isPressedHere) return;
    event.preventDefault();
    event.stopPropagation();
  };
  screen.addEventListener('click', guard, { capture: true });
  screen.addEventListener('keydown', (event) => {
    if (event.repeat && (event.key === ' ' || event.key === 'Enter')) event.preventDefault();
  });
}

/** Creates the screens of a game in its root. `game` is the element that they cover. */
export function createScreens(root: HTMLElement, game: HTMLElement): Screens {
  let shownScreen: { name: string; node: HTMLElement; heading: HTMLElement } | null = null;
  let isFirst = true;
  listenForTouchFocus();
  // The page focuses the frame after the first screen appears, and a browser may ignore a focus that was set earlier.
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) shownScreen?.heading.focus({ preventScroll: true });
  });
  const hide = () => {
    shownScreen?.node.remove();
    shownScreen = null;
    game.inert = false;
  };
  return {
    hide,
    current: () => shownScreen?.name ?? null,
    show({ name, title, lede, above, content = [], actions, isClosable, switches = [] }) {
      const isUpdate = shownScreen?.name === name;
      // While a response was awaited, the player may have moved to another button, or to the page around the game.
      const isElsewhere = isUpdate && !document.hasFocus();
      const focusedLabel = isUpdate ? document.activeElement?.textContent : null;
      hide();
      const heading = el('h1', { id: 'kit-screen-title', class: 'kit-title', tabindex: '-1', text: title });
      const buttons = actions.map(({ label, kind = 'ghost', onPress }) =>
        el('button', { type: 'button', class: `kit-button is-${kind}`, text: label, on: { click: onPress } }),
      );
      const node = el(
        'div',
        {
          class: `kit-screen is-${name}`,
          role: 'dialog',
          'aria-modal': 'true',
          'aria-labelledby': 'kit-screen-title',
        },
        el(
          'div',
          { class: 'kit-sheet' },
          above ?? null,
          heading,
          lede ? el('p', { class: 'kit-lede', text: lede }) : null,
          ...content,
          el('div', { class: 'kit-actions' }, ...buttons, ...switches),
        ),
      );
      ignoreForeignPresses(node);
      if (isClosable)
        node.addEventListener('keydown', (event) => {
          if (event.key !== 'Escape' || event.repeat) return;
          event.preventDefault();
          actions[0]?.onPress();
        });
      game.inert = true;
      root.append(node);
      heading.addEventListener('keydown', ({ key, repeat }) => {
        if (key === 'Enter' && !repeat) buttons[0]?.click();
      });
      shownScreen = { name, node, heading };
      // The first screen focuses its heading, so that Tab reaches the choices before the start button.
      const target = isFirst ? heading : (buttons[0] ?? heading);
      const sameButton = [...buttons, ...switches].find(({ textContent }) => textContent === focusedLabel);
      isFirst = false;
      if (!isElsewhere) (sameButton ?? target).focus({ preventScroll: true });
    },
  };
}

/** Creates the how-to panel: at most four drawings with a line each. */
export function createHowToSteps(steps: readonly { picture: Element; text: string }[]): HTMLElement {
  return el(
    'ol',
    { class: 'kit-howto' },
    ...steps.map(({ picture, text }) => el('li', {}, picture, el('span', { text }))),
  );
}
