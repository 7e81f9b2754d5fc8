/** The list below the search field on a wide screen, before the visitor types. */
import { useEffect, useState, type RefObject } from 'react';
import { useRouter } from 'next/router';
import { SearchHistory } from './search-history';

interface SearchStartProps {
  input: HTMLInputElement;
  /** The element that contains the field. The list closes when a press or the focus is outside it. */
  field: RefObject<HTMLElement | null>;
  onPick(term: string): void;
}

export const SearchStart = ({ input, field, onPick }: SearchStartProps) => {
  const { events } = useRouter();
  // Does not open when Tab reaches the field, because all links of the list would then come before the page's
  // content.
  const [isOpen, setIsOpen] = useState(() => document.activeElement === input && input.matches(':hover'));

  useEffect(() => {
    const place = field.current;
    const openStart = (): void => setIsOpen(true);
    const closeStart = (): void => setIsOpen(false);
    const handleOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !place?.contains(target)) closeStart();
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !place?.contains(relatedTarget)) closeStart();
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowDown' && event.target === input) openStart();
      if (event.key !== 'Escape') return;
      input.focus();
      closeStart();
    };
    input.addEventListener('click', openStart);
    place?.addEventListener('focusout', handleFocusOut);
    place?.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleOutside);
    events.on('routeChangeStart', closeStart);
    return () => {
      input.removeEventListener('click', openStart);
      place?.removeEventListener('focusout', handleFocusOut);
      place?.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleOutside);
      events.off('routeChangeStart', closeStart);
    };
  }, [events, field, input]);

  return isOpen ? (
    <div className="search-popup">
      <SearchHistory onPick={onPick} onRemoved={() => input.focus()} isBelowField />
    </div>
  ) : null;
};
