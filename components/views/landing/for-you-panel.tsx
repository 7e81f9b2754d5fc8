/** Games that fit what the member plays, beside a game's page. */
import type { CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artOf, mainCategoryOf } from '@/components/ui/game-art';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { useGamesForYou } from '@/stores/queries/use-games-for-you';

const SHOWN = 4;

const Row = ({ game }: { game: GameSummary }) => {
  const art = artOf(game, 'small');
  const category = mainCategoryOf(game);
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

export const ForYouPanel = ({ except }: { except: string }) => {
  const games = useGamesForYou(SHOWN + 1)?.filter(({ uid }) => uid !== except);
  if (games?.length === 0) return null;
  return (
    <Panel className="for-you" aria-labelledby="for-you">
      <h2 id="for-you">Games for you</h2>
      <ul>
        {games
          ? games.slice(0, SHOWN).map((game) => <Row key={game.uid} game={game} />)
          : Array.from({ length: SHOWN }, (_, index) => <li key={index} className="waiting" />)}
      </ul>
    </Panel>
  );
};
