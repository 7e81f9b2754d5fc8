/** The page of a challenge link. It shows the sender, one button for the same puzzle, and both results afterward. */
import { PageFrame } from '@/components/layout/page-frame';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Challenge } from '@/lib/contract/challenges';
import type { Game } from '@/lib/contract/game';
import { counted } from '@/lib/domain/play/amounts';
import { clockTime, dayName } from '@/lib/domain/days/calendar-days';
import {
  challengeStart,
  outcomeText,
  puzzleText,
  questionText,
  senderNameOf,
} from '@/lib/domain/play/challenge-text';
import { leadText } from '@/lib/domain/run/quarters';
import { useChallenge } from '@/stores/queries/use-challenge';
import { ChallengeSenderHouse } from './challenge-house';

const ChallengeActions = createLazyComponent(
  async () => (await import('./challenge-actions')).ChallengeActions,
);

export interface ChallengeProps {
  challenge: Challenge;
  game: Game;
}

const challengeHeading = (challenge: Challenge): string => {
  if (challenge.sender.isYou) return 'Your challenge';
  return challenge.own === null ? questionText(challenge) : outcomeText(challenge, challenge.own);
};

const challengeLede = (challenge: Challenge): string => {
  const { sender, players, own } = challenge;
  if (sender.isYou)
    return players.length > 1
      ? `${counted(players.length - 1, 'player')} finished your puzzle.`
      : 'Nobody has finished your puzzle yet. Share the link with a friend.';
  const you = players.find(({ isYou }) => isYou);
  if (own !== null)
    return (
      (you && leadText(you, sender, senderNameOf(challenge))) ??
      `${counted(players.length, 'player')} finished this puzzle.`
    );
  const name = sender.displayName && !sender.isGuest ? sender.displayName : 'the other player';
  return `You get the same puzzle as ${name}. The clock starts with your first move.`;
};

interface ChallengeStartProps extends ChallengeProps {
  /** The time when the day begins for the visitor; null if it has begun or is unknown. */
  opensAt: string | null;
  onEnter(): Promise<void>;
  isEntering: boolean;
}

/** The only action until the player has finished the puzzle. */
const ChallengeStart = ({ challenge, game, opensAt, onEnter, isEntering }: ChallengeStartProps) => {
  if (opensAt) {
    const openingTime = new Date(opensAt);
    return (
      <p className="opens" role="status">
        This puzzle opens for you on {dayName(openingTime)} at {clockTime(openingTime)}.
      </p>
    );
  }
  if (challenge.canEnter)
    return (
      <>
        <Button kind="play" size="large" isBusy={isEntering} onClick={() => void onEnter()}>
          Compare my result
        </Button>
        <p className="note">You have finished this puzzle before.</p>
      </>
    );
  return (
    <>
      <ButtonLink kind="play" size="large" href={challengeStart(game.href, challenge)} data-play="">
        <Icon name="play" />
        Open the board
      </ButtonLink>
      <p className="note">Free, no account needed</p>
    </>
  );
};

export const ChallengeView = ({ challenge: first, game }: ChallengeProps) => {
  const { challenge = first, isOwn, error, enter, isEntering } = useChallenge(first.id, first);
  // Waits for the browser, because the server does not know the visitor's date format.
  const now = useClientNow();
  const { sender, own, columnType } = challenge;
  const isAfter = sender.isYou || own !== null;
  return (
    <PageFrame hasRail={false}>
      <article className="challenge-page" data-night="" data-after={isAfter || undefined}>
        <header>
          <p className="puzzle">{now ? puzzleText(game.title, challenge) : game.title}</p>
          <h1>{challengeHeading(challenge)}</h1>
          <p className="lede">{challengeLede(challenge)}</p>
        </header>
        <div className="start">
          {isAfter ? (
            <ChallengeActions challenge={challenge} game={game} />
          ) : (
            <ChallengeStart
              challenge={challenge}
              game={game}
              // Ignores the server's value, because the server does not know the visitor's time zone.
              opensAt={isOwn ? challenge.opensAt : null}
              onEnter={enter}
              isEntering={isEntering}
            />
          )}
          <p role="alert">{error}</p>
        </div>
        <div className="pair home-houses">
          <ChallengeSenderHouse
            name={sender.isYou ? 'You' : senderNameOf(challenge)}
            avatarUrl={sender.avatarUrl}
            value={sender.value}
            columnType={columnType}
          />
          <ChallengeSenderHouse
            name={sender.isYou ? 'Your friend' : 'You'}
            avatarUrl={challenge.players.find(({ isYou }) => isYou)?.avatarUrl ?? null}
            value={sender.isYou ? null : own}
            columnType={columnType}
          />
        </div>
        <div className="pavement" aria-hidden="true" />
      </article>
    </PageFrame>
  );
};
