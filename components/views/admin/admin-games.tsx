/** The games that public lists leave out (hidden, broken, not for mobile), with links for administrators. */
import { useState, type CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { TabList } from '@/components/ui/tabs';
import type { ListedFlag } from '@/lib/contract/admin';
import type { GameSummary } from '@/lib/contract/game';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { useAdminList } from '@/stores/queries/use-admin-list';
import { AdminFrame } from './admin-frame';
import { AdminGameRecord } from './admin-game-record';
import { AdminPages } from './admin-pages';

const FLAG_LISTS = [
  { key: 'hidden', label: 'Hidden', empty: 'No game is hidden.' },
  { key: 'broken', label: 'Broken', empty: 'No game is marked as broken.' },
  { key: 'not_for_mobile', label: 'Not for mobile', empty: 'Every game plays on phones and tablets.' },
] as const satisfies readonly { key: ListedFlag; label: string; empty: string }[];

const FlaggedGameRow = ({ game }: { game: GameSummary }) => {
  const art = artworkUrl(game, 'small');
  const category = mainGenreOf(game);
  return (
    <li>
      <SiteLink href={game.href} style={{ '--hl': game.highlightColor } as CSSProperties}>
        <span className="picture">
          {art ? <img src={art} alt="" loading="lazy" /> : <CategoryIcon name={category.icon} />}
        </span>
        <b>{game.title}</b>
        <small>{category.name}</small>
      </SiteLink>
    </li>
  );
};

const FlaggedGameList = ({ flag, empty }: { flag: ListedFlag; empty: string }) => {
  const list = useAdminList(`games ${flag}`, (client, at) => client.listGames(flag, at));
  if (list.failure) return <p role="alert">{list.failure}</p>;
  return (
    <>
      <Panel as="div" className="admin-games" aria-busy={!list.rows || undefined}>
        {list.rows?.length === 0 && <p>{empty}</p>}
        {list.rows && list.rows.length > 0 && (
          <ul>
            {list.rows.map((game) => (
              <FlaggedGameRow key={game.uid} game={game} />
            ))}
          </ul>
        )}
      </Panel>
      <AdminPages list={list} />
    </>
  );
};

const FlaggedGameTabs = () => {
  const [flag, setFlag] = useState<ListedFlag>('hidden');
  const { label, empty } = FLAG_LISTS.find(({ key }) => key === flag) ?? FLAG_LISTS[0];
  return (
    <>
      <TabList<ListedFlag>
        label="Flag"
        tabs={FLAG_LISTS}
        selected={flag}
        panelId="games"
        onSelect={setFlag}
      />
      <div role="tabpanel" id="games" aria-label={label} className="admin-list">
        <FlaggedGameList key={flag} flag={flag} empty={empty} />
      </div>
    </>
  );
};

export const AdminGames = () => (
  <AdminFrame title="Games" current="Games">
    <AdminGameRecord />
    <FlaggedGameTabs />
  </AdminFrame>
);
