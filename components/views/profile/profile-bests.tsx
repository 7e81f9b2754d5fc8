/** A member's best all-time rank in each game. */
import { useState } from 'react';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { PublicStats } from '@/lib/contract/player-stats';
import { grouped, resultText } from '@/lib/domain/play/amounts';
import type { ShownStats, StatsGame } from '@/lib/domain/play/shown-stats';
import { ordinal } from '@/lib/domain/play/ordinal';
import { BOARD_MESSAGES } from '@/lib/messages/board';

const MAX_COLLAPSED_BESTS = 6;

/** Returns whether the rank is one of the first three, with at least one player behind. */
const isOnPodium = ({ scorePosition, totalScores }: PublicStats['bests'][number]): boolean =>
  scorePosition <= 3 && scorePosition < totalScores;

const BestResult = ({ game, best }: { game: StatsGame; best: PublicStats['bests'][number] }) => {
  const art = artworkUrl(game, 'small');
  return (
    <li>
      <span className="art">{art && <img src={art} alt="" loading="lazy" />}</span>
      <span className="game">
        <SiteLink href={game.href}>{game.title}</SiteLink>
        <small>
          {best.label}, {resultText(best.value, best.columnType)}
          {!best.verified && (
            <span className="unverified" title={BOARD_MESSAGES.boardUnverified}>
              Unverified
            </span>
          )}
        </small>
      </span>
      <span className="place">
        <b data-medal={isOnPodium(best) ? best.scorePosition : undefined}>{ordinal(best.scorePosition)}</b>
        <small>of {grouped(best.totalScores)}</small>
      </span>
    </li>
  );
};

export const ProfileBests = ({ stats: { bests, games } }: { stats: ShownStats }) => {
  const [hasAll, setHasAll] = useState(false);
  const known = bests.flatMap((best) => {
    const game = games.find(({ keyword }) => keyword === best.gameKeyword);
    return game ? [{ game, best }] : [];
  });
  return (
    <Panel className="profile-bests" aria-labelledby="bests">
      <h2 id="bests">Best places</h2>
      <p className="about">Of all time, in the mode with the highest place.</p>
      <ul>
        {(hasAll ? known : known.slice(0, MAX_COLLAPSED_BESTS)).map(({ game, best }) => (
          <BestResult key={game.uid} game={game} best={best} />
        ))}
      </ul>
      {!hasAll && known.length > MAX_COLLAPSED_BESTS && (
        <Button kind="line" isFull onClick={() => setHasAll(true)}>
          Show all {known.length} places
        </Button>
      )}
    </Panel>
  );
};
