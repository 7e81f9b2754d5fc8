/** Tests that the URL of a hidden game responds with a 404 to everybody except administrators. */
import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MissingScreen } from '@/components/views/error/missing-screen';
import { ERROR_PAGE_MESSAGES } from '@/lib/messages/error-page';
import { game } from '@/server/db/schema/product';
import { createTestMember } from '../../support/members';
import { openAccount } from '../../support/open-account';
import { createTestServices, type TestServices } from '../../support/services';

vi.mock('next/head', () => ({ default: ({ children }: { children: React.ReactNode }) => <>{children}</> }));

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await services.database.db.update(game).set({ isHidden: true }).where(eq(game.slug, 'quiet-sudoku'));
});
afterAll(() => services.drop());
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // Parts that load on scrolling never load here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

let nextName = 1;
const open = async (asPath: string, roles: string[]) =>
  openAccount(await createTestMember(services, `Visitor ${nextName++}`, { roles }), <MissingScreen />, {
    asPath,
  });
const findNotFoundHeading = () => screen.findByRole('heading', { name: ERROR_PAGE_MESSAGES.notFoundTitle });
const ADMINISTRATOR_ROLES = ['administrator'];

describe('a hidden game', () => {
  it('shows its page to an administrator', async () => {
    await open('/gamelanding/quiet-sudoku?from=list', ADMINISTRATOR_ROLES);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiet Sudoku' })).toBeVisible();
    expect(document.title).toContain('Quiet Sudoku');
  });

  it('opens in the player for an administrator', async () => {
    await open('/gameplayer/quiet-sudoku', ADMINISTRATOR_ROLES);
    expect(await screen.findByRole('button', { name: 'Play Quiet Sudoku' })).toBeVisible();
  });

  it('shows its archive to an administrator', async () => {
    await open('/gamelanding/quiet-sudoku/archive', ADMINISTRATOR_ROLES);
    expect(await screen.findByRole('heading', { level: 1, name: /Quiet Sudoku/ })).toBeVisible();
  });
});

describe('a path without a page', () => {
  it.each(['/gamelanding/no-such-game', '/no/such/page'])(
    'shows an administrator the 404 page at %s, where no game or page exists',
    async (path) => {
      const { requested } = await open(path, ADMINISTRATOR_ROLES);
      expect(await findNotFoundHeading()).toBeVisible();
      await vi.waitFor(() => expect(requested).toContain('GET /sw/api/user-session'));
    },
  );
});

describe('the page of a hidden game', () => {
  it('shows other members the 404 page, without a request for hidden games', async () => {
    const { requested, user } = await open('/gamelanding/quiet-sudoku', []);
    expect(await findNotFoundHeading()).toBeVisible();
    await vi.waitFor(() => expect(user()).not.toBeNull());
    expect(requested.filter((call) => call.includes('/admin/'))).toEqual([]);
  });
});
