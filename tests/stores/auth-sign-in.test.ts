/** Tests how sessions are verified and begun (spec §4 "Auth store"), with the real product API and with a failing one. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SIGN_IN_MESSAGES } from '@/lib/messages/sign-in';
import { failureResponse, networkError, openAuthPage } from '../support/auth-pages';
import { createTestBrowser, createTestMember, signIn } from '../support/members';
import { createTestServices, type TestServices } from '../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await createTestMember(services, 'Ada');
});
afterAll(() => services.drop());

const createVisitor = () => createTestBrowser(services);
const signInMember = async () => signIn(createVisitor(), 'Ada');

describe('verifying a session', () => {
  it('resets to signed out when the session has ended in the meantime', async () => {
    const page = openAuthPage(createVisitor(), {
      intercept: (path) => (path === '/user/login_status' ? Response.json({ login_status: true }) : null),
    });
    await page.state().start('/');
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false, user: null });
    expect(page.reloads()).toBe(0);
  });

  it('reloads the page once when the user is not found, and then shows an error', async () => {
    const browser = await signInMember();
    const intercept = (path: string) => (path.startsWith('/api/user/entity/') ? failureResponse(404) : null);
    const first = openAuthPage(browser, { intercept });
    await first.state().start('/');
    expect(first.reloads()).toBe(1);
    expect(first.state().isReady).toBe(false);
    const second = openAuthPage(browser, { intercept, canReload: false });
    await second.state().start('/');
    expect(second.notices()).toEqual(['Unable to verify your credentials. Please try again later.']);
    expect(second.state()).toMatchObject({ isReady: true, isSignedIn: false });
  });

  it('reloads the page once after a failed verification, and then shows an error', async () => {
    const intercept = (path: string) => (path === '/sw/api/user-session' ? failureResponse(500) : null);
    const first = openAuthPage(await signInMember(), { intercept });
    await first.state().start('/');
    expect(first.reloads()).toBe(1);
    const second = openAuthPage(await signInMember(), { intercept, canReload: false });
    await second.state().start('/');
    expect(second.notices()).toEqual(['Unable to verify your credentials. Please try again later.']);
  });

  it('shows an error when the profile could not be loaded', async () => {
    const page = openAuthPage(await signInMember(), {
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
    const page = openAuthPage(await signInMember(), {
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
    const page = openAuthPage(await signInMember(), {
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
    const page = openAuthPage(await signInMember(), {
      intercept: (path) => (path.includes('/favorite-games/') ? failureResponse(500) : null),
    });
    await page.state().start('/');
    expect(page.state()).toMatchObject({ isSignedIn: true, favorites: [] });
  });
});

describe('signing in', () => {
  it('signs in and verifies the session', async () => {
    const page = openAuthPage(createVisitor());
    await page.state().start('/');
    expect(await page.login()).toBeNull();
    expect(page.state()).toMatchObject({ isSignedIn: true, user: { displayName: 'Ada' } });
  });

  it('checks the session after a failure and shows the specification’s message', async () => {
    const page = openAuthPage(createVisitor());
    expect(await page.login('Ada', 'wrong lantern')).toBe('Your username or password is incorrect.');
    expect(page.requested).toEqual(['POST /user/login', 'GET /sw/api/user-session']);
    expect(page.state().isSignedIn).toBe(false);
  });

  it('reports rejected cookies when the password was correct but there is no session', async () => {
    const browser = createVisitor();
    const page = openAuthPage(browser, {
      intercept: (path) => {
        if (path === '/sw/api/user-session') browser.cookies.clear();
        return null;
      },
    });
    expect(await page.login()).toBe(SIGN_IN_MESSAGES.cookiesRefused);
  });

  it('ends an outdated session with its logout token and retries once', async () => {
    const page = openAuthPage(await signInMember());
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
    const page = openAuthPage(await signInMember());
    expect(await page.login('Ada', 'wrong lantern')).toBe('Your username or password is incorrect.');
    expect(page.requested.filter((line) => line === 'POST /user/login')).toHaveLength(2);
  });

  it('succeeds on a second attempt after its script could not be loaded', async () => {
    const page = openAuthPage(createVisitor());
    vi.doMock('@/stores/auth-actions', () => {
      throw networkError;
    });
    await expect(page.login()).rejects.toThrow();
    vi.doUnmock('@/stores/auth-actions');
    expect(await page.login()).toBeNull();
  });

  it('shows an error when the server cannot be reached', async () => {
    const page = openAuthPage(createVisitor(), { intercept: () => networkError });
    expect(await page.login()).toBe('There was an error while logging you in. Please try again later.');
  });

  it('shows an error when the server fails', async () => {
    const page = openAuthPage(createVisitor(), { intercept: () => failureResponse(500) });
    expect(await page.login()).toBe('There was an error while logging you in. Please try again later.');
  });

  it('shows the server’s reason when it refuses to sign anybody in', async () => {
    const page = openAuthPage(createVisitor(), {
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
