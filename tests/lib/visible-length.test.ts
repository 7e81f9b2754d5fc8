import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { visibleText } from '@/lib/contract/visible-text';
import { termRefusalOf } from '@/lib/domain/search/term-refusal';
import { validateField } from '@/lib/validation/validate-field';
import { MAX_UNITS_PER_CHARACTER, visibleLength } from '@/lib/visible-length';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['lamp', 4],
    ['é'.normalize('NFD'), 1],
    [FAMILY, 1],
    [FLAG.repeat(3), 3],
    ['👍🏿', 1],
    ['日本語', 3],
    ['नमस्ते', 3],
  ])('counts %j as %i characters', (text, length) => {
    expect(visibleLength(text)).toBe(length);
  });

  it.each([
    [FAMILY.repeat(10), null],
    [FAMILY.repeat(11), 'Must be at most 10 characters long.'],
    [`abc${'\u0301'.repeat(10 * MAX_UNITS_PER_CHARACTER)}`, 'Must be at most 10 characters long.'],
    [FAMILY.repeat(2), 'Must be at least 3 characters long.'],
  ])('limits the value of a form field: case %#', (text, error) => {
    expect(validateField({ type: 'string', minLength: 3, maxLength: 10 }, text).error).toBe(error);
  });

  it('limits a value in the API', () => {
    expect(parse(visibleText(10), FAMILY.repeat(10))).toHaveLength(10 * FAMILY.length);
    expect(safeParse(visibleText(10), FAMILY.repeat(11)).success).toBe(false);
    expect(safeParse(visibleText(10), `e${'\u0301'.repeat(1000)}`).success).toBe(false);
  });

  it.each([
    ['👍👍', 'short'],
    ['👍👍👍', null],
    ['a\u0000bc', 'unreadable'],
    ['ab\u007fc', 'unreadable'],
  ])('limits a search term: %j is %s', (term, refusal) => {
    expect(termRefusalOf(term)).toBe(refusal);
  });
});
