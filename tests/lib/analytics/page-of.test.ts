/** Tests which parts of a URL are sent to analytics. */
import { describe, expect, it } from 'vitest';
import { toTrackedPage } from '@/lib/analytics/page-of';

describe('the page that a report names', () => {
  it.each([
    ['/', '/', '/'],
    ['/gamelanding/[slug]', '/gamelanding/quiet-sudoku?from=mail#board', '/gamelanding/quiet-sudoku'],
    ['/profile/[uid]', '/profile/42', '/profile/[uid]'],
    ['/search/[[...params]]', '/search/ada%40example.com?page=2', '/search/[[...params]]'],
    ['/account/reset', '/account/reset?name=ada&token=secret', '/account/reset'],
    ['/account/unsubscribe', '/account/unsubscribe?token=1007.signature', '/account/unsubscribe'],
    ['/purchase/sandbox/checkout/[id]', '/purchase/sandbox/checkout/cs_1', '/purchase/sandbox/checkout/[id]'],
    ['/_error', '/ada@example.com', '/404'],
    ['/404', '/whatever/was/typed', '/404'],
  ])('turns %s into a path without a query, typed text or member id', (pattern, url, path) => {
    expect(toTrackedPage(pattern, url).path).toBe(path);
  });

  it('differs by path and query but not by fragment', () => {
    const urlOf = (url: string) => toTrackedPage('/help', url).url;
    expect(urlOf('/help#top')).toBe(urlOf('/help'));
    expect(urlOf('/help?q=a')).not.toBe(urlOf('/help?q=b'));
  });
});
