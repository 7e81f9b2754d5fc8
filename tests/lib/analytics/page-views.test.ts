/** Tests init, sign-in and route changes in different orders. Each page is reported once. */
import { describe, expect, it } from 'vitest';
import { createPageViews, type TrackedPage, type PageViews } from '@/lib/analytics/page-views';

const createPage = (url: string): TrackedPage => ({ url, path: url.split('?', 1)[0] ?? '' });
const [HOME, TERM, GAME] = [
  createPage('/'),
  createPage('/search/lantern?page=2'),
  createPage('/gamelanding/quiet-sudoku'),
];

type Step = (views: PageViews) => void;
const initStep =
  (at: TrackedPage): Step =>
  (views) =>
    views.init(at);
const routeStep =
  (at: TrackedPage): Step =>
  (views) =>
    views.route(at);
const readyStep: Step = (views) => views.ready();

const listSentBy = (steps: readonly Step[]): string[] => {
  const sent: string[] = [];
  const views = createPageViews(({ url }) => sent.push(url));
  steps.forEach((step) => step(views));
  return sent;
};

describe('reporting page views', () => {
  it.each<[string, Step[], TrackedPage[]]>([
    ['sends a page without a query on init', [initStep(HOME)], [HOME]],
    ['waits with a query until the sign-in state is known', [initStep(TERM)], []],
    ['sends a page with a query once the sign-in state is known', [initStep(TERM), readyStep], [TERM]],
    ['sends a page once: init, ready', [initStep(HOME), readyStep], [HOME]],
    ['sends a page once: ready, init', [readyStep, initStep(HOME)], [HOME]],
    ['sends a page once: ready, init with a query', [readyStep, initStep(TERM)], [TERM]],
    [
      'sends a page once, even if ready is repeated',
      [initStep(TERM), readyStep, readyStep, readyStep],
      [TERM],
    ],
    [
      'sends a page once, even if init is repeated',
      [initStep(HOME), initStep(HOME), readyStep, initStep(HOME)],
      [HOME],
    ],
    [
      'sends a page on each route change',
      [initStep(HOME), readyStep, routeStep(GAME), routeStep(HOME)],
      [HOME, GAME, HOME],
    ],
    [
      'sends a page when its query changes',
      [initStep(HOME), readyStep, routeStep(createPage('/?a=1'))],
      [HOME, createPage('/?a=1')],
    ],
    [
      'sends a page once when a route changes to itself',
      [initStep(HOME), readyStep, routeStep(HOME), routeStep(HOME)],
      [HOME],
    ],
    [
      'sends the first page on a route change before ready',
      [initStep(HOME), routeStep(GAME), readyStep],
      [HOME, GAME],
    ],
    ['sends a page that was left before ready', [initStep(TERM), routeStep(GAME), readyStep], [TERM, GAME]],
    [
      'sends a page once when the router repeats the first page',
      [initStep(TERM), routeStep(TERM), readyStep],
      [TERM],
    ],
    [
      'sends the current page when init comes after ready',
      [readyStep, initStep(GAME), routeStep(HOME)],
      [GAME, HOME],
    ],
    ['sends nothing without init', [readyStep], []],
  ])('%s', (_name, steps, sent) => {
    expect(listSentBy(steps)).toEqual(sent.map(({ url }) => url));
  });
});
