/** What is to be shared where neither share sheet nor clipboard is to be had: the text, to copy by hand. */
import { Dialog } from '@/components/ui/dialog';

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
        <textarea
          className="share-text"
          readOnly
          aria-label="Text to copy"
          value={String(data ?? '')}
          onFocus={(event) => event.target.select()}
        />
      </>
    )}
  </Dialog>
);
