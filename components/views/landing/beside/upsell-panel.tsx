/** Next to a daily, the downloads that match today's dailies (spec §7: daily_game_upsell). */
import { Panel } from '@/components/ui/panel';
import { money } from '@/lib/domain/play/amounts';
import { useDailyUpsell } from '@/stores/queries/use-daily-upsell';
import { GameRow } from './game-row';

const SHOWN_GAMES = 4;

/** Reserves space for its rows until they are known, so that nothing below moves. */
export const UpsellPanel = () => {
  const games = useDailyUpsell();
  if (games?.length === 0) return null;
  return (
    <Panel className="for-you" aria-labelledby="upsell">
      <h2 id="upsell">To keep and play anywhere</h2>
      <ul>
        {Array.from({ length: games ? Math.min(SHOWN_GAMES, games.length) : SHOWN_GAMES }, (_, index) => {
          const game = games?.[index];
          if (!game) return <li key={index} className="waiting" />;
          const price = game.paidgamePrice === null ? '' : `${money(game.paidgamePrice)}, `;
          return <GameRow key={game.uid} game={game} note={price ? `${price}free trial` : 'Free trial'} />;
        })}
      </ul>
    </Panel>
  );
};
