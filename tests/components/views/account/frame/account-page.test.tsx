/** Tests the content of the account pages, and their messages when no member is signed in. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataPage } from '@/components/views/account/settings/data-page';
import { AppearancePage } from '@/components/views/account/settings/appearance-page';
import { NamePage } from '@/components/views/account/profile/name-page';
import { OverviewPage } from '@/components/views/account/overview-page';
import { ImagePage } from '@/components/views/account/avatar/avatar-page';
import { PrivacyPage } from '@/components/views/account/settings/privacy-page';
import { PurchasesPage } from '@/components/views/account/purchases/purchases-page';
import { ManageSubscriptionPage } from '@/components/views/account/subscription/manage-subscription-page';
import { SubscriptionPage } from '@/components/views/account/subscription/subscription-page';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { TokensPage } from '@/components/views/account/purchases/tokens-page';
import { createTestBrowser, createTestMember, PASSWORD } from '../../../../support/members';
import { failureResponse, openAccount } from '../../../../support/open-account';
import { createTestServices, type TestServices } from '../../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findSavedMessage = (text: string) => screen.findByText(text, { selector: '[role="status"] *' });

describe('an account page without a member', () => {
  it('shows a skeleton with a loading message while the session is being checked', async () => {
    openAccount(createTestBrowser(services), <NamePage />, { intercept: () => new Promise(() => undefined) });
    expect(await screen.findByText(ACCOUNT_PAGE_MESSAGES.loading)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 1, name: 'Name' })).toBeVisible();
  });

  it('states that the session has ended, and links to a sign-in that returns to the page', async () => {
    openAccount(createTestBrowser(services), <NamePage />);
    expect(await screen.findByRole('alert')).toHaveTextContent(ACCOUNT_PAGE_MESSAGES.sessionEnded);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/login?returnTo=%2Faccount%2Fuser%2Fedit%2Fname',
    );
  });

  it('offers a retry when the account could not be loaded', async () => {
    let isBroken = true;
    openAccount(await createTestMember(services, 'Ray'), <NamePage />, {
      intercept: (path) => (isBroken && path.startsWith('/api/user/entity/') ? failureResponse(500) : null),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(ACCOUNT_PAGE_MESSAGES.sessionUnknown);
    isBroken = false;
    await press('Try again');
    expect(await screen.findByLabelText(/^Display name/)).toHaveValue('Ray');
  });

  it('detects the end of the session when a change is saved', async () => {
    const browser = await createTestMember(services, 'Rex');
    openAccount(browser, <NamePage />);
    await userEvent.type(await screen.findByLabelText(/^Display name/), 'y');
    await userEvent.type(screen.getByLabelText(/^Current password/), PASSWORD);
    browser.cookies.delete('sw_session');
    await press('Save changes');
    expect(await screen.findByRole('alert')).toHaveTextContent(ACCOUNT_PAGE_MESSAGES.sessionEnded);
  });

  it('continues with the new token when another tab has renewed the session', async () => {
    const browser = await createTestMember(services, 'Ron');
    const page = openAccount(browser, <NamePage />);
    await userEvent.type(await screen.findByLabelText(/^Display name/), 'ny');
    page.stores.clients.csrf.token = 'of yesterday';
    await userEvent.type(screen.getByLabelText(/^Current password/), PASSWORD);
    await press('Save changes');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.nameSaved);
    expect(page.user()?.displayName).toBe('Ronny');
  });
});

describe('the account overview', () => {
  it('shows the member’s status, and links to every section', async () => {
    openAccount(await createTestMember(services, 'Olga', { isVerified: false }), <OverviewPage />);
    expect(await screen.findByText('Waiting to be confirmed')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('You have no subscription.')).toBeVisible();
    expect(main.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/purchase/subscribe');
    for (const part of ['personal', 'picture', 'name', 'email', 'password', 'look', 'privacy', 'data'])
      expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
        `/account/user/edit/${part}`,
      );
  });
});

describe('the avatar page', () => {
  it('filters avatars by kind, shows the number of members who use each one, and can remove the member’s own', async () => {
    const page = openAccount(await createTestMember(services, 'Uwe'), <ImagePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Games' }));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Knight' }));
    expect(await screen.findByText(ACCOUNT_PAGE_MESSAGES.usedBy(0))).toBeVisible();
    await press('Save changes');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.avatarSaved);
    expect(page.user()?.avatarUrl).toBe('/art/avatars/knight.svg');
    expect(await screen.findByText(ACCOUNT_PAGE_MESSAGES.usedBy(1))).toBeVisible();
    await press('Remove picture');
    await waitFor(() => expect(page.user()?.avatarUrl).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });

  it('requests a category from the server, and filters locally until the response arrives', async () => {
    const [category] = (await (await services.product.request('/sw/api/avatar-categories')).json()) as {
      id: string;
      name: string;
    }[];
    const drawn = (await (
      await services.product.request(`/sw/api/user-avatars?avatar_category=${category?.id}`)
    ).json()) as unknown[];
    const { requested } = openAccount(await createTestMember(services, 'Ursula'), <ImagePage />);
    const all = (await screen.findAllByRole('radio')).length;
    const before = requested.filter((call) => call === 'GET /sw/api/user-avatars').length;
    await userEvent.click(screen.getByRole('button', { name: category?.name }));
    expect(screen.getAllByRole('radio')).toHaveLength(drawn.length);
    expect(drawn.length).toBeLessThan(all);
    await waitFor(() =>
      expect(requested.filter((call) => call === 'GET /sw/api/user-avatars')).toHaveLength(before + 1),
    );
    expect(screen.getAllByRole('radio')).toHaveLength(drawn.length);
  });

  it('shows an avatar that costs tokens as disabled', async () => {
    await services.database.pool.query("update product.avatar set price = 50 where drawing = 'owl.svg'");
    openAccount(await createTestMember(services, 'Udo'), <ImagePage />);
    expect(await screen.findByRole('radio', { name: 'Owl, costs 50 tokens' })).toBeDisabled();
  });

  /** Opens the page for a member whose tokens and purchases come from a simulated scores server. */
  const openShop = async (name: string, { purchase = null as Response | null } = {}) => {
    const shop = { tokens: 80, bought: [] as string[], purchases: 0 };
    const isBought = '/sw/api/user-avatars/bought';
    const page = openAccount(await createTestMember(services, name), <ImagePage />, {
      intercept: (path) => {
        if (path.endsWith('/tokenbalance')) return Response.json({ total_tokens: shop.tokens });
        if (path === isBought) return Response.json(shop.bought);
        const fid = /\/user-avatars\/(\d+)\/purchase$/.exec(path)?.[1];
        if (!fid) return null;
        shop.purchases += 1;
        if (purchase) return purchase.clone();
        Object.assign(shop, { tokens: 20, bought: [fid] });
        return Response.json({ fid, total_tokens: 20 });
      },
    });
    return { ...page, shop };
  };

  it('charges once for an avatar when Buy is pressed twice, and then lets the member select it', async () => {
    const { shop } = await openShop('Uli');
    const button = await screen.findByRole('button', { name: 'Buy Teapot for 60 tokens' });
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.getByText(/^You have/)).toHaveTextContent('You have 80 tokens.');
    expect(screen.getByText(ACCOUNT_PAGE_MESSAGES.tokensShort(70))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Buy Lantern/ })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Teapot, costs 60 tokens' })).toBeDisabled();
    await userEvent.dblClick(button);
    expect(await screen.findByText('Yours', { selector: 'b' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^You have/)).toHaveTextContent('You have 20 tokens.'));
    expect(screen.getByText('Yours', { selector: 'b' }).closest('li')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Teapot' })).toBeEnabled();
    expect(shop.purchases).toBe(1);
  });

  it('shows that a purchase has failed, and allows a retry', async () => {
    const { notices } = await openShop('Ugo', { purchase: failureResponse(500) });
    const button = await screen.findByRole('button', { name: 'Buy Teapot for 60 tokens' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(notices()).toContain(ACCOUNT_PAGE_MESSAGES.avatarNotBought));
    expect(screen.queryByText('Yours', { selector: 'b' })).toBeNull();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it.each([
    ['Ute', 'internal', ACCOUNT_PAGE_MESSAGES.boughtUnknown],
    ['Ulrike', 'unavailable', 'no'],
  ])('offers %s the free avatars when the purchases could not be loaded (%s)', async (name, code, text) => {
    openAccount(await createTestMember(services, name), <ImagePage />, {
      intercept: (path) => (path.endsWith('/bought') ? failureResponse(503, code) : null),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Fox' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it('offers a retry when the avatars could not be loaded', async () => {
    let isBroken = true;
    openAccount(await createTestMember(services, 'Uta'), <ImagePage />, {
      intercept: (path) => (isBroken && path === '/sw/api/user-avatars' ? failureResponse(500) : null),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(ACCOUNT_PAGE_MESSAGES.avatarsFailure);
    isBroken = false;
    await press('Try again');
    expect(await screen.findByRole('radio', { name: 'Fox' })).toBeEnabled();
  });
});

describe('the appearance page', () => {
  it('saves and applies an appearance with one click, and keeps the old one after a failure', async () => {
    let isBroken = false;
    const page = openAccount(await createTestMember(services, 'Lea'), <AppearancePage />, {
      intercept: (_path, method) => (isBroken && method === 'PATCH' ? failureResponse(500) : null),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Dark/ }));
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.appearanceSaved);
    expect(page.user()).toMatchObject({ theme: 'modernDark', layoutPreference: 'modern' });
    expect(page.selected.at(-1)).toEqual({ layout: 'modern', theme: 'modernDark' });
    isBroken = true;
    await userEvent.click(screen.getByRole('radio', { name: /Light/ }));
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.saveFailure);
    expect(screen.getByRole('radio', { name: /Dark/ })).toBeChecked();
  });
});

describe('the privacy settings page', () => {
  it('saves who sees what, and which emails are sent', async () => {
    const page = openAccount(await createTestMember(services, 'Vesna'), <PrivacyPage />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'My friends' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /new games and offers/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Remind me/ }));
    await press('Save changes');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.privacySaved);
    expect(page.user()).toMatchObject({ hiddenParts: ['friends'], emailOptIn: true, hasReminders: true });
  });

  it('requires a confirmed email address for reminders', async () => {
    openAccount(await createTestMember(services, 'Vin', { isVerified: false }), <PrivacyPage />);
    expect(await screen.findByText(REMINDER_MESSAGES.confirmFirst)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Remind me/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'My friends' }));
    await press('Save changes');
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.privacySaved);
  });

  it('turns reminders on and off immediately on the streak page, and leaves the setting unchanged after a failure', async () => {
    let isBroken = true;
    const page = openAccount(await createTestMember(services, 'Viv'), <TokensPage />, {
      intercept: (path) => (isBroken && path === '/sw/api/user/reminders' ? failureResponse(500) : null),
    });
    const toggle = await screen.findByRole('switch', { name: REMINDER_MESSAGES.label });
    await userEvent.click(toggle);
    await findSavedMessage(ACCOUNT_PAGE_MESSAGES.saveFailure);
    expect(toggle).not.toBeChecked();
    isBroken = false;
    await userEvent.click(toggle);
    await findSavedMessage(REMINDER_MESSAGES.on);
    expect(toggle).toBeChecked();
    expect(page.user()?.hasReminders).toBe(true);
    await userEvent.click(toggle);
    await findSavedMessage(REMINDER_MESSAGES.off);
    expect(toggle).not.toBeChecked();
  });

  it('changes the reminders once on a double press', async () => {
    const page = openAccount(await createTestMember(services, 'Vic'), <TokensPage />);
    const toggle = await screen.findByRole('switch', { name: REMINDER_MESSAGES.label });
    fireEvent.click(toggle, { detail: 1 });
    await findSavedMessage(REMINDER_MESSAGES.on);
    fireEvent.click(toggle, { detail: 2 });
    expect(page.requested.filter((call) => call === 'PUT /sw/api/user/reminders')).toHaveLength(1);
    expect(toggle).toBeChecked();
  });

  it('lists blocked members, and can unblock them', async () => {
    const browser = await createTestMember(services, 'Val');
    const { uid } = await createTestMember(services, 'Vox');
    await browser.request('POST', '/sw/api/user/block', { uid });
    const page = openAccount(browser, <PrivacyPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Vox' }));
    expect(await screen.findByText('You have blocked nobody.')).toBeVisible();
    expect(page.notices()).toEqual([ACCOUNT_PAGE_MESSAGES.unblocked('Vox')]);
    expect(screen.getByRole('heading', { name: 'Blocked players' })).toHaveFocus();
    expect((await browser.request('GET', '/sw/api/user/blocked')).body).toEqual([]);
  });
});

describe('deleting an account', () => {
  const fillDelete = async (password: string, word: string) => {
    await userEvent.type(await screen.findByLabelText(/^Current password/), password);
    await userEvent.type(screen.getByLabelText(/^Type DELETE/), word);
    await press('Delete my account');
  };

  it('requires the word DELETE and the correct password', async () => {
    const page = openAccount(await createTestMember(services, 'Del'), <DataPage />);
    await fillDelete('wrong lantern', 'delete');
    expect(screen.getByLabelText(/^Type DELETE/)).toBeInvalid();
    expect(page.requested.some((line) => line.startsWith('DELETE'))).toBe(false);
    await userEvent.clear(screen.getByLabelText(/^Type DELETE/));
    await userEvent.clear(screen.getByLabelText(/^Current password/));
    await fillDelete('wrong lantern', 'DELETE');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(
        ACCOUNT_MESSAGES.passwordWrong,
      ),
    );
    expect(page.user()?.displayName).toBe('Del');
  });

  it('deletes the account, opens the home page, signs out and shows a farewell message', async () => {
    const browser = await createTestMember(services, 'Dee');
    const page = openAccount(browser, <DataPage />);
    await fillDelete(PASSWORD, 'DELETE');
    await waitFor(() => expect(page.notices()).toEqual([ACCOUNT_PAGE_MESSAGES.deleted]));
    expect(page.push).toHaveBeenCalledWith('/');
    expect(page.user()).toBeNull();
    expect(page.saved.size).toBe(0);
    const profile = await createTestBrowser(services).request(
      'GET',
      `/api/user/profile/public/id/${browser.uid}`,
    );
    expect(profile.status).toBe(404);
  });
});

describe('the account page about subscriptions and purchases', () => {
  it.each([
    ['Sam', <SubscriptionPage key="s" />, 'See the plans', '/purchase/subscribe'],
    ['Sue', <ManageSubscriptionPage key="m" />, 'See the plans', '/purchase/subscribe'],
    ['Sid', <PurchasesPage key="p" />, 'Have your keys sent again', '/help/resend-keys'],
    ['Sol', <PurchasesPage key="d" />, 'Look at the downloads', '/download/all-games'],
  ])('shows %s a link to the plans, the keys or the downloads', async (name, page, link, href) => {
    openAccount(await createTestMember(services, name), page);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: link })).toHaveAttribute('href', href);
  });
});
