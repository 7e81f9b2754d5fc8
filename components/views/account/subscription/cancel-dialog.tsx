/** Asks for confirmation before a subscription is canceled, and explains what the member keeps. */
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { useModal } from '@/stores/stores-provider';
import { formatDate } from './subscription-text';

export const CANCEL_DIALOG = 'cancel-subscription';

const CancelQuestion = styled.div`
  display: grid;
  gap: 14px;

  h2 {
    margin-right: 48px;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 6px;
  }
`;

/** The delay before the sheet closes. Without it, a second tap on the button would hit the control below the sheet. */
const CLOSES_AFTER_MS = 400;

export const CancelDialog = ({ onConfirm }: { onConfirm: () => void }) => {
  const close = useModal((state) => state.close);
  const [isSent, setSent] = useState(false);
  const confirmCancellation = (): void => {
    if (isSent) return;
    setSent(true);
    onConfirm();
    setTimeout(() => {
      close();
      setSent(false);
    }, CLOSES_AFTER_MS);
  };
  return (
    <Dialog name={CANCEL_DIALOG} label="Cancel the subscription">
      {(until) => (
        <CancelQuestion>
          <h2>Cancel the subscription?</h2>
          <p>
            {typeof until === 'string'
              ? `Unlimited stays with you until ${formatDate(until)}. Nothing is charged after that, and until then you can take it back.`
              : BILLING_MESSAGES.cancelUnpaid}
          </p>
          <div>
            <Button kind="line" disabled={isSent} onClick={close}>
              Keep it
            </Button>
            <Button kind="danger" isBusy={isSent} onClick={confirmCancellation}>
              Yes, cancel it
            </Button>
          </div>
        </CancelQuestion>
      )}
    </Dialog>
  );
};
