/** Next to a daily, the dailies to play next, marked if the player has finished them. */
import { Panel } from '@/components/ui/panel';
import { useDailyStatus } from '@/stores/queries/use-dailies';
import { useDailyRecommendations } from '@/stores/queries/use-daily-recommendations';
import { LazyLevelText } from '../hero/today-line';
import { GameRow } from '../beside/game-row';

const SHOWN_GAMES = 4;
const NO_GAMES = [] as const;

/** Reserves space for its rows until they are known, so that nothing below moves. */
export const DailyPicksPanel = ({ uid }: { uid: string }) => {
  const games = useDailyRecommendations(uid)?.slice(0, SHOWN_GAMES);
  const statuses = useDailyStatus((games ?? NO_GAMES).map(({ keyword }) => keyword));
  if (games?.length === 0) return null;
  return (
    <Panel className="for-you" aria-labelledby="daily-picks">
      <h2 id="daily-picks">More for tonight</h2>
      <ul>
        {games
          ? games.map((game) => {
              const status = statuses[game.keyword];
              const note = status && status.state !== 'notStarted' && (
                <LazyLevelText game={game} status={status} />
              );
              return <GameRow key={game.uid} game={game} note={note || undefined} />;
            })
          : Array.from({ length: SHOWN_GAMES }, (_, index) => <li key={index} className="waiting" />)}
      </ul>
    </Panel>
  );
};
