/** The number of games that a rule matches, or the reason why players do not see the collection. */
import { COLLECTION_MESSAGES, CONDITION_NAMES } from '@/lib/collection-messages';
import { counted, grouped } from '@/lib/domain/play/amounts';
import type { EditedCollection } from '@/stores/queries/use-collection-editor';

export type MatchingGames = Pick<EditedCollection, 'games' | 'cards' | 'conditions'>;

/** Returns the reason why players do not see a collection with these matches, or null if they see it. */
export const hiddenCollectionReason = ({ games, conditions }: MatchingGames): string | null => {
  if (conditions.length === 0) return COLLECTION_MESSAGES.noCondition;
  return games === 0 ? COLLECTION_MESSAGES.noGames : null;
};

/** Returns the number of matching games, and the number of cards that represent them. */
export const describeMatches = ({ games, cards }: MatchingGames): string =>
  games === cards ? counted(games, 'game') : `${counted(games, 'game')}, shown as ${counted(cards, 'card')}`;

export const ConditionCounts = ({ conditions }: Pick<MatchingGames, 'conditions'>) => (
  <dl className="condition-counts">
    {conditions.map(({ key, games }) => (
      <div key={key}>
        <dt>{CONDITION_NAMES[key]}</dt>
        <dd>{games === 0 ? 'no game' : grouped(games)}</dd>
      </div>
    ))}
  </dl>
);
