/** The tags that members gave a game, with their counts, and a button for adding tags. */
import { useRequireSignIn } from '@/components/account/use-require-sign-in';
import { Icon } from '@/components/ui/icon';
import { useGameTags } from '@/stores/queries/use-game-tags';
import { useModal } from '@/stores/stores-provider';
import { TAG_DIALOG, TagDialog } from './tag-dialog';

export const TopTags = ({ uid }: { uid: string }) => {
  const signInFirst = useRequireSignIn();
  const open = useModal((state) => state.open);
  const { tags, own, setTag, error } = useGameTags(uid);
  if (!tags) return null;
  return (
    <>
      <div className="tag-line">
        {tags.length > 0 ? (
          <ul tabIndex={0} aria-label="Tags of this game">
            {tags.map(({ name, flagId, count }) => (
              <li key={flagId} data-own={own.includes(flagId) || undefined}>
                {own.includes(flagId) && <Icon name="check" />}
                {name} <small>{count}</small>
              </li>
            ))}
          </ul>
        ) : (
          <p>Nobody has said yet.</p>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => signInFirst(() => open(TAG_DIALOG))}>
          <Icon name="plus" />
          Add a tag
        </button>
      </div>
      <TagDialog own={own} onTag={setTag} error={error} />
    </>
  );
};
