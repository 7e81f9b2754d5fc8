/** Renames, deletes and shares a list. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { GameListEntry } from '@/lib/contract/game-lists';
import { listPath } from '@/lib/list-path';
import { LIST_MESSAGES } from '@/lib/list-messages';
import type { useGameLists } from '@/stores/queries/use-game-lists';
import { browserShareDeps, shareText } from '@/stores/share';
import { useNotifications } from '@/stores/stores-provider';
import { useSingleFlight } from '@/stores/use-single-flight';
import { ListForm } from './list-form';

export interface ListToolsProps {
  list: GameListEntry;
  lists: ReturnType<typeof useGameLists>;
}

const buildListUrl = (shareId: string): string => new URL(listPath(shareId), window.location.href).href;

const SharedLink = ({ shareId }: { shareId: string }) => {
  const notify = useNotifications((state) => state.notify);
  const handleShare = async (): Promise<void> => {
    // A failed share needs no message, because the link on the page can be copied instead.
    const shareMethod = await shareText(
      buildListUrl(shareId),
      browserShareDeps(() => undefined),
    );
    if (shareMethod === 'copied') notify(LIST_MESSAGES.copied, 'success');
  };
  return (
    <p>
      {LIST_MESSAGES.shared}{' '}
      <SiteLink className="underlined" href={listPath(shareId)}>
        {buildListUrl(shareId)}
      </SiteLink>{' '}
      <Button kind="line" size="small" onClick={() => void handleShare()}>
        Share the link
      </Button>
    </p>
  );
};

export const ListTools = ({ list, lists, onRemoved }: ListToolsProps & { onRemoved(): void }) => {
  const { id, title, shareId, isWithdrawn } = list;
  const { change, submit, isGuest } = lists;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { busy, run } = useSingleFlight<string>();
  const isShared = shareId !== null;

  const handleShare = () =>
    change(async (own) => own.share?.(id, !isShared), isShared ? LIST_MESSAGES.unshared : undefined);
  const handleRemove = async (): Promise<void> => {
    if (await change((own) => own.remove(id), LIST_MESSAGES.removed(title))) onRemoved();
  };

  if (open === 'rename')
    return (
      <ListForm
        label={LIST_MESSAGES.titleLabel}
        initial={title}
        draft={`list ${id}`}
        action={LIST_MESSAGES.rename}
        onSubmit={(next) => submit((own) => own.rename(id, next), LIST_MESSAGES.renamed)}
        onClose={() => setOpen(null)}
      />
    );
  return (
    <>
      {isWithdrawn && <p>{LIST_MESSAGES.withdrawn}</p>}
      {shareId && !isWithdrawn && <SharedLink shareId={shareId} />}
      {open === 'remove' ? (
        <div className="tools" role="group" aria-label={LIST_MESSAGES.confirmRemoval}>
          <b>{LIST_MESSAGES.confirmRemoval}</b>
          <Button
            kind="danger"
            size="small"
            isBusy={busy === 'remove'}
            onClick={() => void run(handleRemove, 'remove')}
          >
            {LIST_MESSAGES.remove}
          </Button>
          <Button kind="line" size="small" onClick={() => setOpen(null)}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className="tools">
          <Button kind="line" size="small" onClick={() => setOpen('rename')}>
            {LIST_MESSAGES.rename}
          </Button>
          {!isGuest && !isWithdrawn && (
            <Button
              kind="line"
              size="small"
              isBusy={busy === 'share'}
              onClick={() => void run(handleShare, 'share')}
            >
              {isShared ? LIST_MESSAGES.unshare : LIST_MESSAGES.share}
            </Button>
          )}
          <Button kind="line" size="small" onClick={() => setOpen('remove')}>
            {LIST_MESSAGES.remove}
          </Button>
        </div>
      )}
    </>
  );
};
