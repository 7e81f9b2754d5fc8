/** The walkthrough of a game, collapsed to avoid spoilers. */
import { Panel } from '@/components/ui/panel';
import type { Game } from '@/lib/contract/game';

export const WalkthroughPanel = ({ game }: { game: Game }) => (
  <Panel className="landing-walkthrough" aria-labelledby="walkthrough">
    <details>
      <summary>
        <h2 id="walkthrough">Walkthrough</h2>
      </summary>
      <p>{game.walkthrough}</p>
    </details>
  </Panel>
);
