/** The price of a game and the button to its payment page, or for an owner a link to the key. */
import { useState } from 'react';
import { useRequireSignIn } from '@/components/account/use-require-sign-in';
import { Button, ButtonLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
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

const PayForGame = ({ sku, offer }: { sku: string; offer: GameOffer }) => {
  const first = useRequireSignIn();
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const openCheckout = useGameCheckout();
  const { isBusy, run, reset } = useSingleFlight();
  const [failure, setFailure] = useState<string | null>(null);
  useRestored(reset);
  const openGameCheckout = async (): Promise<void> => {
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
        <StatusNote status="success">{BILLING_MESSAGES.boughtAlready}</StatusNote>
        <ButtonLink kind="play" href={accountPaths.purchases()}>
          See my purchases
        </ButtonLink>
      </>
    );
  if (offer.cents === null) return <StatusNote status="warning">{BILLING_MESSAGES.gameNotOnSale}</StatusNote>;
  return (
    <>
      <p className="price">
        {formatCents(offer.cents)} <small>once</small>
      </p>
      {offer.provider === 'sandbox' && (
        <StatusNote status="warning">{BILLING_MESSAGES.noMoneyMoves}</StatusNote>
      )}
      <div role="status">{failure && <StatusNote status="error">{failure}</StatusNote>}</div>
      <Button
        kind="play"
        size="large"
        isBusy={isBusy}
        onClick={() => first(() => void run(openGameCheckout))}
      >
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
          <StatusNote status="error">{describeError(error, BILLING_MESSAGES.offerFailed)}</StatusNote>
          <RetryButton onRetry={retry} />
        </>
      )}
      {found && <PayForGame sku={sku} offer={found} />}
    </div>
  );
};
