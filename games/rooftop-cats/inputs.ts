/**
 * Turns mouse and touch input into buttons: a press jumps; the right mouse button, the slide button or a downward
 * swipe slides. Also handles released keys.
 */
import { findByKey } from '../kit/key-names';
import { DUCK_HELD, JUMP_HELD } from './types';

export interface InputHandlers {
  onPress(button: number, isDown: boolean): void;
}

const SWIPE_PX = 26;

/** The button of each key. Letters are identified by position, so that they are adjacent on every layout. */
export const KEYS: Readonly<Record<string, number>> = {
  ' ': JUMP_HELD,
  ArrowUp: JUMP_HELD,
  KeyW: JUMP_HELD,
  Enter: JUMP_HELD,
  ArrowDown: DUCK_HELD,
  KeyS: DUCK_HELD,
};

/**
 * The game's button for each bit of `buttons`. The bits are needed because pressing a second mouse button fires no
 * `pointerdown`.
 */
const MOUSE = [
  [1, JUMP_HELD],
  [2, DUCK_HELD],
] as const;

/** Listens to the field, its slide button, and released keys. */
export function listenToInputs(pad: HTMLElement, slide: HTMLElement, { onPress }: InputHandlers): void {
  const activePointers = new Map<number, { button: number; y: number }>();
  const press = (event: PointerEvent, button: number) => {
    activePointers.set(event.pointerId, { button, y: event.clientY });
    onPress(button, true);
  };
  const letGo = (event: PointerEvent) => {
    const pointer = activePointers.get(event.pointerId);
    if (!pointer) return;
    activePointers.delete(event.pointerId);
    if (![...activePointers.values()].some(({ button }) => button === pointer.button))
      onPress(pointer.button, false);
  };
  let mouse = 0;
  const followMouse = ({ buttons }: PointerEvent) => {
    for (const [bit, button] of MOUSE) if ((buttons ^ mouse) & bit) onPress(button, (buttons & bit) !== 0);
    mouse = buttons;
  };
  const handleSwipe = (event: PointerEvent) => {
    const pointer = activePointers.get(event.pointerId);
    if (pointer?.button !== JUMP_HELD || event.clientY - pointer.y < SWIPE_PX) return;
    letGo(event);
    press(event, DUCK_HELD);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  pad.addEventListener('pointerdown', (event) => {
    pad.setPointerCapture(event.pointerId);
    if (isMouse(event)) followMouse(event);
    else press(event, JUMP_HELD);
  });
  pad.addEventListener('pointermove', (event) => (isMouse(event) ? followMouse(event) : handleSwipe(event)));
  slide.addEventListener('pointerdown', (event) => {
    slide.setPointerCapture(event.pointerId);
    press(event, DUCK_HELD);
  });
  for (const node of [pad, slide]) {
    node.addEventListener('pointerup', (event) => {
      if (isMouse(event) && node === pad) followMouse(event);
      letGo(event);
    });
    node.addEventListener('pointercancel', letGo);
    node.addEventListener('contextmenu', (event) => event.preventDefault());
  }
  document.addEventListener('keyup', (event) => {
    const button = findByKey(KEYS, event);
    if (button) onPress(button, false);
  });
}
