/** Creates the keys as buttons: arrows for the left thumb, all other keys for the right thumb. */
import { ARROW_KEYS, isArrowKey, keyLabelOf, type GameKey } from '@/lib/domain/games/game-keys';
import { drawing, svg } from '../kit/dom';

// The path of an arrowhead. The style sheet rotates it for each arrow.
const ARROW_PATH = 'M12 5 20 16.5 12 13.6 4 16.5Z';

const arrowIcon = (): SVGSVGElement => drawing('', '0 0 24 24', svg('path', { d: ARROW_PATH }));

/** The labels of keys whose own name is unsuitable. */
export type KeyLabels = Readonly<Partial<Record<GameKey, string>>>;

const createKeyButton = (key: GameKey, label: string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  // Keyboard users have the real key, so the button is not focusable.
  button.tabIndex = -1;
  button.dataset.key = key;
  button.setAttribute('aria-label', label);
  if (isArrowKey(key)) button.append(arrowIcon());
  else button.append(label);
  return button;
};

export interface KeyPad {
  root: HTMLElement;
  buttons: ReadonlyMap<GameKey, HTMLButtonElement>;
  toggle: HTMLButtonElement;
}

/** Creates the pad with the keys that a game uses. */
export const createKeyPad = (keys: readonly GameKey[], labels: KeyLabels = {}): KeyPad => {
  const arrows = ARROW_KEYS.filter((key) => keys.includes(key));
  const actions = keys.filter((key) => !isArrowKey(key));
  const buttons = new Map(
    [...arrows, ...actions].map(
      (key) => [key, createKeyButton(key, labels[key] ?? keyLabelOf(key))] as const,
    ),
  );
  const createCluster = (className: string, members: readonly GameKey[]): HTMLElement => {
    const element = document.createElement('div');
    element.className = className;
    element.append(...members.flatMap((key) => buttons.get(key) ?? []));
    return element;
  };
  const root = document.createElement('div');
  root.className = 'pad';
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', 'Keys of the game');
  const cross = createCluster('pad-arrows', arrows);
  cross.dataset.rows = arrows.some((key) => key === 'ArrowUp' || key === 'ArrowDown') ? 'cross' : 'row';
  const toggle = document.createElement('button');
  toggle.type = 'button';
  toggle.className = 'pad-toggle';
  root.append(cross, toggle, createCluster('pad-actions', actions));
  return { root, buttons, toggle };
};
