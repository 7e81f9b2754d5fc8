/** A titled row of stored games, with a note below each title. A button shows the rest. */
import { useState } from 'react';
import { RecentCard } from '@/components/recent/recent-cards';
import { RecentFrame } from '@/components/recent/recent-frame';
import { Button } from '@/components/ui/button';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { YOU_MESSAGES } from '@/lib/you-messages';

const MAX_COLLAPSED_GAMES = 8;

interface GameRowProps {
  id: string;
  title: string;
  games: readonly RecentGame[];
  noteOf?(game: RecentGame): string | undefined;
}

export const GameRow = ({ id, title, games, noteOf }: GameRowProps) => {
  const [hasAll, setHasAll] = useState(false);
  if (games.length === 0) return null;
  const cards = (hasAll ? games : games.slice(0, MAX_COLLAPSED_GAMES)).map((game) => (
    <RecentCard key={game.uid} game={game} note={noteOf?.(game)} />
  ));
  const more = !hasAll && games.length > MAX_COLLAPSED_GAMES && (
    <Button kind="line" isFull onClick={() => setHasAll(true)}>
      {YOU_MESSAGES.showAll(games.length)}
    </Button>
  );
  return (
    <RecentFrame id={id} title={title} hasStored isWhole={hasAll} more={more}>
      {cards}
    </RecentFrame>
  );
};
