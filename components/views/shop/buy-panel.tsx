/** The price of a game and the button to its payment page, or for an owner a link to the key. */
import { useState } from 'react';
import { useSignInFirst } from '@/components/account/use-sign-in-first';
import { Button, ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { accountPaths } from '@/lib/account-paths';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { describeError } from '@/lib/describe-error';
import type { GameOffer } from '@/lib/domain/billing/purchase';
import { formatCents } from '@/lib/domain/billing/plans';
import { useGameCheckout, useGameOffer } from '@/stores/queries/use-shop';
import { useAuth } from '@/stores/stores-provider';
import { useRestored } from '@/stores/use-restored';
import { useSingleFlight, waitForLeave } from '@/stores/use-single-flight';

const Pay = ({ sku, offer }: { sku: string; offer: GameOffer }) => {
  const first = useSignInFirst();
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const openCheckout = useGameCheckout();
  const { isBusy, run, reset } = useSingleFlight();
  const [failure, setFailure] = useState<string | null>(null);
  useRestored(reset);
  const pay = async (): Promise<void> => {
    setFailure(null);
    try {
      window.location.assign(await openCheckout(sku));
      await waitForLeave();
    } catch (error) {
      setFailure(describeError(error, BILLING_MESSAGES.openFailed));
    }
  };
  if (offer.isOwned)
    return (
      <>
        <Note status="success">{BILLING_MESSAGES.boughtAlready}</Note>
        <ButtonLink kind="play" href={accountPaths.purchases()}>
          See my purchases
        </ButtonLink>
      </>
    );
  if (offer.cents === null) return <Note status="warning">{BILLING_MESSAGES.gameNotOnSale}</Note>;
  return (
    <>
      <p className="price">
        {formatCents(offer.cents)} <small>once</small>
      </p>
      {offer.provider === 'sandbox' && <Note status="warning">{BILLING_MESSAGES.noMoneyMoves}</Note>}
      <div role="status">{failure && <Note status="error">{failure}</Note>}</div>
      <Button kind="play" size="large" isBusy={isBusy} onClick={() => first(() => void run(pay))}>
        Buy it for {formatCents(offer.cents)}
      </Button>
      {!isSignedIn && <p className="small">{BILLING_MESSAGES.signInToBuy}</p>}
    </>
  );
};

export const BuyPanel = ({ sku }: { sku: string }) => {
  const { found, hasFailed, error, retry } = useGameOffer(sku);
  return (
    <div className="pay" aria-busy={(!found && !hasFailed) || undefined}>
      {!found && !hasFailed && <Skeleton style={{ width: '100%', height: 120 }} />}
      {hasFailed && (
        <>
          <Note status="error">{describeError(error, BILLING_MESSAGES.offerFailed)}</Note>
          <RetryButton onRetry={retry} />
        </>
      )}
      {found && <Pay sku={sku} offer={found} />}
    </div>
  );
};
