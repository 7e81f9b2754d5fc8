/** Tests every transition of spec §4 "Auth store", with the real product API and with a failing one. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { REVERIFY_AFTER_MS } from '@/api-clients/session-monitor';
import type { FetchLike } from '@/api-clients/http';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import { SIGN_IN_MESSAGES } from '@/lib/messages/sign-in';
import { DRAFTS_KEY } from '@/stores/drafts-key';
import {
  createTestBrowser,
  createTestMember,
  PASSWORD,
  registerBody,
  signIn,
  type TestBrowser,
} from '../support/members';
import { createTestServices, type TestServices } from '../support/services';
import { createMemoryStorage, createTestClients, createTestStores } from '../support/stores';

const ORIGIN = 'http://starwick.test';
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await createTestMember(services, 'Ada');
});
afterAll(() => services.drop());

interface TestPage {
  appearance?: Appearance;
  /** Returns a response in place of the server's, or null to let the server respond. */
  intercept?: (path: string, method: string) => Response | Error | null;
  canReload?: boolean;
  /** Whether this browser has a guest. */
  hasGuest?: boolean;
}

/** Loads a page in a browser: new stores with the browser's cookies. */
const openPage = (
  browser: TestBrowser,
  { appearance, intercept, canReload = true, hasGuest = false }: TestPage = {},
) => {
  const requested: string[] = [];
  const applied: Appearance[] = [];
  let reloads = 0;
  let storedDrafts = 0;
  const saved = new Map<string, unknown>();
  let isMarked = hasGuest;
  const transport: FetchLike = async (request) => {
    const { pathname, search } = new URL(request.url);
    requested.push(`${request.method} ${pathname}`);
    const instead = intercept?.(pathname, request.method);
    if (instead instanceof Error) throw instead;
    if (instead) return instead;
    const text = await request.text();
    const answer = await browser.request(request.method, `${pathname}${search}`, text || undefined, {
      'x-csrf-token': request.headers.get('x-csrf-token') ?? '',
    });
    return Response.json(answer.body, { status: answer.status });
  };
  browser.csrfToken = null;
  const stores = createTestStores({
    clients: createTestClients({
      origin: ORIGIN,
      productTransport: transport,
      scoresTransport: transport,
      reload: () => void (reloads += 1),
      guestFlag: { has: () => isMarked, set: (isThere) => void (isMarked = isThere) },
    }),
    appearance,
    storage: createMemoryStorage(saved),
    isStill: true,
    reloadOnce: () => {
      reloads += 1;
      return canReload && reloads === 1;
    },
    storeDrafts: () => void (storedDrafts += 1),
  });
  stores.appearance.subscribe((state) => applied.push({ layout: state.layout, theme: state.theme }));
  return {
    ...stores,
    requested,
    applied,
    saved,
    hasGuest: () => isMarked,
    reloads: () => reloads,
    storedDrafts: () => storedDrafts,
    state: () => stores.auth.getState(),
    notices: () => stores.notification.getState().queue.map(({ message }) => message),
    login: async (name = 'Ada', pass = PASSWORD) =>
      (await stores.auth.getState().loadActions()).login(name, pass),
  };
};

const createVisitor = () => createTestBrowser(services);
const signInMember = async () => signIn(createVisitor(), 'Ada');
const failureResponse = (status: number) =>
  Response.json(
    { code: status === 404 ? 'notFound' : 'internal', message: 'no', requestId: 'x' },
    { status },
  );
const networkError = new TypeError('the network is away');

describe('the start of the auth store', () => {
  it('begins signed out and not ready', () => {
    expect(openPage(createVisitor()).state()).toMatchObject({
      isReady: false,
      isSignedIn: false,
      user: null,
    });
  });

  it('sets the modern layout for a visitor by default', async () => {
    const page = openPage(createVisitor());
    await page.state().start('/');
    expect(page.requested).toEqual(['GET /user/login_status']);
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false });
    expect(page.applied.at(-1)).toEqual({ layout: 'modern', theme: 'modern' });
  });

  it('applies a visitor’s layout cookie before it becomes ready', async () => {
    const page = openPage(createVisitor(), { appearance: appearanceOfCookies('sw_result_layout=classic') });
    const order: string[] = [];
    page.appearance.subscribe(() => void order.push('look'));
    page.auth.subscribe(({ isReady }) => void (isReady && order.push('ready')));
    await page.state().start('/');
    expect(page.applied.at(-1)).toEqual({ layout: 'classic', theme: 'default' });
    expect(order).toEqual(['look', 'ready']);
  });

  it('sends no request on the sign-in redirect route', async () => {
    const page = openPage(createVisitor());
    await page.state().start('/account/oauth/redirect');
    expect(page.requested).toEqual([]);
    expect(page.state().isReady).toBe(false);
  });

  it('sends no request for a member who is already signed in', async () => {
    const page = openPage(createVisitor());
    page.auth.setState({ isSignedIn: true });
    await page.state().start('/');
    expect(page.requested).toEqual([]);
  });

  it('treats the visitor as a guest when the server cannot be reached, and keeps the stored identity', async () => {
    const page = openPage(createVisitor(), { intercept: () => networkError });
    page.saved.set(IDENTITY_KEY, { uid: '7', details: { subscriber_status: 'unlimited_active' } });
    await page.state().start('/');
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false });
    expect(page.saved.has(IDENTITY_KEY)).toBe(true);
  });

  it('becomes ready even when the script for members cannot be loaded', async () => {
    const page = openPage(await signInMember());
    vi.doMock('@/stores/auth-actions', () => {
      throw networkError;
    });
    await page.state().start('/');
    vi.doUnmock('@/stores/auth-actions');
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false });
  });

  it('removes the stored identity of a member whose session has ended', async () => {
    const page = openPage(createVisitor());
    page.saved.set(IDENTITY_KEY, { uid: '7', details: { subscriber_status: 'unlimited_active' } });
    await page.state().start('/');
    expect(page.saved.has(IDENTITY_KEY)).toBe(false);
  });

  it('verifies a member’s session, and loads the user and the favorites before it becomes ready', async () => {
    const browser = await signInMember();
    const page = openPage(browser);
    await page.state().start('/');
    expect(page.requested).toEqual([
      'GET /user/login_status',
      'GET /sw/api/user-session',
      `GET /api/user/entity/id/${browser.uid}`,
      `GET /api/user/profile/block/favorite-games/${browser.uid}`,
    ]);
    expect(page.state()).toMatchObject({
      isReady: true,
      isSignedIn: true,
      user: { uid: browser.uid, displayName: 'Ada', isAdminUser: false, isPremiumUser: false },
      favorites: [],
    });
    expect(page.saved.get(IDENTITY_KEY)).toEqual({ uid: browser.uid, details: { subscriber_status: null } });
  });
});

describe('the first sign-in on a device', () => {
  it('applies the theme that was chosen at registration', async () => {
    const theme = { field_theme: [{ value: 'contrast' }] };
    await createVisitor().request('POST', '/user/register', registerBody('Grace', theme));
    const page = openPage(createVisitor());
    await page.state().start('/');
    expect(await page.login('Grace')).toBeNull();
    expect(page.applied.at(-1)).toEqual({ layout: 'classic', theme: 'contrast' });
  });
});

describe('a guest whose merge has failed', () => {
  const GUEST = { token: 'guest', expiresAt: '2126-01-01T00:00:00.000Z' };
  /** Intercepts the guest's merge, which the scores server handles. */
  const interceptScores = (merge: () => Response) => (path: string) => {
    if (path.endsWith('/guest')) return Response.json(GUEST);
    return path.endsWith('/merge') ? merge() : null;
  };

  it('gets merged on the next page', async () => {
    const browser = createVisitor();
    const first = openPage(browser, {
      hasGuest: true,
      intercept: interceptScores(() => failureResponse(500)),
    });
    await first.state().start('/');
    expect(await first.login()).toBeNull();
    expect(first.hasGuest()).toBe(true);
    const second = openPage(browser, {
      hasGuest: true,
      intercept: interceptScores(() => Response.json({ mergedRuns: 1 })),
    });
    await second.state().start('/');
    expect(second.requested.filter((call) => call.endsWith('/merge'))).toHaveLength(1);
    expect(second.state()).toMatchObject({ isReady: true, isSignedIn: true });
    expect(second.hasGuest()).toBe(false);
  });

  it('gets merged on a retry on the same page, once for all simultaneous callers', async () => {
    let tries = 0;
    const page = openPage(await signInMember(), {
      hasGuest: true,
      intercept: interceptScores(() =>
        (tries += 1) === 1 ? failureResponse(500) : Response.json({ mergedRuns: 1 }),
      ),
    });
    await page.state().start('/');
    expect(page.hasGuest()).toBe(true);
    const { transfer: transferRun } = await page.state().loadActions();
    await Promise.all([transferRun(), transferRun()]);
    expect(tries).toBe(2);
    expect(page.hasGuest()).toBe(false);
    expect(page.saved.has('sw_guest_of')).toBe(false);
  });

  it('does not get merged into another member who signs in on this browser', async () => {
    const browser = createVisitor();
    const first = openPage(browser, {
      hasGuest: true,
      intercept: interceptScores(() => failureResponse(500)),
    });
    await first.state().start('/');
    expect(await first.login()).toBeNull();
    const uid = first.state().user?.uid;
    await (await first.state().loadActions()).logout();
    expect(first.hasGuest()).toBe(true);
    expect(uid).toBeDefined();
    expect(first.saved.get('sw_guest_of')).toBe(uid);

    const other = openPage(await signInMember(), {
      hasGuest: true,
      intercept: interceptScores(() => Response.json({ mergedRuns: 1 })),
    });
    other.saved.set('sw_guest_of', 'somebody else');
    await other.state().start('/');
    expect(other.state()).toMatchObject({ isReady: true, isSignedIn: true });
    expect(other.requested.filter((call) => call.endsWith('/merge'))).toEqual([]);
    expect(other.hasGuest()).toBe(true);
  });

  it('does not prevent the session of the member from becoming ready', async () => {
    const page = openPage(await signInMember(), {
      hasGuest: true,
      intercept: interceptScores(() => failureResponse(500)),
    });
    await page.state().start('/');
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: true });
    expect(page.hasGuest()).toBe(true);
  });
});

describe('verifying a session', () => {
  it('resets to signed out when the session has ended in the meantime', async () => {
    const page = openPage(createVisitor(), {
      intercept: (path) => (path === '/user/login_status' ? Response.json({ login_status: true }) : null),
    });
    await page.state().start('/');
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false, user: null });
    expect(page.reloads()).toBe(0);
  });

  it('reloads the page once when the user is not found, and then shows an error', async () => {
    const browser = await signInMember();
    const intercept = (path: string) => (path.startsWith('/api/user/entity/') ? failureResponse(404) : null);
    const first = openPage(browser, { intercept });
    await first.state().start('/');
    expect(first.reloads()).toBe(1);
    expect(first.state().isReady).toBe(false);
    const second = openPage(browser, { intercept, canReload: false });
    await second.state().start('/');
    expect(second.notices()).toEqual(['Unable to verify your credentials. Please try again later.']);
    expect(second.state()).toMatchObject({ isReady: true, isSignedIn: false });
  });

  it('reloads the page once after a failed verification, and then shows an error', async () => {
    const intercept = (path: string) => (path === '/sw/api/user-session' ? failureResponse(500) : null);
    const first = openPage(await signInMember(), { intercept });
    await first.state().start('/');
    expect(first.reloads()).toBe(1);
    const second = openPage(await signInMember(), { intercept, canReload: false });
    await second.state().start('/');
    expect(second.notices()).toEqual(['Unable to verify your credentials. Please try again later.']);
  });

  it('shows an error when the profile could not be loaded', async () => {
    const page = openPage(await signInMember(), {
      intercept: (path) => (path.startsWith('/api/user/entity/') ? failureResponse(500) : null),
    });
    await page.state().start('/');
    expect(page.notices()).toEqual([
      'There was an error while fetching your profle. Please try again later.',
    ]);
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false });
  });

  it.each([
    ['/sw/api/user-session', 'Unable to verify your credentials. Please try again later.'],
    ['/api/user/entity/', 'There was an error while fetching your profle. Please try again later.'],
  ])('shows the specified message when %s cannot be reached', async (missing, message) => {
    const page = openPage(await signInMember(), {
      canReload: false,
      intercept: (path) => (path.startsWith(missing) ? networkError : null),
    });
    await page.state().start('/');
    expect(page.notices()).toEqual([message]);
  });

  it.each([
    ['the session has ended', '/sw/api/user-session', () => Response.json({ login_status: false })],
    ['the session cannot be checked', '/sw/api/user-session', () => failureResponse(500)],
    ['the user is not found', '/api/user/entity/', () => failureResponse(404)],
    ['the profile cannot be loaded', '/api/user/entity/', () => failureResponse(500)],
  ])('stores the drafts of a signed-in member when %s', async (_reason, failing, response) => {
    let isFailing = false;
    const page = openPage(await signInMember(), {
      canReload: false,
      intercept: (path) => (isFailing && path.startsWith(failing) ? response() : null),
    });
    await page.state().start('/');
    expect(page.storedDrafts()).toBe(0);
    isFailing = true;
    await (await page.state().loadActions()).verify();
    expect(page.state().user).toBeNull();
    expect(page.storedDrafts()).toBe(1);
  });

  it('continues without the favorites when they cannot be loaded', async () => {
    const page = openPage(await signInMember(), {
      intercept: (path) => (path.includes('/favorite-games/') ? failureResponse(500) : null),
    });
    await page.state().start('/');
    expect(page.state()).toMatchObject({ isSignedIn: true, favorites: [] });
  });
});

describe('signing in', () => {
  it('signs in and verifies the session', async () => {
    const page = openPage(createVisitor());
    await page.state().start('/');
    expect(await page.login()).toBeNull();
    expect(page.state()).toMatchObject({ isSignedIn: true, user: { displayName: 'Ada' } });
  });

  it('checks the session after a failure and shows the specification’s message', async () => {
    const page = openPage(createVisitor());
    expect(await page.login('Ada', 'wrong lantern')).toBe('Your username or password is incorrect.');
    expect(page.requested).toEqual(['POST /user/login', 'GET /sw/api/user-session']);
    expect(page.state().isSignedIn).toBe(false);
  });

  it('reports rejected cookies when the password was correct but there is no session', async () => {
    const browser = createVisitor();
    const page = openPage(browser, {
      intercept: (path) => {
        if (path === '/sw/api/user-session') browser.cookies.clear();
        return null;
      },
    });
    expect(await page.login()).toBe(SIGN_IN_MESSAGES.cookiesRefused);
  });

  it('ends an outdated session with its logout token and retries once', async () => {
    const page = openPage(await signInMember());
    expect(await page.login()).toBeNull();
    expect(page.requested.slice(0, 4)).toEqual([
      'POST /user/login',
      'GET /sw/api/user-session',
      'POST /user/logout',
      'POST /user/login',
    ]);
    expect(page.state().isSignedIn).toBe(true);
  });

  it('retries at most once', async () => {
    const page = openPage(await signInMember());
    expect(await page.login('Ada', 'wrong lantern')).toBe('Your username or password is incorrect.');
    expect(page.requested.filter((line) => line === 'POST /user/login')).toHaveLength(2);
  });

  it('succeeds on a second attempt after its script could not be loaded', async () => {
    const page = openPage(createVisitor());
    vi.doMock('@/stores/auth-actions', () => {
      throw networkError;
    });
    await expect(page.login()).rejects.toThrow();
    vi.doUnmock('@/stores/auth-actions');
    expect(await page.login()).toBeNull();
  });

  it('shows an error when the server cannot be reached', async () => {
    const page = openPage(createVisitor(), { intercept: () => networkError });
    expect(await page.login()).toBe('There was an error while logging you in. Please try again later.');
  });

  it('shows an error when the server fails', async () => {
    const page = openPage(createVisitor(), { intercept: () => failureResponse(500) });
    expect(await page.login()).toBe('There was an error while logging you in. Please try again later.');
  });

  it('shows the server’s reason when it refuses to sign anybody in', async () => {
    const page = openPage(createVisitor(), {
      intercept: (path) =>
        path === '/user/login'
          ? Response.json(
              { code: 'tooManyRequests', message: 'Wait ten minutes.', requestId: 'x' },
              { status: 429 },
            )
          : null,
    });
    expect(await page.login()).toBe('Wait ten minutes.');
  });
});

describe('signing out', () => {
  it('ends the session, and clears the state and the stored data', async () => {
    const browser = await signInMember();
    const page = openPage(browser);
    await page.state().start('/');
    page.saved.set(`sw_recent:${browser.uid}`, []);
    page.saved.set('sw_runs:quiet-sudoku', []);
    await (await page.state().loadActions()).logout();
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false, user: null, favorites: [] });
    expect([...page.saved.keys()]).toEqual([]);
    expect(page.notices()).toEqual([]);
    expect(browser.cookies.has('sw_session')).toBe(false);
  });

  it.each([
    ['right after it', 0],
    ['more than an hour after it', REVERIFY_AFTER_MS + 1],
  ])('does not reload the page at a call %s', async (_when, laterMs) => {
    const now = vi.spyOn(Date, 'now');
    onTestFinished(() => now.mockRestore());
    const page = openPage(await signInMember());
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    now.mockReturnValue(Date.now() + laterMs);
    await page.clients.games.getHome();
    expect(page.reloads()).toBe(0);
  });

  it('removes the drafts of this tab', async () => {
    const tab = new Map([[DRAFTS_KEY, '{}']]);
    vi.stubGlobal('sessionStorage', { removeItem: (key: string) => void tab.delete(key) });
    const page = openPage(await signInMember());
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    vi.unstubAllGlobals();
    expect(tab.size).toBe(0);
  });

  it.each([
    ['the server cannot be reached', () => networkError],
    ['the server fails', () => failureResponse(500)],
  ])('clears the state and shows an error when %s', async (_reason, response) => {
    const page = openPage(await signInMember(), {
      intercept: (path) => (path === '/user/logout' ? response() : null),
    });
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    expect(page.state()).toMatchObject({ isSignedIn: false, user: null });
    expect(page.notices()).toEqual(['There was an error logging you out. Please try again later.']);
  });

  it('causes no reload at the next call', async () => {
    const page = openPage(await signInMember());
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    await page.clients.games.getHome();
    expect(page.reloads()).toBe(0);
  });

  describe('signing out with an unsent result', () => {
    const outboxResult = (owner: string | null) => ({
      ...{ runId: 'r1', token: 't', keyword: 'quiet-sudoku', title: 'Quiet Sudoku', levelKey: null, owner },
      ...{ startedAt: '2026-11-21T10:00:00.000Z', finishedAt: 1, witness: null, activeMs: 1, value: null },
      ...{ moves: [], hasFailed: true, outcome: null },
    });
    const signOutAndLeave = async (answer: TestPage['intercept'], owner?: null) => {
      const browser = await signInMember();
      const page = openPage(browser, { intercept: answer });
      await page.state().start('/');
      page.saved.set('sw_unsent:r1', outboxResult(owner === undefined ? browser.uid : owner));
      await (await page.state().loadActions()).logout();
      return page;
    };
    const isFinish = (path: string) => path.endsWith('/runs/r1/finish');
    const ANSWER = { runId: 'r1', verified: false, verdict: 'counted', value: 1, rank: null };

    it('submits the result first', async () => {
      const page = await signOutAndLeave((path) =>
        isFinish(path) ? Response.json({ ...ANSWER, entrants: null, best: null }) : null,
      );
      const [finish, logout] = [isFinish, (path: string) => path === 'POST /user/logout'].map((fits) =>
        page.requested.findIndex(fits),
      );
      expect(finish).toBeGreaterThan(-1);
      expect(logout).toBeGreaterThan(finish ?? 0);
      expect(page.saved.has('sw_unsent:r1')).toBe(false);
    });

    it('removes a result that cannot be sent, and keeps only a record of the loss', async () => {
      const page = await signOutAndLeave((path) =>
        isFinish(path) ? new TypeError('Failed to fetch') : null,
      );
      expect(page.saved.get('sw_unsent:r1')).toMatchObject({
        ...{ token: '', moves: null, owner: null },
        outcome: { kind: 'left' },
      });
    });

    it('leaves a guest’s result unchanged', async () => {
      const page = await signOutAndLeave(
        (path) => (isFinish(path) ? new TypeError('Failed to fetch') : null),
        null,
      );
      expect(page.saved.get('sw_unsent:r1')).toMatchObject({ token: 't', outcome: null });
    });
  });

  it('continues after a failure, and shows an error', async () => {
    const page = openPage(await signInMember(), {
      intercept: (path) => (path === '/user/logout' ? failureResponse(500) : null),
    });
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    expect(page.notices()).toEqual(['There was an error logging you out. Please try again later.']);
    expect(page.state()).toMatchObject({ isSignedIn: false, user: null });
  });
});
