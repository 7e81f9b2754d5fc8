/** A sheet with the filters and the order of a list, which apply only when the last button is pressed. */
import { useRouter } from 'next/router';
import { useState } from 'react';
import { siteConfig } from '@/components/layout/site-config';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { Icon } from '@/components/ui/icon';
import { Segmented } from '@/components/ui/segmented';
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

const Choice = ({ label, isOn, onChoose }: ChoiceProps) => (
  <button className="choice" type="button" aria-pressed={isOn} onClick={onChoose}>
    {isOn && <Icon name="check" />}
    {label}
  </button>
);

export const FilterSheet = ({ name, ...props }: ListingViewProps & { name: string }) => (
  <Dialog name={name} label="Filter games">
    <Filters {...props} />
  </Dialog>
);

const Filters = (props: ListingViewProps) => {
  const { listing } = props;
  const { push } = useRouter();
  const close = useModal((modal) => modal.close);
  const [draft, setDraft] = useState(props.state);
  const total = useGameCount(listing, draft);
  const choose = (change: Partial<ListingState>): void => setDraft({ ...draft, ...change });
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
              choose(NO_FILTERS);
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
        <Choice
          label="Plays on this device"
          isOn={draft.isDevice}
          onChoose={() => choose({ isDevice: !draft.isDevice })}
        />
        <Choice
          label={`Only on ${siteConfig().productName}`}
          isOn={draft.isExclusive}
          onChoose={() => choose({ isExclusive: !draft.isExclusive })}
        />
        {listing.section === 'online' && (
          <Choice
            label="Show every variant"
            isOn={draft.hasVariants}
            onChoose={() => choose({ hasVariants: !draft.hasVariants })}
          />
        )}
      </div>
      {keys.includes('genre') && (
        <>
          <h3 id="filter-genre">Genre</h3>
          <div className="choices" role="group" aria-labelledby="filter-genre">
            {GENRES.map((genre) => (
              <Choice
                key={genre.uid}
                label={genre.name}
                isOn={draft.genre === genre.uid}
                onChoose={() => choose({ genre: draft.genre === genre.uid ? null : genre.uid })}
              />
            ))}
          </div>
        </>
      )}
      <h3 id="filter-sort">Sort by</h3>
      <Segmented role="group" aria-labelledby="filter-sort">
        {SCOPES[listing.scope].sorts.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={draft.sort === sort}
            onClick={() => choose({ sort, isReversed: false })}
          >
            {SORT_LABELS[sort]}
          </button>
        ))}
      </Segmented>
      <div className="choices" hidden={draft.sort === 'relevance'}>
        <Choice
          label="Reverse order"
          isOn={draft.isReversed}
          onChoose={() => choose({ isReversed: !draft.isReversed })}
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
