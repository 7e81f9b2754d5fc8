import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { findInTexts } from '@/server/texts/find-texts';
import { openTexts } from '@/server/texts/open-texts';

const createText = (title: string, plain: string) => ({
  title,
  path: `/${title}`,
  description: 'About it.',
  plain,
});

describe('searching texts', () => {
  it('requires every word of the term at the beginning of a word, ignoring case and accents', () => {
    const texts = [createText('One', 'A café by night. Nothing else.'), createText('Two', 'A café by day.')];
    expect(findInTexts(texts, 'CAFE nig')).toEqual([
      { title: 'One', href: '/One', excerpt: 'A café by night.' },
    ]);
    expect(findInTexts(texts, 'afe')).toEqual([]);
    expect(findInTexts(texts, '?!')).toEqual([]);
  });

  it('ranks a match in a title before one in the text', () => {
    const texts = [createText('Other', 'lamp lamp lamp'), createText('Lamp', 'Nothing.')];
    expect(findInTexts(texts, 'lamp').map(({ title }) => title)).toEqual(['Lamp', 'Other']);
    expect(findInTexts(texts, 'lamp')[0]?.excerpt).toBe('About it.');
  });

  it('shows the part of a long sentence that contains the word', () => {
    const [found] = findInTexts(
      [createText('Long', `${'very '.repeat(80)}lantern ${'dark '.repeat(80)}end.`)],
      'lantern',
    );
    expect(found?.excerpt).toMatch(/^… very .*lantern.* …$/);
    expect(found?.excerpt.length).toBeLessThan(200);
  });

  it.each([
    ['help', 'streak', '/help/daily-games'],
    ['help', 'reset password', '/help/reset-password'],
    ['help', 'license key', '/help/downloads'],
    ['about', 'cookies', '/about/privacyPolicy'],
    ['about', 'wcag', '/about/accessibility'],
  ] as const)('finds a text in %s about “%s”', (area, term, path) => {
    const found = openTexts('content', DEFAULT_CONFIG).find(area, term);
    expect(found.map(({ href }) => href)).toContain(path);
  });
});
