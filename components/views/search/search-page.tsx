/** The search results as a list, or a start page if there is no term. */
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { PreloadableComponent } from '@/components/layout/layout-switch';
import { ListingHead } from '@/components/views/listing/listing-head';
import type { ListingViewProps } from '@/components/views/listing/listing-props';
import type { SearchData } from '@/lib/domain/listing/listing-data';

const START_TEXTS = { title: 'Search', description: 'Search all online games, daily games and downloads.' };

// Both views are dynamic, because each visitor needs only one of them.
const SearchResults: PreloadableComponent<ListingViewProps> = dynamic(
  async () => (await import('@/components/views/listing/listing-view')).ListingView,
);
const SearchStart = dynamic(async () => (await import('./search-start')).SearchStart);

export const SearchPage = ({ results, refusal, kinds }: SearchData) => {
  const { events } = useRouter();
  // Loads the view for the results at the same time as the results.
  useEffect(() => {
    const handleStart = (): void => void SearchResults.preload?.();
    events.on('routeChangeStart', handleStart);
    return () => events.off('routeChangeStart', handleStart);
  }, [events]);

  return results ? (
    <>
      <ListingHead listing={results.listing} page={results.state.page} />
      <SearchResults {...results} kinds={kinds} />
    </>
  ) : (
    <>
      <ListingHead listing={START_TEXTS} />
      <SearchStart refusal={refusal} />
    </>
  );
};
