/** Links to the collections of games. */
import { collectionPath } from '@/lib/collection-path';
import type { Collection } from '@/lib/domain/listing/listing-data';
import { ChipLink } from '../chip';

export const CollectionChips = ({ collections }: { collections: readonly Collection[] | undefined }) =>
  collections?.length ? (
    <nav className="collection-chips" aria-label="Collections">
      {collections.map(({ keyword, title }) => (
        <ChipLink key={keyword} href={collectionPath(keyword)}>
          {title}
        </ChipLink>
      ))}
    </nav>
  ) : null;
