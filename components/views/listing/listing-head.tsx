/** The document's title and description for a list. */
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import type { Listing } from '@/lib/domain/listing/listings';

interface ListingHeadProps {
  listing: Pick<Listing, 'title' | 'description'>;
  /** The index of the page, counted from zero. */
  page?: number;
}

export const ListingHead = ({ listing, page = 0 }: ListingHeadProps) => (
  <Head>
    <title>{titleOf(getSiteConfig(), page > 0 ? `${listing.title}, page ${page + 1}` : listing.title)}</title>
    <meta key="description" name="description" content={listing.description} />
  </Head>
);
