/** A member's billing data in the payment sandbox, as on a provider's own pages. */
import { ButtonLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { InvoiceList } from '@/components/views/account/subscription/invoice-list';
import { formatDate } from '@/components/views/account/subscription/subscription-text';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { describeError } from '@/lib/describe-error';
import { formatCents } from '@/lib/domain/billing/plans';
import { accountPaths } from '@/lib/account-paths';
import { useSandboxBooks } from '@/stores/queries/use-sandbox';
import { RefundButton } from './refund-button';
import { SandboxFrame } from './sandbox-frame';

const SandboxPurchases = ({ uid }: { uid: string }) => {
  const { books, error, retry, refund } = useSandboxBooks(uid);
  if (error !== undefined)
    return (
      <Panel>
        <div className="fields">
          <StatusNote status="error">{describeError(error, BILLING_MESSAGES.loadFailed)}</StatusNote>
          <div className="row">
            <RetryButton onRetry={retry} />
          </div>
        </div>
      </Panel>
    );
  if (!books)
    return (
      <Panel aria-busy>
        <Skeleton style={{ width: '100%', height: 180 }} />
      </Panel>
    );
  return (
    <>
      <Panel>
        <h2>Subscriptions</h2>
        {books.subscriptions.length === 0 && <p>None.</p>}
        <ul>
          {books.subscriptions.map(({ id, cents, months, status, periodEnd, isCancelling }) => (
            <li key={id}>
              {formatCents(cents)} every {months === 1 ? 'month' : `${months} months`},{' '}
              {status === 'ended'
                ? 'ended'
                : `${isCancelling ? 'ends' : 'renews'} on ${formatDate(periodEnd)}`}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel>
        <h2>Payments</h2>
        <InvoiceList
          rows={books.payments.map((each) => ({ ...each, title: 'Payment', currency: 'usd', href: null }))}
        />
        <div className="row">
          {books.payments
            .filter(({ isRefundable }) => isRefundable)
            .map(({ id, cents }) => (
              <RefundButton key={id} cents={cents} refund={() => refund(id)} />
            ))}
        </div>
      </Panel>
      <div>
        <ButtonLink kind="line" href={accountPaths.manageSubscription()}>
          Back to the account
        </ButtonLink>
      </div>
    </>
  );
};

export const SandboxPortalPage = () => (
  <SandboxFrame title="Payment sandbox">{({ uid }) => <SandboxPurchases uid={uid} />}</SandboxFrame>
);
