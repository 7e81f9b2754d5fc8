/** The number of games that the rule in the form matches, updated while the rule is edited. */
import { useStore } from 'zustand';
import { artworkUrl } from '@/components/ui/cards/game-art';
import type { CollectionSort } from '@/lib/domain/listing/collection-rules';
import { parseRule } from '@/lib/validation/collection-fields';
import type { RawValues } from '@/lib/validation/schema';
import type { StoreApi } from 'zustand/vanilla';
import { useCollectionPreview } from '@/stores/queries/use-collection-editor';
import { ConditionCounts, describeMatches, hiddenCollectionReason } from './match-counts';

export const RulePreview = ({ store }: { store: StoreApi<{ data: RawValues }> }) => {
  const data = useStore(store, (state) => state.data);
  const { preview, isOutdated, failure } = useCollectionPreview(
    parseRule(data),
    (data.sort as CollectionSort | undefined) || 'popular',
  );
  return (
    <section className="rule-preview" aria-labelledby="rule-preview" aria-busy={isOutdated || undefined}>
      <h3 id="rule-preview">Preview</h3>
      <p role="status">
        {failure ?? (preview ? `Matches ${describeMatches(preview)}.` : 'Counting the matches')}
      </p>
      {preview && hiddenCollectionReason(preview) && (
        <p className="reason">{hiddenCollectionReason(preview)}</p>
      )}
      {preview && preview.conditions.length > 0 && (
        <>
          <h4>Each condition by itself</h4>
          <ConditionCounts conditions={preview.conditions} />
        </>
      )}
      {preview && preview.rows.length > 0 && (
        <>
          <h4>First on the page</h4>
          <ul>
            {preview.rows.map((game) => (
              <li key={game.uid}>
                <img src={artworkUrl(game, 'small') ?? undefined} alt="" loading="lazy" />
                {game.family && game.family.size > 1 ? game.family.name : game.title}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
