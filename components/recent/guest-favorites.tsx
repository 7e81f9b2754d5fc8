/** The favorites of a guest, stored in this browser. */
import { lazyPart } from '@/components/ui/lazy-part';
import { useAuth } from '@/stores/stores-provider';

const FavoriteCards = lazyPart(async () => (await import('./favorite-cards')).FavoriteCards);

export const GuestFavorites = () => {
  const hasFavorites = useAuth(
    ({ isReady, isSignedIn, favorites }) => isReady && !isSignedIn && favorites.length > 0,
  );
  return hasFavorites && <FavoriteCards />;
};
