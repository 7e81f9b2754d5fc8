/** Tests how sessions end (spec §4 "Auth store"), with the real product API and with a failing one. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { REVERIFY_AFTER_MS } from '@/api-clients/session-monitor';
import { DRAFTS_KEY } from '@/stores/drafts-key';
import { type AuthPageOptions, failureResponse, networkError, openAuthPage } from '../support/auth-pages';
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

describe('signing out', () => {
  it('ends the session, and clears the state and the stored data', async () => {
    const browser = await signInMember();
    const page = openAuthPage(browser);
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
    const page = openAuthPage(await signInMember());
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    now.mockReturnValue(Date.now() + laterMs);
    await page.clients.games.getHome();
    expect(page.reloads()).toBe(0);
  });

  it('removes the drafts of this tab', async () => {
    const tab = new Map([[DRAFTS_KEY, '{}']]);
    vi.stubGlobal('sessionStorage', { removeItem: (key: string) => void tab.delete(key) });
    const page = openAuthPage(await signInMember());
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    vi.unstubAllGlobals();
    expect(tab.size).toBe(0);
  });

  it.each([
    ['the server cannot be reached', () => networkError],
    ['the server fails', () => failureResponse(500)],
  ])('clears the state and shows an error when %s', async (_reason, response) => {
    const page = openAuthPage(await signInMember(), {
      intercept: (path) => (path === '/user/logout' ? response() : null),
    });
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    expect(page.state()).toMatchObject({ isSignedIn: false, user: null });
    expect(page.notices()).toEqual(['There was an error logging you out. Please try again later.']);
  });

  it('causes no reload at the next call', async () => {
    const page = openAuthPage(await signInMember());
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
    const signOutAndLeave = async (answer: AuthPageOptions['intercept'], owner?: null) => {
      const browser = await signInMember();
      const page = openAuthPage(browser, { intercept: answer });
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
    const page = openAuthPage(await signInMember(), {
      intercept: (path) => (path === '/user/logout' ? failureResponse(500) : null),
    });
    await page.state().start('/');
    await (await page.state().loadActions()).logout();
    expect(page.notices()).toEqual(['There was an error logging you out. Please try again later.']);
    expect(page.state()).toMatchObject({ isSignedIn: false, user: null });
  });
});
