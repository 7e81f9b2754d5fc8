/** Tests init, sign-in and route changes in different orders. Each page is reported once. */
import { describe, expect, it } from 'vitest';
import { createPageViews, type TrackedPage, type PageViews } from '@/lib/analytics/page-views';

const page = (url: string): TrackedPage => ({ url, path: url.split('?', 1)[0] ?? '' });
const [HOME, TERM, GAME] = [page('/'), page('/search/lantern?page=2'), page('/gamelanding/quiet-sudoku')];

type Step = (views: PageViews) => void;
const init =
  (at: TrackedPage): Step =>
  (views) =>
    views.init(at);
const route =
  (at: TrackedPage): Step =>
  (views) =>
    views.route(at);
const ready: Step = (views) => views.ready();

const sentBy = (steps: readonly Step[]): string[] => {
  const sent: string[] = [];
  const views = createPageViews(({ url }) => sent.push(url));
  steps.forEach((step) => step(views));
  return sent;
};

describe('reporting page views', () => {
  it.each<[string, Step[], TrackedPage[]]>([
    ['sends a page without a query on init', [init(HOME)], [HOME]],
    ['waits with a query until the sign-in state is known', [init(TERM)], []],
    ['sends a page with a query once the sign-in state is known', [init(TERM), ready], [TERM]],
    ['sends a page once: init, ready', [init(HOME), ready], [HOME]],
    ['sends a page once: ready, init', [ready, init(HOME)], [HOME]],
    ['sends a page once: ready, init with a query', [ready, init(TERM)], [TERM]],
    ['sends a page once, even if ready is repeated', [init(TERM), ready, ready, ready], [TERM]],
    ['sends a page once, even if init is repeated', [init(HOME), init(HOME), ready, init(HOME)], [HOME]],
    ['sends a page on each route change', [init(HOME), ready, route(GAME), route(HOME)], [HOME, GAME, HOME]],
    ['sends a page when its query changes', [init(HOME), ready, route(page('/?a=1'))], [HOME, page('/?a=1')]],
    [
      'sends a page once when a route changes to itself',
      [init(HOME), ready, route(HOME), route(HOME)],
      [HOME],
    ],
    ['sends the first page on a route change before ready', [init(HOME), route(GAME), ready], [HOME, GAME]],
    ['sends a page that was left before ready', [init(TERM), route(GAME), ready], [TERM, GAME]],
    ['sends a page once when the router repeats the first page', [init(TERM), route(TERM), ready], [TERM]],
    ['sends the current page when init comes after ready', [ready, init(GAME), route(HOME)], [GAME, HOME]],
    ['sends nothing without init', [ready], []],
  ])('%s', (_name, steps, sent) => {
    expect(sentBy(steps)).toEqual(sent.map(({ url }) => url));
  });
});
