/** The result of a run, next to or below the finished board. Guests see it, too. */
import { useEffect, useRef, useState } from 'react';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { Game } from '@/lib/contract/game';
import { dayBoardFreezeTime } from '@/lib/domain/days/days';
import { topPercent } from '@/lib/domain/play/percentile';
import type { ResultAction, ResultReport } from '@/lib/game-protocol';
import { resultLine } from '@/lib/messages/result';
import { SHARE_MESSAGES } from '@/lib/messages/share';
import { createDailyShare, formatShareText } from '@/lib/messages/share-text';
import { paths, slugOfPath } from '@/lib/paths';
import { useMinute } from '@/stores/clock';
import { useToday } from '@/stores/queries/use-dailies';
import { useLoadedStreak } from '@/stores/queries/use-loaded-streak';
import { useResultBoard } from '@/stores/queries/use-result-board';
import { useAuth, useModal } from '@/stores/stores-provider';
import { SHARE_DIALOG } from '../player-dialogs';
import { requestedChallenge } from '../requested-challenge';
import { shareGame } from '../share-game';
import { MIN_PLAYERS } from './distribution-graph';
import { SaveResultPrompt } from './save-result-prompt';
import { NextDailies } from './next-dailies';
import { ResultRank } from './result-rank';
import { ResultShare } from './result-share';
import { ResultStreak } from './result-streak';

const ResultFriends = createLazyComponent(async () => (await import('./result-friends')).ResultFriends);
const ResultChallenge = createLazyComponent(
  async () => (await import('./result-challenge')).ResultChallenge,
  true,
);
const ResultVersus = createLazyComponent(async () => (await import('./result-versus')).ResultVersus);

/** A shared text contains the percentage only for the better half, because "Top 90%" is nothing to be proud of. */
const MAX_SHARED_PERCENT = 50;

const VERSUS_SPACE = <div className="result-versus" data-waiting="" />;

export interface ResultPanelProps {
  game: Game;
  report: ResultReport;
  onAction(action: ResultAction): void;
  onScores(): void;
}

const describeBest = ({ best }: ResultReport): string | null => {
  if (!best) return null;
  return best.isBeaten ? `${best.difference} better than before` : `Your best is ${best.written}`;
};

export const ResultPanel = ({ game, report, onAction, onScores }: ResultPanelProps) => {
  const [isHidden, setHidden] = useState(false);
  const [challengeId] = useState(requestedChallenge);
  const [isChallenging, setChallenging] = useState(false);
  const [sharing, setSharing] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useModal((state) => state.open);
  const isMember = useAuth((state) => state.isSignedIn);
  const now = useMinute();
  const today = useToday();
  const { levelKey, mode, result, status, runId, actions } = report;
  const isSending = status === 'sending';
  const isRanked = status === 'sent' && result?.state === 'counted' && !result.isOffline;
  const period = levelKey ? 'day' : 'week';
  const board = useResultBoard(isRanked ? { game: game.keyword, mode, period, levelKey } : null, runId);
  const streak = useLoadedStreak(levelKey && game.keyword);

  // Moves the focus, so that a screen reader reads the result and the keyboard continues from there.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [runId]);

  // Parts that are likely to appear have their space from the first frame on, so that no control moves under a finger.
  const isRankLikely = game.hasLeaderboards && (isSending || isRanked);
  const isStreakLikely = levelKey === today && (isSending || isRanked);

  const [main, ...others] = actions;
  // After a daily, the main action is the next daily; after an endless game, it is playing again.
  const isDaily = levelKey !== null && main?.action !== 'retry' && main?.action !== 'chapter';
  // After an answered challenge, the main action is the comparison of both results.
  const isVersus = challengeId !== null && status === 'sent';
  const art = artworkUrl(game, isDaily ? 'standard' : 'billboard');
  const headline = levelKey && report.isWon ? `${game.title} is lit` : report.title;
  const line = resultLine(report);
  const bestLine = describeBest(report);
  const isOpen = levelKey === null || (now !== null && now < dayBoardFreezeTime(levelKey).getTime());
  const when = levelKey === null ? 'this week' : levelKey === today ? 'today' : 'that day';
  const isCompared = board && board.percentile !== null && board.distribution.players >= MIN_PLAYERS;
  const best = isCompared ? topPercent(board.percentile ?? 1) : 100;
  const top = best <= MAX_SHARED_PERCENT ? `Top ${best}% ${when}` : null;
  const shared = { title: game.title, report, today, top, streak };
  const shareResult = (): void => {
    const showShareText = (text: string): void => open(SHARE_DIALOG, { onEnter: () => text });
    void shareGame(formatShareText(shared), slugOfPath(game), showShareText).then((how) =>
      setSharing(how === 'copied' ? SHARE_MESSAGES.copied : ''),
    );
  };

  if (isHidden)
    return (
      <Button kind="cream" className="result-show" onClick={() => setHidden(false)}>
        Show the result
      </Button>
    );
  return (
    <section className="result-panel" aria-labelledby="result" data-daily={levelKey ? '' : undefined}>
      <header data-night="">
        {art && <img src={art} alt="" />}
        <div>
          <p>{headline}</p>
          <h2 id="result" ref={heading} tabIndex={-1}>
            <span className="sr">Result: </span>
            {report.written}
          </h2>
          <p className="best">
            {report.best?.isBeaten && <b>Your best</b>} {bestLine}
          </p>
        </div>
        <Button
          kind="night"
          isIconOnly
          aria-label="Hide the result and see the board"
          onClick={() => setHidden(true)}
        >
          <Icon name="eye" />
        </Button>
      </header>
      <div className="body">
        <p className="label">
          {headline !== report.title && `${report.title}. `}
          {report.label}, {report.went}.
        </p>
        {report.parts.length > 0 && (
          <dl>
            {report.parts.map(({ name, written }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{written}</dd>
              </div>
            ))}
          </dl>
        )}
        {isVersus ? (
          <ResultVersus challengeId={challengeId} fallback={VERSUS_SPACE} />
        ) : (
          challengeId !== null && isSending && VERSUS_SPACE
        )}
        <div className="result-rank-space" data-reserved={isRankLikely || undefined}>
          <p className="line" role="status">
            {line}
          </p>
          {board && <ResultRank board={board} when={when} isOpen={isOpen} isMember={isMember} />}
        </div>
        {levelKey && (
          <ResultStreak
            keyword={game.keyword}
            frequency={game.archive?.frequency ?? 'daily'}
            levelKey={levelKey}
            isLikely={isStreakLikely}
          />
        )}
        <SaveResultPrompt offer={levelKey ? 'Save this streak' : 'Save this result'} />
        {levelKey && isMember && (isSending || isRanked) && (
          <ResultFriends
            board={{ game: game.keyword, mode, period, levelKey }}
            isRanked={isRanked}
            own={board?.own ?? null}
            when={when}
          />
        )}
        {levelKey && (
          <ResultShare {...createDailyShare(shared)} grid={report.shareGrid} onShare={shareResult} />
        )}
      </div>
      <footer>
        <div className="main">
          {isDaily && <NextDailies uid={game.uid} isMain={!isVersus} />}
          {main && !isDaily && (
            <Button kind="play" onClick={() => onAction(main.action)}>
              {main.label}
            </Button>
          )}
          <Button kind="line" isIconOnly aria-label="Share the result" onClick={shareResult}>
            <Icon name="share" />
          </Button>
        </div>
        <div className="ways">
          {main && isDaily && (
            <Button kind="line" onClick={() => onAction(main.action)}>
              {main.label}
            </Button>
          )}
          {others.map(({ action, label }) => (
            <Button key={action} kind="line" onClick={() => onAction(action)}>
              {label}
            </Button>
          ))}
          {(isSending || (result?.verified && status === 'sent')) && (
            <Button
              kind="line"
              isBusy={isSending}
              aria-expanded={isChallenging}
              onClick={() => setChallenging(!isChallenging)}
            >
              <Icon name="users" />
              Challenge
            </Button>
          )}
          <Button kind="line" className="share" onClick={shareResult}>
            <Icon name="share" />
            Share
          </Button>
          {game.hasLeaderboards && (
            <Button kind="line" onClick={onScores}>
              <Icon name="trophy" />
              Scores
            </Button>
          )}
          {game.archive && (
            <ButtonLink kind="line" href={paths.archive(slugOfPath(game))}>
              <Icon name="cal" />
              Archive
            </ButtonLink>
          )}
        </div>
        {isChallenging && (
          <ResultChallenge
            key={runId}
            runId={runId}
            text={`${game.title}: ${report.label}\nThe result to beat: ${report.written}`}
          />
        )}
        <p role="status" className="shared">
          {sharing}
        </p>
        {!isDaily && <NextDailies uid={game.uid} isMain={false} />}
      </footer>
    </section>
  );
};
