/** A sheet with the filters and the order of a list, which apply only when the last button is pressed. */
import { useRouter } from 'next/router';
import { useState } from 'react';
import { getSiteConfig } from '@/components/layout/site-config';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { Icon } from '@/components/ui/icon';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { counted } from '@/lib/domain/play/amounts';
import { GENRES } from '@/lib/domain/games/genres';
import { countFilters, SCOPES, SORT_LABELS, type ListingState } from '@/lib/domain/listing/listing-query';
import { useGameCount } from '@/stores/queries/use-game-count';
import { useModal } from '@/stores/stores-provider';
import { hrefAfter, NO_FILTERS, type ListingViewProps } from './listing-props';

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChoose(): void;
}

const FilterChoice = ({ label, isOn, onChoose }: ChoiceProps) => (
  <button className="choice" type="button" aria-pressed={isOn} onClick={onChoose}>
    {isOn && <Icon name="check" />}
    {label}
  </button>
);

export const FilterSheet = ({ name, ...props }: ListingViewProps & { name: string }) => (
  <Dialog name={name} label="Filter games">
    <FilterForm {...props} />
  </Dialog>
);

const FilterForm = (props: ListingViewProps) => {
  const { listing } = props;
  const { push } = useRouter();
  const close = useModal((modal) => modal.close);
  const [draft, setDraft] = useState(props.state);
  const total = useGameCount(listing, draft);
  const changeDraft = (change: Partial<ListingState>): void => setDraft({ ...draft, ...change });
  const keys: readonly string[] = SCOPES[listing.scope].keys;

  const handleShow = (): void => {
    close();
    void push(hrefAfter({ listing, state: draft }, {}), undefined, { scroll: false });
  };

  return (
    <div className="filter-sheet">
      <div className="head">
        <h2>Filter</h2>
        {countFilters(draft) > 0 && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              changeDraft(NO_FILTERS);
              // The button disappears together with the filters.
              giveFocus(currentTarget.closest('dialog')?.querySelector('.choice'));
            }}
          >
            Clear all
          </button>
        )}
      </div>
      <h3 id="filter-show">Show</h3>
      <div className="choices" role="group" aria-labelledby="filter-show">
        <FilterChoice
          label="Plays on this device"
          isOn={draft.isDevice}
          onChoose={() => changeDraft({ isDevice: !draft.isDevice })}
        />
        <FilterChoice
          label={`Only on ${getSiteConfig().productName}`}
          isOn={draft.isExclusive}
          onChoose={() => changeDraft({ isExclusive: !draft.isExclusive })}
        />
        {listing.section === 'online' && (
          <FilterChoice
            label="Show every variant"
            isOn={draft.hasVariants}
            onChoose={() => changeDraft({ hasVariants: !draft.hasVariants })}
          />
        )}
      </div>
      {keys.includes('genre') && (
        <>
          <h3 id="filter-genre">Genre</h3>
          <div className="choices" role="group" aria-labelledby="filter-genre">
            {GENRES.map((genre) => (
              <FilterChoice
                key={genre.uid}
                label={genre.name}
                isOn={draft.genre === genre.uid}
                onChoose={() => changeDraft({ genre: draft.genre === genre.uid ? null : genre.uid })}
              />
            ))}
          </div>
        </>
      )}
      <h3 id="filter-sort">Sort by</h3>
      <SegmentedControl role="group" aria-labelledby="filter-sort">
        {SCOPES[listing.scope].sorts.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={draft.sort === sort}
            onClick={() => changeDraft({ sort, isReversed: false })}
          >
            {SORT_LABELS[sort]}
          </button>
        ))}
      </SegmentedControl>
      <div className="choices" hidden={draft.sort === 'relevance'}>
        <FilterChoice
          label="Reverse order"
          isOn={draft.isReversed}
          onChoose={() => changeDraft({ isReversed: !draft.isReversed })}
        />
      </div>
      <div className="last">
        <Button kind="line" onClick={close}>
          Cancel
        </Button>
        <Button onClick={handleShow}>
          {total === null ? 'Show games' : `Show ${counted(total, 'game')}`}
        </Button>
      </div>
    </div>
  );
};
