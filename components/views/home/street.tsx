/** Today's daily games as a street, whose windows light up as the player finishes them. */
import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { dateOfKey, dayName } from '@/lib/domain/days/calendar-days';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { paths, slugOfPath } from '@/lib/paths';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { useDailyStatus, useStreak, useToday, type DailyStatus } from '@/stores/queries/use-dailies';
import { useLevelTexts } from '@/stores/queries/use-level-texts';
import { arrangeHouses, countStreetHouses } from './houses';
import { composeStreetHeading, composeStreetLede } from './street-heading';
import { StreetHouse } from './street-house';

const nextGame = (dailies: readonly GameSummary[], statuses: Readonly<Record<string, DailyStatus>>) => {
  const gamesInState = (state: string) =>
    dailies.find(({ keyword }) => (statuses[keyword]?.state ?? 'notStarted') === state);
  const started = gamesInState('started');
  if (started) return { game: started, verb: 'Carry on' };
  return { game: gamesInState('notStarted') ?? dailies[0], verb: 'Play' };
};

export const DailiesStreet = ({ dailies }: { dailies: readonly GameSummary[] }) => {
  const today = useToday();
  const statuses = useDailyStatus(dailies.map(({ keyword }) => keyword));
  const texts = useLevelTexts(dailies, statuses);
  const streak = useStreak(null);
  const houses = arrangeHouses(dailies, countStreetHouses(dailies.length));
  const isMore = dailies.length > houses.length;
  const lit = dailies.filter(({ keyword }) => statuses[keyword]?.state === 'completed').length;
  const keys = useHiddenKeys();
  const { game: next, verb } = nextGame(
    dailies.filter((game) => !isHiddenBy(keys, game)),
    statuses,
  );

  return (
    <section className="home-street" aria-labelledby="street" data-night="">
      <img className="sky" src="/art/street/sky.svg" alt="" fetchPriority="high" />
      <div className="top">
        <div>
          <p className="evening">{today && dayName(dateOfKey(today))}</p>
          <h1 id="street">{composeStreetHeading(lit, dailies.length)}</h1>
          {dailies.length > 0 && (
            <p className="lede">
              {composeStreetLede(dailies.length)}
              {isMore && (
                <>
                  {' '}
                  <SiteLink href={paths.dailyGames()}>See all of them</SiteLink>
                </>
              )}
            </p>
          )}
          {next && (
            <div className="actions">
              <ButtonLink kind="play" href={next.href} data-play="">
                <Icon name="play" />
                <span className="label" data-widest={`Carry on ${next.title}`}>
                  {verb} {next.title}
                </span>
              </ButtonLink>
              <ButtonLink kind="night" href={paths.archive(slugOfPath(next))}>
                <Icon name="cal" />
                Archive
              </ButtonLink>
            </div>
          )}
        </div>
        {streak && (
          <div className="streak">
            <svg aria-hidden="true">
              <use href="/scenery.svg#streak" />
            </svg>
            <div>
              <b>{streak.streak}</b>
              <span>day streak</span>
              <small>Best {streak.maxStreak}</small>
            </div>
          </div>
        )}
      </div>
      <div className="home-houses row" style={{ '--houses': houses.length } as CSSProperties}>
        {houses.map((house) => (
          <StreetHouse
            key={house.key}
            house={house}
            status={house.game ? statuses[house.game.keyword] : undefined}
            text={house.game ? texts[house.game.keyword] : undefined}
          />
        ))}
        <svg className="lamp" aria-hidden="true">
          <use href="/scenery.svg#lamp" />
        </svg>
        <svg className="lamp" aria-hidden="true">
          <use href="/scenery.svg#lamp" />
        </svg>
      </div>
      <div className="pavement" />
    </section>
  );
};
