/** Adds a list below a search field, and a button that clears the field. Loads on first use. */
import type { RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { SuggestionRows } from './suggestion-rows';
import { useCombobox } from './use-combobox';

const SearchStart = createLazyComponent(async () => (await import('./search-start')).SearchStart);

interface SearchSuggestionsProps {
  input: HTMLInputElement;
  /** Whether the list also opens before the visitor types. Not needed on a page that shows the same content. */
  hasStart: boolean;
  field: RefObject<HTMLElement | null>;
  onPick(text: string): void;
}

export const SearchSuggestions = ({ input, hasStart, field, onPick }: SearchSuggestionsProps) => {
  const box = useCombobox({ input, field, onPick });
  return (
    <>
      {box.typed !== '' && (
        <button type="button" className="search-clear" aria-label="Clear the search" onClick={box.clear}>
          <Icon name="close" />
        </button>
      )}
      {hasStart && box.typed === '' && <SearchStart input={input} field={field} onPick={onPick} />}
      {box.isOpen && (
        <div className="search-popup">
          <SuggestionRows
            id={box.id}
            typed={box.typed}
            suggestions={box.suggestions}
            details={box.details}
            highlighted={box.highlighted}
            onHighlight={box.highlight}
            onPick={box.pick}
            onSearch={onPick}
          />
        </div>
      )}
      <span className="sr" role="status">
        {box.isOpen ? `${box.suggestions.length} suggestions` : ''}
      </span>
    </>
  );
};
