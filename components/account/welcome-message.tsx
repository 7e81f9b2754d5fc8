/** The message for a new member: where the confirmation email was sent, and that the member can continue to play. */
import { Button } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { useAuth } from '@/stores/stores-provider';

interface WelcomeMessageProps {
  email: string;
  onDone: () => void;
  /** The level of the heading: the page's own, or that of a dialog. */
  level: 'h1' | 'h2';
}

export const WelcomeMessage = ({ email, onDone, level: Heading }: WelcomeMessageProps) => {
  const name = useAuth((state) => state.user?.displayName);
  return (
    <div role="status" className="entry-welcome">
      <Heading>Welcome{name ? `, ${name}` : ''}</Heading>
      <StatusNote status="success">
        We have sent a message to <b>{email}</b>. The link in it confirms your address and is good for 24
        hours.
      </StatusNote>
      <p className="lede">
        You can play on meanwhile: what you do is kept from now on. Until the address is confirmed, sign in
        with your username.
      </p>
      <Button size="large" onClick={onDone}>
        Start playing
      </Button>
    </div>
  );
};
