import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { resolveError, resolveReport } from '@/lib/contract/admin';
import { saveCollection } from '@/lib/contract/collections';
import { gameSearch } from '@/lib/contract/game-search';
import { listSuggestions } from '@/lib/contract/games';
import { visibleText } from '@/lib/contract/visible-text';
import { isQuestionTerm } from '@/lib/domain/search/found-questions';
import { findTermRefusal } from '@/lib/domain/search/term-refusal';
import { MAX_COLLECTION_LEDE, MAX_COLLECTION_TITLE } from '@/lib/domain/listing/collection-rules';
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
  ])('limits the value of a form field to ten visible characters: case %#', (text, error) => {
    expect(validateField({ type: 'string', minLength: 3, maxLength: 10 }, text).error).toBe(error);
  });

  it('limits a value in the API', () => {
    expect(parse(visibleText(10), FAMILY.repeat(10))).toHaveLength(10 * FAMILY.length);
    expect(safeParse(visibleText(10), FAMILY.repeat(11)).success).toBe(false);
    expect(safeParse(visibleText(10), `e${'\u0301'.repeat(1000)}`).success).toBe(false);
  });

  it.each(['ab', '👍👍', FAMILY.repeat(2)])('refuses the search term %s everywhere', (term) => {
    expect(findTermRefusal(term)).toBe('short');
    expect(isQuestionTerm(term)).toBe(false);
    expect(safeParse(gameSearch.query, { title: term }).success).toBe(false);
    expect(safeParse(listSuggestions.query, { q: term }).success).toBe(false);
  });

  it.each(['abc', '👍👍👍', FAMILY.repeat(3)])('accepts the search term %s everywhere', (term) => {
    expect(findTermRefusal(term)).toBeNull();
    expect(isQuestionTerm(term)).toBe(true);
    expect(safeParse(gameSearch.query, { title: term }).success).toBe(true);
    expect(safeParse(listSuggestions.query, { q: term }).success).toBe(true);
  });

  it.each([
    ['the note of a settled report', 500, resolveReport.body.entries.note],
    ['the note of a settled error', 500, resolveError.body.entries.note],
    ['the title of a collection', MAX_COLLECTION_TITLE, saveCollection.body.entries.title],
    ['the lede of a collection', MAX_COLLECTION_LEDE, saveCollection.body.entries.lede],
  ])('limits %s to %i visible characters', (_name, max, schema) => {
    expect(safeParse(schema, '👍'.repeat(max)).success).toBe(true);
    expect(safeParse(schema, '👍'.repeat(max + 1)).success).toBe(false);
  });

  it.each([
    ['👍👍', 'short'],
    ['👍👍👍', null],
    ['a\u0000bc', 'unreadable'],
    ['ab\u007fc', 'unreadable'],
  ])('limits a search term: %j is %s', (term, refusal) => {
    expect(findTermRefusal(term)).toBe(refusal);
  });
});
