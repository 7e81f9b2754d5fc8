/** The games that the guest has played in this browser, newest first, each with its state. */
import { useState } from 'react';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { slugOfPath } from '@/lib/paths';
import { YOU_MESSAGES } from '@/lib/you-messages';
import { browserStorage } from '@/stores/key-value-storage';
import { listProgress } from '@/stores/played-progress';
import { useDailyStatus } from '@/stores/queries/use-dailies';
import { GUEST_SAVES_PREFIX } from '@/stores/saves/browser-saves';
import { GameRow } from './game-row';

/** The server returns a status for at most this many games per request. */
const MAX_STATUSES = 50;

export const PlayedGames = ({ games }: { games: readonly RecentGame[] }) => {
  const statuses = useDailyStatus(games.slice(0, MAX_STATUSES).map(slugOfPath));
  const [progress] = useState(() => listProgress(browserStorage));
  const describeProgress = (game: RecentGame): string | undefined => {
    const known = progress[game.uid];
    if (known) return YOU_MESSAGES.resumeAt(known);
    const status = statuses[slugOfPath(game)];
    if (status?.state === 'started') return YOU_MESSAGES.resume(status.progress);
    if (status?.state === 'completed') return YOU_MESSAGES.finished;
    const hasSave = browserStorage.read(`${GUEST_SAVES_PREFIX}${slugOfPath(game)}`) !== undefined;
    return hasSave ? YOU_MESSAGES.saved : undefined;
  };
  return <GameRow id="played" title={YOU_MESSAGES.played} games={games} noteOf={describeProgress} />;
};
