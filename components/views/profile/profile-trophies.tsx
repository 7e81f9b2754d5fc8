/** A member's trophies as four arches, which are lit once they are won. */
import { Icon, type UiIcon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { PublicStats } from '@/lib/contract/player-stats';
import { listTrophies, type TrophyKey } from '@/lib/domain/play/trophies';

const TROPHY_ICONS: Readonly<Record<TrophyKey, UiIcon>> = {
  streak: 'flame',
  days: 'moon',
  months: 'cal',
  podium: 'trophy',
};

export const ProfileTrophies = ({ stats }: { stats: PublicStats }) => (
  <Panel className="profile-trophies" aria-labelledby="trophies">
    <h2 id="trophies">Trophies</h2>
    <ul>
      {listTrophies(stats).map(({ key, name, figure, detail, isWon }) => (
        <li key={key} data-won={isWon || undefined}>
          <span className="arch">
            <Icon name={TROPHY_ICONS[key]} />
            <b>{figure}</b>
          </span>
          <span className="name">{name}</span>
          <small>{detail}</small>
          {!isWon && <em>Not yet</em>}
        </li>
      ))}
    </ul>
  </Panel>
);
