/** The links to play a game from its page: play or resume, and the archive. For a download, the trial and the price. */
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Game } from '@/lib/contract/game';
import { isArchiveOver } from '@/lib/domain/days/level-keys';
import { paths, slugOfPath } from '@/lib/paths';
import { useToday, type DailyStatus } from '@/stores/queries/use-dailies';
import type { PlayControls } from './landing-stage';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { DownloadActions } from '../lazy/rare-panels';

// Loads in the browser, because only the browser knows the visitor's modes and unfinished games.
const ModeChoice = createLazyComponent(async () => (await import('../lazy/status-parts')).ModeChoice);
const PLAY_BUTTON_LABELS = { notStarted: 'Play', started: 'Resume', completed: 'Play again' } as const;

interface LandingActionsProps {
  game: Game;
  /** The visitor's progress in today's level; undefined while unknown. */
  status: DailyStatus | undefined;
  way: PlayControls;
  size?: 'normal' | 'large';
}

export const LandingActions = ({
  game,
  status,
  way: [onPlay, hasIntent],
  size = 'large',
}: LandingActionsProps) => {
  const today = useToday();
  const hasTonight = game.isDailyGame && !isArchiveOver(game.archive, today);
  const state = status?.state ?? 'notStarted';
  const verb = `${PLAY_BUTTON_LABELS[state]}${hasTonight && state !== 'completed' ? ' today' : ''}`;
  return (
    <>
      {game.embed && (
        <>
          <ButtonLink kind="play" size={size} href={game.href} data-play="" onClick={onPlay}>
            <Icon name="play" />
            {game.isDailyGame ? <span className="label">{verb}</span> : verb}
          </ButtonLink>
          {game.hasLeaderboards && (
            <span className="mode-choice" data-some={game.hasModes}>
              {hasIntent && <ModeChoice game={game} />}
            </span>
          )}
        </>
      )}
      {game.isDownloadGame && <DownloadActions game={game} size={size} />}
      {game.archive && (
        <ButtonLink kind="night" size={size} href={paths.archive(slugOfPath(game))}>
          <Icon name="cal" />
          Archive
        </ButtonLink>
      )}
    </>
  );
};
