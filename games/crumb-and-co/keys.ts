/** The key bindings. The key caps on the screen show the same letters. */
import { LAYER, PRESS } from './codes';
import type { KitchenKey } from './types';

const mapKeyRow = (keys: string, from: number): [string, number][] =>
  [...keys].map((key, i) => [key, from + i]);

const SHARED_KEYS = [...mapKeyRow('1234', PRESS.seat), ...mapKeyRow('qwe', PRESS.machine)];

const KEYS: Readonly<Record<KitchenKey, ReadonlyMap<string, number>>> = {
  bakery: new Map([
    ...SHARED_KEYS,
    ...mapKeyRow('r', PRESS.drink),
    ...mapKeyRow('asdfghj', PRESS.source),
    ...mapKeyRow('zxcvbn', PRESS.spot),
  ]),
  ramen: new Map([
    ...SHARED_KEYS,
    ...mapKeyRow('asd', PRESS.source),
    ...mapKeyRow('fghjk', PRESS.source + LAYER.egg),
    ...mapKeyRow('zxc', PRESS.spot),
    ...mapKeyRow('m', PRESS.pour),
  ]),
};

export const createKeyMap = (kitchen: KitchenKey): ReadonlyMap<string, number> => KEYS[kitchen];

/** Returns the key cap of a code, or an empty text when it has no key. */
export function keyLabelOf(kitchen: KitchenKey, code: number): string {
  for (const [key, pressed] of KEYS[kitchen]) if (pressed === code) return key.toUpperCase();
  return '';
}
