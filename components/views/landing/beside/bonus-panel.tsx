/** The bonus game of this game, and how often it changes. */
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { Game } from '@/lib/contract/game';
import { parseCallPath } from '@/lib/domain/games/record-url';
import { TokenButton } from '../buy/token-button';

const FREQUENCY_TEXTS = { daily: 'A new one every day.', weekly: 'A new one every week.' } as const;

export const BonusPanel = ({ game }: { game: Game }) => {
  const { bonusGameUrl, bonusGameFrequency } = game;
  if (!bonusGameUrl) return null;
  return (
    <Panel className="landing-bonus" aria-labelledby="bonus">
      <h2 id="bonus">Bonus game</h2>
      <p>
        There is more to {game.title}. {bonusGameFrequency && FREQUENCY_TEXTS[bonusGameFrequency]}
      </p>
      {parseCallPath(bonusGameUrl) ? (
        <TokenButton token={bonusGameUrl} icon="gift">
          Play the bonus
        </TokenButton>
      ) : (
        <ButtonLink kind="line" isFull href={bonusGameUrl}>
          <Icon name="gift" />
          Play the bonus
        </ButtonLink>
      )}
    </Panel>
  );
};
