/**
 * Draws the site's dailies as streets with one house per game, up to eight in a street. Shows the number of finished
 * and remaining games, and the time left.
 */
import type { CSSProperties } from 'react';
import { arrangeHouses } from '@/components/views/home/houses';
import { composeStreetHeading } from '@/components/views/home/street-heading';
import { StreetHouse } from '@/components/views/home/street-house';
import type { GameSummary } from '@/lib/contract/game';
import { untilText } from '@/lib/domain/days/countdown';
import { dateOfKey, dayName } from '@/lib/domain/days/calendar-days';
import { useMinute } from '@/stores/clock';
import { useDailyStatus, useDay } from '@/stores/queries/use-dailies';
import { useLevelTexts } from '@/stores/queries/use-level-texts';

const MAX_HOUSES = 8;
/** The minimum number of houses, because a street of one or two would show mostly wall. */
const MIN_HOUSES = 3;

interface StreetLayout {
  games: readonly GameSummary[];
  /** The number of houses that fit into the width. */
  houses: number;
}

/** Divides the games into streets of equal length; the last street may have empty houses at its end. */
const divideIntoStreets = (dailies: readonly GameSummary[]): StreetLayout[] => {
  const streets = Math.ceil(dailies.length / MAX_HOUSES);
  const houses = Math.max(MIN_HOUSES, Math.ceil(dailies.length / streets));
  return Array.from({ length: streets }, (_, street) => ({
    games: dailies.slice(street * houses, (street + 1) * houses),
    houses,
  }));
};

export const DailyStreet = ({ heading, dailies }: { heading: string; dailies: readonly GameSummary[] }) => {
  const minute = useMinute();
  const day = useDay();
  const statuses = useDailyStatus(dailies.map(({ keyword }) => keyword));
  const texts = useLevelTexts(dailies, statuses);
  const lit = dailies.filter(({ keyword }) => statuses[keyword]?.state === 'completed').length;
  const share = `${(100 * lit) / dailies.length}%`;

  return (
    <section className="home-street daily-street" aria-labelledby="street" data-night="">
      <img className="sky" src="/art/street/sky.svg" alt="" fetchPriority="high" />
      <div className="top">
        <div>
          <p className="evening">{day && dayName(dateOfKey(day.today))}</p>
          <h1 id="street">{heading}</h1>
          <p className="lede">{composeStreetHeading(lit, dailies.length)}</p>
        </div>
        <div className="tonight" style={{ '--done': share } as CSSProperties}>
          <p>
            <b>
              {lit} of {dailies.length}
            </b>{' '}
            lit tonight
          </p>
          <div className="track" />
          <p className="until">{minute && day && `Next puzzles in ${untilText(day.endsAt - minute)}`}</p>
        </div>
      </div>
      {divideIntoStreets(dailies).map(({ games, houses }, street) => (
        <div key={street} className="street-row">
          <div
            className="home-houses row"
            data-houses={houses}
            style={{ '--houses': houses } as CSSProperties}
          >
            {arrangeHouses(games, houses).map((house) => (
              <StreetHouse
                key={house.key}
                house={house}
                status={house.game ? statuses[house.game.keyword] : undefined}
                text={house.game ? texts[house.game.keyword] : undefined}
              />
            ))}
          </div>
          <div className="pavement" />
        </div>
      ))}
    </section>
  );
};
