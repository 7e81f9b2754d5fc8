import { describe, expect, it } from 'vitest';
import { forcedLayoutOf } from '@/lib/domain/site/forced-layout';
import { createPagePatternSource } from '@/server/platform/page-patterns';

describe('matching a page to a required layout', () => {
  it.each([
    ['a path', '/about', '/about'],
    ['the home page by its path', '/', '/'],
    ['the home page by its name', 'index', '/'],
    ['a pattern', '/online/*', '/online/puzzle-games'],
    ['a pattern over several segments', '/account/*', '/account/user/edit/email'],
    ['a page name', '/gamelanding/[slug]', '/gamelanding/quiet-sudoku'],
    ['a page name without its slash', 'gamelanding/[slug]/archive', '/gamelanding/quiet-sudoku/archive'],
    ['the name of a page with optional segments', '/search/[[...params]]', '/search'],
    ['the name of a page with optional segments that are there', '/search/[[...params]]', '/search/moth'],
    ['the name of a page with any segments', '/docs/[...topic]', '/docs/a/b'],
  ])('matches %s', (_, entry, path) => {
    expect(forcedLayoutOf({ modern: [createPagePatternSource(entry)], classic: [] }, path)).toBe('modern');
    expect(forcedLayoutOf({ modern: [], classic: [createPagePatternSource(entry)] }, path)).toBe('classic');
  });

  it.each([
    ['a longer path', '/about', '/about/contact'],
    ['a path that contains the entry', '/about', '/help/about'],
    ['another depth', '/gamelanding/[slug]', '/gamelanding/quiet-sudoku/archive'],
    ['a dot, which is literal', '/a.b', '/axb'],
  ])('ignores %s', (_, entry, path) => {
    expect(
      forcedLayoutOf(
        { modern: [createPagePatternSource(entry)], classic: [createPagePatternSource(entry)] },
        path,
      ),
    ).toBeNull();
  });

  it('prefers modern when both lists contain the page', () => {
    expect(forcedLayoutOf({ modern: ['^/about$'], classic: ['^/.*$'] }, '/about')).toBe('modern');
  });

  it('matches no page by default', () => {
    expect(forcedLayoutOf(null, '/')).toBeNull();
  });
});
