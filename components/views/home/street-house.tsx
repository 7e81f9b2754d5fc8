/**
 * A house of the street: a link to today's game, with its image in the window. A house without a game has closed
 * shutters.
 */
import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { artworkUrl, artworkSourceSet } from '@/components/ui/cards/game-art';
import { finishedDailyText } from '@/lib/domain/play/amounts';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import type { StreetHouseAssignment } from './houses';

/** The image is wider than the window, because it fills the window's height. */
const PANE_SIZES = '(max-width: 767.98px) 40vw, 240px';

const HouseRoof = ({ name }: { name: string }) => (
  <svg className="roof" aria-hidden="true">
    <use href={`/scenery.svg#roof-${name}`} />
  </svg>
);

/**
 * @param text the progress text that the game wrote; if omitted, the percentage is shown
 * @param kind the known name of the game, shown until the player starts it
 */
const HouseStatus = ({
  status,
  text,
  kind,
}: {
  status: DailyStatus | undefined;
  text: string | undefined;
  kind: string;
}) => {
  if (status?.state === 'completed')
    return (
      <span className="status">
        <Icon name="flame" />
        {finishedDailyText(status.value, status.columnType)}
      </span>
    );
  // A level that was only opened has no progress yet.
  if (status?.state === 'started' && (text ?? status.progress)) {
    const percent = `${Math.round(status.progress * 100)}%`;
    return (
      <span
        className="status"
        data-text={text === undefined ? undefined : ''}
        style={{ '--done': percent } as CSSProperties}
      >
        <span className="bar" />
        <span>{text ?? percent}</span>
      </span>
    );
  }
  return (
    <span className="status">
      <Icon name="play" />
      <span>{kind}</span>
    </span>
  );
};

interface StreetHouseProps {
  house: StreetHouseAssignment;
  status: DailyStatus | undefined;
  text?: string | undefined;
}

export const StreetHouse = ({ house, status, text }: StreetHouseProps) => {
  const { key, game } = house;
  if (!game)
    return (
      <div className="house" data-house={key} data-state="shuttered">
        <HouseRoof name={key} />
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

  const art = artworkUrl(game, 'standard');
  return (
    <SiteLink
      className="house"
      data-keys={hidingKeysOf(game)}
      data-house={key}
      data-state={status?.state ?? 'notStarted'}
      href={game.href}
      data-play=""
    >
      <HouseRoof name={key} />
      <span className="facade">
        <span className="window">
          <span className="pane">
            {art && (
              <img
                sizes={PANE_SIZES}
                srcSet={artworkSourceSet(game, 'standard')}
                src={art}
                alt=""
                fetchPriority="low"
              />
            )}
          </span>
        </span>
        <span className="plate">
          <b>{game.title}</b>
          <HouseStatus status={status} text={text} kind={game.knownAs[0] ?? mainGenreOf(game).name} />
        </span>
      </span>
    </SiteLink>
  );
};
