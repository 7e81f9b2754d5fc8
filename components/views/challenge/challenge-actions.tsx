/** The actions of a challenge that has been answered, or that the player has sent. */
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Challenge } from '@/lib/contract/challenges';
import type { Game } from '@/lib/contract/game';
import { challengeShareText } from '@/lib/domain/play/challenge-text';
import { SHARE_MESSAGES } from '@/lib/messages/share';
import { paths, slugOfPath } from '@/lib/paths';
import { browserShareDeps, shareText } from '@/stores/share';
import { useStreak } from '@/stores/queries/use-dailies';
import { SaveResultPrompt } from '../player/result/save-result-prompt';
import { ChallengeBackPanel } from './challenge-back';
import { ChallengeBoard } from './challenge-board';

const SaveChallengeResult = ({ keyword, isDaily }: { keyword: string; isDaily: boolean }) => {
  const streak = useStreak(keyword)?.streak ?? 0;
  return (
    <SaveResultPrompt
      offer={isDaily && streak > 0 ? `This is day ${streak} of a streak. Save it` : 'Save this result'}
    />
  );
};

export const ChallengeActions = ({ challenge, game }: { challenge: Challenge; game: Game }) => {
  const [shared, setShared] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const shareChallenge = (): void => {
    const text = challengeShareText(game.title, challenge, window.location.href.split('?')[0] ?? '');
    void shareText(text, browserShareDeps(setLink)).then((how) =>
      setShared(how === 'copied' ? SHARE_MESSAGES.copied : ''),
    );
  };
  const { sender } = challenge;
  // Offers no next daily while the sender waits for the first answer.
  const isOpen = sender.isYou && challenge.players.length < 2;
  const backName = sender.isGuest || sender.isYou ? null : sender.displayName;
  return (
    <section className="challenge-results" aria-label="Results">
      <ChallengeBoard {...challenge} />
      {!isOpen && <ChallengeBackPanel uid={game.uid} name={backName} isOwn={sender.isYou} />}
      <div className="ways">
        <Button kind={isOpen ? 'play' : 'line'} onClick={shareChallenge}>
          <Icon name="share" />
          Share
        </Button>
        {game.archive && (
          <ButtonLink kind="line" href={paths.archive(slugOfPath(game))}>
            <Icon name="cal" />
            Archive
          </ButtonLink>
        )}
      </div>
      {!sender.isYou && <SaveChallengeResult keyword={game.keyword} isDaily={challenge.levelKey !== null} />}
      {link && <textarea readOnly aria-label="Text to share" value={link} rows={3} />}
      <p role="status" className="shared">
        {shared}
      </p>
    </section>
  );
};
