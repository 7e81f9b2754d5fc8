/** A search not begun yet: a large field, genres, and what to play meanwhile. */
import { PageFrame } from '@/components/layout/page-frame';
import { SearchField } from '@/components/layout/search-field';
import { Shelf } from '@/components/ui/shelf';
import { GenreOffer } from '@/components/views/listing/listing-empty';
import { MESSAGES } from '@/lib/messages';
import { useSuggestedGames } from '@/stores/queries/use-suggested-games';

export const SearchStart = ({ isRefused }: { isRefused: boolean }) => {
  const games = useSuggestedGames();
  return (
    <PageFrame tab="search">
      <div className="search-start">
        <h1>What would you like to play?</h1>
        {isRefused && <p role="alert">{MESSAGES.searchTooShort}</p>}
        <SearchField kind="large" />
        <GenreOffer />
      </div>
      <div className="listing-suggestions">
        {games.length > 0 && <Shelf title="People are playing" kind="standard" games={games} />}
      </div>
    </PageFrame>
  );
};
