/** Search results as a list; without a term, a place to begin. */
import { ListingHead } from '@/components/views/listing/listing-head';
import { ListingView } from '@/components/views/listing/listing-view';
import type { SearchData } from '@/lib/domain/listing-data';
import { SearchStart } from './search-start';

const START = { title: 'Search', description: 'Search all online games, daily games and downloads.' };

export const SearchPage = ({ results, refused, kinds }: SearchData) =>
  results ? (
    <>
      <ListingHead listing={results.listing} page={results.state.page} />
      <ListingView {...results} kinds={kinds} />
    </>
  ) : (
    <>
      <ListingHead listing={START} />
      <SearchStart isRefused={refused !== null} />
    </>
  );
