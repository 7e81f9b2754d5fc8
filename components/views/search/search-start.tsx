/** The search page without a term: a large field, genres, and games to play. */
import { PageFrame } from '@/components/layout/page-frame';
import { SearchField } from '@/components/layout/search-field';
import { MenuCardRow } from '@/components/ui/cards/menu-card-row';
import { GenreOffer } from '@/components/views/listing/genre-offer';
import type { TermRefusal } from '@/lib/domain/search/term-refusal';
import { TERM_REFUSALS } from '@/lib/search-messages';
import { useSuggestedGames } from '@/stores/queries/use-suggested-games';

export const SearchStart = ({ refusal }: { refusal: TermRefusal | null }) => {
  const games = useSuggestedGames();
  return (
    <PageFrame tab="search">
      <div className="search-start">
        <h1>What would you like to play?</h1>
        {refusal && <p role="alert">{TERM_REFUSALS[refusal]}</p>}
        <SearchField kind="large" />
        <GenreOffer />
      </div>
      <div className="listing-suggestions">
        {games.length > 0 && <MenuCardRow title="People are playing" kind="standard" games={games} />}
      </div>
    </PageFrame>
  );
};
