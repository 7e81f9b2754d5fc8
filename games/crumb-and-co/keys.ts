/** The key bindings. The key caps on the screen show the same letters. */
import { LAYER, PRESS } from './codes';
import type { KitchenKey } from './types';

const row = (keys: string, from: number): [string, number][] => [...keys].map((key, i) => [key, from + i]);

const SHARED_KEYS = [...row('1234', PRESS.seat), ...row('qwe', PRESS.machine)];

const KEYS: Readonly<Record<KitchenKey, ReadonlyMap<string, number>>> = {
  bakery: new Map([
    ...SHARED_KEYS,
    ...row('r', PRESS.drink),
    ...row('asdfghj', PRESS.source),
    ...row('zxcvbn', PRESS.spot),
  ]),
  ramen: new Map([
    ...SHARED_KEYS,
    ...row('asd', PRESS.source),
    ...row('fghjk', PRESS.source + LAYER.egg),
    ...row('zxc', PRESS.spot),
    ...row('m', PRESS.pour),
  ]),
};

export const keysOf = (kitchen: KitchenKey): ReadonlyMap<string, number> => KEYS[kitchen];

/** Returns the key cap of a code, or an empty text when it has no key. */
export function capOf(kitchen: KitchenKey, code: number): string {
  for (const [key, pressed] of KEYS[kitchen]) if (pressed === code) return key.toUpperCase();
  return '';
}
