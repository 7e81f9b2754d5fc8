/** Stands in place of the comment's field until the member's address is confirmed. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { describeFailure } from '@/stores/form-store';
import { useResendLink } from '@/stores/queries/use-resend-link';
import { useNotifications } from '@/stores/stores-provider';

export const ConfirmFirst = () => {
  const resend = useResendLink();
  const notify = useNotifications((state) => state.notify);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const send = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await resend();
      setState('sent');
    } catch (error) {
      setState('open');
      notify(describeFailure(error), 'error');
    }
  };
  return (
    <div className="comment-confirm">
      <Note status="warning">
        <p>{SOCIAL_MESSAGES.confirmFirst}</p>
        {state === 'sent' ? (
          <p role="status">{SOCIAL_MESSAGES.linkSentAgain}</p>
        ) : (
          <Button kind="line" size="small" isBusy={state === 'busy'} onClick={() => void send()}>
            Send the link again
          </Button>
        )}
      </Note>
    </div>
  );
};
