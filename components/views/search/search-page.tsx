/** The search results as a list, or a start page if there is no term. */
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { Loadable } from '@/components/layout/by-layout';
import { ListingHead } from '@/components/views/listing/listing-head';
import type { ListingViewProps } from '@/components/views/listing/listing-props';
import type { SearchData } from '@/lib/domain/listing/listing-data';

const START = { title: 'Search', description: 'Search all online games, daily games and downloads.' };

// Both views are dynamic, because each visitor needs only one of them.
const Results: Loadable<ListingViewProps> = dynamic(
  async () => (await import('@/components/views/listing/listing-view')).ListingView,
);
const SearchStart = dynamic(async () => (await import('./search-start')).SearchStart);

export const SearchPage = ({ results, refusal, kinds }: SearchData) => {
  const { events } = useRouter();
  // Loads the view for the results at the same time as the results.
  useEffect(() => {
    const handleStart = (): void => void Results.preload?.();
    events.on('routeChangeStart', handleStart);
    return () => events.off('routeChangeStart', handleStart);
  }, [events]);

  return results ? (
    <>
      <ListingHead listing={results.listing} page={results.state.page} />
      <Results {...results} kinds={kinds} />
    </>
  ) : (
    <>
      <ListingHead listing={START} />
      <SearchStart refusal={refusal} />
    </>
  );
};
