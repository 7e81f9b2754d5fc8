/** The favorites of a guest, stored in this browser. */
import { createLazyComponent } from '@/components/ui/lazy-component';
import { useAuth } from '@/stores/stores-provider';

const LazyFavoriteCards = createLazyComponent(async () => (await import('./favorite-cards')).FavoriteCards);

export const GuestFavorites = () => {
  const hasFavorites = useAuth(
    ({ isReady, isSignedIn, favorites }) => isReady && !isSignedIn && favorites.length > 0,
  );
  return hasFavorites && <LazyFavoriteCards />;
};
