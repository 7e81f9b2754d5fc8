/** Shows the text to share for copying, if neither share sheet nor clipboard accepted it. */
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SHARE_MESSAGES } from '@/lib/messages/share';

const TextToCopy = ({ text }: { text: string }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  // Safari lets a page write to the clipboard only inside a press: nothing is awaited before it.
  const copy = (): void => {
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
        <Button onClick={copy}>Copy</Button>
        <span role="status">{message}</span>
      </div>
    </>
  );
};

interface ShareDialogProps {
  /** The name under which the modal store opens it, with the text as its data. */
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
