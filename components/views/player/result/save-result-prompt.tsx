/** Offers a guest a registration form in place, so that the result and its streak are saved. The game remains open. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { welcomeText } from '@/lib/account-messages';
import { useAuth } from '@/stores/stores-provider';

const JoinForms = createLazyComponent(
  async () => (await import('@/components/account/join-forms')).JoinForms,
  true,
);

/** @param offer the text of the button before "join free", such as "Save this streak" */
export const SaveResultPrompt = ({ offer }: { offer: string }) => {
  const isGuest = useAuth((state) => state.isReady && !state.isSignedIn);
  const [isOpen, setOpen] = useState(false);
  const [joined, setJoined] = useState<{ mail: string | null } | null>(null);
  const message = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (joined !== null) message.current?.focus();
  }, [joined]);
  const name = useAuth((state) => state.user?.displayName);

  if (joined !== null)
    return (
      <p className="result-join" role="status" tabIndex={-1} ref={message}>
        {welcomeText(name ?? null, joined.mail)}
      </p>
    );
  if (!isGuest) return null;
  return (
    <section className="result-join" aria-label="Join free">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="flame" />
        <span>
          {offer}: <u>join free</u>
        </span>
        <Icon name="chevD" />
      </button>
      {isOpen && <JoinForms onIn={(mail) => setJoined({ mail })} />}
    </section>
  );
};
