/** Creates a challenge link for a result and shares it. Members may hide their name. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ShareWay } from '@/lib/game-protocol';
import { SHARE_MESSAGES } from '@/lib/messages/share';
import { useCreateChallenge } from '@/stores/queries/use-create-challenge';
import { browserShareDeps, shareText } from '@/stores/share';
import { useAuth } from '@/stores/stores-provider';

const RESULTS_OF_SHARING: Record<ShareWay, string> = {
  shared: '',
  copied: SHARE_MESSAGES.linkCopied,
  shown: SHARE_MESSAGES.linkShown,
};

interface ResultChallengeProps {
  runId: string;
  /** The puzzle and the result, without spoilers. */
  text: string;
}

export const ResultChallenge = ({ runId, text }: ResultChallengeProps) => {
  const user = useAuth((state) => state.user);
  const [hidesName, setHidesName] = useState(false);
  const { url, error, retry, isBusy } = useCreateChallenge(runId, hidesName);
  const [shared, setShared] = useState('');
  const section = useRef<HTMLElement>(null);
  // Scrolls to the section. On a phone, it would open below the visible part of the sheet, which grows after this part
  // has rendered.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [url]);
  const shareChallenge = (): void => {
    if (!url) return;
    // Needs no dialog for manual copying, because the link is always visible.
    const deps = browserShareDeps(() => section.current?.querySelector('input')?.select());
    void shareText(`${text}\n${url}`, deps).then((how) => setShared(RESULTS_OF_SHARING[how]));
  };
  return (
    <section ref={section} className="result-challenge" aria-label="Challenge a friend">
      <p>
        Anyone with this link gets the same puzzle.{' '}
        {user ? 'You see who finishes it on your profile.' : 'Open the link yourself to see who finished it.'}
      </p>
      <input
        readOnly
        aria-label="Challenge link"
        value={url ?? ''}
        placeholder="Creating the link …"
        onFocus={(event) => event.currentTarget.select()}
      />
      {user && (
        <label>
          <input
            type="checkbox"
            checked={hidesName}
            onChange={(event) => setHidesName(event.currentTarget.checked)}
          />
          <span>Hide my name</span>
        </label>
      )}
      <Button kind="play" size="small" isBusy={isBusy} onClick={error ? () => void retry() : shareChallenge}>
        {error ? 'Try again' : 'Send the link'}
      </Button>
      <p role="status">{error || shared}</p>
    </section>
  );
};
