/** Replaces the comment's field until the member's email address is confirmed. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { describeFailure } from '@/stores/form-store';
import { useResendLink } from '@/stores/queries/use-resend-link';
import { useNotifications } from '@/stores/stores-provider';
import { useSingleFlight } from '@/stores/use-single-flight';

export const ConfirmFirst = () => {
  const resend = useResendLink();
  const notify = useNotifications((state) => state.notify);
  const [isSent, setSent] = useState(false);
  const { isBusy, run } = useSingleFlight();
  const send = async (): Promise<void> => {
    try {
      await resend();
      setSent(true);
    } catch (error) {
      notify(describeFailure(error), 'error');
    }
  };
  return (
    <div className="comment-confirm">
      <Note status="warning">
        <p>{SOCIAL_MESSAGES.confirmFirst}</p>
        {isSent ? (
          <p role="status">{SOCIAL_MESSAGES.linkSentAgain}</p>
        ) : (
          <Button kind="line" size="small" isBusy={isBusy} onClick={() => void run(send)}>
            Send the link again
          </Button>
        )}
      </Note>
    </div>
  );
};
