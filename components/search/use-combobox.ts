/**
 * Handles a field with a list of suggestions: the keys that move in it, its ARIA attributes, and its closing (spec §4,
 * ARIA combobox).
 */
import { useRouter } from 'next/router';
import { useCallback, useEffect, useId, useState, type RefObject } from 'react';
import { MIN_TERM_LENGTH } from '@/lib/domain/search/search-term';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { paths } from '@/lib/paths';
import { visibleLength } from '@/lib/visible-length';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { useSuggestedDetails, type SuggestedDetails } from '@/stores/queries/use-suggested-details';
import { useSuggestions } from '@/stores/queries/use-suggestions';
import { useTitleSuggestions } from '@/stores/queries/use-title-suggestions';
import { rowId } from './suggestion-rows';

const NO_HIGHLIGHT = -1;

/**
 * Returns whether a key belongs to an input method. Safari ends the composition before the key that ends it, so that
 * this key is recognized only by its key code.
 */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Leaves out hidden games, except a game whose exact title is typed. */
const removeHiddenGames = (
  titles: readonly string[],
  { games }: SuggestedDetails,
  typed: string,
  keys: readonly string[],
): readonly string[] =>
  keys.length === 0
    ? titles
    : titles.filter((title) => {
        const game = games.get(title);
        return !game || title.toLowerCase() === typed.toLowerCase() || !isHiddenBy(keys, game);
      });

export interface ComboboxState {
  id: string;
  typed: string;
  suggestions: readonly string[];
  /** The games and genres that the suggestions refer to, as far as they are loaded. */
  details: SuggestedDetails;
  isOpen: boolean;
  highlighted: number;
  highlight(index: number): void;
  /** Opens the page of a suggested family, or else searches for the suggestion. */
  pick(text: string): void;
  clear(): void;
}

interface ComboboxOptions {
  input: HTMLInputElement;
  /** The element that contains the field; a press outside it closes the list. */
  field: RefObject<HTMLElement | null>;
  onPick(text: string): void;
}

export const useCombobox = ({ input, field, onPick }: ComboboxOptions): ComboboxState => {
  const id = useId();
  const { events, push } = useRouter();
  const [typed, setTyped] = useState(input.value.trim());
  const [isRequested, setIsRequested] = useState(visibleLength(typed) >= MIN_TERM_LENGTH);
  const [highlighted, setHighlighted] = useState(NO_HIGHLIGHT);
  const found = useSuggestions(typed, useTitleSuggestions());
  const details = useSuggestedDetails(isRequested && found.length > 0 ? typed : '');
  const suggestions = removeHiddenGames(found, details, typed, useHiddenKeys());
  const isOpen = isRequested && suggestions.length > 0;
  const { families } = details;
  const pick = useCallback(
    (text: string): void => {
      const family = families.get(text);
      if (family) void push(paths.family(family.slug));
      else onPick(text);
    },
    [families, onPick, push],
  );
  const close = useCallback(() => {
    setIsRequested(false);
    setHighlighted(NO_HIGHLIGHT);
  }, []);

  useEffect(() => {
    const handleInput = (): void => {
      const text = input.value.trim();
      setTyped(text);
      setIsRequested(visibleLength(text) >= MIN_TERM_LENGTH);
      setHighlighted(NO_HIGHLIGHT);
    };
    // The visitor may have typed between the first rendering and adding this listener.
    handleInput();
    input.addEventListener('input', handleInput);
    return () => input.removeEventListener('input', handleInput);
  }, [input]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (isComposing(event)) return;
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        return close();
      }
      if (event.key === 'Enter' && isOpen && highlighted !== NO_HIGHLIGHT) {
        event.preventDefault();
        return highlighted < suggestions.length ? pick(suggestions[highlighted] ?? typed) : onPick(typed);
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      if (suggestions.length === 0) return;
      event.preventDefault();
      setIsRequested(true);
      // Counts the suggestions, the row that runs the search, and the field itself.
      const places = suggestions.length + 2;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setHighlighted((at) => ((at + 1 + step + places) % places) - 1);
    };
    input.addEventListener('keydown', handleKey);
    return () => input.removeEventListener('keydown', handleKey);
  }, [input, isOpen, highlighted, suggestions, typed, pick, onPick, close]);

  useEffect(() => {
    const handlePress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !field.current?.contains(target)) close();
    };
    const handleFocus = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !field.current?.contains(relatedTarget)) close();
    };
    document.addEventListener('pointerdown', handlePress);
    input.addEventListener('blur', handleFocus);
    events.on('routeChangeStart', close);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      input.removeEventListener('blur', handleFocus);
      events.off('routeChangeStart', close);
    };
  }, [close, events, field, input]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (isOpen && highlighted !== NO_HIGHLIGHT)
      input.setAttribute('aria-activedescendant', rowId(id, highlighted));
    else input.removeAttribute('aria-activedescendant');
  }, [input, isOpen, highlighted, id]);

  return {
    id,
    typed,
    suggestions,
    details,
    isOpen,
    highlighted,
    highlight: setHighlighted,
    pick,
    clear: () => {
      input.form?.reset();
      setTyped('');
      close();
      input.focus();
    },
  };
};
