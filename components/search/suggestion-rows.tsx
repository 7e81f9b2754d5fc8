/** The rows of suggestions: what was typed stands out, the highlighted row can be picked with Enter. */
import { Icon } from '@/components/ui/icon';
import { markTyped } from '@/lib/domain/typed-marks';

interface SuggestionRowsProps {
  id: string;
  typed: string;
  suggestions: readonly string[];
  /** Index of the highlighted row; the row after the suggestions runs the search. */
  highlighted: number;
  onHighlight(index: number): void;
  onPick(text: string): void;
}

export const rowId = (id: string, index: number): string => `${id}-${index}`;

export const SuggestionRows = ({
  id,
  typed,
  suggestions,
  highlighted,
  onHighlight,
  onPick,
}: SuggestionRowsProps) => {
  const row = (index: number, text: string) => ({
    id: rowId(id, index),
    role: 'option',
    'aria-selected': index === highlighted,
    onPointerMove: () => onHighlight(index),
    // The field keeps the focus.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
    onClick: () => onPick(text),
  });
  return (
    <ul id={id} className="search-suggestions" role="listbox" aria-label="Suggestions">
      {suggestions.map((suggestion, index) => (
        <li key={suggestion} {...row(index, suggestion)}>
          <Icon name="search" />
          <span>
            {markTyped(suggestion, typed).map(({ text, isMarked }, part) =>
              isMarked ? <b key={part}>{text}</b> : text,
            )}
          </span>
          <kbd aria-hidden="true">Enter</kbd>
        </li>
      ))}
      <li data-all="" {...row(suggestions.length, typed)}>
        <Icon name="arrowR" />
        <span>All results for “{typed}”</span>
        <kbd aria-hidden="true">Enter</kbd>
      </li>
    </ul>
  );
};
