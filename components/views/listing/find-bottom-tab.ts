/** Returns the tab of the bottom bar for a list. */
import type { BottomTab } from '@/components/layout/bottom-bar';
import type { Listing } from '@/lib/domain/listing/listings';

export const findBottomTab = ({ section, term }: Pick<Listing, 'section' | 'term'>): BottomTab => {
  if (term !== null) return 'search';
  return section === 'daily' ? 'daily' : 'genres';
};
