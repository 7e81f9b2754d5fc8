// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDrafts, takeDraft, watchDraft } from '@/stores/drafts';

const SCHEMA = {
  body: { type: 'string' },
  optIn: { type: 'boolean' },
  pass: { type: 'password' },
  existing: { type: 'value' },
} as const;
const PATH = '/gamelanding/quiet-sudoku';
const AT = 1_000_000;

const write = (label: string, uid: string | null, values: Record<string, unknown>) =>
  watchDraft({ label, schema: SCHEMA, uid: () => uid, values: () => values });
const take = (of: Partial<Parameters<typeof takeDraft>[1]> = {}) =>
  takeDraft(sessionStorage, { label: 'Comment', uid: '7', path: PATH, now: AT, ...of });

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is given back once, without what is secret', () => {
    const forget = write('Comment', '7', {
      body: 'A long thought',
      optIn: true,
      pass: 'secret',
      existing: 'secret',
    });
    keepDrafts(sessionStorage, PATH, AT);
    forget();
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
    expect(take()).toEqual({ body: 'A long thought', optIn: true });
    expect(take()).toBeNull();
  });

  it.each([
    ['another member', { uid: '8' }],
    ['another page', { path: '/' }],
    ['another form', { label: 'Report' }],
    ['another visit', { now: AT + 31 * 60_000 }],
  ])('is not for %s', (_who, of) => {
    const forget = write('Comment', '7', { body: 'A long thought' });
    keepDrafts(sessionStorage, PATH, AT);
    forget();
    expect(take(of)).toBeNull();
  });

  it('is gone once another member has been here', () => {
    const forget = write('Comment', '7', { body: 'A long thought' });
    keepDrafts(sessionStorage, PATH, AT);
    forget();
    take({ uid: '8' });
    expect(take()).toBeNull();
  });

  it('of a visitor is not kept', () => {
    const forget = write('Comment', null, { body: 'A long thought' });
    keepDrafts(sessionStorage, PATH, AT);
    forget();
    expect(sessionStorage.length).toBe(0);
  });

  it('that is broken is nothing', () => {
    sessionStorage.setItem('sw_drafts', '{"forms":');
    expect(take()).toBeNull();
  });
});
