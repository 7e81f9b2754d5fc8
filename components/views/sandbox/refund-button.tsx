/** Refunds a payment in the sandbox, as an operator would on the provider's pages. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { describeError } from '@/lib/describe-error';
import { formatCents } from '@/lib/domain/billing/plans';
import { useSingleFlight } from '@/stores/use-single-flight';

interface RefundButtonProps {
  cents: number;
  refund(): Promise<unknown>;
}

export const RefundButton = ({ cents, refund }: RefundButtonProps) => {
  const { isBusy, run } = useSingleFlight();
  const [failure, setFailure] = useState('');
  const handleRefund = async (): Promise<void> => {
    setFailure('');
    try {
      await refund();
    } catch (error) {
      setFailure(describeError(error, BILLING_MESSAGES.refundFailed));
    }
  };
  return (
    <>
      <Button kind="line" size="small" isBusy={isBusy} onClick={() => void run(handleRefund)}>
        Pay {formatCents(cents)} back
      </Button>
      <span role="status">{failure}</span>
    </>
  );
};
