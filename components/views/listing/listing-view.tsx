/** A list of games in the visitor's layout. */
import dynamic from 'next/dynamic';
import { createLayoutSwitch } from '@/components/layout/layout-switch';
import type { ListingViewProps } from './listing-props';
import './listing-top';

export const ListingView = await createLayoutSwitch<ListingViewProps>({
  modern: dynamic(async () => (await import('./modern-listing')).ModernListing),
  classic: dynamic(async () => (await import('./classic-listing')).ClassicListing),
});
