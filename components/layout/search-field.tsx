/**
 * The search field. The "/" key focuses it (pages/_document.tsx handles the key before any other script). A term of
 * fewer than three characters is never sent (spec §5).
 */
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { MAX_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { getSiteConfig } from './site-config';
import { useSearch } from './use-search';

/** Loads on first use, because most visitors never need it. */
const LazySearchSuggestions = createLazyComponent(
  async () => (await import('@/components/search/search-suggestions')).SearchSuggestions,
);

interface SearchFieldProps {
  /** `large` for the search page, `joined` for the classic header, where the field is attached to its button. */
  kind?: 'bar' | 'large' | 'joined';
}

export const SearchField = ({ kind = 'bar' }: SearchFieldProps) => {
  const isLarge = kind === 'large';
  const search = useSearch();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState<HTMLInputElement | null>(null);

  // The "/" key or an early press may have focused the field before the script loaded.
  useEffect(() => {
    if (input.current === document.activeElement) setUsed(input.current);
  }, []);

  const pick = useCallback(
    (text: string): void => {
      if (input.current) input.current.value = text;
      search(text);
    },
    [search],
  );
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    search(input.current?.value ?? '');
  };

  return (
    <form
      ref={form}
      className="search-field"
      role="search"
      aria-label={isLarge ? 'Search from here' : 'Site'}
      action={getSiteConfig().searchUrl}
      method="get"
      noValidate
      data-kind={kind}
      onSubmit={handleSubmit}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="text"
        name={TERM_KEY}
        inputMode="search"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        aria-label="Search games"
        placeholder="Search games"
        autoComplete="off"
        maxLength={MAX_TERM_LENGTH}
        onFocus={({ currentTarget }) => setUsed(currentTarget)}
      />
      {used && <LazySearchSuggestions input={used} hasStart={!isLarge} field={form} onPick={pick} />}
      {kind === 'bar' && <kbd aria-hidden="true">/</kbd>}
      {kind === 'joined' && <button type="submit">Search</button>}
    </form>
  );
};
