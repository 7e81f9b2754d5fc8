/** The search on a phone. It fills the screen, with the field above the keyboard and the suggestions growing upward. */
import { useCallback, useEffect, useState, type CSSProperties, type FormEvent, type RefObject } from 'react';
import { getSiteConfig } from '@/components/layout/site-config';
import { useSearch } from '@/components/layout/use-search';
import { Icon } from '@/components/ui/icon';
import { Toaster } from '@/components/ui/toaster';
import { useModalDialog } from '@/components/ui/focus/use-modal-dialog';
import { MAX_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { SearchHistory } from './search-history';
import { SuggestionRows } from './suggestion-rows';
import { useCombobox } from './use-combobox';

export const SEARCH_SHEET = 'search';

interface VisibleSpace {
  top: number;
  height: number;
}

/** Returns the part of the screen that the keyboard leaves visible. */
const useVisibleSpace = (): VisibleSpace | null => {
  const [space, setSpace] = useState<VisibleSpace | null>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measureSpace = (): void => setSpace({ top: viewport.offsetTop, height: viewport.height });
    measureSpace();
    viewport.addEventListener('resize', measureSpace);
    viewport.addEventListener('scroll', measureSpace);
    return () => {
      viewport.removeEventListener('resize', measureSpace);
      viewport.removeEventListener('scroll', measureSpace);
    };
  }, []);
  return space;
};

const SheetSuggestions = ({ input, field, onPick }: Parameters<typeof useCombobox>[0]) => {
  const box = useCombobox({ input, field, onPick });
  return (
    <>
      {/* Also shown while nothing matches the text, so that the sheet is never empty. */}
      {!box.isOpen && <SearchHistory onPick={onPick} onRemoved={() => input.focus()} />}
      {box.isOpen && (
        <>
          <h2>Suggestions</h2>
          <SuggestionRows {...box} onHighlight={box.highlight} onPick={box.pick} onSearch={onPick} />
        </>
      )}
      <span className="sr" role="status">
        {box.isOpen ? `${box.suggestions.length} suggestions` : ''}
      </span>
    </>
  );
};

export const SearchSheet = () => {
  const { modal, opening, isOpen, close, props } = useModalDialog(SEARCH_SHEET);
  const space = useVisibleSpace();
  if (!modal) return null;
  return (
    <dialog
      {...props}
      className="search-sheet"
      aria-label="Search games"
      style={
        space ? ({ '--top': `${space.top}px`, '--height': `${space.height}px` } as CSSProperties) : undefined
      }
    >
      <SheetContent key={opening} field={props.ref} onClose={close} />
      {isOpen && <Toaster />}
    </dialog>
  );
};

interface SheetContentProps {
  field: RefObject<HTMLElement | null>;
  onClose(): void;
}

const SheetContent = ({ field, onClose }: SheetContentProps) => {
  const search = useSearch();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  // The visitor opened the sheet to type.
  useEffect(() => input?.focus(), [input]);
  const pick = useCallback((text: string) => void search(text), [search]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    search(input?.value ?? '');
  };

  return (
    <>
      {input && <SheetSuggestions input={input} field={field} onPick={pick} />}
      <form role="search" action={getSiteConfig().searchUrl} method="get" noValidate onSubmit={handleSubmit}>
        <button type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        <label>
          <Icon name="search" />
          <input
            ref={setInput}
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
            enterKeyHint="search"
          />
        </label>
        <button type="submit" aria-label="Search">
          <Icon name="arrowR" />
        </button>
      </form>
    </>
  );
};
