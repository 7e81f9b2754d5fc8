/**
 * Combines keys, mouse and touch into one code for steering and pedals. The input method used last controls the
 * steering.
 */
import { stopFlings } from '../kit/stop-flings';
import { findByKey } from '../kit/key-names';
import type { World } from './config';
import type { StageView } from './stage';
import { moveCodeOf, STEPS } from './types';

export interface Inputs {
  /** Returns the current state of steering and pedals. Called before every tick. */
  read(): number;
  /** Presses or releases a key. Returns false if the game does not use the key. */
  key(event: KeyboardEvent, isDown: boolean): boolean;
  release(): void;
}

type Action = 'left' | 'right' | 'brake' | 'boost';

const KEYS: Readonly<Record<World, Readonly<Record<string, Action>>>> = {
  road: {
    ...{ ArrowLeft: 'left', KeyA: 'left', ArrowRight: 'right', KeyD: 'right' },
    ...{ ArrowDown: 'brake', KeyS: 'brake', ' ': 'boost', ArrowUp: 'boost', KeyW: 'boost', Enter: 'boost' },
  },
  table: {
    ...{ ArrowLeft: 'left', KeyA: 'left', ArrowRight: 'right', KeyD: 'right' },
    ...{ ArrowDown: 'brake', KeyS: 'brake', ' ': 'brake', Enter: 'brake' },
  },
};

export const keysOf = (world: World): string[] => Object.keys(KEYS[world]);

/** The steering by pointer is stable for this many reads before it changes, so that an unsteady hand records few moves. */
const STABLE_READS = 3;
const DEAD_PX = 14;

export interface TouchPads {
  field: HTMLElement;
  brake: HTMLElement;
  boost: HTMLElement;
}

/** Listens on the field and its two buttons. */
export function listenToInputs({ field, brake, boost }: TouchPads, world: World, stage: StageView): Inputs {
  const keys = new Set<Action>();
  const buttons = new Set<Action>();
  const fingers = new Map<number, { x: number; y: number; dx: number; dy: number }>();
  let mouse: { x: number; y: number; buttons: number } | null = null;
  let isByMouse = false;
  let count = 0;
  let rest = 0;

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  const followMouse = (event: PointerEvent) => {
    mouse = { x: event.clientX, y: event.clientY, buttons: event.buttons };
    isByMouse = true;
  };
  const push = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (finger) [finger.dx, finger.dy] = [event.clientX - finger.x, event.clientY - finger.y];
  };
  field.addEventListener('pointerdown', (event) => {
    field.setPointerCapture(event.pointerId);
    if (isMouse(event)) return followMouse(event);
    isByMouse = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
  });
  field.addEventListener('pointermove', (event) => (isMouse(event) ? followMouse(event) : push(event)));
  const release = (event: PointerEvent) =>
    isMouse(event) ? followMouse(event) : fingers.delete(event.pointerId);
  field.addEventListener('pointerup', release);
  field.addEventListener('pointercancel', release);
  field.addEventListener('contextmenu', (event) => event.preventDefault());
  stopFlings(field);
  for (const [button, action] of [
    [brake, 'brake'],
    [boost, 'boost'],
  ] as const) {
    button.addEventListener('pointerdown', (event) => {
      button.setPointerCapture(event.pointerId);
      buttons.add(action);
    });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      button.addEventListener(end, () => buttons.delete(action));
    button.addEventListener('contextmenu', (event) => event.preventDefault());
    stopFlings(button);
  }

  /**
   * Returns the steering by touch. On the road, each half of the field steers to its side; on the table, the push
   * direction of a thumb steers.
   */
  const byFingers = (): { steer: number; isBraking: boolean } => {
    if (world === 'table') {
      const [finger] = fingers.values();
      if (!finger || Math.abs(finger.dx) + Math.abs(finger.dy) < DEAD_PX)
        return { steer: 0, isBraking: false };
      return { steer: stage.steerBy(finger.dx, finger.dy), isBraking: false };
    }
    if (!fingers.size) return { steer: 0, isBraking: false };
    const { left, width } = field.getBoundingClientRect();
    const sides = [...fingers.values()].map(({ x, dx }) => (x + dx < left + width / 2 ? -1 : 1));
    const [isLeft, isRight] = [sides.includes(-1), sides.includes(1)];
    // Pressing both halves brakes. The thumb that touched first still steers.
    return { steer: sides[0] ?? 0, isBraking: isLeft && isRight };
  };
  const readSteering = (): number => {
    const byKeys = (keys.has('right') ? 1 : 0) - (keys.has('left') ? 1 : 0);
    if (byKeys) isByMouse = false;
    if (byKeys || keys.has('left')) return byKeys * STEPS;
    if (fingers.size) return Math.round(byFingers().steer * STEPS);
    if (!isByMouse || !mouse) return 0;
    const mouseSteer = Math.round(stage.steerTo(mouse.x, mouse.y) * STEPS);
    if (mouseSteer !== count && ++rest >= STABLE_READS) {
      count = mouseSteer;
      rest = 0;
    }
    return count;
  };
  return {
    read() {
      const pressed = isByMouse && mouse ? mouse.buttons : 0;
      const isMouseBrake = world === 'road' ? pressed & 2 : pressed & 3;
      const isBraking =
        keys.has('brake') || buttons.has('brake') || isMouseBrake !== 0 || byFingers().isBraking;
      const isBoosting =
        world === 'road' && (keys.has('boost') || buttons.has('boost') || (pressed & 1) !== 0);
      return moveCodeOf(readSteering(), isBraking, isBoosting);
    },
    key(event, isDown) {
      const action = findByKey(KEYS[world], event);
      if (!action) return false;
      if (isDown) keys.add(action);
      else keys.delete(action);
      return true;
    },
    release() {
      keys.clear();
      buttons.clear();
      fingers.clear();
      if (mouse) mouse.buttons = 0;
    },
  };
}
