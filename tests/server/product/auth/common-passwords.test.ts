import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '@/lib/validation/passwords';
import { isCommonPassword } from '@/server/product/auth/common-passwords';

const owner = { name: 'Pipkin', mail: 'Lamp.Lighter@Wick.example' };

describe('checking for common passwords', () => {
  it.each(COMMON_PASSWORDS)('rejects the 20 passwords that the browser also rejects: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ['a common password', 'starwars'],
    ['a common password with a capital letter', 'Trustno1'],
    ['one repeated character', 'zzzzzzzzzzzz'],
    ['a repeated sequence', 'qweqweqweqwe'],
    ['a sequence of keys on the keyboard', 'sdfghjkl'],
    ['a reversed sequence of keys on the keyboard', 'poiuytrewq'],
    ['digits in order', '345678901234'],
    ['the name', 'pipkin'],
    ['the name in capital letters, between other characters', '_PIPKIN_2026!'],
    ['the email address', 'lamp.lighter@wick.example'],
    ['the part before the @', 'lamp.lighter7'],
  ])('rejects %s', (_why, password) => {
    expect(isCommonPassword(password, owner)).toBe(true);
  });

  it.each(['seven blue teapots', 'qwerty-Lantern-91', 'pipkin walks home', 'Zm4#kuTVq', 'asdf lantern asdf'])(
    'accepts %j',
    (password) => {
      expect(isCommonPassword(password, owner)).toBe(false);
    },
  );

  it('ignores short words in the owner’s data', () => {
    expect(isCommonPassword('Bo-teapot', { name: 'Bo', mail: 'x@y.example' })).toBe(false);
  });
});
