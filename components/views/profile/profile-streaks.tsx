/** A member's overall daily streak, and the streak of each daily as a window that is lit while the streak is active. */
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { PublicStats } from '@/lib/contract/player-stats';
import { counted } from '@/lib/domain/play/amounts';
import type { PublicProfile } from '@/lib/domain/members/profile-data';
import type { ShownStats, StatsGame } from '@/lib/domain/play/shown-stats';
import { paths } from '@/lib/paths';

const StreakComparison = createLazyComponent(
  async () => (await import('./streak-comparison')).StreakComparison,
);

type GameStreak = PublicStats['streaks'][number];

const STREAK_UNITS = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

const StreakWindow = ({ game, streak }: { game: StatsGame; streak: GameStreak }) => {
  const art = artworkUrl(game, 'small');
  const unit = STREAK_UNITS[streak.frequency];
  return (
    <li>
      <SiteLink href={game.href} data-out={streak.streak === 0 || undefined}>
        <span className="window">{art && <img src={art} alt="" loading="lazy" />}</span>
        <span className="sr">
          {game.title}: {streak.streak > 0 ? `streak of ${counted(streak.streak, unit)}` : 'streak out'}, best{' '}
          {streak.maxStreak}
        </span>
        <b aria-hidden>{streak.streak > 0 ? streak.streak : '–'}</b>
        <small aria-hidden>Best {streak.maxStreak}</small>
      </SiteLink>
    </li>
  );
};

/** Shows only the member the freezes and a streak that is about to end. It is as high as the text that others see instead. */
const OwnStreakLine = ({ own, streak }: { own: NonNullable<PublicStats['own']>; streak: number }) => (
  <p className="own" data-risk={own.isAtRisk || undefined}>
    {own.isAtRisk ? 'Ends tonight without a daily.' : own.isTodayDone ? 'Today is done.' : null}{' '}
    {streak > 0 && `${own.freezes > 0 ? counted(own.freezes, 'freeze') : 'No freeze'} held.`}{' '}
    {!own.isTodayDone && (
      <SiteLink className="link" href={paths.dailyGames()}>
        Tonight’s dailies
      </SiteLink>
    )}
  </p>
);

interface ProfileStreaksProps {
  stats: ShownStats;
  /** The profile of another member for comparison; undefined on the member's own page. */
  profile?: PublicProfile;
}

export const ProfileStreaks = ({ stats, profile }: ProfileStreaksProps) => {
  const { any, own, streaks, games } = stats;
  const shown = streaks.flatMap((streak) => {
    const game = games.find(({ keyword }) => keyword === streak.gameKeyword);
    return game ? [{ game, streak }] : [];
  });
  return (
    <Panel className="profile-streaks" aria-labelledby="streaks">
      <div className="head">
        <h2 id="streaks">Streaks on the street</h2>
        <p className="any" data-out={any.streak === 0 || undefined}>
          <Icon name="flame" />
          <span>
            {any.streak > 0 ? (
              <>
                <b>{counted(any.streak, 'day')}</b> in a row, best {any.maxStreak}
              </>
            ) : (
              <>Out, best {counted(any.maxStreak, 'day')}</>
            )}
          </span>
        </p>
      </div>
      {own ? (
        <OwnStreakLine own={own} streak={any.streak} />
      ) : (
        <p className="own">A daily on time on {counted(any.days, 'day')} in all.</p>
      )}
      <ul>
        {shown.map(({ game, streak }) => (
          <StreakWindow key={game.uid} game={game} streak={streak} />
        ))}
      </ul>
      {!own && profile && shown.length > 0 && (
        <div className="comparison">
          <StreakComparison profile={profile} games={shown.map(({ game }) => game)} />
        </div>
      )}
    </Panel>
  );
};
