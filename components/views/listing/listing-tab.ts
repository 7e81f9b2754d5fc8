/** Under which of the bottom bar's tabs a list belongs. */
import type { BottomTab } from '@/components/layout/bottom-bar';
import type { Listing } from '@/lib/domain/listings';

export const tabOf = ({ section, term }: Pick<Listing, 'section' | 'term'>): BottomTab => {
  if (term !== null) return 'search';
  return section === 'daily' ? 'daily' : 'genres';
};
