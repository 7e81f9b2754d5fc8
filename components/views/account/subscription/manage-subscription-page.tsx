/** The page for managing the subscription, with its cost and dates, buttons to cancel and resume it, and the payments. */
import { useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { StatusNote } from '@/components/ui/status-note';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { describeError } from '@/lib/describe-error';
import type { User } from '@/lib/domain/members/user';
import { paths } from '@/lib/paths';
import {
  type LoadedValue,
  type SubscriptionInfo,
  useBilling,
  useInvoices,
  useSubscription,
} from '@/stores/queries/use-subscription';
import { useAuth, useModal } from '@/stores/stores-provider';
import { useRestored } from '@/stores/use-restored';
import { useSingleFlight, waitForLeave } from '@/stores/use-single-flight';
import { AccountPage } from '../frame/account-page';
import { LoadedPanel } from '../frame/loaded-panel';
import { CANCEL_DIALOG, CancelDialog } from './cancel-dialog';
import { InvoiceList } from './invoice-list';
import {
  describeCost,
  formatDate,
  describeFrequency,
  describeStatus,
  describeState,
} from './subscription-text';

const SubscriptionFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: 14px 24px;

  dt {
    font-size: 13.5px;
    color: var(--textMuted);
  }
  dd {
    font-weight: 650;
    font-size: 16px;
  }
`;

const FactList = ({ status, data }: SubscriptionInfo) => (
  <SubscriptionFacts>
    {describeState(status) && (
      <div>
        <dt>Status</dt>
        <dd>{describeState(status)}</dd>
      </div>
    )}
    {status.nextBillingDate && (
      <div>
        <dt>Next billing date</dt>
        <dd>{formatDate(status.nextBillingDate)}</dd>
      </div>
    )}
    {status.status && status.subscriptionEndTime && (
      <div>
        <dt>Ends on</dt>
        <dd>{formatDate(status.subscriptionEndTime)}</dd>
      </div>
    )}
    {data && (
      <>
        <div>
          <dt>Cost</dt>
          <dd>{describeCost(data)}</dd>
        </div>
        <div>
          <dt>Renewal</dt>
          <dd>{describeFrequency(data)}</dd>
        </div>
      </>
    )}
  </SubscriptionFacts>
);

type SubscriptionAction = 'cancel' | 'resume' | 'portal';

interface ActionMessage {
  status: 'success' | 'error';
  text: string;
}

const RenewalPanel = ({ user, requested }: { user: User; requested: LoadedValue<SubscriptionInfo> }) => {
  const open = useModal((state) => state.open);
  const loadActions = useAuth((state) => state.loadActions);
  const { cancel, resume, openPortal } = useBilling();
  const flight = useSingleFlight<SubscriptionAction>();
  const [said, setSaid] = useState<ActionMessage | null>(null);
  useRestored(flight.reset);

  const runAction = (
    action: SubscriptionAction,
    work: () => Promise<unknown>,
    done: string | null,
    failed: string,
  ): Promise<void> =>
    flight.run(async () => {
      setSaid(null);
      try {
        await work();
        if (done) setSaid({ status: 'success', text: done });
        void requested.retry();
      } catch (error) {
        setSaid({ status: 'error', text: describeError(error, failed) });
      }
    }, action);
  const handleCancel = () =>
    runAction(
      'cancel',
      async () => {
        await cancel(user.uid);
        // A canceled subscription whose payment has failed ends immediately.
        await (await loadActions()).refresh();
      },
      BILLING_MESSAGES.canceled,
      BILLING_MESSAGES.cancelFailed,
    );
  const handleResume = () =>
    runAction(
      'resume',
      async () => {
        await resume(user.uid);
        await (await loadActions()).refresh();
      },
      BILLING_MESSAGES.resumed,
      BILLING_MESSAGES.resumeFailed,
    );
  const handlePortal = () =>
    runAction(
      'portal',
      async () => {
        window.location.assign(await openPortal());
        await waitForLeave();
      },
      null,
      BILLING_MESSAGES.portalFailed,
    );

  return (
    <LoadedPanel heading="Payment and renewal" loaded={requested}>
      {({ status, data }) =>
        status.isActive || status.hasFailedPayment ? (
          <div className="fields">
            <FactList status={status} data={data} />
            {status.hasFailedPayment ? (
              <StatusNote status="warning">{describeStatus(status, data)}</StatusNote>
            ) : (
              <p>{describeStatus(status, data)}</p>
            )}
            <div role="status">{said && <StatusNote status={said.status}>{said.text}</StatusNote>}</div>
            <div className="row">
              {status.status === 'unlimited_active' || status.hasFailedPayment ? (
                <Button
                  kind="danger"
                  isBusy={flight.busy === 'cancel'}
                  onClick={() =>
                    open(CANCEL_DIALOG, {
                      onEnter: () => (status.hasFailedPayment ? null : status.validUntil),
                    })
                  }
                >
                  Cancel the subscription
                </Button>
              ) : (
                <Button kind="play" isBusy={flight.busy === 'resume'} onClick={() => void handleResume()}>
                  Resume the subscription
                </Button>
              )}
              <Button kind="line" isBusy={flight.busy === 'portal'} onClick={() => void handlePortal()}>
                Card and receipts
              </Button>
            </div>
            <CancelDialog onConfirm={() => void handleCancel()} />
          </div>
        ) : (
          <EmptyState
            line={
              data ? describeStatus(status, data) : 'You have no subscription, so there is nothing to manage.'
            }
          >
            <ButtonLink kind="play" href={paths.subscribe()}>
              See the plans
            </ButtonLink>
          </EmptyState>
        )
      }
    </LoadedPanel>
  );
};

const ManageSubscription = ({ user }: { user: User }) => {
  const requested = useSubscription(user.uid);
  const invoices = useInvoices(user.uid);
  return (
    <>
      <RenewalPanel user={user} requested={requested} />
      {/* Loads once the content above has its final height, so that nothing visible moves. */}
      {(requested.found || requested.hasFailed) && (
        <LoadedPanel heading="Invoices" loaded={invoices}>
          {(rows) => <InvoiceList rows={rows} />}
        </LoadedPanel>
      )}
    </>
  );
};

export const ManageSubscriptionPage = () => (
  <AccountPage part="subscription" title="Manage subscription" lines={2}>
    {(user) => <ManageSubscription user={user} />}
  </AccountPage>
);
