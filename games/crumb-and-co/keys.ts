/** The key bindings. The key caps on the screen show the same letters. */
import { LAYER_CODES, PRESS_CODES } from './codes';
import type { KitchenKey } from './types';

const mapKeyRow = (keys: string, from: number): [string, number][] =>
  [...keys].map((key, i) => [key, from + i]);

const SHARED_KEYS = [...mapKeyRow('1234', PRESS_CODES.seat), ...mapKeyRow('qwe', PRESS_CODES.machine)];

const KEYS: Readonly<Record<KitchenKey, ReadonlyMap<string, number>>> = {
  bakery: new Map([
    ...SHARED_KEYS,
    ...mapKeyRow('r', PRESS_CODES.drink),
    ...mapKeyRow('asdfghj', PRESS_CODES.source),
    ...mapKeyRow('zxcvbn', PRESS_CODES.spot),
  ]),
  ramen: new Map([
    ...SHARED_KEYS,
    ...mapKeyRow('asd', PRESS_CODES.source),
    ...mapKeyRow('fghjk', PRESS_CODES.source + LAYER_CODES.egg),
    ...mapKeyRow('zxc', PRESS_CODES.spot),
    ...mapKeyRow('m', PRESS_CODES.pour),
  ]),
};

export const createKeyMap = (kitchen: KitchenKey): ReadonlyMap<string, number> => KEYS[kitchen];

/** Returns the key cap of a code, or an empty text when it has no key. */
export function keyLabelOf(kitchen: KitchenKey, code: number): string {
  for (const [key, pressed] of KEYS[kitchen]) if (pressed === code) return key.toUpperCase();
  return '';
}
