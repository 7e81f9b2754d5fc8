/** Tests how the auth store starts (spec §4 "Auth store"), with the real product API and with a failing one. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { appearanceOfCookies } from '@/lib/domain/site/layout';
import { failureResponse, networkError, openAuthPage } from '../support/auth-pages';
import { createTestBrowser, createTestMember, registerBody, signIn } from '../support/members';
import { createTestServices, type TestServices } from '../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await createTestMember(services, 'Ada');
});
afterAll(() => services.drop());

const createVisitor = () => createTestBrowser(services);
const signInMember = async () => signIn(createVisitor(), 'Ada');

describe('the start of the auth store', () => {
  it('begins signed out and not ready', () => {
    expect(openAuthPage(createVisitor()).state()).toMatchObject({
      isReady: false,
      isSignedIn: false,
      user: null,
    });
  });

  it('sets the modern layout for a visitor by default', async () => {
    const page = openAuthPage(createVisitor());
    await page.state().start('/');
    expect(page.requested).toEqual(['GET /user/login_status']);
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false });
    expect(page.applied.at(-1)).toEqual({ layout: 'modern', theme: 'modern' });
  });

  it('applies a visitor’s layout cookie before it becomes ready', async () => {
    const page = openAuthPage(createVisitor(), {
      appearance: appearanceOfCookies('sw_result_layout=classic'),
    });
    const order: string[] = [];
    page.appearance.subscribe(() => void order.push('look'));
    page.auth.subscribe(({ isReady }) => void (isReady && order.push('ready')));
    await page.state().start('/');
    expect(page.applied.at(-1)).toEqual({ layout: 'classic', theme: 'default' });
    expect(order).toEqual(['look', 'ready']);
  });

  it('sends no request on the sign-in redirect route', async () => {
    const page = openAuthPage(createVisitor());
    await page.state().start('/account/oauth/redirect');
    expect(page.requested).toEqual([]);
    expect(page.state().isReady).toBe(false);
  });

  it('sends no request for a member who is already signed in', async () => {
    const page = openAuthPage(createVisitor());
    page.auth.setState({ isSignedIn: true });
    await page.state().start('/');
    expect(page.requested).toEqual([]);
  });

  it('treats the visitor as a guest when the server cannot be reached, and keeps the stored identity', async () => {
    const page = openAuthPage(createVisitor(), { intercept: () => networkError });
    page.saved.set(IDENTITY_KEY, { uid: '7', details: { subscriber_status: 'unlimited_active' } });
    await page.state().start('/');
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false });
    expect(page.saved.has(IDENTITY_KEY)).toBe(true);
  });

  it('becomes ready even when the script for members cannot be loaded', async () => {
    const page = openAuthPage(await signInMember());
    vi.doMock('@/stores/auth-actions', () => {
      throw networkError;
    });
    await page.state().start('/');
    vi.doUnmock('@/stores/auth-actions');
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: false });
  });

  it('removes the stored identity of a member whose session has ended', async () => {
    const page = openAuthPage(createVisitor());
    page.saved.set(IDENTITY_KEY, { uid: '7', details: { subscriber_status: 'unlimited_active' } });
    await page.state().start('/');
    expect(page.saved.has(IDENTITY_KEY)).toBe(false);
  });

  it('verifies a member’s session, and loads the user and the favorites before it becomes ready', async () => {
    const browser = await signInMember();
    const page = openAuthPage(browser);
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
    const page = openAuthPage(createVisitor());
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
    const first = openAuthPage(browser, {
      hasGuest: true,
      intercept: interceptScores(() => failureResponse(500)),
    });
    await first.state().start('/');
    expect(await first.login()).toBeNull();
    expect(first.hasGuest()).toBe(true);
    const second = openAuthPage(browser, {
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
    const page = openAuthPage(await signInMember(), {
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
    const first = openAuthPage(browser, {
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

    const other = openAuthPage(await signInMember(), {
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
    const page = openAuthPage(await signInMember(), {
      hasGuest: true,
      intercept: interceptScores(() => failureResponse(500)),
    });
    await page.state().start('/');
    expect(page.state()).toMatchObject({ isReady: true, isSignedIn: true });
    expect(page.hasGuest()).toBe(true);
  });
});
