/**
 * The page to which a payment page returns. It requests the outcome immediately, even before the webhook has arrived
 * (spec §4: premium on refresh).
 */
import { useEffect, useState } from 'react';
import { getSiteConfig } from '@/components/layout/site-config';
import { Button, ButtonLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { AccountPage } from '@/components/views/account/frame/account-page';
import { describeRenewal } from '@/components/views/account/subscription/subscription-text';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { describeError } from '@/lib/describe-error';
import type { SubscriptionStatus } from '@/lib/domain/billing/subscription';
import type { User } from '@/lib/domain/members/user';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { useBilling } from '@/stores/queries/use-subscription';

type PurchaseOutcome =
  | { kind: 'checking' }
  | { kind: 'failed'; message: string }
  | { kind: 'underWay' }
  | { kind: 'unpaid'; backHref: string | null }
  | { kind: 'takenBack' }
  | { kind: 'bought'; title: string }
  | { kind: 'paid'; status: SubscriptionStatus };

type ConfirmedCheckout = Awaited<ReturnType<ReturnType<typeof useBilling>['confirm']>>;

const readCheckoutSession = (): string | null => new URLSearchParams(window.location.search).get('session');

const subscriptionOutcome = (status: SubscriptionStatus): PurchaseOutcome =>
  status.isActive ? { kind: 'paid', status } : { kind: 'unpaid', backHref: null };

/** Returns the outcome of this payment page only, regardless of the member's other purchases. */
const purchaseOutcome = ({
  outcome,
  isUnderWay,
  item,
  purchase,
  subscription,
}: ConfirmedCheckout): PurchaseOutcome => {
  if (purchase) return { kind: 'bought', title: purchase.title };
  if (isUnderWay) return { kind: 'underWay' };
  if (outcome === 'complete' && !item) return subscriptionOutcome(subscription);
  if (outcome === 'complete') return { kind: 'takenBack' };
  return { kind: 'unpaid', backHref: item?.href ?? null };
};

const OutcomePanel = ({ uid }: { uid: string }) => {
  const { confirm, getStatus } = useBilling();
  const [outcome, setOutcome] = useState<PurchaseOutcome>({ kind: 'checking' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isUnmounted = false;
    const findOutcome = async (): Promise<PurchaseOutcome> => {
      const session = readCheckoutSession();
      return session ? purchaseOutcome(await confirm(session)) : subscriptionOutcome(await getStatus());
    };
    void findOutcome()
      .catch((error: unknown): PurchaseOutcome => ({
        kind: 'failed',
        message: describeError(error, BILLING_MESSAGES.confirmFailed),
      }))
      .then((found) => {
        if (!isUnmounted) setOutcome(found);
      });
    return () => {
      isUnmounted = true;
    };
    // Runs once for each member and each press. A confirmation changes the session, and that change must not start
    // another confirmation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [uid, turn]);

  return (
    <Panel className="payment-outcome" aria-busy={outcome.kind === 'checking' || undefined}>
      {(outcome.kind === 'bought' || outcome.kind === 'paid') && (
        <svg aria-hidden="true">
          <use href="/scenery.svg#streak" />
        </svg>
      )}
      <div role="status">
        {outcome.kind === 'checking' && <p>{BILLING_MESSAGES.confirming}</p>}
        {outcome.kind === 'failed' && <StatusNote status="warning">{outcome.message}</StatusNote>}
        {outcome.kind === 'underWay' && <p>{BILLING_MESSAGES.underWay}</p>}
        {outcome.kind === 'unpaid' && <StatusNote status="warning">{BILLING_MESSAGES.notPaid}</StatusNote>}
        {outcome.kind === 'takenBack' && (
          <StatusNote status="warning">{BILLING_MESSAGES.takenBack}</StatusNote>
        )}
        {outcome.kind === 'bought' && (
          <>
            <h2>{outcome.title} is yours</h2>
            <p>{BILLING_MESSAGES.gameBought}</p>
          </>
        )}
        {outcome.kind === 'paid' && (
          <>
            <h2>You have {getSiteConfig().productName} Unlimited</h2>
            <p>Every lamp is lit, and no page shows advertising. {describeRenewal(outcome.status)}</p>
          </>
        )}
      </div>
      <div className="row">
        {outcome.kind === 'failed' && (
          <Button
            kind="line"
            onClick={() => {
              setOutcome({ kind: 'checking' });
              setTurn(turn + 1);
            }}
          >
            Try again
          </Button>
        )}
        {outcome.kind === 'unpaid' && (
          <ButtonLink kind="play" href={outcome.backHref ?? paths.subscribe()}>
            {outcome.backHref ? 'Back to the game' : 'See the plans'}
          </ButtonLink>
        )}
        {outcome.kind === 'takenBack' && (
          <ButtonLink kind="line" href={accountPaths.purchases()}>
            See my purchases
          </ButtonLink>
        )}
        {outcome.kind === 'bought' && (
          <ButtonLink kind="play" href={accountPaths.purchases()}>
            See my key
          </ButtonLink>
        )}
        {outcome.kind === 'paid' && (
          <>
            <ButtonLink kind="play" href={paths.dailyGames()}>
              Play tonight’s games
            </ButtonLink>
            <ButtonLink kind="line" href={accountPaths.manageSubscription()}>
              Manage it
            </ButtonLink>
          </>
        )}
      </div>
    </Panel>
  );
};

export const CompletePage = () => (
  <AccountPage part="subscription" title="Your payment" lines={2}>
    {({ uid }: User) => <OutcomePanel uid={uid} />}
  </AccountPage>
);
