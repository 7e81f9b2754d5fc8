/** One house of the street: a link to tonight's game with its picture in the window, or shuttered while nobody lives there. */
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { artOf } from '@/components/ui/game-art';
import { duration } from '@/lib/domain/amounts';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import type { House } from './houses';

const Roof = ({ name }: { name: string }) => (
  <svg className="roof" aria-hidden="true">
    <use href={`/scenery.svg#roof-${name}`} />
  </svg>
);

const Status = ({ status }: { status: DailyStatus | undefined }) => {
  if (status?.state === 'completed')
    return (
      <span className="status">
        <Icon name="flame" />
        {status.timeMs === null ? 'Lit' : `Lit in ${duration(status.timeMs)}`}
      </span>
    );
  if (status?.state === 'started') {
    const percent = `${Math.round(status.progress * 100)}%`;
    return (
      <span className="status" style={{ '--done': percent } as CSSProperties}>
        <span className="bar" />
        {percent}
      </span>
    );
  }
  return (
    <span className="status">
      <Icon name="play" />
      Not started
    </span>
  );
};

export const StreetHouse = ({ house, status }: { house: House; status: DailyStatus | undefined }) => {
  const { key, game } = house;
  if (!game)
    return (
      <div className="house" data-house={key} data-state="shuttered">
        <Roof name={key} />
        <span className="facade">
          <span className="window">
            <span className="pane" />
          </span>
          <span className="plate">
            <b>To let</b>
            <span className="status">A game moves in soon</span>
          </span>
        </span>
      </div>
    );

  const art = artOf(game, 'standard');
  return (
    <SiteLink className="house" data-house={key} data-state={status?.state ?? 'notStarted'} href={game.href}>
      <Roof name={key} />
      <span className="facade">
        <span className="window">
          <span className="pane">{art && <img src={art} alt="" />}</span>
        </span>
        <span className="plate">
          <b>{game.title}</b>
          <Status status={status} />
        </span>
      </span>
    </SiteLink>
  );
};
