/** The filters and the order of a list: links and selects in a row, and on phones also a sheet. */
import { useState } from 'react';
import { getSiteConfig } from '@/components/layout/site-config';
import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { countFilters } from '@/lib/domain/listing/listing-query';
import { useModal } from '@/stores/stores-provider';
import { ListingPicks } from './listing-picks';
import { hrefAfter, NO_FILTERS, type ListingViewProps } from './listing-props';

// Loads on first use, because most visitors never open it.
const FilterSheet = createLazyComponent(async () => (await import('./filter-sheet')).FilterSheet, true);

const FILTER_DIALOG = 'filter';

export const ListingFilters = (props: ListingViewProps) => {
  const { listing, state } = props;
  const open = useModal((modal) => modal.open);
  const [isUsed, setUsed] = useState(false);
  const chosen = countFilters(state);
  const chips = [
    { key: 'isDevice', label: 'Plays on this device' },
    { key: 'isExclusive', label: `Only on ${getSiteConfig().productName}` },
    ...(listing.section === 'online' ? [{ key: 'hasVariants', label: 'Show every variant' } as const] : []),
    // Reversing the relevance would list the worst matches first.
    ...(state.sort === 'relevance' ? [] : [{ key: 'isReversed', label: 'Reverse order' } as const]),
  ] as const;

  return (
    <div className="listing-filters">
      {chips.map(({ key, label }) => (
        <ChipLink
          key={key}
          data-filter={key}
          href={hrefAfter(props, { [key]: !state[key] })}
          scroll={false}
          aria-current={state[key] ? 'true' : undefined}
        >
          {state[key] && <Icon name="check" />}
          {label}
        </ChipLink>
      ))}
      {chosen > 0 && (
        <ChipLink data-filter="none" href={hrefAfter(props, NO_FILTERS)} scroll={false}>
          <Icon name="close" />
          Clear all
        </ChipLink>
      )}
      <div className="picks">
        <button
          className="listing-pick"
          data-pick="filter"
          type="button"
          onClick={() => {
            setUsed(true);
            open(FILTER_DIALOG, { hideCloseButton: true });
          }}
        >
          <Icon name="filter" />
          Filter
          {chosen > 0 && <b>{chosen}</b>}
        </button>
        <ListingPicks {...props} />
      </div>
      {isUsed && <FilterSheet {...props} name={FILTER_DIALOG} />}
    </div>
  );
};
