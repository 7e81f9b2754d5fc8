/** A family's puzzle of the day, with a link to play it, or to the scores once it is finished. */
import { ButtonLink } from '@/components/ui/button';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import type { GameSummary } from '@/lib/contract/game';
import { finishedDailyText } from '@/lib/domain/play/amounts';
import { paths, slugOfPath } from '@/lib/paths';
import type { DailyStatus } from '@/stores/queries/use-dailies';

const PLAY_LABELS = { notStarted: 'Play today', started: 'Resume', completed: 'Scores' } as const;

const describeState = (status: DailyStatus | undefined): string => {
  if (status?.state === 'completed') return finishedDailyText(status.value, status.columnType);
  return status?.state === 'started' ? 'In progress' : 'The same puzzle for everybody';
};

interface TodayPuzzleProps {
  game: GameSummary;
  /** The player's progress; undefined while unknown. */
  status: DailyStatus | undefined;
}

export const TodayPuzzle = ({ game, status }: TodayPuzzleProps) => {
  const art = artworkUrl(game, 'small');
  const state = status?.state ?? 'notStarted';
  const isDone = state === 'completed';
  return (
    <section className="family-today" aria-label="Today’s puzzle" data-lit={isDone || undefined}>
      <span className="art">{art && <img src={art} alt="" />}</span>
      <div>
        <p className="eyebrow">Today’s puzzle</p>
        <b>{game.title}</b>
        <p className="state">{describeState(status)}</p>
        <div className="ways">
          {isDone ? (
            <ButtonLink kind="line" size="small" href={`${game.href}#scores`}>
              <span>{PLAY_LABELS[state]}</span>
            </ButtonLink>
          ) : (
            <ButtonLink kind="play" size="small" href={game.href} data-play="">
              <Icon name="play" />
              <span>{PLAY_LABELS[state]}</span>
            </ButtonLink>
          )}
          <ButtonLink kind="night" size="small" href={paths.archive(slugOfPath(game))}>
            Archive
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
