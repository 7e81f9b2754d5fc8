/** The order and the genre as native selects. With scripts they apply immediately, without scripts by a button. */
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon, type UiIcon } from '@/components/ui/icon';
import { GENRES } from '@/lib/domain/games/genres';
import { listingPairs, SCOPES, SORT_LABELS, type ListingState } from '@/lib/domain/listing/listing-query';
import { hrefAfter, type ListingViewProps } from './listing-props';

interface FilterSelectProps {
  name: 'sort' | 'genre';
  label: string;
  icon: UiIcon;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onPick(value: string): void;
}

const FilterSelect = ({ name, label, icon, value, options, onPick }: FilterSelectProps) => {
  const select = useRef<HTMLSelectElement>(null);
  const hasTakenOver = useRef(false);
  /** Applies a choice that the visitor made before the page's scripts loaded. */
  const takeOver = useEffectEvent((): void => {
    const chosen = select.current?.value ?? value;
    if (chosen !== value) onPick(chosen);
  });
  // The select is uncontrolled so that a choice appears immediately. Sets the select to the page's state after that
  // state changes, for example after Back.
  useEffect(() => {
    if (hasTakenOver.current && select.current) select.current.value = value;
    else takeOver();
    hasTakenOver.current = true;
  }, [value]);
  return (
    <label className="listing-pick" data-pick={name}>
      <Icon name={icon} />
      <span>{label}</span>
      <select
        ref={select}
        name={name}
        defaultValue={value}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevD" />
    </label>
  );
};

const GENRE_OPTIONS = [['', 'All'], ...GENRES.map(({ slug, name }) => [slug, name] as const)] as const;

export const ListingPicks = ({ listing, state }: ListingViewProps) => {
  const { push } = useRouter();
  const scope = SCOPES[listing.scope];
  const keys: readonly string[] = scope.keys;
  const go = (change: Partial<ListingState>): void =>
    void push(hrefAfter({ listing, state }, change), undefined, { scroll: false });
  const saved = listingPairs(state, scope).filter(
    ([key]) => !['sort', 'order', 'genre', 'page'].includes(key),
  );

  return (
    // Autocomplete is off, because a browser would otherwise restore the earlier choice on a return.
    <form className="listing-picks" action={listing.path} method="get" autoComplete="off">
      {saved.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {keys.includes('genre') && (
        <FilterSelect
          name="genre"
          label="Genre"
          icon="grid"
          value={GENRES.find(({ uid }) => uid === state.genre)?.slug ?? ''}
          options={GENRE_OPTIONS}
          onPick={(slug) => go({ genre: GENRES.find((genre) => genre.slug === slug)?.uid ?? null })}
        />
      )}
      <FilterSelect
        name="sort"
        label="Sort"
        icon="sort"
        value={state.sort}
        options={scope.sorts.map((sort) => [sort, SORT_LABELS[sort]])}
        onPick={(sort) => go({ sort: sort as ListingState['sort'], isReversed: false })}
      />
      <noscript>
        <button type="submit">Show</button>
      </noscript>
    </form>
  );
};
