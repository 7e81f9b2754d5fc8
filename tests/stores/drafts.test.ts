// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeDraft, takeDraft } from '@/stores/drafts';
import { dropDrafts } from '@/stores/drafts-key';

const DRAFT_SCHEMA = {
  body: { type: 'string' },
  optIn: { type: 'boolean' },
  parts: { type: 'list' },
  pass: { type: 'password' },
  existing: { type: 'value' },
} as const;
const DRAFT_PATH = '/gamelanding/quiet-sudoku';
const STORED_AT = 1_000_000;

const storeTestDraft = (
  data: Record<string, unknown>,
  of: { uid?: string | null; name?: string; path?: string; now?: number } = {},
  saved: Record<string, unknown> = {},
) => {
  const { uid = '7', name = 'Comment', path = DRAFT_PATH, now = STORED_AT } = of;
  storeDraft(sessionStorage, { name, path, schema: DRAFT_SCHEMA, state: () => ({ data, saved }) }, uid, now);
};
const takeTestDraft = (of: Partial<Parameters<typeof takeDraft>[1]> = {}) =>
  takeDraft(sessionStorage, { name: 'Comment', uid: '7', path: DRAFT_PATH, now: STORED_AT, ...of });

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('returns once, without its secret fields', () => {
    storeTestDraft({
      body: 'A long thought',
      optIn: true,
      parts: ['friends'],
      pass: 'secret',
      existing: 'secret',
    });
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
    expect(takeTestDraft()).toEqual({ body: 'A long thought', optIn: true, parts: ['friends'] });
    expect(takeTestDraft()).toBeNull();
  });

  it('contains only unsaved values', () => {
    storeTestDraft({ body: 'A long thought', optIn: true }, {}, { optIn: true });
    expect(takeTestDraft()).toEqual({ body: 'A long thought' });
  });

  it('disappears when its form has no unsaved values', () => {
    storeTestDraft({ body: 'A long thought' });
    storeTestDraft({ body: '' });
    expect(takeTestDraft()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['another member', { uid: '8' }],
    ['a visitor', { uid: null }],
    ['another page', { path: '/' }],
    ['another form', { name: 'Report' }],
    ['another visit', { now: STORED_AT + 31 * 60_000 }],
  ])('remains unavailable to %s', (_who, of) => {
    storeTestDraft({ body: 'A long thought' });
    expect(takeTestDraft(of)).toBeNull();
  });

  it('remains available to its member while nobody is signed in, and disappears when another member signs in', () => {
    storeTestDraft({ body: 'A long thought' });
    takeTestDraft({ uid: null });
    expect(takeTestDraft()).toEqual({ body: 'A long thought' });
    storeTestDraft({ body: 'A long thought' });
    takeTestDraft({ uid: '8' });
    expect(takeTestDraft()).toBeNull();
  });

  it.each([null, '7'])('transfers from a visitor to %s in the same tab', (uid) => {
    storeTestDraft({ body: 'A long thought' }, { uid: null });
    expect(takeTestDraft({ uid })).toEqual({ body: 'A long thought' });
  });

  it('leaves the drafts of other forms unchanged', () => {
    storeTestDraft({ body: 'About the first' }, { name: 'comment 1' });
    storeTestDraft({ body: 'About the second' }, { name: 'comment 2' });
    storeTestDraft({ body: 'Elsewhere' }, { name: 'comment 1', path: '/' });
    expect(takeTestDraft({ name: 'comment 1' })).toEqual({ body: 'About the first' });
    expect(takeTestDraft({ name: 'comment 2' })).toEqual({ body: 'About the second' });
    expect(takeTestDraft({ name: 'comment 1', path: '/' })).toEqual({ body: 'Elsewhere' });
  });

  it('disappears with all other drafts when the member signs out', () => {
    storeTestDraft({ body: 'A long thought' });
    dropDrafts();
    expect(takeTestDraft()).toBeNull();
  });

  it.each(['{"forms":', '[]', '3', '{"x":1,"y":null}'])(
    'counts as missing when the storage contains %s',
    (text) => {
      sessionStorage.setItem('sw_drafts', text);
      expect(takeTestDraft()).toBeNull();
      storeTestDraft({ body: 'A long thought' });
      expect(takeTestDraft()).toEqual({ body: 'A long thought' });
    },
  );
});
