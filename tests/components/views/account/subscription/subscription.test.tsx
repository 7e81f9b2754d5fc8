/** Tests the subscription pages with the real product API and its sandbox. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ManageSubscriptionPage } from '@/components/views/account/subscription/manage-subscription-page';
import { CompletePage } from '@/components/views/subscribe/complete-page';
import { PlanCards } from '@/components/views/subscribe/plan-cards';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { subscription } from '@/server/db/schema/billing';
import { refreshSubject } from '@/server/product/billing/apply-event';
import { failureResponse, openAccount } from '../../../../support/open-account';
import { createTestMember } from '../../../../support/members';
import { createTestServices, type TestServices } from '../../../../support/services';
import { openPage, subscribe } from '../../../../support/subscribed';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());
afterEach(() => window.history.replaceState(null, '', '/'));

const SUBSCRIPTION_PLANS = [
  { months: 1, cents: 499 },
  { months: 12, cents: 3999 },
] as const;
const button = (name: string) => screen.findByRole('button', { name });
const readFacts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('managing a subscription', () => {
  it('shows cost and dates, and asks for confirmation before it cancels or resumes the subscription', async () => {
    const ada = await createTestMember(services, 'Ada');
    await subscribe(ada.request, services, 3);
    const page = openAccount(ada, <ManageSubscriptionPage />);
    await userEvent.click(await button('Cancel the subscription'));
    expect(readFacts()).toEqual({
      Status: 'Active',
      'Next billing date': '21 February 2027',
      Cost: '$12.99',
      Renewal: 'Quarterly',
    });
    expect(await screen.findByText('$12.99', { selector: 'li *' })).toBeInTheDocument();

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/stays with you until 21 February 2027\./)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(page.requested).not.toContain('POST /sw/api/cancel/subscription');

    await userEvent.click(await button('Cancel the subscription'));
    await userEvent.click(await button('Yes, cancel it'));
    expect(await screen.findByText(BILLING_MESSAGES.canceled)).toBeInTheDocument();
    await userEvent.click(await button('Resume the subscription'));
    expect(await screen.findByText(BILLING_MESSAGES.resumed)).toBeInTheDocument();
    await button('Cancel the subscription');
    expect(page.requested.filter((call) => call === 'POST /sw/api/cancel/subscription')).toHaveLength(1);
  });

  it('shows what failed, and leaves the subscription unchanged', async () => {
    const bea = await createTestMember(services, 'Bea');
    await subscribe(bea.request, services);
    openAccount(bea, <ManageSubscriptionPage />, {
      intercept: (path) => (/cancel|portal/.test(path) ? failureResponse(500) : null),
    });
    await userEvent.click(await button('Cancel the subscription'));
    await userEvent.click(await button('Yes, cancel it'));
    expect(await screen.findByText(BILLING_MESSAGES.cancelFailed)).toBeInTheDocument();
    await userEvent.click(await button('Card and receipts'));
    expect(await screen.findByText(BILLING_MESSAGES.portalFailed)).toBeInTheDocument();
    expect(await button('Cancel the subscription')).toBeEnabled();
  });

  it.each([
    ['during the grace period', '2026-12-21T12:00:00Z'],
    ['after the grace period', '2026-11-01T12:00:00Z'],
  ])(
    'reports a failed payment %s, and offers to change the card or to cancel',
    async (_when, periodStart) => {
      const startDate = new Date(periodStart);
      const ian = await createTestMember(services, `Ian ${startDate.getMonth()}`);
      await subscribe(ian.request, services);
      const { provider } = services.service.billing;
      if (!provider) throw new Error('no provider');
      const read = provider.getSubscription.bind(provider);
      const failing = vi.spyOn(provider, 'getSubscription').mockImplementation(async (...requested) => {
        const found = await read(...requested);
        if (!found || found === 'foreign' || found.state === 'ended') return found;
        return { ...found, state: 'pastDue', periodStart: startDate };
      });
      // Restores the method even if the test fails, because the next test uses the same provider.
      onTestFinished(() => failing.mockRestore());
      const [row] = await services.database.db
        .select()
        .from(subscription)
        .where(eq(subscription.memberUid, Number(ian.uid)));
      const subject = { kind: 'subscription' as const, id: row?.providerSubscriptionId ?? '' };
      await refreshSubject(services.service, provider, subject);
      openAccount(ian, <ManageSubscriptionPage />);
      expect(await screen.findByText(BILLING_MESSAGES.paymentFailed)).toBeInTheDocument();
      expect(readFacts()).toMatchObject({ Status: 'Not paid', Cost: '$4.99' });
      expect(await button('Card and receipts')).toBeEnabled();
      await userEvent.click(await button('Cancel the subscription'));
      expect(await screen.findByText(BILLING_MESSAGES.cancelUnpaid)).toBeInTheDocument();
      await userEvent.click(await button('Yes, cancel it'));
      expect(await screen.findByRole('link', { name: 'See the plans' })).toBeInTheDocument();
      expect(screen.queryByText(BILLING_MESSAGES.paymentFailed)).toBeNull();
    },
  );

  it('links to the plans for a member without a subscription', async () => {
    openAccount(await createTestMember(services, 'Cid'), <ManageSubscriptionPage />);
    expect(await screen.findByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/purchase/subscribe',
    );
  });
});

describe('choosing a plan', () => {
  it('shows why the payment page did not open, below the chosen plan only', async () => {
    let calls = 0;
    const page = openAccount(
      await createTestMember(services, 'Dan'),
      <PlanCards plans={SUBSCRIPTION_PLANS} />,
      {
        intercept: (path) => {
          if (path !== '/sw/api/checkout') return null;
          calls += 1;
          return failureResponse(500);
        },
      },
    );
    await waitFor(() => expect(page.user()).not.toBeNull());
    const [monthly, annual] = await screen.findAllByRole('listitem');
    if (!monthly || !annual) throw new Error('two plans');
    await userEvent.click(within(annual).getByRole('button', { name: 'Choose annual' }));
    expect(await within(annual).findByText(BILLING_MESSAGES.openFailed)).toBeInTheDocument();
    expect(within(monthly).queryByText(BILLING_MESSAGES.openFailed)).toBeNull();
    expect(calls).toBe(1);
    expect(within(annual).getByText('Best value')).toBeInTheDocument();
  });

  it('does not offer a second subscription to an Unlimited member', async () => {
    const eve = await createTestMember(services, 'Eve');
    await subscribe(eve.request, services);
    openAccount(eve, <PlanCards plans={SUBSCRIPTION_PLANS} />);
    expect(await screen.findAllByRole('link', { name: 'Manage yours' })).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('returning from the payment page', () => {
  it('makes the member premium immediately after a payment', async () => {
    const fay = await createTestMember(services, 'Fay');
    const id = await openPage(fay.request);
    await fay.request('POST', `/sw/api/sandbox/checkout/${id}`, { decision: 'pay' });
    window.history.replaceState(null, '', `/purchase/complete?session=${id}`);
    const page = openAccount(fay, <CompletePage />);
    expect(await screen.findByText(/Unlimited$/, { selector: 'h2' })).toBeInTheDocument();
    expect(page.user()?.isPremiumUser).toBe(true);
    expect(screen.getByText(/It renews on 21 December 2026\./)).toBeInTheDocument();
  });

  it('changes nothing without a payment', async () => {
    const gus = await createTestMember(services, 'Gus');
    window.history.replaceState(null, '', `/purchase/complete?session=${await openPage(gus.request)}`);
    const page = openAccount(gus, <CompletePage />);
    expect(await screen.findByText(BILLING_MESSAGES.notPaid)).toBeInTheDocument();
    expect(page.user()?.isPremiumUser).toBe(false);
  });

  it('shows no confirmation while the payment page is still open, even to an Unlimited member', async () => {
    const jan = await createTestMember(services, 'Jan');
    const open = await openPage(jan.request);
    await subscribe(jan.request, services);
    window.history.replaceState(null, '', `/purchase/complete?session=${open}`);
    openAccount(jan, <CompletePage />);
    expect(await screen.findByText(BILLING_MESSAGES.notPaid)).toBeInTheDocument();
    expect(screen.queryByText(/Unlimited$/, { selector: 'h2' })).toBeNull();
  });

  it.each([
    [true, BILLING_MESSAGES.underWay, null],
    [false, BILLING_MESSAGES.takenBack, '/account/user/purchases'],
  ])(
    'reports a pending game payment (%s), and links to the purchases when one has failed',
    async (isUnderWay, words, href) => {
      const kay = await createTestMember(services, `Kay ${isUnderWay}`);
      const id = await openPage(kay.request);
      window.history.replaceState(null, '', `/purchase/complete?session=${id}`);
      const item = { title: 'Quiet Sudoku at Home', href: '/purchase/game/quiet-sudoku-at-home' };
      openAccount(kay, <CompletePage />, {
        intercept: (path) =>
          path === '/sw/api/checkout/confirm'
            ? Response.json({
                outcome: 'complete',
                isUnderWay,
                item,
                purchase: null,
                subscription: { status: 'unlimited_active' },
              })
            : null,
      });
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'See my purchases' })?.getAttribute('href') ?? null).toBe(
        href,
      );
    },
  );

  it('offers a retry when the payment could not be looked up', async () => {
    const hal = await createTestMember(services, 'Hal');
    const id = await openPage(hal.request);
    await hal.request('POST', `/sw/api/sandbox/checkout/${id}`, { decision: 'pay' });
    window.history.replaceState(null, '', `/purchase/complete?session=${id}`);
    let isAway = true;
    openAccount(hal, <CompletePage />, {
      intercept: (path) => (isAway && path === '/sw/api/checkout/confirm' ? failureResponse(503) : null),
    });
    expect(await screen.findByText(BILLING_MESSAGES.confirmFailed)).toBeInTheDocument();
    isAway = false;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText(/It renews on/)).toBeInTheDocument();
  });
});
