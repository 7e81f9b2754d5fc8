/** The cards for a guest's favorite games. */
import { useState } from 'react';
import { listGuestFavorites } from '@/stores/guest-favorites';
import { browserStorage } from '@/stores/key-value-storage';
import { RecentCard } from './recent-cards';
import { RecentFrame } from './recent-frame';

const MAX_CARDS = 8;

export const FavoriteCards = () => {
  const [games] = useState(() => listGuestFavorites(browserStorage).slice(0, MAX_CARDS));
  if (games.length === 0) return null;
  return (
    <RecentFrame id="favorites" title="Your favorites" hasStored>
      {games.map((game) => (
        <RecentCard key={game.uid} game={game} />
      ))}
    </RecentFrame>
  );
};
