/** Games that match the member's plays, next to a game's page. */
import { Panel } from '@/components/ui/panel';
import { useGamesForYou } from '@/stores/queries/use-games-for-you';
import { GameRow } from './game-row';

const SHOWN_GAMES = 4;

export const ForYouPanel = ({ except }: { except: string }) => {
  const games = useGamesForYou(SHOWN_GAMES + 1)?.filter(({ uid }) => uid !== except);
  if (games?.length === 0) return null;
  return (
    <Panel className="for-you" aria-labelledby="for-you">
      <h2 id="for-you">Games for you</h2>
      <ul>
        {games
          ? games.slice(0, SHOWN_GAMES).map((game) => <GameRow key={game.uid} game={game} />)
          : Array.from({ length: SHOWN_GAMES }, (_, index) => <li key={index} className="waiting" />)}
      </ul>
    </Panel>
  );
};
