/** The twelve tags (spec §3) as toggles. Each change is saved immediately. */
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { GAME_TAGS, tagFlagId } from '@/lib/contract/game';
import { isSecondClick } from '@/stores/double-press';
import { useModal } from '@/stores/stores-provider';

/** The name by which the modal store opens the dialog. */
export const TAG_DIALOG = 'game-tags';

interface TagDialogProps {
  /** The flag ids of the member's own tags. */
  own: readonly string[];
  onTag(flagId: string, isOn: boolean): void;
  error: string;
}

export const TagDialog = ({ own, onTag, error }: TagDialogProps) => {
  const close = useModal((state) => state.close);
  return (
    <Dialog name={TAG_DIALOG} label="Tag this game">
      <div className="tag-dialog">
        <h2>What is it like?</h2>
        <p>Choose as many as fit.</p>
        <div role="group" aria-label="Tags">
          {GAME_TAGS.map((tag) => {
            const flagId = tagFlagId(tag);
            const isOn = own.includes(flagId);
            return (
              <button
                key={tag}
                type="button"
                aria-pressed={isOn}
                onClick={(event) => isSecondClick(event) || onTag(flagId, !isOn)}
              >
                <Icon name={isOn ? 'check' : 'plus'} />
                {tag}
              </button>
            );
          })}
        </div>
        <ActionError error={error} />
        <Button kind="blue" isFull onClick={close}>
          Done
        </Button>
      </div>
    </Dialog>
  );
};
