/** A payment page of the sandbox, with buttons to pay, to have the card declined, or to go back. */
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { describeError } from '@/lib/describe-error';
import { formatCents } from '@/lib/domain/billing/plans';
import { paths } from '@/lib/paths';
import { useSandboxPage } from '@/stores/queries/use-sandbox';
import { useRestored } from '@/stores/use-restored';
import { useSingleFlight, waitForLeave } from '@/stores/use-single-flight';
import { SandboxFrame } from './sandbox-frame';

const describeCheckoutError = (error: unknown): string => describeError(error, BILLING_MESSAGES.openFailed);

const PayPanel = ({ uid, id }: { uid: string; id: string | null }) => {
  const { page, error, retry, decide } = useSandboxPage(uid, id);
  const { busy, run, reset } = useSingleFlight<'pay' | 'decline'>();
  const [failure, setFailure] = useState<string | null>(null);
  // Reloads the page's data, because it may have been paid in the meantime.
  useRestored(() => {
    reset();
    void retry();
  });

  const handleDecision = async (decision: 'pay' | 'decline'): Promise<void> => {
    setFailure(null);
    try {
      window.location.assign(await decide(decision));
      await waitForLeave();
    } catch (failed) {
      setFailure(describeCheckoutError(failed));
    }
  };
  const createPressHandler = (decision: 'pay' | 'decline') => () =>
    void run(() => handleDecision(decision), decision);
  if (error)
    return (
      <Panel>
        <div className="fields">
          <StatusNote status="error">{describeCheckoutError(error)}</StatusNote>
          <div className="row">
            <RetryButton onRetry={retry} />
            <ButtonLink kind="line" href={paths.subscribe()}>
              See the plans
            </ButtonLink>
          </div>
        </div>
      </Panel>
    );
  if (!page)
    return (
      <Panel aria-busy>
        <Skeleton style={{ width: '100%', height: 180 }} />
      </Panel>
    );
  return (
    <Panel>
      <h2>{page.title}</h2>
      <div className="fields">
        <p className="price">{formatCents(page.cents)}</p>
        <div role="status">{failure && <StatusNote status="error">{failure}</StatusNote>}</div>
        {page.status === 'open' ? (
          <div className="row">
            <Button kind="play" isBusy={busy === 'pay'} onClick={createPressHandler('pay')}>
              Pay {formatCents(page.cents)}
            </Button>
            <Button kind="line" isBusy={busy === 'decline'} onClick={createPressHandler('decline')}>
              Have the card declined
            </Button>
          </div>
        ) : (
          <p>{page.status === 'complete' ? 'This has been paid.' : 'This payment page has been closed.'}</p>
        )}
        <div>
          <ButtonLink kind="ghost" href={page.backHref}>
            Back without paying
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
};

export const SandboxCheckoutPage = () => {
  const { query } = useRouter();
  const id = typeof query.id === 'string' ? query.id : null;
  return <SandboxFrame title="Payment sandbox">{({ uid }) => <PayPanel uid={uid} id={id} />}</SandboxFrame>;
};
