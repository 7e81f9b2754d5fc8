/**
 * Simulates mouse, finger and keyboard for the WebKit adapter by WebDriver actions, which the browser treats as
 * trusted input.
 */
import type { DocumentAccess } from './document-access';
import { splitCombination } from './keys';

interface PointerPosition {
  x: number;
  y: number;
}

const POINTER_UP = { type: 'pointerUp', button: 0 };
const POINTER_DOWN = { type: 'pointerDown', button: 0 };

const moveTo = ({ x, y }: PointerPosition) => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
});

const performActions = async (access: DocumentAccess, source: object, actions: object[]): Promise<void> => {
  await access.inPage((driver) => driver.post('/actions', { actions: [{ ...source, actions }] }));
};

const MOUSE_SOURCE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

export class Mouse {
  #position: PointerPosition = { x: 0, y: 0 };

  constructor(private readonly access: DocumentAccess) {}

  /** @param options.steps number of moves between the two points, including the last one */
  async move(x: number, y: number, { steps = 1 } = {}): Promise<void> {
    const from = this.#position;
    const points = Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((x - from.x) * (step + 1)) / steps,
      y: from.y + ((y - from.y) * (step + 1)) / steps,
    }));
    await performActions(this.access, MOUSE_SOURCE, points.map(moveTo));
    this.#position = { x, y };
  }

  down(): Promise<void> {
    return performActions(this.access, MOUSE_SOURCE, [POINTER_DOWN]);
  }

  up(): Promise<void> {
    return performActions(this.access, MOUSE_SOURCE, [POINTER_UP]);
  }

  async click(x: number, y: number): Promise<void> {
    await performActions(this.access, MOUSE_SOURCE, [moveTo({ x, y }), POINTER_DOWN, POINTER_UP]);
    this.#position = { x, y };
  }
}

const KEYBOARD_SOURCE = { type: 'key', id: 'keyboard' };
const keyDown = (value: string) => ({ type: 'keyDown', value });
const keyUp = (value: string) => ({ type: 'keyUp', value });

export class Keyboard {
  constructor(private readonly access: DocumentAccess) {}

  async down(key: string): Promise<void> {
    await performActions(this.access, KEYBOARD_SOURCE, splitCombination(key).map(keyDown));
  }

  async up(key: string): Promise<void> {
    await performActions(this.access, KEYBOARD_SOURCE, splitCombination(key).map(keyUp));
  }

  /** @param options.delay how long the key is down, in milliseconds */
  async press(key: string, { delay = 0 } = {}): Promise<void> {
    const keys = splitCombination(key);
    const hold = delay > 0 ? [{ type: 'pause', duration: delay }] : [];
    await performActions(this.access, KEYBOARD_SOURCE, [
      ...keys.map(keyDown),
      ...hold,
      ...keys.reverse().map(keyUp),
    ]);
  }

  async type(text: string): Promise<void> {
    await performActions(
      this.access,
      KEYBOARD_SOURCE,
      [...text].flatMap((character) => [keyDown(character), keyUp(character)]),
    );
  }
}
