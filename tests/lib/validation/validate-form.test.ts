import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { characterErrorOf } from '@/lib/validation/characters';
import { FIELD_TYPES, type FieldSchema } from '@/lib/validation/schema';
import { validateField } from '@/lib/validation/validate-field';
import { validateForm } from '@/lib/validation/validate-form';

const schema = {
  name: { type: 'string', required: true, minLength: 3 },
  age: { type: 'number', minValue: 0 },
  optIn: { type: 'boolean', trueValue: '1', falseValue: '0' },
  pass: { type: 'password', required: true },
  again: { type: 'passwordVerify', checkAgainst: 'pass' },
} as const;

describe('validating a form', () => {
  it('returns exactly the fields of the schema, in the format that is sent', () => {
    const result = validateForm(schema, {
      name: ' pipkin ',
      age: '-3',
      optIn: true,
      pass: ' lamp light ',
      again: ' lamp light ',
      roles: ['administrator'],
    });
    expect(result).toEqual({
      data: { name: 'pipkin', age: 0, optIn: '1', pass: ' lamp light ', again: ' lamp light ' },
      errors: {},
      hasErrors: false,
    });
    expectTypeOf(result.data.name).toEqualTypeOf<string>();
    expectTypeOf(result.data.age).toEqualTypeOf<number | null>();
    expectTypeOf(result.data.optIn).toEqualTypeOf<'1' | '0'>();
  });

  it('returns a message for every invalid field', () => {
    const { errors, hasErrors } = validateForm(schema, { name: 'pi', age: 'x', pass: 'qwerty', again: 'q' });
    expect(hasErrors).toBe(true);
    expect(errors).toEqual({
      name: 'Must be at least 3 characters long.',
      age: 'Must be a number.',
      pass: 'Please choose a more secure password.',
      again: 'Passwords do not match.',
    });
  });

  it('ignores inherited properties', () => {
    expect(validateForm({ toString: { type: 'value', required: true } }, {}).errors).toEqual({
      toString: 'Required.',
    });
  });
});

const anySchema: fc.Arbitrary<FieldSchema> = fc.record(
  {
    type: fc.constantFrom(...FIELD_TYPES),
    required: fc.boolean(),
    minValue: fc.integer({ min: -9, max: 0 }),
    maxValue: fc.integer({ min: 1, max: 9 }),
    minLength: fc.nat(4),
    maxLength: fc.integer({ min: 5, max: 20 }),
    minRequired: fc.nat(2),
    maxAllowed: fc.integer({ min: 3, max: 5 }),
    restrictUnicode: fc.boolean(),
    criteria: fc.record({ number: fc.boolean() }),
  },
  { requiredKeys: ['type'] },
);

describe('validating arbitrary input', () => {
  it('never throws, and returns an accepted value unchanged when it is validated again', () => {
    fc.assert(
      fc.property(anySchema, fc.anything(), (field, given) => {
        const first = validateField(field, given, { password: given });
        if (first.error !== null) return;
        const secondResult = validateField(field, first.value, { password: given });
        expect(secondResult.value).toEqual(first.value);
        expect(secondResult.error).toBeNull();
      }),
    );
  });

  it('never returns a number outside its bounds', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (given) => {
        const { value } = validateField({ type: 'number', minValue: -5, maxValue: 5 }, String(given));
        expect(value).toBeGreaterThanOrEqual(-5);
        expect(value).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('reports Unicode exactly when a character is above code 255', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 200, max: 300 })), (points) => {
        const text = String.fromCodePoint(...points);
        const isAbove = [...text].some((each) => each.codePointAt(0)! > 255);
        const error = characterErrorOf({ type: 'string', restrictUnicode: true }, text);
        expect(error).toBe(isAbove ? 'Unicode is not allowed.' : null);
      }),
    );
  });
});
