/** What is to be shared where neither share sheet nor clipboard is to be had: the text, to copy by hand. */
import styled from 'styled-components';
import { Dialog } from '@/components/ui/dialog';

export const SHARE_DIALOG = 'player-share';

const Text = styled.textarea`
  width: 100%;
  min-height: 140px;
  margin-top: 14px;
  padding: 12px;
  border: 0;
  border-radius: 12px;
  box-shadow: inset 0 0 0 1.5px var(--borderStrong);
  background: var(--surfaceRaised);
  resize: vertical;
`;

interface ShareDialogProps {
  /** The name under which the modal store opens it, with the text as its data. */
  name?: string;
  heading?: string;
}

export const ShareDialog = ({ name = SHARE_DIALOG, heading = 'Share your result' }: ShareDialogProps) => (
  <Dialog name={name} label={heading}>
    {(data) => (
      <>
        <h2>{heading}</h2>
        <Text
          readOnly
          aria-label="Text to copy"
          value={String(data ?? '')}
          onFocus={(event) => event.target.select()}
        />
      </>
    )}
  </Dialog>
);
