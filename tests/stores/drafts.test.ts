// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeDraft, takeDraft } from '@/stores/drafts';
import { dropDrafts } from '@/stores/drafts-key';

const SCHEMA = {
  body: { type: 'string' },
  optIn: { type: 'boolean' },
  parts: { type: 'list' },
  pass: { type: 'password' },
  existing: { type: 'value' },
} as const;
const PATH = '/gamelanding/quiet-sudoku';
const AT = 1_000_000;

const store = (
  data: Record<string, unknown>,
  of: { uid?: string | null; name?: string; path?: string; now?: number } = {},
  saved: Record<string, unknown> = {},
) => {
  const { uid = '7', name = 'Comment', path = PATH, now = AT } = of;
  storeDraft(sessionStorage, { name, path, schema: SCHEMA, state: () => ({ data, saved }) }, uid, now);
};
const take = (of: Partial<Parameters<typeof takeDraft>[1]> = {}) =>
  takeDraft(sessionStorage, { name: 'Comment', uid: '7', path: PATH, now: AT, ...of });

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('returns once, without its secret fields', () => {
    store({ body: 'A long thought', optIn: true, parts: ['friends'], pass: 'secret', existing: 'secret' });
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
    expect(take()).toEqual({ body: 'A long thought', optIn: true, parts: ['friends'] });
    expect(take()).toBeNull();
  });

  it('contains only unsaved values', () => {
    store({ body: 'A long thought', optIn: true }, {}, { optIn: true });
    expect(take()).toEqual({ body: 'A long thought' });
  });

  it('disappears when its form has no unsaved values', () => {
    store({ body: 'A long thought' });
    store({ body: '' });
    expect(take()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['another member', { uid: '8' }],
    ['a visitor', { uid: null }],
    ['another page', { path: '/' }],
    ['another form', { name: 'Report' }],
    ['another visit', { now: AT + 31 * 60_000 }],
  ])('remains unavailable to %s', (_who, of) => {
    store({ body: 'A long thought' });
    expect(take(of)).toBeNull();
  });

  it('remains available to its member while nobody is signed in, and disappears when another member signs in', () => {
    store({ body: 'A long thought' });
    take({ uid: null });
    expect(take()).toEqual({ body: 'A long thought' });
    store({ body: 'A long thought' });
    take({ uid: '8' });
    expect(take()).toBeNull();
  });

  it.each([null, '7'])('transfers from a visitor to %s in the same tab', (uid) => {
    store({ body: 'A long thought' }, { uid: null });
    expect(take({ uid })).toEqual({ body: 'A long thought' });
  });

  it('leaves the drafts of other forms unchanged', () => {
    store({ body: 'About the first' }, { name: 'comment 1' });
    store({ body: 'About the second' }, { name: 'comment 2' });
    store({ body: 'Elsewhere' }, { name: 'comment 1', path: '/' });
    expect(take({ name: 'comment 1' })).toEqual({ body: 'About the first' });
    expect(take({ name: 'comment 2' })).toEqual({ body: 'About the second' });
    expect(take({ name: 'comment 1', path: '/' })).toEqual({ body: 'Elsewhere' });
  });

  it('disappears with all other drafts when the member signs out', () => {
    store({ body: 'A long thought' });
    dropDrafts();
    expect(take()).toBeNull();
  });

  it.each(['{"forms":', '[]', '3', '{"x":1,"y":null}'])(
    'counts as missing when the storage contains %s',
    (text) => {
      sessionStorage.setItem('sw_drafts', text);
      expect(take()).toBeNull();
      store({ body: 'A long thought' });
      expect(take()).toEqual({ body: 'A long thought' });
    },
  );
});
