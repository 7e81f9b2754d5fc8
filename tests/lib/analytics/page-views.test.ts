/** Tests init, sign-in and route changes in every order: each page is reported once. */
import { describe, expect, it } from 'vitest';
import { createPageViews, type Page, type PageViews } from '@/lib/analytics/page-views';

const page = (url: string): Page => ({ url, path: url.split('?', 1)[0] ?? '' });
const [HOME, TERM, GAME] = [page('/'), page('/search/lantern?page=2'), page('/gamelanding/quiet-sudoku')];

type Step = (views: PageViews) => void;
const init =
  (at: Page): Step =>
  (views) =>
    views.init(at);
const route =
  (at: Page): Step =>
  (views) =>
    views.route(at);
const ready: Step = (views) => views.ready();

const sentBy = (steps: readonly Step[]): string[] => {
  const sent: string[] = [];
  const views = createPageViews(({ url }) => sent.push(url));
  steps.forEach((step) => step(views));
  return sent;
};

describe('page views', () => {
  it.each<[string, Step[], Page[]]>([
    ['go on init without a query', [init(HOME)], [HOME]],
    ['wait with a query until the sign-in is known', [init(TERM)], []],
    ['go with a query once the sign-in is known', [init(TERM), ready], [TERM]],
    ['go once: init, ready', [init(HOME), ready], [HOME]],
    ['go once: ready, init', [ready, init(HOME)], [HOME]],
    ['go once: ready, init with a query', [ready, init(TERM)], [TERM]],
    ['go once however often it is ready', [init(TERM), ready, ready, ready], [TERM]],
    ['go once where init comes again', [init(HOME), init(HOME), ready, init(HOME)], [HOME]],
    ['go on each route change', [init(HOME), ready, route(GAME), route(HOME)], [HOME, GAME, HOME]],
    ['go on a change of the query', [init(HOME), ready, route(page('/?a=1'))], [HOME, page('/?a=1')]],
    ['go once where a route changes to itself', [init(HOME), ready, route(HOME), route(HOME)], [HOME]],
    ['go before a route change that comes first', [init(HOME), route(GAME), ready], [HOME, GAME]],
    ['lose no page that is left before it was ready', [init(TERM), route(GAME), ready], [TERM, GAME]],
    ['go once where the router says the first page again', [init(TERM), route(TERM), ready], [TERM]],
    ['go for the page that stands when it begins late', [ready, init(GAME), route(HOME)], [GAME, HOME]],
    ['are none where nothing has begun', [ready], []],
  ])('%s', (_name, steps, sent) => {
    expect(sentBy(steps)).toEqual(sent.map(({ url }) => url));
  });
});
