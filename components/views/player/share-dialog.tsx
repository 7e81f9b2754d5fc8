/** Shows the text to share for manual copying, if neither the share sheet nor the clipboard has accepted it. */
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SHARE_MESSAGES } from '@/lib/messages/share';

const TextToCopy = ({ text }: { text: string }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  // Must not await anything before writing, because Safari allows clipboard access only during a press.
  const copyText = (): void => {
    const writing = 'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject();
    writing.then(
      () => setMessage(SHARE_MESSAGES.copied),
      () => {
        field.current?.select();
        setMessage(SHARE_MESSAGES.copyFailed);
      },
    );
  };
  return (
    <>
      <textarea
        className="share-text"
        ref={field}
        readOnly
        aria-label="Text to copy"
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <div className="share-copy">
        <Button onClick={copyText}>Copy</Button>
        <span role="status">{message}</span>
      </div>
    </>
  );
};

interface ShareDialogProps {
  /** The name under which the modal store opens this dialog. The data of the modal is the text to copy. */
  name: string;
  heading: string;
}

export const ShareDialog = ({ name, heading }: ShareDialogProps) => (
  <Dialog name={name} label={heading}>
    {(data) => (
      <>
        <h2>{heading}</h2>
        <TextToCopy text={String(data ?? '')} />
      </>
    )}
  </Dialog>
);
