/** Today's daily games as a table of arch windows, each with its state. */
import { ButtonLink } from '@/components/ui/button';
import { CategoryIcon } from '@/components/ui/category-icon';
import { ClassicBox } from '@/components/ui/classic-box';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { finishedDailyText } from '@/lib/domain/play/amounts';
import { dateOfKey, dayAndMonth } from '@/lib/domain/days/calendar-days';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { paths } from '@/lib/paths';
import { useDailyStatus, useToday, type DailyStatus } from '@/stores/queries/use-dailies';
import { levelText } from '@/stores/queries/use-level-text';
import { useLevelTexts } from '@/stores/queries/use-level-texts';

/** Returns the state of a daily. If the player has not started it, returns the known name of the game. */
const describeDaily = (
  game: GameSummary,
  status: DailyStatus | undefined,
  text: string | undefined,
): string => {
  if (status?.state === 'completed') return finishedDailyText(status.value, status.columnType);
  // A level that was only opened has no progress yet.
  if (status?.state === 'started' && (text ?? status.progress)) return levelText(status, text);
  return game.knownAs[0] ?? mainGenreOf(game).name;
};

const DailyAction = ({ game, status }: { game: GameSummary; status: DailyStatus | undefined }) => {
  if (status?.state === 'completed')
    return (
      <ButtonLink
        kind="line"
        size="small"
        href={`${game.href}#scores`}
        aria-label={`Scores of ${game.title}`}
      >
        Scores
      </ButtonLink>
    );
  const verb = status?.state === 'started' ? 'Resume' : 'Play';
  return (
    <ButtonLink kind="play" size="small" href={game.href} data-play="" aria-label={`${verb} ${game.title}`}>
      {verb}
    </ButtonLink>
  );
};

export const ClassicDailies = ({ dailies }: { dailies: readonly GameSummary[] }) => {
  const today = useToday();
  const statuses = useDailyStatus(dailies.map(({ keyword }) => keyword));
  const texts = useLevelTexts(dailies, statuses);
  return (
    <ClassicBox
      title={today ? `Daily games for ${dayAndMonth(dateOfKey(today))}` : 'Daily games'}
      icon={<CategoryIcon name="daily" isLit />}
      more={{ label: 'All daily games', href: paths.dailyGames() }}
      isFlush
    >
      <div className="classic-dailies">
        {dailies.map((game) => {
          const status = statuses[game.keyword];
          return (
            <div key={game.uid} data-keys={hidingKeysOf(game)} data-state={status?.state ?? 'notStarted'}>
              <img src={artworkUrl(game, 'small') ?? ''} alt="" loading="lazy" />
              <span>
                <SiteLink href={game.href} data-play="">
                  <b>{game.title}</b>
                </SiteLink>
                <small>
                  {status?.state === 'completed' && <Icon name="flame" />}
                  {describeDaily(game, status, texts[game.keyword])}
                </small>
              </span>
              <DailyAction game={game} status={status} />
            </div>
          );
        })}
      </div>
    </ClassicBox>
  );
};
