/**
 * The rows of suggestions. They highlight the typed text, Enter picks the highlighted row, and the best match has a
 * Play link.
 */
import { ButtonLink } from '@/components/ui/button';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import type { GameSummary } from '@/lib/contract/game';
import { counted } from '@/lib/domain/play/amounts';
import { markTyped } from '@/lib/domain/search/typed-marks';
import { NamedGenres } from '@/components/ui/cards/named-genres';
import type { SuggestedDetails } from '@/stores/queries/use-suggested-details';

interface SuggestionRowsProps {
  id: string;
  typed: string;
  suggestions: readonly string[];
  /** The games and genres that the suggestions refer to, as far as they are loaded. */
  details: SuggestedDetails;
  /** The index of the highlighted row. The row after the suggestions runs the search. */
  highlighted: number;
  onHighlight(index: number): void;
  /** Called with a suggestion when the visitor presses it. */
  onPick(text: string): void;
  /** Called with the typed text to run the search. */
  onSearch(text: string): void;
}

export const rowId = (id: string, index: number): string => `${id}-${index}`;

const MarkedSuggestion = ({ text, typed }: { text: string; typed: string }) =>
  markTyped(text, typed).map(({ text: part, isMarked }, index) =>
    isMarked ? <b key={index}>{part}</b> : part,
  );

const SuggestionThumbnail = ({ game }: { game: GameSummary | undefined }) => {
  const art = game && artworkUrl(game, 'small');
  return art ? <img src={art} alt="" /> : <Icon name="search" />;
};

export const SuggestionRows = ({
  id,
  typed,
  suggestions,
  details: { games, families, genres },
  highlighted,
  onHighlight,
  onPick,
  onSearch,
}: SuggestionRowsProps) => {
  const rowAttributes = (index: number, text: string, onPress = onPick) => ({
    id: rowId(id, index),
    role: 'option',
    'aria-selected': index === highlighted,
    onPointerMove: () => onHighlight(index),
    // Keeps the focus in the field.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
    onClick: () => onPress(text),
  });
  const [first = ''] = suggestions;
  const best = families.get(first)?.game ?? games.get(first);
  const isPlayable = best !== undefined && !best.isDownloadGame && !best.isBroken;
  return (
    <div className="search-rows">
      <ul id={id} className="search-suggestions" role="listbox" aria-label="Suggestions">
        {suggestions.map((suggestion, index) => {
          const family = families.get(suggestion);
          const game = family?.game ?? games.get(suggestion);
          const note = family ? null : game?.knownAs[0];
          return (
            <li
              key={suggestion}
              data-best={index === 0 && isPlayable ? '' : undefined}
              {...rowAttributes(index, suggestion)}
            >
              <SuggestionThumbnail game={game} />
              <span>
                <MarkedSuggestion text={suggestion} typed={typed} />
                {family && <small> {counted(family.size, 'kind')}</small>}
                {note && (
                  <small>
                    {' '}
                    <MarkedSuggestion text={note} typed={typed} />
                  </small>
                )}
              </span>
              <kbd aria-hidden="true">Enter</kbd>
            </li>
          );
        })}
        <li data-all="" {...rowAttributes(suggestions.length, typed, onSearch)}>
          <Icon name="arrowR" />
          <span>All results for “{typed}”</span>
          <kbd aria-hidden="true">Enter</kbd>
        </li>
      </ul>
      {/* Outside the list, because an option of a list must not contain a link. */}
      {isPlayable && (
        <ButtonLink
          kind="play"
          size="small"
          href={best.href}
          data-play=""
          aria-label={`Play ${best.title}`}
          onPointerDown={(event: React.PointerEvent) => event.preventDefault()}
        >
          <Icon name="play" />
          Play
        </ButtonLink>
      )}
      <NamedGenres uids={genres} />
    </div>
  );
};
