import { describe, expect, it } from 'vitest';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { MESSAGES } from '@/lib/messages';
import { COMMON_PASSWORDS } from '@/lib/validation/passwords';
import { type FieldSchema, FIELD_TYPES } from '@/lib/validation/schema';
import { validateField } from '@/lib/validation/validate-field';

type Row = [schema: FieldSchema, given: unknown, value: unknown, error: string | null];

const expectValid = (rows: Row[]) =>
  it.each(rows)(
    'converts, with the schema %j, the value %j to %j (error: %j)',
    (schema, given, value, error) => {
      expect(validateField(schema, given)).toEqual({ value, error });
    },
  );

const EMPTY = { string: '', email: '', password: '', number: null, list: [], boolean: false } as const;

describe('a required field', () => {
  it.each(FIELD_TYPES.flatMap((type) => [undefined, null, ''].map((given) => [type, given] as const)))(
    'rejects an empty value: type %s, value %j',
    (type, given) => {
      expect(validateField({ type, required: true }, given).error).toBe('Required.');
    },
  );

  it.each(Object.entries(EMPTY))('converts an empty optional value of the type %s to %j', (type, value) => {
    expect(validateField({ type: type as keyof typeof EMPTY }, undefined)).toEqual({ value, error: null });
  });

  expectValid([
    [{ type: 'string', required: true }, '   ', '', 'Required.'],
    [{ type: 'email', required: true }, ' \t', '', 'Required.'],
    [{ type: 'value', required: true }, '  ', '', 'Required.'],
    [{ type: 'value', required: true }, 0, 0, null],
    [{ type: 'value', required: true }, false, false, null],
    [{ type: 'password', required: true }, '   ', '   ', null],
    [{ type: 'number', required: true }, 0, 0, null],
    [{ type: 'list', required: true }, [], [], 'Required.'],
    [{ type: 'list', required: true }, ['a'], ['a'], null],
  ]);
});

describe('a number', () => {
  expectValid([
    [{ type: 'number' }, ' 42 ', 42, null],
    [{ type: 'number' }, '-1.5', -1.5, null],
    [{ type: 'number' }, '1e3', 1000, null],
    [{ type: 'number' }, '.5', 0.5, null],
    [{ type: 'number' }, 7, 7, null],
    [{ type: 'number' }, 'seven', 'seven', 'Must be a number.'],
    [{ type: 'number' }, '1,5', '1,5', 'Must be a number.'],
    [{ type: 'number' }, '0x10', '0x10', 'Must be a number.'],
    [{ type: 'number' }, '1e999', '1e999', 'Must be a number.'],
    [{ type: 'number' }, NaN, NaN, 'Must be a number.'],
    [{ type: 'number' }, Infinity, Infinity, 'Must be a number.'],
    [{ type: 'number' }, true, true, 'Must be a number.'],
    [{ type: 'number', minValue: 1, maxValue: 5 }, '0', 1, null],
    [{ type: 'number', minValue: 1, maxValue: 5 }, '9', 5, null],
    [{ type: 'number', minValue: 1, maxValue: 5 }, '3', 3, null],
    [{ type: 'number', maxValue: 5 }, -9, -9, null],
    [{ type: 'number', acceptedValues: [{ value: 3, label: 'x' }] }, '3', 3, null],
    [{ type: 'number', acceptedValues: [{ value: 3, label: 'x' }] }, '4', 4, FORM_MESSAGES.notAccepted],
  ]);
});

describe('a boolean', () => {
  it.each([true, 1, '1', 'true', 'TRUE', 'Yes', 'on', ' On '])('reads %j as true', (given) => {
    expect(validateField({ type: 'boolean', required: true }, given)).toEqual({ value: true, error: null });
  });
  it.each([false, 0, '0', 'no', 'off', 'nein', 2, {}, []])('reads %j as false', (given) => {
    expect(validateField({ type: 'boolean' }, given)).toEqual({ value: false, error: null });
    expect(validateField({ type: 'boolean', required: true }, given)).toEqual({
      value: false,
      error: 'Required.',
    });
  });
  const optIn = { type: 'boolean', trueValue: '1', falseValue: '0' } as const;
  expectValid([
    [optIn, '1', '1', null],
    [optIn, true, '1', null],
    [optIn, '0', '0', null],
    [optIn, 'yes', '0', null],
    [optIn, undefined, '0', null],
    [{ ...optIn, required: true }, '0', '0', 'Required.'],
    [{ ...optIn, required: true }, '1', '1', null],
  ]);
});

describe('a list', () => {
  const between = { type: 'list', minRequired: 2, maxAllowed: 3 } as const;
  expectValid([
    [{ type: 'list', minRequired: 2 }, ['a'], ['a'], 'Select at least 2 options.'],
    [{ type: 'list', minRequired: 2 }, [], [], 'Select at least 2 options.'],
    [{ type: 'list', minRequired: 2 }, ['a', 'a'], ['a'], 'Select at least 2 options.'],
    [{ type: 'list', minRequired: 2 }, ['a', 'b'], ['a', 'b'], null],
    [{ type: 'list', maxAllowed: 1 }, ['a', 'b'], ['a', 'b'], 'Select up to 1 options.'],
    [{ type: 'list', maxAllowed: 1 }, ['a'], ['a'], null],
    [between, ['a'], ['a'], 'Select between 2 and 3 options.'],
    [between, ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], 'Select between 2 and 3 options.'],
    [between, ['a', 'b', 'c'], ['a', 'b', 'c'], null],
    [{ type: 'list' }, 'a', ['a'], null],
    [{ type: 'list' }, [' a ', '', null], ['a'], null],
    [{ type: 'list', acceptedValues: [{ value: 1, label: 'One' }] }, ['1'], ['1'], null],
    [
      { type: 'list', acceptedValues: [{ value: 1, label: 'One' }] },
      ['1', '2'],
      ['1', '2'],
      FORM_MESSAGES.notAccepted,
    ],
  ]);
});

describe.each(['string', 'password', 'email'] as const)('checking the length of a %s', (type) => {
  const text = type === 'email' ? 'abcd@ef.gh' : 'abcdefghij';
  it.each([
    [11, undefined, 'Must be at least 11 characters long.'],
    [undefined, 9, 'Must be at most 9 characters long.'],
    [10, 10, null],
  ])('applies the limits %s and %s', (minLength, maxLength, error) => {
    expect(validateField({ type, minLength, maxLength }, text).error).toBe(error);
  });
  it('ignores an empty optional field', () => {
    expect(validateField({ type, minLength: 3 }, '').error).toBeNull();
  });
});

describe('a string', () => {
  expectValid([
    [{ type: 'string' }, '  pipkin ', 'pipkin', null],
    [{ type: 'string', minLength: 3 }, ' pi ', 'pi', 'Must be at least 3 characters long.'],
    [{ type: 'string', maxLength: 2 }, '😀😀', '😀😀', null],
    [{ type: 'string' }, 12, '12', null],
    [{ type: 'string', required: true }, {}, '', 'Required.'],
    [{ type: 'string', acceptedValues: [{ value: 'a', label: 'A' }] }, 'a', 'a', null],
    [{ type: 'string', acceptedValues: [{ value: 'a', label: 'A' }] }, 'A', 'A', FORM_MESSAGES.notAccepted],
    [{ type: 'string', acceptedValues: [{ value: 'a', label: 'A' }] }, '', '', null],
    [{ type: 'value', acceptedValues: [{ value: 'a', label: 'A' }] }, 'b', 'b', FORM_MESSAGES.notAccepted],
  ]);
});

describe.each(['string', 'password'] as const)('checking the characters of a %s', (type) => {
  it.each([
    [{ allowedCharacters: 'a-z0-9_-' }, 'tea_4-two', null],
    [{ allowedCharacters: 'a-z' }, 'Tea 4 Two', 'Invalid characters: "T", " ", "4"'],
    [{ allowedCharacters: 'a-z' }, 'a😀b😀', 'Invalid characters: "😀"'],
    [{ allowedCharacters: '-az' }, 'a-z', null],
    [{ allowedCharacters: '-az' }, 'm', 'Invalid characters: "m"'],
    [{ allowedCharacters: ']^\\' }, 'a]', 'Invalid characters: "a"'],
    [{ invalidCharacters: '<>' }, 'a<b>c<', 'Invalid characters: "<", ">"'],
    [{ invalidCharacters: '0-9' }, 'abc', null],
    [{ allowedCharacters: 'a-z<', invalidCharacters: '<' }, 'a<', 'Invalid characters: "<"'],
    [{ restrictUnicode: true }, 'naïve ÿ', null],
    [{ restrictUnicode: true }, 'Ā', 'Unicode is not allowed.'],
    [{ restrictUnicode: true }, 'tea ☕', 'Unicode is not allowed.'],
    [{ restrictUnicode: true }, 'a😀', 'Unicode is not allowed.'],
    [{}, 'a😀', null],
  ])('applies the rules %j: %j', (rules, text, error) => {
    expect(validateField({ type, ...rules }, text).error).toBe(error);
  });
});

describe('an email address', () => {
  it.each([
    'pip@lamp.example',
    ' pip@lamp.example ',
    'pip.kin+games@a.b-c.co',
    "o'neil_1@lamp.museum",
    'jürgen@bücher.de',
    'a@b.cd',
  ])('accepts %j', (mail) => {
    expect(validateField({ type: 'email' }, mail)).toEqual({ value: mail.trim(), error: null });
  });

  it.each([
    'pipkin',
    'pipkin@lamplight',
    'pipkin@lamp.e',
    'pipkin@lamp.e1',
    '@lamp.example',
    'pip@.example',
    'pip@lamp..example',
    'pip kin@lamp.example',
    'pip@la mp.example',
    'a@b@lamp.example',
    'pip@lamp.example, x@y.zz',
    'pip@-lamp.example',
    '<pip@lamp.example>',
    'pip@lamp.example.',
    'pip\n@lamp.example',
    'пип@lamp.example',
    'pip@лампа.рф',
    'pip☕@lamp.example',
  ])('rejects %j', (mail) => {
    expect(validateField({ type: 'email' }, mail).error).toBe('Must be a valid email.');
  });

  it('applies the character rules only to the part before the @', () => {
    const schema = { type: 'email', allowedCharacters: 'a-z' } as const;
    expect(validateField(schema, 'pip@lamp-1.example').error).toBeNull();
    expect(validateField(schema, 'p1p@lamp-1.example').error).toBe('Invalid characters: "1"');
    const refusing = { type: 'email', invalidCharacters: 'l+' } as const;
    expect(validateField(refusing, 'pip@lamp.example').error).toBeNull();
    expect(validateField(refusing, 'pip+l@lamp.example').error).toBe('Invalid characters: "+", "l"');
  });

  it('validates a very long value quickly', () => {
    const nasty = `${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}`;
    expect(validateField({ type: 'email' }, nasty).error).toBe(MESSAGES.mustBeEmail);
  });
});

describe('a password', () => {
  const all = { specialChars: true, upperAndLower: true, number: true };
  it('matches none of the 20 common passwords, regardless of letter case', () => {
    expect(new Set(COMMON_PASSWORDS).size).toBe(20);
    for (const common of COMMON_PASSWORDS) {
      expect(validateField({ type: 'password' }, common).error).toBe('Please choose a more secure password.');
      expect(validateField({ type: 'password' }, common.toUpperCase()).error).toBe(MESSAGES.passwordCommon);
      expect(validateField({ type: 'password' }, `${common} `).error).toBeNull();
    }
    expect(COMMON_PASSWORDS).toEqual(expect.arrayContaining(['123456', 'qwerty', 'password', 'abc123']));
  });

  it.each([
    [all, '.', 'Must have at least one: lowercase and uppercase character, number.'],
    [all, 'üÜ', 'Must have at least one: special character, number.'],
    [all, 'aB1', 'Must have at least one: special character.'],
    [all, 'aB1 ', null],
    [all, '______', 'Must have at least one: lowercase and uppercase character, number.'],
    [{ number: true }, 'abc', 'Must have at least one: number.'],
    [{ number: false }, 'abc', null],
    [{}, 'abc', null],
  ])('meets the criteria %j: %j', (criteria, password, error) => {
    expect(validateField({ type: 'password', criteria }, password).error).toBe(error);
  });

  it('lists all unmet criteria in one message', () => {
    expect(validateField({ type: 'password', criteria: all }, 'lamplighter').error).toBe(
      'Must have at least one: special character, lowercase and uppercase character, number.',
    );
  });

  it('retains spaces at both ends', () => {
    expect(validateField({ type: 'password' }, ' lamp light ').value).toBe(' lamp light ');
  });
});

describe('a repeated password', () => {
  const verify = { type: 'passwordVerify' } as const;
  it.each([
    [verify, '', { password: 'lamp' }, 'Required.'],
    [verify, '', {}, 'Required.'],
    [verify, 'lamb', { password: 'lamp' }, 'Passwords do not match.'],
    [verify, 'lamp ', { password: 'lamp' }, 'Passwords do not match.'],
    [verify, 'lamp', { password: 'lamp' }, null],
    [{ ...verify, checkAgainst: 'pass' }, 'lamp', { pass: 'lamp', password: 'x' }, null],
    [{ ...verify, checkAgainst: 'pass' }, 'lamp', {}, 'Passwords do not match.'],
    [{ ...verify, checkAgainst: 'toString' }, 'lamp', {}, 'Passwords do not match.'],
    [{ ...verify, required: false }, '', { password: '' }, null],
    [{ ...verify, required: false }, '', { password: 'lamp' }, 'Required.'],
    [{ ...verify, required: false }, 'lamp', {}, 'Passwords do not match.'],
  ])('validates the field %j with the value %j beside the data %j', (schema, value, data, error) => {
    expect(validateField(schema, value, data).error).toBe(error);
  });
});
