/** A payment page of the sandbox: pay, have the card declined, or go back. */
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { moneyOf } from '@/lib/domain/plans';
import { ApiError } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useSandboxPage } from '@/stores/queries/use-sandbox';
import { useRestored } from '@/stores/use-restored';
import { SandboxFrame } from './sandbox-frame';

const messageOf = (error: unknown): string =>
  error instanceof ApiError && ['unprocessable', 'gone', 'notFound'].includes(error.code)
    ? error.message
    : BILLING_MESSAGES.openFailed;

const PayPanel = ({ uid, id }: { uid: string; id: string | null }) => {
  const { page, error, retry, decide } = useSandboxPage(uid, id);
  const [busy, setBusy] = useState<'pay' | 'decline' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // Paid meanwhile, perhaps: the page is asked for anew.
  useRestored(() => {
    setBusy(null);
    retry();
  });

  const handle = async (decision: 'pay' | 'decline'): Promise<void> => {
    if (busy) return;
    setBusy(decision);
    setFailure(null);
    try {
      window.location.assign(await decide(decision));
    } catch (failed) {
      setFailure(messageOf(failed));
      setBusy(null);
    }
  };
  if (error)
    return (
      <Panel>
        <div className="fields">
          <Note status="error">{messageOf(error)}</Note>
          <div className="row">
            <Button kind="line" onClick={retry}>
              Try again
            </Button>
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
        <p className="price">{moneyOf(page.cents)}</p>
        <div role="status">{failure && <Note status="error">{failure}</Note>}</div>
        {page.status === 'open' ? (
          <div className="row">
            <Button kind="play" isBusy={busy === 'pay'} onClick={() => void handle('pay')}>
              Pay {moneyOf(page.cents)}
            </Button>
            <Button kind="line" isBusy={busy === 'decline'} onClick={() => void handle('decline')}>
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
