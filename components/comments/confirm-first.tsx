/** Replaces the comment form until the member has confirmed the email address. */
import { useState } from 'react';
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { describeFailure } from '@/stores/form-store';
import { useResendLink } from '@/stores/queries/use-resend-link';
import { useActionError } from '@/stores/use-action-error';
import { useSingleFlight } from '@/stores/use-single-flight';

/** @param hasText whether the member has written a comment, which the form restores afterward */
export const ConfirmEmailNotice = ({ hasText }: { hasText: boolean }) => {
  const resend = useResendLink();
  const { error, setError } = useActionError();
  const [isSent, setSent] = useState(false);
  const { isBusy, run } = useSingleFlight();
  const resendConfirmation = async (): Promise<void> => {
    setError('');
    try {
      await resend();
      setSent(true);
    } catch (cause) {
      setError(describeFailure(cause));
    }
  };
  return (
    <div className="comment-confirm">
      <StatusNote status="warning">
        <p>{SOCIAL_MESSAGES.confirmFirst}</p>
        {hasText && <p>{SOCIAL_MESSAGES.commentStored}</p>}
        {isSent ? (
          <p role="status">{SOCIAL_MESSAGES.linkSentAgain}</p>
        ) : (
          <Button kind="line" size="small" isBusy={isBusy} onClick={() => void run(resendConfirmation)}>
            Send the link again
          </Button>
        )}
        <ActionError error={error} />
      </StatusNote>
    </div>
  );
};
