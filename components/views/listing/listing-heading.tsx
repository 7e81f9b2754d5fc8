/** The top of a list, with its icon, name and count, and links to the other catalog or to the other kinds. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { findStackedFamily } from '@/components/ui/cards/find-stacked-family';
import { counted } from '@/lib/domain/play/amounts';
import type { ListingSort } from '@/lib/domain/listing/listing-query';
import { KindTabs } from './kind-tabs';
import { ListingSwitch } from './listing-switch';
import type { ListingViewProps } from './listing-props';

const ORDER_LINES: Readonly<Record<ListingSort, string>> = {
  relevance: 'Best matches first.',
  popular: 'Most played first.',
  rating: 'Best rated first.',
  newest: 'Newest first.',
  title: 'From A to Z.',
};

export const ListingHeading = (props: ListingViewProps) => {
  const { listing, state, games, total, kinds } = props;
  const { icon, heading, lede, section, paths, term } = listing;
  return (
    <div className="listing-heading">
      {icon && (
        <span className="arch">
          <CategoryIcon name={icon} isLit />
        </span>
      )}
      <div>
        <h1>{heading}</h1>
        <p>
          {term && ORDER_LINES[state.sort]}
          {!term && total > 0 && (
            <>
              {counted(total, games.some(findStackedFamily) ? 'different game' : 'game')}
              <span className="long">. {lede}</span>
            </>
          )}
          {!term && total === 0 && lede}
        </p>
      </div>
      {paths && section !== 'daily' && section && <ListingSwitch duplicates={paths} current={section} />}
      {kinds && <KindTabs {...props} kinds={kinds} />}
    </div>
  );
};
