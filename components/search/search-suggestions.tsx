/** The additions to a search field in use: the list below it, and a button that clears it. Loads on first use. */
import type { RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import { SuggestionRows } from './suggestion-rows';
import { useCombobox } from './use-combobox';

interface SearchSuggestionsProps {
  input: HTMLInputElement;
  field: RefObject<HTMLElement | null>;
  onPick(text: string): void;
}

export const SearchSuggestions = ({ input, field, onPick }: SearchSuggestionsProps) => {
  const box = useCombobox({ input, field, onPick });
  return (
    <>
      {box.typed !== '' && (
        <button type="button" className="search-clear" aria-label="Clear the search" onClick={box.clear}>
          <Icon name="close" />
        </button>
      )}
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
