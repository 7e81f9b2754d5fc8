/** Gives a payment of the sandbox back, as an operator would on the provider's pages. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { moneyOf } from '@/lib/domain/plans';
import { ApiError } from '@/lib/errors';

interface RefundButtonProps {
  cents: number;
  refund(): Promise<unknown>;
}

export const RefundButton = ({ cents, refund }: RefundButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const handle = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await refund();
    } catch (error) {
      setFailure(
        error instanceof ApiError && error.code === 'conflict'
          ? error.message
          : BILLING_MESSAGES.refundFailed,
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="line" size="small" isBusy={isBusy} onClick={() => void handle()}>
        Pay {moneyOf(cents)} back
      </Button>
      <span role="status">{failure}</span>
    </>
  );
};
