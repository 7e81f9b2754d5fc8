/** Beside a daily: the downloads that go with tonight's dailies (spec §7: daily_game_upsell). */
import { Panel } from '@/components/ui/panel';
import { money } from '@/lib/domain/amounts';
import { useDailyUpsell } from '@/stores/queries/use-daily-upsell';
import { GameRow } from './game-row';

export const UpsellPanel = () => {
  const games = useDailyUpsell();
  if (!games || games.length === 0) return null;
  return (
    <Panel className="for-you" aria-labelledby="upsell">
      <h2 id="upsell">To keep and play anywhere</h2>
      <ul>
        {games.map((game) => (
          <GameRow
            key={game.uid}
            game={game}
            note={game.paidgamePrice === null ? 'Free trial' : `${money(game.paidgamePrice)}, free trial`}
          />
        ))}
      </ul>
    </Panel>
  );
};
